/**
 * What others did since a person's last answer, thing by thing: the list of it, and the show on the board. The server says which lines of the seat's
 * log are one thing, and what the seat saw after it; nothing here groups or guesses. The question stays open: any answer ends the show.
 */
import type { Line } from "../wire";
import { api } from "./api";
import { places } from "./places";
import { look, settings } from "./settings.svelte";
import type { TableControl } from "./table.svelte";
import { hurried } from "./turn";

export interface Thing {
  /** Who did it; empty: nobody in particular. */
  seat: string;
  /** The line that names it. */
  head: Line;
  lines: Line[];
  /** What the seat saw after it; null where it is listed only. */
  view: unknown;
}

/** A board that draws its own film of what happened: the table's list and keys work it, too. */
export interface Film {
  readonly open: boolean;
  readonly paused: boolean;
  /** The line that is shown. */
  readonly line: number;
  /** Shows what these lines tell, from a line on. `before`: what the seat saw before them. */
  show: (lines: Line[], before: unknown, from: number) => void;
  step: (by: number) => void;
  toggle: () => void;
  end: () => void;
}

/** So many lines of one kind are listed one by one, under what they have in common. */
export const ALIKE = 3;

/** The lines of a thing that are all of the kind that names it, dice and what leads up to it aside; none if there are few, or others among them. */
export function alike(thing: Thing): Line[] {
  const lines = thing.lines.filter((l) => !l.roll && l.no >= thing.head.no);
  return lines.length >= ALIKE && lines.every((l) => l.kind === thing.head.kind) ? lines : [];
}

/** More things than `FEW` are shown at double speed; more than `MOST` are listed only. */
export const FEW = 4;
export const MOST = 12;
/** How long a thing is shown, and how long the board stands before the first, in milliseconds. */
export const LONG = 1200;
const LEAD = 300;
export const PACES = [0.5, 1, 2] as const;

export class Show {
  things = $state.raw<Thing[]>([]);
  /** What the seat saw before the first thing. */
  before = $state.raw<unknown>(null);
  open = $state(false);
  paused = $state(false);
  /** The thing that is shown; -1: the board as it was before the first. */
  now = $state(-1);
  /** How far it has got, 0 to 1. */
  part = $state(0);
  /** The highest thing that was shown. */
  seen = $state(-1);
  film = $state.raw<Film | null>(null);
  /** Called before the board changes to another moment. */
  changing: () => void = () => {};
  private last = -1;
  private frame = 0;
  private time = 0;
  private away = true;
  private asked = 0;
  private loads = 0;

  constructor(
    private at: TableControl,
    private lines: () => Line[],
    /** Whether the board draws its own film. */
    readonly own: boolean,
    private terms: () => Record<string, string>,
  ) {}

  /** Whether what happened is to be shown without being asked for. */
  get wanted(): boolean {
    if (hurried(this.at.now)) return false;
    return settings.show === "always" || (settings.show === "away" && this.away);
  }

  get playing(): boolean {
    return this.film ? this.film.open : this.open;
  }

  get stands(): boolean {
    return this.film ? this.film.paused : this.paused;
  }

  /** The thing that is shown, by its place in the list; -1: none. */
  get current(): number {
    if (!this.playing) return -1;
    return this.film ? this.things.findIndex((x) => x.lines.some((l) => l.no === this.film!.line)) : this.now;
  }

  get thing(): Thing | undefined {
    return this.things[this.current];
  }

  /** What a thing is called: by the line that names it, or, if the game has a word for many of its kind, by that and how many there are. */
  called(thing: Thing): string {
    const many = this.terms()[`event-${thing.head.kind}`];
    const number = alike(thing).length;
    return many && number ? `${many[0].toUpperCase()}${many.slice(1)}: ${number}` : thing.head.text;
  }

  /** What is read out: one sentence for each thing. */
  get sentence(): string {
    return this.thing ? this.called(this.thing) : "";
  }

  /** What the board shows in the place of the present: null while there is no show. */
  get past(): { view: unknown; lines: Line[]; highlight: string[]; line: number } | null {
    if (!this.open) return null;
    const thing = this.things[this.now];
    const upto = thing?.lines.at(-1)?.no ?? (this.things[0]?.lines[0].no ?? 1) - 1;
    const told = this.lines().filter((l) => l.no <= upto);
    return { view: thing?.view ?? this.before, lines: told, highlight: thing?.lines.flatMap((l) => places(l.facts)) ?? [], line: thing?.head.no ?? 0 };
  }

  /** Milliseconds of a thing: slow, normal or fast, and twice as fast if there are many. With reduced motion each stands for a second. */
  get long(): number {
    const usual = look.still ? 1000 : LONG;
    return usual / (settings.pace || 1) / (this.things.length > FEW ? 2 : 1);
  }

