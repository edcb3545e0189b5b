/**
 * 12 The path of a flight plan, for the ghost that is drawn while a plan is dragged. The server judges; nothing here decides what is legal.
 */
import { CIRCLE, cos, mod, rdiv, sin } from "./geometry";
import type { Leg, Plan } from "./plan";

export interface Pose {
  x: number;
  y: number;
  z: number;
  heading: number;
  climb: string;
  bank: string;
}

/** A path point: place in points, height in points as well. */
export interface PathPoint {
  x: number;
  y: number;
  h: number;
}

export interface Flown {
  leg: Leg;
  /** Where the leg begins and ends. */
  from: Pose;
  to: Pose;
  length: number;
  points: PathPoint[];
}

/** 12.7 Pulls of a variant, by class and steps, then by the number of the letter: length, run, change of height. */
export type Pulls = Record<string, [number, number, number][]>;

export interface Mover {
  pose: Pose;
  speed: number;
  /** 3.9 MU used by a roll. */
  roll: { left: number; right: number };
  /** Where a variant changes them. */
  pulls?: Pulls;
}

export const SHALLOW = ["D", "L", "C"];
const SIDE = { L: -1, R: 1 };
const RADIAN = 573;
/** 12.7 Class after a pull, by class before and steps. */
const NEXT_CLASS: Record<string, string> = { V1: "S", V2: "L", S1: "L", D1: "Z", L1: "Z", C1: "Z" };

/** 2.12 Returns the class after a shallow leg. */
export function climbClass(n: number, dz: number): string {
  if (dz > 0 && 6 * dz >= n) return "C";
  return dz < 0 && -6 * dz >= n ? "D" : "L";
}

/** 12.7 Returns length, ground run in points, height change and next class of a pull; null if it does not fit the class. */
export function pulled(climb: string, steps: number, n: number, other?: Pulls): { length: number; run: number; dz: number; climb: string } | null {
  const next = NEXT_CLASS[`${climb}${steps}`];
  const row = next && other?.[`${climb}${steps}`]?.[n];
  if (row) return { length: row[0], run: row[1], dz: row[2], climb: next };
  const quarter = Math.max(1, Math.round((n * Math.PI) / 4));
  if (climb === "V" && steps === 1) return { length: quarter, run: 29 * n, dz: -Math.round(n * Math.SQRT1_2), climb: "S" };
  if (climb === "V" && steps === 2) return { length: Math.round((n * Math.PI) / 2), run: 100 * n, dz: -n, climb: "L" };
  if (climb === "S" && steps === 1) return { length: quarter, run: 71 * n, dz: -Math.round(n * (1 - Math.SQRT1_2)), climb: "L" };
  if (SHALLOW.includes(climb) && steps === 1) return { length: quarter, run: 71 * n, dz: Math.round(n * (1 - Math.SQRT1_2)), climb: "Z" };
  return null;
}

/** 12.5 Whether a roll from one bank to another goes to the right. */
export const rollsRight = (from: string, to: string): boolean => `${from}${to}` === "L0" || `${from}${to}` === "0R" || `${from}${to}` === "LR";

/** 11.3 Returns the MU that a leg uses. */
export function lengthOf(mover: Mover, pose: Pose, leg: Leg, left: number): number {
  switch (leg.kind) {
    case "roll": {
      const right = leg.heading === undefined ? rollsRight(pose.bank, leg.to ?? "0") : mod(leg.heading - pose.heading) <= CIRCLE / 2;
      return Math.min(mover.speed, right ? mover.roll.right : mover.roll.left);
    }
    case "pull":
      return pulled(pose.climb, leg.steps ?? 1, leg.letter ?? 1, mover.pulls)?.length ?? 0;
    case "immelmann":
      return Math.ceil(mover.speed / 2);
    case "land":
      return Math.max(1, left);
  }
  return leg.length ?? 0;
}

const up = (pose: Pose, n: number, dz: number, j: number): number => 100 * pose.z + (n ? rdiv(100 * j * dz, n) : 0);

function straight(pose: Pose, n: number, dz: number): [PathPoint[], Pose] {
  const { x, y, z, heading, climb, bank } = pose;
  if (climb === "V") {
    const points = Array.from({ length: n }, (_, j) => ({ x, y, h: 100 * (z - j - 1) }));
    return [points, { ...pose, z: z - n, bank: "0" }];
  }
  const steep = !SHALLOW.includes(climb);
  const rise = steep ? (climb === "Z" ? 1 : -1) * rdiv(7 * n, 10) : dz;
  const [sx, sy, by] = steep ? [7 * sin(heading), 7 * cos(heading), 1000] : [sin(heading), cos(heading), 100];
  const points = Array.from({ length: n }, (_, j) => ({ x: x + rdiv((j + 1) * sx, by), y: y + rdiv((j + 1) * sy, by), h: up(pose, n, rise, j + 1) }));
  const end = points.at(-1) ?? { x, y };
  return [points, { x: end.x, y: end.y, z: z + rise, heading, climb: steep ? climb : climbClass(n, dz), bank: steep ? "0" : bank }];
}

