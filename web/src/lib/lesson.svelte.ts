/** A lesson at its table: what the step says, and going from one to another. The server sets the table; every legal answer is taken. */
import { tick } from "svelte";
import { api, type GameInfo, type LessonInfo } from "./api";
import { library } from "./games.svelte";
import { keyFor } from "./keys";
import { finished, progress, reached } from "./lessons.svelte";
import { go } from "./router.svelte";
import { learn, playBot } from "./start";
import type { TableControl } from "./table.svelte";
import type { Line } from "../wire";

export type LessonStep = LessonInfo["steps"][number];

export class Lesson {
  info = $state.raw<LessonInfo | null>(null);
  /** The game whose lesson comes next; null: all are done. */
  following = $state.raw<GameInfo | null>(null);
  /** Whether the page for the end is shown. */
  ended = $state(false);
  moving = $state(false);
  /** The last line that had been told when the question was open. */
  private before = 0;

  constructor(
    readonly game: GameInfo,
    private at: TableControl,
  ) {}

  /** Fetches the words of the lesson, in the language of the page. */
  async load(): Promise<void> {
    this.info = await api.lesson(this.game.id).catch(() => this.info);
  }

  get number(): number {
    return this.at.now.lesson?.step ?? 1;
  }

  get steps(): number {
    return this.at.now.lesson?.steps ?? 1;
  }

  get answered(): boolean {
    return !!this.at.now.lesson?.answered;
  }

  get step(): LessonStep | undefined {
    return this.info?.steps[this.number - 1];
  }

  /** The steps whose idea has been met: those before this one, and this one when its question is answered. */
  get learnt(): LessonStep[] {
    return this.info?.steps.slice(0, this.number - (this.answered ? 0 : 1)) ?? [];
  }

  /** What was told because of the answer. */
  get followed(): Line[] {
    return this.at.live?.lines.filter((l) => l.no > this.before) ?? [];
  }

  /** About how many minutes are left. */
  get minutes(): number {
    return Math.max(1, Math.round(((this.info?.minutes ?? 5) * (this.steps - this.number + 1)) / this.steps));
  }

  /** Opens the question of the step, which may be one for any time, and notes the step. */
  open(): void {
    if (!this.answered) this.before = this.at.live?.lines.at(-1)?.no ?? 0;
    reached(this.game.id, this.at.now.table, this.number);
    const ask = this.at.asks[0];
    if (ask) this.at.choose(ask.kind);
  }

  /** Puts the answer that most people want to see into the plan; nothing is sent. */
  show = async (): Promise<void> => {
    if (!this.step || this.answered) return;
    this.at.choose(this.step.ask);
    await tick();
    this.at.setPlan(String(this.step.show));
  };

  private async set(step: number): Promise<void> {
    const { table, seat } = this.at.now;
    if (this.moving) return;
    this.moving = true;
    try {
      await api.act(table, "lesson", { seat, step }, keyFor(table, seat));
      if (this.at.live?.link !== "live") await this.at.live?.refresh();
    } finally {
      this.moving = false;
    }
  }

  next = (): void => {
    if (this.number < this.steps) void this.set(this.number + 1);
    else void this.end();
  };

  back = (): void => {
    if (this.ended) this.ended = false;
    else if (this.number > 1) void this.set(this.number - 1);
  };

  again = (): void => void this.set(this.number);

  goto = (step: number): void => void (step !== this.number && this.set(step));

  /** Leaves the lesson; the place is kept. */
  leave = (): void => go("/");

  private async end(): Promise<void> {
    finished(this.game.id, this.at.now.table);
    this.ended = true;
    const games = await library().catch(() => []);
    this.following = games.find((g) => g.lesson && g.id !== this.game.id && !progress(g).done) ?? null;
  }

  play = (): void => void playBot(this.game);

  learn = (): void => void (this.following && learn(this.following));
}
