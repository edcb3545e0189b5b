/** With which players a game is played. */
import type { GameInfo, GameSeat } from "./api";

/** The players' seats of a set, as the game describes them. */
export const seatsOf = (game: GameInfo, seating: string[]): GameSeat[] => game.seats.filter((s) => seating.includes(s.seat));

/** The set for a quick game against bots: the usual one with at least two players, and `seat` among them if one is named. */
export function againstBots(game: GameInfo, seat = ""): string[] {
  const fit = game.seatings.filter((s) => !seat || s.includes(seat));
  return fit.find((s) => s.length > 1) ?? fit[0] ?? game.seatings[0];
}

/** The set for one player alone, where the game can be played so. */
export const alone = (game: GameInfo): string[] | undefined => game.seatings.find((s) => s.length === 1);

export const leastPlayers = (game: GameInfo): number => Math.min(...game.seatings.map((s) => s.length));
export const mostPlayers = (game: GameInfo): number => Math.max(...game.seatings.map((s) => s.length));
