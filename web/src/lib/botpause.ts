/** How long bots wait before each move while they have all seats of players. */
import type { Seat } from "../wire";

/** Seconds that are offered. */
export const PAUSES = [0, 1, 2, 5, 10];

/** Whether bots have all seats of players, so that whoever looks on has to follow. */
export const amongBots = (seats: Seat[], umpire: string): boolean => seats.every((s) => s.seat === umpire || !!s.level || s.kind === "empty");