function turn(pose: Pose, side: "L" | "R", m: number, n: number, dz: number): [PathPoint[], Pose] {
  const s = SIDE[side];
  const h = pose.heading;
  const at = (j: number): number => mod(h + s * rdiv(RADIAN * j, m));
  const points = Array.from({ length: n }, (_, k) => {
    const hj = at(k + 1);
    return { x: pose.x + rdiv(s * m * (cos(h) - cos(hj)), 100), y: pose.y + rdiv(s * m * (sin(hj) - sin(h)), 100), h: up(pose, n, dz, k + 1) };
  });
  const end = points.at(-1) ?? pose;
  return [points, { x: end.x, y: end.y, z: pose.z + dz, heading: at(n), climb: climbClass(n, dz), bank: side }];
}

function evenly(pose: Pose, end: Pose, n: number): PathPoint[] {
  return Array.from({ length: n }, (_, k) => ({ x: pose.x + rdiv((k + 1) * (end.x - pose.x), n), y: pose.y + rdiv((k + 1) * (end.y - pose.y), n), h: up(pose, n, end.z - pose.z, k + 1) }));
}

/** Returns the path points and the end of a leg of `n` MU. */
export function legPath(pose: Pose, leg: Leg, n: number, pulls?: Pulls): [PathPoint[], Pose] {
  const h = pose.heading;
  switch (leg.kind) {
    case "straight":
      return straight(pose, n, leg.dz ?? 0);
    case "turn":
      return leg.letter && leg.side ? turn(pose, leg.side, leg.letter, n, leg.dz ?? 0) : [[], pose];
    case "roll": {
      const [points, end] = straight(pose, n, 0);
      return [points, leg.heading === undefined ? { ...end, climb: "L", bank: leg.to ?? "0" } : { ...end, heading: leg.heading }];
    }
    case "dive":
      return straight({ ...pose, climb: leg.to ?? "S", bank: "0" }, n, 0);
    case "pull": {
      const row = pulled(pose.climb, leg.steps ?? 1, leg.letter ?? 1, pulls);
      if (!row) return [[], pose];
      const end = { x: pose.x + rdiv(row.run * sin(h), 10000), y: pose.y + rdiv(row.run * cos(h), 10000), z: pose.z + row.dz, heading: h, climb: row.climb, bank: "0" };
      return [evenly(pose, end, n), end];
    }
    case "ease":
      return [[], { ...pose, climb: "L" }];
    case "slip": {
      const k = (leg.eu ?? 1) * SIDE[leg.side ?? "L"];
      const end = { ...pose, x: pose.x + rdiv(n * sin(h), 100) + rdiv(k * cos(h), 100), y: pose.y + rdiv(n * cos(h), 100) - rdiv(k * sin(h), 100), z: pose.z - (leg.eu ?? 1), climb: "L" };
      return [evenly(pose, end, n), end];
    }
    case "immelmann": {
      const end = { x: pose.x + rdiv(sin(h), 50), y: pose.y + rdiv(cos(h), 50), z: pose.z + 4, heading: mod(h + 1800), climb: "L", bank: "0" };
      return [evenly(pose, end, n), end];
    }
    case "land":
      return straight(pose, n, -pose.z);
  }
  return [[], pose];
}

/** Returns the legs of a plan as they are flown, one behind the other, without any test failing. */
export function fly(mover: Mover, plan: Pick<Plan, "legs">): Flown[] {
  const flown: Flown[] = [];
  let pose = mover.pose;
  let left = mover.speed;
  for (const leg of plan.legs) {
    const length = lengthOf(mover, pose, leg, left);
    const [points, to] = legPath(pose, leg, length, mover.pulls);
    flown.push({ leg, from: pose, to, length, points });
    pose = to;
    left -= length;
  }
  return flown;
}

/** Returns the pose at the end of some legs; 11.9 with the bank that the plan chooses there. */
export function endOf(mover: Mover, flown: Flown[], bank = ""): Pose {
  const end = flown.at(-1)?.to ?? mover.pose;
  return bank && SHALLOW.includes(end.climb) ? { ...end, bank } : end;
}
export const used = (flown: Flown[]): number => flown.reduce((sum, f) => sum + f.length, 0);
