/** A game gone through again: the same shape as a live session, without a way to answer. */
import type { Line, State } from "../wire";
import { api, ApiError } from "./api";
import { keyFor } from "./keys";
import type { Link } from "./session.svelte";

export class Replay {
  readonly table: string;
  readonly seat: string;
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  error = $state.raw<ApiError | null>(null);
  step = $state(0);
  steps = $state(0);
  /** Wanted: what was so. `shown` follows when the state is there. */
  truth = $state(false);
  shown = $state(false);
  readonly link: Link = "live";
  readonly lostAt = 0;
  private wanted = 0;

  constructor(table: string, seat: string) {
    this.table = table;
    this.seat = seat;
  }

  /** Goes to a step; the last one if none is given. A newer wish overtakes an older one. */
  async go(step?: number): Promise<void> {
    const turn = ++this.wanted;
    try {
      const truth = this.truth;
      const state = await api.replay(this.table, this.seat, step, truth, keyFor(this.table, this.seat) || keyFor(this.table, ""));
      if (turn !== this.wanted) return;
      this.state = state;
      this.shown = truth;
      this.lines = state.events;
      this.step = state.step;
      this.steps = state.steps;
      this.error = null;
    } catch (error) {
      if (!(error instanceof ApiError) || turn !== this.wanted) return;
      if (error.code === "no-step" && step !== undefined) return this.go();
      this.error = error;
    }
  }

  /** Changes between what the seat knew and what was so. They count different steps; the place in the game stays about the same. */
  async flip(truth: boolean): Promise<void> {
    const share = this.steps ? this.step / this.steps : 1;
    this.truth = truth;
    await this.go();
    if (share < 1) await this.go(Math.round(share * this.steps));
  }
}
