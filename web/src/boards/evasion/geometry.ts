/** Hexes of the map: points up, odd rows half a hex to the right (2.2, 2.3). All lengths are map units. */
import { ORIGIN, RADIUS, SIZE } from "./ground.gen";
import { shown } from "./sheetmap.svelte";

export { RADIUS, SIZE };

export type Point = readonly [number, number];

export const COLUMNS = 11;
export const ROWS = 18;

const two = (n: number): string => String(n).padStart(2, "0");
export const nameOf = (column: number, row: number): string => two(column) + two(row);

/** All hexes, column by column. */
export const HEXES: string[] = Array.from({ length: COLUMNS * ROWS }, (_, n) => nameOf(Math.floor(n / ROWS), n % ROWS));
const KNOWN = new Set(HEXES);
const GROUNDS: Record<string, "rough" | "open" | "urban"> = { R: "rough", O: "open", U: "urban" };

export const isHex = (name: string): boolean => KNOWN.has(name);
export const ground = (hex: string): "rough" | "open" | "urban" => GROUNDS[shown.map.ground[HEXES.indexOf(hex)] ?? "O"];
export const hasRoad = (hex: string): boolean => hex in shown.map.anchors;
/** Whether a hex lies at the edge of the map (2.10). */
export const onEdge = (hex: string): boolean => ["00", two(COLUMNS - 1)].includes(hex.slice(0, 2)) || ["00", two(ROWS - 1)].includes(hex.slice(2));

/** Returns the centre of a hex. */
export function centre(hex: string): Point {
  const row = +hex.slice(2);
  return [ORIGIN[0] + 23 * (2 * +hex.slice(0, 2) + (row % 2)), ORIGIN[1] + 23 * 1.732 * row];
}

/** Returns the place of a unit on the road: the road's point in the hex, or the centre where there is none. */
export const anchor = (hex: string): Point => shown.map.anchors[hex] ?? centre(hex);

/** Returns the outline of a hex; `size` 1 is the whole of it. */
export function outline(hex: string, size = 1): string {
  const [x, y] = centre(hex);
  const r = RADIUS * size;
  const w = (r * Math.sqrt(3)) / 2;
  const f = (v: number): string => v.toFixed(1);
  return `M${f(x)} ${f(y - r)}L${f(x + w)} ${f(y - r / 2)}V${f(y + r / 2)}L${f(x)} ${f(y + r)}L${f(x - w)} ${f(y + r / 2)}V${f(y - r / 2)}Z`;
}

/** Returns the outlines of many hexes as one path. */
export const outlines = (hexes: Iterable<string>, size = 1): string => [...hexes].map((h) => outline(h, size)).join("");

/** Directions by the keys W E / A D / Z X, as they lie on the keyboard. */
export type Direction = "NW" | "NE" | "W" | "E" | "SW" | "SE";
export const KEY_DIRECTION: Record<string, Direction> = { KeyW: "NW", KeyE: "NE", KeyA: "W", KeyD: "E", KeyZ: "SW", KeyX: "SE" };

export function neighbour(hex: string, to: Direction): string | null {
  const c = +hex.slice(0, 2);
  const r = +hex.slice(2);
  const odd = r % 2;
  const [column, row] = {
    W: [c - 1, r],
    E: [c + 1, r],
    NW: [c - 1 + odd, r - 1],
    NE: [c + odd, r - 1],
    SW: [c - 1 + odd, r + 1],
    SE: [c + odd, r + 1],
  }[to];
  const name = nameOf(column, row);
  return column >= 0 && row >= 0 && KNOWN.has(name) ? name : null;
}

const ALL: Direction[] = ["NW", "NE", "W", "E", "SW", "SE"];
export const neighbours = (hex: string): string[] => ALL.map((d) => neighbour(hex, d)).filter((h): h is string => h !== null);

/** Returns the direction in which a neighbour lies, or null. */
export const directionTo = (from: string, to: string): Direction | null => ALL.find((d) => neighbour(from, d) === to) ?? null;

/** Returns the distance between two hexes, across country. */
export function distance(a: string, b: string): number {
  const [rows, along] = [+b.slice(2) - +a.slice(2), slant(b) - slant(a)];
  return Math.max(Math.abs(rows), Math.abs(along), Math.abs(rows + along));
}

/** Returns the axial column of a hex (counted along slanted rows). */
function slant(hex: string): number {
  const row = +hex.slice(2);
  return +hex.slice(0, 2) - (row - (row % 2)) / 2;
}

/** Returns the hex at a point of the map, or null beyond its hexes. */
export function hexAt(x: number, y: number): string | null {
  let best: string | null = null;
  let least = RADIUS * RADIUS;
  const row = Math.round((y - ORIGIN[1]) / (23 * 1.732));
  for (let r = Math.max(0, row - 1); r <= Math.min(ROWS - 1, row + 1); r++)
    for (let c = 0; c < COLUMNS; c++) {
      const [cx, cy] = centre(nameOf(c, r));
      const far = (cx - x) ** 2 + (cy - y) ** 2;
      if (far < least) [best, least] = [nameOf(c, r), far];
    }
  return best;
}

/** Returns the curve of the road from one hex to the next, from the anchor of the first on; null without a road. */
export function roadCurve(from: string, to: string): string | null {
  const forth = shown.map.links[`${from}-${to}`];
  const back = shown.map.links[`${to}-${from}`];
  if (!forth && !back) return null;
  const [ax, ay, bx, by] = forth ?? [back[2], back[3], back[0], back[1]];
  const [x, y] = anchor(to);
  return `C${ax} ${ay} ${bx} ${by} ${x} ${y}`;
}

/** Returns a number from 0 to 1, fixed for a key: the wobble of pencil lines. */
export function chance(key: string): number {
  let h = 2166136261;
  for (const ch of key) h = Math.imul(h ^ ch.charCodeAt(0), 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  return ((h ^ (h >>> 13)) >>> 0) / 2 ** 32;
}

/** Returns a ring around a point, as if drawn by hand. */
export function pencilRing(x: number, y: number, r: number, key: string): string {
  const points: Point[] = [];
  for (let n = 0; n <= 13; n++) {
    const turn = (n / 12.4) * 2 * Math.PI - 2.2;
    const far = r * (0.94 + 0.13 * chance(key + n));
    points.push([x + far * 1.05 * Math.cos(turn), y + far * Math.sin(turn)]);
  }
  let d = `M${points[0].map((v) => v.toFixed(1)).join(" ")}`;
  for (let n = 1; n < points.length - 1; n++) {
    const mid = [(points[n][0] + points[n + 1][0]) / 2, (points[n][1] + points[n + 1][1]) / 2];
    d += `Q${points[n].map((v) => v.toFixed(1)).join(" ")} ${mid.map((v) => v.toFixed(1)).join(" ")}`;
  }
  return d;
}
