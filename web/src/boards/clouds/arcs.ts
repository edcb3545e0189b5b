/** The templates of a turn as arcs, from the one shown to the tightest (16.1 of the design). */
import { number } from "./edit";
import { roomOf, type Node } from "./legs";
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

/** Pixels between the middles of two letters, from a letter to the planned end, and from its middle to words. */
const [APART, CLEAR, OFF] = [22, 48, 12];

export interface Letter {
  id: string;
  letter: string;
  x: number;
  y: number;
}

/**
 * Returns where the letters of the arcs stand: at the end of each, or further back on it where another letter, the planned end or the words of a
 * node of the plan have that place. `pixels` are those of a point, `words` the nodes whose words are written.
 */
export function lettersOf(arcs: Arc[], end: { x: number; y: number } | null, pixels: number, words: Node[]): Letter[] {
  const written = (p: { x: number; y: number }): boolean => words.some((n) => {
    const room = roomOf(n);
    const [x, y] = [(p.x - n.x) * pixels - room.x, (n.y - p.y) * pixels - room.y];
    return x > -OFF && x < room.width + OFF && y > -OFF && y < room.height + OFF;
  });
  const set: Letter[] = [];
  const off = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y) * pixels;
  for (const { id, letter, points } of arcs) {
    const at = points.slice(Math.floor(points.length / 3)).findLast((p) => set.every((o) => off(o, p) >= APART) && (!end || off(end, p) > CLEAR) && !written(p));
    if (at) set.push({ id, letter, x: at.x, y: at.y });
  }
  return set;
}
