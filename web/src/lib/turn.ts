/** Whether the game waits for the person of a seat. */
import type { State } from "../wire";

/** Whether a bot plays for the reader, whose seat this is. */
export const botPlays = (now: State): boolean => now.sits === "own" && now.seats.some((s) => s.seat === now.seat && s.stand_in);

/** Whether the reader is asked something that blocks; a bot that plays for them answers itself. */
export const asked = (now: State): boolean => now.status === "running" && !botPlays(now) && now.asks.some((a) => !a.standing);
