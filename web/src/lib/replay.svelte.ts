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
  truth = $state(false);
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
      const state = await api.replay(this.table, this.seat, step, this.truth, keyFor(this.table, this.seat) || keyFor(this.table, ""));
      if (turn !== this.wanted) return;
      this.state = state;
      this.lines = state.events;
      this.step = state.step;
      this.steps = state.steps;
      this.error = null;
    } catch (error) {
      if (error instanceof ApiError && turn === this.wanted) this.error = error;
    }
  }
}