  /** Seconds until the last thing has been shown. */
  get left(): number {
    return Math.ceil(((this.last - this.now + 1 - this.part) * this.long) / 1000);
  }

  /** The person was away: the page was hidden, or the connection lost. */
  leave(): void {
    this.away = true;
  }

  /** Finds out what others did since the last answer, and shows it if that is wished. */
  async load(): Promise<void> {
    const turn = ++this.asked;
    this.loads += 1;
    const { table, seat, at } = this.at.now;
    try {
      const found = await api.since(table, seat);
      if (turn !== this.asked || this.at.now.at !== at) return;
      const told = new Map(this.lines().map((l) => [l.no, l]));
      const things = found.things.map((x): Thing => ({ seat: x.seat, head: told.get(x.head)!, lines: x.lines.flatMap((no) => told.get(no) ?? []), view: x.view ?? null }));
      this.things = things.filter((x) => x.head);
      this.before = found.before ?? null;
      this.seen = -1;
      const wanted = this.wanted && !this.at.plan && !this.at.busy && this.things.length > 0;
      this.away = false;
      // a board with its own film begins it when the lines come, which may be before this answer; what came before the page was opened is shown here
      if (wanted && (this.own ? this.loads === 1 && !look.still && !this.playing : this.things.length <= MOST)) this.play(0);
    } catch {
      // the list is a help: the log has all of it
    }
  }

  /** Shows things from one on; with `alone` only that. A film goes on to its end. */
  play(first = 0, alone = false): void {
    const thing = this.things[first];
    if (!thing) return;
    if (this.own) {
      const lines = this.things.flatMap((x) => x.lines);
      return void this.film?.show(lines, this.before, first ? thing.head.no : 0);
    }
    if (!thing.view) return this.at.look(thing.head.no, places(thing.head.facts));
    this.changing();
    this.last = alone ? first : this.things.length - 1;
    [this.now, this.part, this.paused, this.open] = [first - 1, 0, false, true];
    this.run();
  }

  private run(): void {
    cancelAnimationFrame(this.frame);
    this.time = performance.now();
    const step = (time: number): void => {
      const passed = Math.min(100, time - this.time);
      this.time = time;
      if (!this.open) return;
      if (!this.paused) this.forward(passed);
      if (this.open) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private forward(passed: number): void {
    this.part += passed / (this.shown ? this.long : LEAD);
    if (this.part >= 1) this.step(1);
  }

  /** Whether a thing is shown, not the board as it stood before. */
  private get shown(): boolean {
    return this.now >= 0 && (this.seen >= 0 || this.now > 0);
  }

  /** Goes to the next thing or the one before; after the last one the show is over. */
  step(by: number): void {
    if (this.film) return this.film.step(by);
    const to = this.now + by;
    if (to > this.last) return this.end();
    this.changing();
    this.now = Math.max(0, to);
    this.seen = Math.max(this.seen, this.now);
    this.part = 0;
  }

  toggle(): void {
    if (this.film) return this.film.toggle();
    this.paused = !this.paused;
  }

  /** Jumps to the present. */
  end(): void {
    if (this.film) return this.film.end();
    cancelAnimationFrame(this.frame);
    this.open = false;
    this.seen = this.things.length - 1;
  }

  /** Ends with the frame of the table; writes nothing that is drawn. */
  close(): void {
    cancelAnimationFrame(this.frame);
    this.asked += 1;
  }
}

/** Handles a key while others' turns are shown; returns whether it was one of the show. */
export function keyOfShow(event: KeyboardEvent, show: Show, ready: boolean): boolean {
  if (!show.playing) return false;
  const button = !!(event.target as HTMLElement).closest?.("button, a, summary, [role=button], [role=radio]");
  if (event.key === " " && !button) show.step(1);
  else if (event.key === "Enter" && !button && !ready) show.end();
  else if (event.key === "Escape" || event.key.toLowerCase() === "k") show.toggle();
  else if (event.key === "[" || event.key === "]") show.step(event.key === "[" ? -1 : 1);
  else return false;
  event.preventDefault();
  return true;
}

/** Lets the show follow the table; call it while the frame is set up. */
export function watchOthers(show: Show, at: TableControl, link: () => string): void {
  const live = at.live;
  if (!live) return;
  let waited = true;
  $effect(() => {
    const asked = at.blocking.length > 0 && at.now.sits === "own";
    if (asked && waited && !at.now.lesson) void show.load();
    if (!asked && show.open) show.end();
    waited = !asked;
  });
  $effect(() => {
    if (link() === "lost") show.leave();
  });
  $effect(() => {
    if ((at.plan || at.busy) && show.open) show.end();
  });
  $effect(() => {
    const hidden = (): void => void (document.visibilityState === "hidden" && show.leave());
    document.addEventListener("visibilitychange", hidden);
    return () => {
      document.removeEventListener("visibilitychange", hidden);
      show.close();
    };
  });
}
