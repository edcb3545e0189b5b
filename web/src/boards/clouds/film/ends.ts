/** Names at the ends of lines, moved up and down so that none covers another. */

/** Returns where each of some heights in pixels is written: in their order, `gap` apart, between `from` and `to`. */
export function apart(wanted: number[], gap: number, from: number, to: number): number[] {
  const order = wanted.map((y, n) => ({ y, n })).sort((a, b) => a.y - b.y || a.n - b.n);
  let last = from - gap;
  for (const one of order) last = one.y = Math.max(one.y, last + gap);
  let next = to + gap;
  for (const one of order.reverse()) next = one.y = Math.min(one.y, next - gap);
  const found: number[] = [];
  for (const { y, n } of order) found[n] = y;
  return found;
}

/** Pixels of a letter of a name, of all that is written beside it, and what of a width names may take. */
const LETTER = 7.3;
const SHARE = 0.3;

/** Returns the room that the longest name takes with `more` letters beside it, at least `least`; null where it would leave the lines too little. */
export function room(names: string[], more: number, least: number, width: number): number | null {
  const needed = Math.max(least, 24 + LETTER * (Math.max(0, ...names.map((name) => name.length)) + more));
  return needed <= Math.max(least, SHARE * width) ? needed : null;
}
