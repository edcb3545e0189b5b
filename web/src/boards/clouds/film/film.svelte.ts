/** The film of what happened: which shots there are, which one is shown, and how far it has got. */
import type { Line } from "../../../wire";
import type { Craft } from "../scene";
import { SPEEDS, setSpeed, ui } from "../ui.svelte";
import { after, beginning, during, shotsOf, type Shot } from "./shots";

/** The longest a film lasts at speed 1. */
const LONGEST = 30_000;
/** More shots than this get the bar with its controls. */
export const FEW = 2;

export class Film {
  shots = $state.raw<Shot[]>([]);
  /** The aeroplanes before each shot; one more than there are shots. */
  private states: Craft[][] = [];
  now = $state(0);
  /** How far the shot has got, in milliseconds at speed 1. */
  at = $state(0);
  open = $state(false);
  paused = $state(false);
  /** Stills instead of movement: one at a time. */
  still = $state(false);
  /** Whether the whole battle is shown, turn by turn: it is never hurried. */
  whole = $state(false);
  private frame = 0;
  private last = 0;
  private base: Craft[] = [];
  private lines: Line[] = [];
  private lead: Line[] = [];
  /** The turn at the end of the lines. */
  private turn = 1;
  /** Whether the person has answered: what comes next is a film of its own. */
  private fresh = true;

  get shot(): Shot | undefined {
    return this.open ? this.shots[this.now] : undefined;
  }

  get part(): number {
    const shot = this.shots[this.now];
    return shot ? Math.min(1, this.at / shot.long) : 1;
  }

  /** The aeroplanes as the film shows them now. */
  get crafts(): Craft[] {
    const shot = this.shots[this.now];
    const before = this.states[this.now] ?? this.base;
    if (!shot) return this.states.at(-1) ?? this.base;
    if (this.part >= 1) return this.states[this.now + 1];
    return shot.kind === "move" ? before.map((c) => (c.id === shot.who ? during(c, shot, ease(this.part)) : c)) : before;
  }

  /** Where an aeroplane stood before the shot that is shown. */
  before(id: string): Craft | undefined {
    return (this.states[this.now] ?? this.base).find((c) => c.id === id);
  }

  /** Where an aeroplane stood before a shot. */
  startOf(shot: number, id: string): Craft | undefined {
    return this.states[shot]?.find((c) => c.id === id);
  }

  /** The aeroplanes before a shot; with the number of all shots, those at the end. */
  stateAt(shot: number): Craft[] {
    return this.states[shot] ?? this.base;
  }

  /** Milliseconds of the whole film, and of what has been shown. */
  get length(): number {
    return this.shots.reduce((sum, s) => sum + s.long, 0);
  }

  get shown(): number {
    return this.shots.slice(0, this.now).reduce((sum, s) => sum + s.long, 0) + Math.min(this.at, this.shots[this.now]?.long ?? 0);
  }

  /** The turns, each with its first shot and its length in milliseconds. */
  get turns(): { turn: number; first: number; long: number }[] {
    const found: { turn: number; first: number; long: number }[] = [];
    this.shots.forEach((s, first) => {
      if (found.at(-1)?.turn !== s.turn) found.push({ turn: s.turn, first, long: 0 });
      found.at(-1)!.long += s.long;
    });
    return found;
  }

  /**
   * Takes lines into the film; it begins, or goes on, by itself, unless it is `quiet`. `crafts` is how things stood before the first of them, `lead`
   * lines before it, `turn` the turn now. A film of the whole battle that somebody watches goes on and has them at its end.
   */
  add(lines: Line[], lead: Line[], crafts: Craft[], turn: number, still: boolean, quiet = false): void {
    if (this.whole && this.open) return this.longer(lines, turn);
    const had = this.fresh && !this.open ? 0 : this.shots.length;
    if (had) this.lines = [...this.lines, ...lines];
    else [this.lines, this.lead, this.base] = [lines, lead, crafts];
    this.fresh = this.whole = false;
    this.turn = turn;
    this.shots = shotsOf(this.lines, this.lead, turn);
    const cut = this.forget();
    const all = this.length;
    if (all > LONGEST) for (const s of this.shots) s.long = (s.long * LONGEST) / all;
    this.settle(still);
    this.now = Math.max(0, this.now - cut);
    if (this.open || this.shots.length === had - cut) return;
    [this.now, this.at, this.paused] = [still || quiet ? 0 : Math.max(0, had - cut), 0, false];
    if (!still && !quiet) this.start();
  }

  private longer(lines: Line[], turn: number): void {
    [this.lines, this.turn] = [[...this.lines, ...lines], turn];
    this.shots = shotsOf(this.lines, [], turn);
    this.settle(this.still);
  }

