/** The templates of a turn as arcs, from the one shown to the tightest (16.1 of the design). */
import { number } from "./edit";
import { fly, legPath, SHALLOW, type Mover, type PathPoint, type Pose } from "./path";
import { letter, type Leg, type Side } from "./plan";
import type { PlanDomain } from "./types";

export interface Arc {
  id: string;
  letter: string;
  /** By how many letters it is tighter than the one shown. */
  tight: number;
  from: Pose;
  points: PathPoint[];
}

/** Returns the arcs to either side that fill what is left of a move. */
export function arcsOf(d: PlanDomain, mover: Mover, start: Pose, left: number): Arc[] {
  const [shown, least] = [number(d.shown), number(d.tightest)];
  if (!shown || d.band === "stall" || !SHALLOW.includes(start.climb)) return [];
  return (["L", "R"] as Side[]).flatMap((side) => {
    const roll: Leg[] = start.bank === side ? [] : [{ kind: "roll", to: side }];
    const begun = fly({ ...mover, pose: start }, { legs: roll });
    const from = begun.at(-1)?.to ?? start;
    const n = left - (begun[0]?.length ?? 0);
    if (n < 2) return [];
    return Array.from({ length: shown - least + 1 }, (_, by) => {
      const points = legPath(from, { kind: "turn", side, letter: shown - by, length: n, dz: 0 }, n)[0];
      return { id: `${side}${by}`, letter: letter(shown - by), tight: by, from, points };
    });
  });
}
