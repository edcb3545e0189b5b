/** What the belief layer shows: steps of the ramp by hex. All numbers come from the server. */
import type { Belief } from "./types";

/** Returns the step of the ramp for a chance in per cent, 0 to 5; 0 is possible, but below one per cent. */
export const stepOf = (percent: number): number => (percent < 1 ? 0 : percent >= 15 ? 5 : percent >= 10 ? 4 : percent >= 6 ? 3 : percent >= 3 ? 2 : 1);

export interface Shade {
  hex: string;
  step: number;
  /** The figure written in the hex, from 5 % on. */
  percent: number | null;
}

/** Returns the parts of a belief that can be shown alone, with the values of their words. */
export function parts(belief: Belief): { id: string; men?: number | null; move?: number; lorry?: string }[] {
  const trails = belief.trails.map((t, n) => ({ id: `trail:${n}`, men: t.men, move: t.move }));
  const lorries = Object.entries(belief.lorries ?? {}).filter(([, hexes]) => hexes.length).map(([lorry]) => ({ id: lorry, lorry }));
  return trails.length + lorries.length ? [{ id: "any" }, ...trails, ...lorries] : [];
}

/** Returns the shaded hexes of a part (`any`, `trail:N`, a lorry). */
export function shades(belief: Belief, part: string): Shade[] {
  const trail = part.startsWith("trail:") ? belief.trails[+part.slice(6)] : undefined;
  const chosen = trail?.hexes ?? belief.lorries?.[part];
  if (chosen || !belief.weights) return (chosen ?? belief.hexes).map((hex) => ({ hex, step: chosen ? 3 : 1, percent: null }));
  const weights = belief.weights;
  return belief.hexes.map((hex) => {
    const percent = weights[hex] ?? 0;
    return { hex, step: stepOf(percent), percent: percent >= 5 ? percent : null };
  });
}
