/** The risk or the promise of a planned path. The numbers needed come with the ask, the belief with the view. */
import type { Note, PathDomain, Walk } from "./plan";
import type { Belief } from "./types";

export interface Risk {
  /** The step that is spotted most easily, and on which number; 0: never. */
  worst: { hex: string; way: string; number: number } | null;
  /** What is known of setting out, and of each hex on the way; without a step, of staying. */
  notes: { hex: string; notes: Note[] }[];
}

/** The paragraph of a garrison's second look, which is only at those who stop in its hex. */
const SECOND = "8.11";

/** Returns the risk of a walking British party. */
export function riskOf(domain: PathDomain, walk: Walk): Risk {
  let worst: Risk["worst"] = null;
  for (const step of walk.steps) {
    const number = domain.found?.[step.way + step.to];
    if (typeof number === "number" && number >= (worst?.number ?? 0)) worst = { hex: step.to, way: step.way, number };
  }
  return { worst, notes: known(domain, walk) };
}

/** Returns what the seat knows along a path: where it sets out, then hex by hex; of a path without a step, what it knows of staying. */
export function known(domain: PathDomain, walk: Walk): Risk["notes"] {
  const last = walk.steps.length - 1;
  if (last < 0) return some([{ hex: domain.start, notes: domain.staying ?? [] }]);
  const first = { hex: domain.start, notes: domain.leaving?.[walk.steps[0].way + walk.steps[0].to] ?? [] };
  const way = walk.steps.map((s, n) => ({ hex: s.to, notes: (domain.known?.[s.way + s.to] ?? []).filter(([, rule]) => rule !== SECOND || n === last) }));
  return some([first, ...way]);
}

const some = (all: Risk["notes"]): Risk["notes"] => all.filter((one) => one.notes.length);

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
