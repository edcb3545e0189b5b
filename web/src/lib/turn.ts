/** Whether the game waits for the person of a seat, and how long. */
import type { State } from "../wire";
import type { OwnClock, Pace } from "./clock";

/** What the clocks of a table are shown by; null where it has none. */
export interface Timing {
  table: string;
  own: OwnClock | null;
  pace: Pace;
  stopped: boolean;
}

/** Seconds of one's own time below which nothing is shown that can wait. */
const HURRIED = 30;
export const hurried = (now: State): boolean => !!now.clock?.due && now.clock.left < HURRIED;

/** Returns what the clocks of a table are shown by, as its state says. */
export function timingOf(now: State): Timing | null {
  const pace = now.setup.pace;
  if (!pace || now.status === "over" || now.status === "lobby") return null;
  return { table: now.table, own: now.clock ?? null, pace, stopped: now.status === "paused" || !!now.waiting.facts.paused };
}

/** Whether a bot plays for the reader, whose seat this is. */
export const botPlays = (now: State): boolean => now.sits === "own" && now.seats.some((s) => s.seat === now.seat && s.stand_in);

/** Whether the reader is asked something that blocks; a bot that plays for them answers itself. */
export const asked = (now: State): boolean => now.status === "running" && !botPlays(now) && now.asks.some((a) => !a.standing);