  /** Leaves out all but the last two turns, for those who had nothing to answer in many; the film of the battle has them. Returns how many shots. */
  private forget(): number {
    const from = (this.shots.at(-1)?.turn ?? 0) - 1;
    const cut = this.shots.findIndex((s) => s.turn >= from);
    const line = this.lines.findIndex((l) => l.kind === "turn" && Number(l.facts.turn) >= from);
    if (cut <= 0 || line <= 0) return 0;
    this.settle(this.still);
    [this.base, this.lead, this.lines] = [this.states[cut].map((c) => ({ ...c, moved: false })), [], this.lines.slice(line)];
    this.shots = shotsOf(this.lines, [], this.turn);
    return cut;
  }

  /** Shows these lines from one of them on, or all of them. `crafts` is how things stood before the first. */
  show(lines: Line[], crafts: Craft[], turn: number, still: boolean, from: number): void {
    this.end();
    this.fresh = true;
    this.add(lines, [], crafts, turn, still, true);
    const first = this.shots.findIndex((s) => s.title.no === from || s.lines.some((l) => l.no === from));
    [this.now, this.at] = [Math.max(0, first), 0];
    this.start();
  }

  /** Shows all that these lines tell from its beginning. `crafts` is how things stand behind the last of them, in this turn. */
  battle(lines: Line[], crafts: Craft[], turn: number, still: boolean): void {
    this.end();
    this.load(lines, crafts, turn);
    this.settle(still);
    this.again();
  }

  /** Returns a film of all that these lines tell, at its end; it is not shown. */
  static of(lines: Line[], crafts: Craft[], turn: number): Film {
    const film = new Film();
    film.load(lines, crafts, turn);
    film.settle(true);
    film.go(film.shots.length - 1);
    return film;
  }

  private load(lines: Line[], crafts: Craft[], turn: number): void {
    [this.lines, this.lead, this.base, this.turn] = [lines, [], beginning(crafts, lines), turn];
    this.shots = shotsOf(lines, [], turn);
    this.whole = this.fresh = true;
  }

  /** Works out how things stand between the shots. */
  private settle(still: boolean): void {
    this.still = still;
    this.states = [this.base];
    this.shots.forEach((s, n) => {
      const before = this.states[n].map((c) => (n && s.turn !== this.shots[n - 1].turn ? { ...c, moved: false } : c));
      this.states.push(after(before, s));
    });
  }

  /** The person has answered. */
  answered(): void {
    this.fresh = true;
  }

  start(): void {
    if (!this.shots.length) return;
    this.open = true;
    this.paused = this.still;
    if (this.still) this.at = this.shots[this.now].long;
    else this.run();
  }

  /** Shows the film once more from its beginning. */
  again(): void {
    [this.now, this.at] = [0, 0];
    this.start();
  }

  private run(): void {
    cancelAnimationFrame(this.frame);
    this.last = performance.now();
    const step = (time: number): void => {
      const passed = Math.min(100, time - this.last);
      this.last = time;
      if (!this.open) return;
      if (!this.paused) this.forward(passed * (ui.speed || 1));
      if (this.open) this.frame = requestAnimationFrame(step);
    };
    this.frame = requestAnimationFrame(step);
  }

  private forward(by: number): void {
    const queue = this.whole ? 0 : this.shots.length - this.now;
    this.at += by * (queue > 12 ? 4 : queue > 6 ? 2 : 1);
    const shot = this.shots[this.now];
    if (this.at < shot.long + 120) return;
    if (this.now + 1 >= this.shots.length) return this.end();
    this.now += 1;
    this.at = 0;
  }

  go(to: number): void {
    this.now = Math.max(0, Math.min(this.shots.length - 1, to));
    this.at = this.still || this.paused ? this.shots[this.now].long : 0;
  }

  /** Goes to a moment, in milliseconds at speed 1 from the beginning. */
  seek(to: number): void {
    let left = Math.max(0, to);
    const n = this.shots.findIndex((s) => left < s.long || ((left -= s.long), false));
    this.now = n < 0 ? this.shots.length - 1 : n;
    this.at = n < 0 || this.still ? this.shots[this.now].long : left;
  }

  step(by: number): void {
    if (this.now + by >= this.shots.length) this.end();
    else this.go(this.now + by);
  }

  toggle(): void {
    this.paused = !this.paused;
    if (!this.paused && this.part >= 1 && this.now + 1 < this.shots.length) this.step(1);
  }

  faster(by: 1 | -1): void {
    const order = [...SPEEDS].filter((s) => s > 0);
    const n = order.indexOf(ui.speed as (typeof SPEEDS)[number]);
    setSpeed(order[Math.max(0, Math.min(order.length - 1, (n < 0 ? 2 : n) + by))]);
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    this.open = false;
  }
}

/** Constant speed with eased ends. */
const ease = (t: number): number => (t < 0.12 ? (t * t) / 0.24 / 0.94 : t > 0.88 ? 1 - ((1 - t) * (1 - t)) / 0.24 / 0.94 : (t - 0.06) / 0.88);
