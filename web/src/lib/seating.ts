/** Sets of players for a game. */
import type { GameInfo, GameSeat } from "./api";

/** Returns the sets of a scenario, the usual one first; of the first scenario, if none is named. */
export const setsOf = (game: GameInfo, scenario = ""): string[][] => (game.scenarios.find((s) => s.id === scenario) ?? game.scenarios[0])?.seatings ?? game.seatings;

/** Returns the players' seats of a set, as the game describes them. */
export const seatsOf = (game: GameInfo, seating: string[]): GameSeat[] => game.seats.filter((s) => seating.includes(s.seat));

/** Returns the set for a quick game against bots: the usual one with at least two players, with `seat` among them if one is named. */
export function againstBots(game: GameInfo, seat = ""): string[] {
  const sets = setsOf(game);
  const fit = sets.filter((s) => !seat || s.includes(seat));
  return fit.find((s) => s.length > 1) ?? fit[0] ?? sets[0];
}

/** Returns the seat of a set in which one plays: the first, but not that of whoever only keeps the game. */
export const usualSeat = (game: GameInfo, seating: string[]): string => seating.find((s) => s !== game.keeper) ?? seating[0];

/** Returns the set for one player, if the game has one. */
export const alone = (game: GameInfo): string[] | undefined => game.seatings.find((s) => s.length === 1);

export const leastPlayers = (game: GameInfo): number => Math.min(...game.seatings.map((s) => s.length));
export const mostPlayers = (game: GameInfo): number => Math.max(...game.seatings.map((s) => s.length));
