/** Learning a game by playing it: which table is played with the guide of its game, and which of its steps have been read. Kept by this browser. */
import type { GameInfo, GuideInfo } from "./api";
import { held } from "./keys";
import { load, save } from "./storage";

export type GuideStep = GuideInfo["steps"][number];

interface Progress {
  table: string;
  /** Ids of the steps whose question was answered. */
  read: string[];
  /** Whether the guide says nothing more: it has been left, or read to its end. */
  quiet: boolean;
  done: boolean;
}

const KEY = "lysander.guides";
const all: Record<string, Progress> = $state(load<Record<string, Progress>>(KEY, {}));
const keep = (): void => save(KEY, $state.snapshot(all));

/** The steps that are counted: those that are read in every game. */
const counted = (game: GameInfo): GuideStep[] => game.guide?.steps.filter((s) => !s.rare) ?? [];

/** Returns how far somebody has come in the guide of a game: how many steps were read of how many, and whether it is done. */
export function progress(game: GameInfo): { read: number; of: number; done: boolean } {
  const own = all[game.id];
  return { read: counted(game).filter((s) => own?.read.includes(s.id)).length, of: counted(game).length, done: !!own?.done };
}

/** Returns the table at which the guide was left before its end, if this browser still holds its keys. */
export function leftAt(game: GameInfo): string {
  const own = all[game.id];
  return own && !own.done && held(own.table) ? own.table : "";
}

/** Begins the guide of a game at this table, or goes on with it there. */
export function guideAt(game: GameInfo, table: string): void {
  const own = all[game.id];
  all[game.id] = own?.table === table ? { ...own, quiet: false } : { table, read: [], quiet: false, done: own?.done ?? false };
  keep();
}

/** The guide at a table. */
export class Guide {
  /** The step that was put away; the guide is silent until the next one. */
  away = $state("");

  constructor(
    readonly game: GameInfo,
    readonly table: string,
  ) {}

  private get own(): Progress | undefined {
    return all[this.game.id]?.table === this.table ? all[this.game.id] : undefined;
  }

  /** Whether this table is played with the guide. */
  get on(): boolean {
    return !!this.own && !this.own.quiet;
  }

  /** Returns what is said at a question: the first step for its kind whose question has not been answered yet. */
  step(kind: string): GuideStep | undefined {
    const on = kind.split(":")[0];
    return this.game.guide?.steps.find((s) => s.on === on && !this.own?.read.includes(s.id));
  }

  /** Whether all steps that are counted have been read. */
  get finished(): boolean {
    return counted(this.game).every((s) => this.own?.read.includes(s.id));
  }

  /** The number of a step, among those that are counted; 0 for one that is not. */
  number = (step: GuideStep): number => (step.rare ? 0 : counted(this.game).filter((s) => this.own?.read.includes(s.id)).length + 1);

  get steps(): number {
    return counted(this.game).length;
  }

  /** A question of this kind was answered: its step has been read. */
  answered = (kind: string): void => {
    const step = this.on ? this.step(kind) : undefined;
    if (!step) return;
    this.own!.read.push(step.id);
    keep();
  };

  /** Says nothing more at this table. */
  leave = (): void => {
    if (!this.own) return;
    this.own.quiet = true;
    this.own.done ||= this.finished;
    keep();
  };

  /** The guide has said everything, or the game is over. */
  close = (): void => {
    if (!this.own) return;
    this.own.done = true;
    this.leave();
  };
}
