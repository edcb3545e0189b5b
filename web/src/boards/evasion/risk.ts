/** The risk or the promise of a planned path. The numbers needed come with the ask, the belief with the view. */
import type { PathDomain, Walk } from "./plan";
import type { Belief } from "./types";

export interface Risk {
  /** The step that is spotted most easily, and on which number; 0: never. */
  worst: { hex: string; way: string; number: number } | null;
  /** Garrisons that the path enters. */
  guarded: string[];
}

/** Returns the risk of a walking British party. */
export function riskOf(domain: PathDomain, walk: Walk): Risk {
  let worst: Risk["worst"] = null;
  for (const step of walk.steps) {
    const number = domain.found?.[step.way + step.to];
    if (typeof number === "number" && number >= (worst?.number ?? 0)) worst = { hex: step.to, way: step.way, number };
  }
  const guards = new Set(domain.garrisons ?? []);
  return { worst, guarded: walk.steps.map((s) => s.to).filter((h) => guards.has(h)) };
}

export interface Hope {
  /** The chance in per cent that men are in a hex that is looked at, and that somebody is spotted if they hide. */
  there: number;
  found: number;
}

/** Returns the chances of a German unit: a patrol looks in each hex it enters on foot, a lorry where it stops. Null without belief in per cent. */
export function hopeOf(domain: PathDomain, walk: Walk, belief: Belief | null, driven: boolean): Hope | null {
  if (!belief?.weights || !walk.steps.length) return null;
  const looked = driven ? [walk.at] : walk.steps.map((s) => s.to);
  let none = 1;
  let missed = 1;
  for (const hex of new Set(looked)) {
    const chance = Math.min(1, (belief.weights[hex] ?? 0) / 100);
    const number = domain.found?.[hex];
    none *= 1 - chance;
    missed *= 1 - chance * (Array.isArray(number) ? number[0] / 6 : 0);
  }
  return { there: Math.round(100 * (1 - none)), found: Math.round(100 * (1 - missed)) };
}
