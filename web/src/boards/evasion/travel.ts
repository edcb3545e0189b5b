/** The way of a piece from one hex to another on the map: along the plotted path, else by road or from hex to hex. Lengths in map units. */
import { anchor, centre, neighbours, roadCurve, type Point } from "./geometry";
import type { Piece } from "./pieces";
import { shown, type SheetMap } from "./sheetmap.svelte";

export interface Leg {
  from: string;
  to: string;
  way: string;
}
export interface Travel {
  id: string;
  from: Piece;
  to: Piece;
  points: Point[];
  steps: number;
}

const known = new WeakMap<SheetMap, Map<string, string[]>>();

/** Returns the hexes to which roads lead, by hex. */
function roads(): Map<string, string[]> {
  const found = known.get(shown.map) ?? new Map<string, string[]>();
  if (!found.size)
    for (const link of Object.keys(shown.map.links)) {
      const [a, b] = link.split("-");
      found.set(a, [...(found.get(a) ?? []), b]);
      found.set(b, [...(found.get(b) ?? []), a]);
    }
  known.set(shown.map, found);
  return found;
}

/** Returns the shortest way by road, or across country where there is none. */
function shortest(from: string, to: string, way: "r" | "x"): Leg[] {
  const before = new Map<string, string>([[from, ""]]);
  for (const hex of before.keys()) {
    if (hex === to) break;
    for (const next of way === "r" ? (roads().get(hex) ?? []) : neighbours(hex)) if (!before.has(next)) before.set(next, hex);
  }
  if (!before.has(to)) return way === "r" ? shortest(from, to, "x") : [];
  const legs: Leg[] = [];
  for (let hex = to; hex !== from; hex = before.get(hex)!) legs.unshift({ from: before.get(hex)!, to: hex, way });
  return legs;
}

/** Returns the part of the plotted path that leads from one hex to the other, else no legs. */
function plottedLegs(plotted: Leg[], from: string, to: string): Leg[] {
  const first = plotted.findIndex((l) => l.from === from);
  const last = plotted.findLastIndex((l) => l.to === to);
  return first >= 0 && last >= first ? plotted.slice(first, last + 1) : [];
}

const BENDS = [0.2, 0.4, 0.6, 0.8, 1];

/** Returns the points on the road from one hex to the next. */
function bends(leg: Leg): Point[] {
  const curve = leg.way === "r" ? roadCurve(leg.from, leg.to) : null;
  if (!curve) return [leg.way === "r" ? anchor(leg.to) : centre(leg.to)];
  const [ax, ay, bx, by, x, y] = curve.slice(1).split(" ").map(Number);
  const [x0, y0] = anchor(leg.from);
  const at = (t: number, p: number, a: number, b: number, q: number): number => (1 - t) ** 3 * p + 3 * (1 - t) ** 2 * t * a + 3 * (1 - t) * t * t * b + t ** 3 * q;
  return BENDS.map((t) => [at(t, x0, ax, bx, x), at(t, y0, ay, by, y)] as const);
}

/** Returns the pieces that moved between two drawings of the same side, with both hexes. Men are known by their letters, all else by name. */
export function travels(before: Piece[], after: Piece[], plotted: Leg[]): Travel[] {
  const old = new Map(before.flatMap((p) => keys(p).map((k) => [k, p] as const)));
  const found: Travel[] = [];
  for (const to of after) {
    const from = keys(to).map((k) => old.get(k)).find((p) => p !== undefined);
    if (!from || from.hex === to.hex || to.ago) continue;
    const drives = to.shape === "lorry" || to.shape === "taken";
    const own = plottedLegs(plotted, from.hex, to.hex);
    const legs = own.length ? own : shortest(from.hex, to.hex, drives ? "r" : "x");
    if (legs.length) found.push({ id: to.id, from, to, steps: legs.length, points: [[from.x, from.y], ...legs.flatMap(bends).slice(0, -1), [to.x, to.y]] });
  }
  return found;
}

const keys = (p: Piece): string[] => (p.shape === "men" ? [...(p.who ?? "")].map((letter) => `man ${letter}`) : [p.id]);

const STEP = 320;
const WHOLE = 1200;

/** Returns keyframes at constant speed along the points; `suffix` follows the place in the resting transform. */
export function frames(travel: Travel, suffix: string): { keyframes: Keyframe[]; duration: number } {
  const far = travel.points.map((p, n) => (n ? Math.hypot(p[0] - travel.points[n - 1][0], p[1] - travel.points[n - 1][1]) : 0));
  const whole = far.reduce((a, b) => a + b, 0) || 1;
  let sum = 0;
  const keyframes = travel.points.map((p, n) => ({ transform: `translate(${p[0]}px, ${p[1]}px) ${suffix}`, offset: Math.min(1, (sum += far[n]) / whole) }));
  return { keyframes, duration: Math.min(WHOLE, STEP * travel.steps) };
}
