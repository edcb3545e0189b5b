/** A replay: it has the shape of a live session, without a way to answer. */
import type { Line, State } from "../wire";
import { api, ApiError } from "./api";
import { keyFor, keyToWatch } from "./keys";
import type { Link } from "./session.svelte";

export class Replay {
  readonly table: string;
  readonly seat: string;
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  error = $state.raw<ApiError | null>(null);
  step = $state(0);
  steps = $state(0);
  /** Whether the true position is wanted. `shown` follows when the state is there. */
  truth = $state(false);
  shown = $state(false);
  readonly link: Link = "live";
  readonly lostAt = 0;
  /** The step that was asked for last; `step` follows when its state is there. */
  wanted = $state(0);
  private turn = 0;

  constructor(table: string, seat: string) {
    this.table = table;
    this.seat = seat;
  }

  /**
   * Goes to a step; to the last one if none is given, or to a share of all steps, or, when the game is over, to the last step before which
   * no more than `line` lines of its journal were given. A newer request overtakes an older one.
   */
  async go(step?: number, share = 1, line?: number): Promise<void> {
    const turn = ++this.turn;
    const truth = this.truth;
    if (step !== undefined) this.wanted = Math.min(step, this.steps || step); // the slider ends at the last step until others are there
    try {
      let state = await this.look(step, truth, line);
      if (share < 1 && turn === this.turn) state = await this.look(Math.round(share * state.steps), truth);
      if (turn !== this.turn) return;
      this.state = state;
      this.shown = truth;
      this.lines = state.events;
      this.step = this.wanted = state.step;
      this.steps = state.steps;
      this.error = null;
    } catch (error) {
      if (!(error instanceof ApiError) || turn !== this.turn) return;
      if (error.code === "no-step" && step !== undefined) return this.go();
      this.error = error;
    }
  }

  /** Looks whether there are new steps, and goes on with them if the last one is shown. */
  async follow(): Promise<void> {
    if (this.wanted !== this.step || this.error) return;
    if (this.step === this.steps) return this.go();
    const state = await this.look(undefined, this.truth).catch(() => null);
    if (state) this.steps = state.steps;
  }

  /** Goes to the first step at which a line had been told, and says whether there is such a line. Steps only add lines, so a few looks find it. */
  async find(sought: (line: Line) => boolean): Promise<boolean> {
    await this.go();
    const no = this.lines.find(sought)?.no;
    if (no === undefined) return false;
    let [low, high] = [0, this.steps];
    try {
      while (low < high) {
        const middle = Math.floor((low + high) / 2);
        const { events } = await this.look(middle, this.truth);
        if (events.some((l) => l.no >= no)) high = middle;
        else low = middle + 1;
      }
    } catch {
      return true;
    }
    await this.go(low);
    return true;
  }

  /** The line of the journal at which a finished game is shown. */
  get line(): number {
    return this.state?.line ?? 0;
  }

  toLine(line: number): Promise<void> {
    return this.truth ? this.go(line) : this.go(undefined, 1, line);
  }

  private look(step: number | undefined, truth: boolean, line?: number): Promise<State> {
    const late = truth && !this.seat && this.state?.status !== "over" && this.state?.setup.delay ? keyToWatch(this.table) : "";
    return api.replay(this.table, this.seat, step, truth, late || keyFor(this.table, this.seat) || keyFor(this.table, ""), line);
  }

  /** Switches between what the seat knew and the true position. They have different steps; the place in the game stays, about so in a running one. */
  flip(truth: boolean, line = this.line): Promise<void> {
    this.truth = truth;
    if (this.state?.status === "over") return this.toLine(line);
    return this.go(undefined, this.steps ? this.step / this.steps : 1);
  }
}
