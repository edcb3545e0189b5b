/** The four moments of a game: the two lines of each kind, dice and choices, that moved a chance most. */
import type { Review } from "../lib/api";

type Turn = Review["turning"][number];

/** Returns by how much a turning point moved the chance of each goal. */
export const moves = (turn: Turn): number[] => turn.after.map((after, n) => after.value - turn.before[n].value);

/** Returns the goal whose chance it moved most. */
export function foremost(turn: Turn): number {
  const sizes = moves(turn).map(Math.abs);
  return sizes.indexOf(Math.max(...sizes));
}

const size = (turn: Turn): number => Math.abs(moves(turn)[foremost(turn)]);

/** Returns the two largest by dice and the two largest by choice, in the order of the game; where there are fewer of one kind, more of the other. */
export function moments(turning: Turn[], most = 4): Turn[] {
  const large = [...turning].sort((a, b) => size(b) - size(a));
  const half = (own: Turn[]): Turn[] => own.slice(0, most / 2);
  const first = [...half(large.filter((turn) => !turn.seat)), ...half(large.filter((turn) => turn.seat))];
  const rest = large.filter((turn) => !first.includes(turn));
  return [...first, ...rest].slice(0, most).sort((a, b) => a.step - b.step);
}
