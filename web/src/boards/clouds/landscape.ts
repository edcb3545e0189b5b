/**
 * The land below the battle, as it looked in 1917 from two thousand feet: fields, woods, villages, a road, a stream, the front. It is decoration:
 * the same for everybody at tables of one scenario, made from its name, and nothing in it matters but the areas that the scenario maps (6.4).
 */
import { UNIT } from "./geometry";

type Point = [number, number];

export interface Land {
  /** Patches by colour 0 to 9, each as the `d` of a path; `furrows` the ploughed ones by direction. */
  fields: string[];
  furrows: string[];
  hedges: string;
  road: string;
  avenue: string;
  rails: string;
  stream: string;
  woods: string;
  crowns: string[];
  roofs: string[];
  villages: { x: number; y: number; name: string }[];
  /** The ground between the trenches, its shell holes, and the trenches of either side. */
  front: string;
  holes: string;
  rims: string;
  trenches: string;
  wire: string;
  clouds: { x: number; y: number; rx: number; ry: number; puffs: [number, number, number][] }[];
}

const COLOURS = 10;
const NAMES = ["Saint-Aubert", "Wasnes", "Le Quesnel", "Hollebroek", "Vaux", "Mesnil", "Oosthoek", "Beaucamp", "Ronsart", "Zuidwege"];

/** Returns a generator of numbers from 0 to 1 that is the same for the same text. */
export function seeded(text: string): () => number {
  let a = 2166136261;
  for (const c of text) a = Math.imul(a ^ c.charCodeAt(0), 16777619);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const f = (n: number): string => n.toFixed(1);
const closed = (points: Point[]): string => `${points.map(([x, y], n) => `${n ? "L" : "M"}${f(x)} ${f(y)}`).join("")}Z`;
const disc = (x: number, y: number, r: number): string => `M${f(x - r)} ${f(y)}a${f(r)} ${f(r)} 0 1 0 ${f(2 * r)} 0a${f(r)} ${f(r)} 0 1 0 ${f(-2 * r)} 0`;

/** Returns a smooth line through points. */
function smooth(points: Point[]): string {
  let d = `M${f(points[0][0])} ${f(points[0][1])}`;
  for (let n = 1; n < points.length; n++) {
    const [a, b, c, e] = [points[Math.max(0, n - 2)], points[n - 1], points[n], points[Math.min(points.length - 1, n + 1)]];
    d += `C${f(b[0] + (c[0] - a[0]) / 6)} ${f(b[1] + (c[1] - a[1]) / 6)} ${f(c[0] - (e[0] - b[0]) / 6)} ${f(c[1] - (e[1] - b[1]) / 6)} ${f(c[0])} ${f(c[1])}`;
  }
  return d;
}

/** Returns points `step` apart on a smooth line. */
function along(points: Point[], step: number): Point[] {
  const found: Point[] = [];
  for (let n = 1; n < points.length; n++) {
    const [a, b] = [points[n - 1], points[n]];
    const count = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / step));
    for (let k = 0; k < count; k++) found.push([a[0] + ((b[0] - a[0]) * k) / count, a[1] + ((b[1] - a[1]) * k) / count]);
  }
  return [...found, points.at(-1)!];
}

const area = (p: Point[]): number => Math.abs(p.reduce((sum, [x, y], n) => sum + x * p[(n + 1) % p.length][1] - p[(n + 1) % p.length][0] * y, 0)) / 2;

/** Cuts a patch of land in two by a line through its middle, across its longer axis. */
function cut(patch: Point[], random: () => number): [Point[], Point[]] {
  const xs = patch.map((p) => p[0]);
  const ys = patch.map((p) => p[1]);
  const [cx, cy] = [xs.reduce((a, b) => a + b) / xs.length, ys.reduce((a, b) => a + b) / ys.length];
  let [vx, vy, long] = [1, 0, 0];
  for (let n = 0; n < patch.length; n++) {
    const [a, b] = [patch[n], patch[(n + 1) % patch.length]];
    const size = Math.hypot(b[0] - a[0], b[1] - a[1]);
    if (size > long) [vx, vy, long] = [(b[0] - a[0]) / size, (b[1] - a[1]) / size, size];
  }
  const lean = (random() - 0.5) * 0.24;
  const [nx, ny] = [vx + lean * vy, vy - lean * vx];
  const at = (random() - 0.5) * 0.3 * long;
  const side = ([x, y]: Point): number => (x - cx) * nx + (y - cy) * ny - at;
  const [one, two]: [Point[], Point[]] = [[], []];
  patch.forEach((a, n) => {
    const b = patch[(n + 1) % patch.length];
    const [sa, sb] = [side(a), side(b)];
    (sa >= 0 ? one : two).push(a);
    if (sa >= 0 !== sb >= 0) {
      const k = sa / (sa - sb);
      const p: Point = [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k];
      one.push(p);
      two.push(p);
    }
  });
  return [one, two];
}

function patches(land: Land, size: number, random: () => number): void {
  // A square that lies askew and reaches beyond the drawing.
  const [c, t, r] = [size / 2, 0.3 + 0.3 * random(), size * 0.98];
  const work: Point[][] = [[0, 1, 2, 3].map((n): Point => [c + r * Math.cos(t + (n * Math.PI) / 2 + Math.PI / 4), c + r * Math.sin(t + (n * Math.PI) / 2 + Math.PI / 4)])];
  land.fields = Array.from({ length: COLOURS }, () => "");
  while (work.length) {
    const patch = work.pop()!;
    const most = (34 + 50 * random()) * UNIT * UNIT;
    if (patch.length > 2 && area(patch) > most) {
      work.push(...cut(patch, random));
      continue;
    }
    if (patch.length < 3 || patch.every(([x, y]) => x < 0 || y < 0 || x > size || y > size)) continue;
    const colour = Math.floor(random() * COLOURS);
    land.fields[colour] += closed(patch);
    land.hedges += closed(patch);
    if (random() < 0.3) land.furrows[Math.floor(random() * 3)] += closed(patch);
  }
}

function wood(land: Land, x: number, y: number, spread: number, random: () => number): void {
  const count = Math.round(7 + spread * 0.5);
  for (let n = 0; n < count; n++) {
    const [a, r] = [random() * 2 * Math.PI, Math.sqrt(random()) * spread];
    const [px, py, size] = [x + Math.cos(a) * r * 1.3, y + Math.sin(a) * r * 0.8, 6 + random() * 7];
    land.woods += disc(px + 2, py + 3, size);
    land.crowns[n % 2] += disc(px, py, size * 0.92);
    land.crowns[2] += disc(px - size * 0.25, py - size * 0.3, size * 0.5);
  }
}

function house(x: number, y: number, w: number, h: number, a: number): string {
  const [c, s] = [Math.cos(a), Math.sin(a)];
  return closed(([[-w, -h], [w, -h], [w, h], [-w, h]] as Point[]).map(([px, py]): Point => [x + px * c - py * s, y + px * s + py * c]));
}

function village(land: Land, x: number, y: number, name: string, random: () => number): void {
  const turn = random() * Math.PI;
  for (let n = 0; n < 22; n++) {
    const [a, r] = [random() * 2 * Math.PI, 6 + random() * 30];
    const skew = Math.round(random()) * (Math.PI / 2) + turn + (random() - 0.5) * 0.4;
    land.roofs[n % 3] += house(x + Math.cos(a) * r * 1.25, y + Math.sin(a) * r * 0.8, 2.4 + random() * 2.6, 1.7 + random() * 1.3, skew);
  }
  land.roofs[2] += house(x, y, 6, 2.6, turn) + house(x + 6 * Math.cos(turn), y + 6 * Math.sin(turn), 2.6, 2.6, turn);
  for (let n = 0; n < 9; n++) {
    const a = random() * 2 * Math.PI;
    land.crowns[n % 2] += disc(x + Math.cos(a) * (26 + random() * 18), y + Math.sin(a) * (20 + random() * 12), 3 + random() * 2.4);
  }
  land.villages.push({ x, y, name });
}

/** The course of the front: a line from north to south that wanders a little. */
function course(at: number, size: number, random: () => number): Point[] {
  const [p, q] = [random() * 6, random() * 6];
  return Array.from({ length: 25 }, (_, n): Point => {
    const y = (n / 24) * (size + 40) - 20;
    return [at + 26 * Math.sin(y / 210 + p) + 13 * Math.sin(y / 83 + q), y];
  });
}

/** A fire trench along a line: it goes forward and back, so that no shot rakes it. */
function trench(line: Point[], off: number, deep: number): string {
  return along(line, 7).map(([x, y], n) => `${n ? `V${f(y)}H` : "M"}${f(x + off + (n % 2 ? deep : 0))}${n ? "" : ` ${f(y)}`}`).join("");
}

function front(land: Land, at: number, size: number, random: () => number): void {
  const line = course(at, size, random);
  const wide = 48;
  const edge = (by: number): Point[] => along(line, 30).map(([x, y]): Point => [x + by + (random() - 0.5) * 16, y]);
  land.front = `${smooth(edge(-wide))}${smooth(edge(wide).reverse()).replace("M", "L")}Z`;
  for (const [x, y] of along(line, 2.6)) {
    const [px, py, r] = [x + (random() - 0.5) * wide * 1.9, y + (random() - 0.5) * 8, 1 + random() * random() * 3.4];
    land.holes += disc(px, py, r);
    land.rims += `M${f(px - r)} ${f(py)}a${f(r)} ${f(r)} 0 0 1 ${f(2 * r)} 0`;
  }
  for (const [off, deep] of [[-22, -4], [-42, -4], [18, 4], [38, 4]]) land.trenches += trench(line, off, deep);
  for (const [x, y] of along(line, 58)) {
    for (const side of [-1, 1]) {
      const start = y + random() * 30;
      let d = `M${f(x + side * 24)} ${f(start)}`;
      for (let k = 1; k <= 7; k++) d += `l${f(side * 7)} ${f(k % 2 ? 5 : -5)}`;
      land.trenches += d;
    }
  }
  land.wire = [-10, 8].map((off) => smooth(along(line, 20).map(([x, y], n): Point => [x + off + (n % 2 ? 2 : -2), y]))).join("");
}

function cloud(x: number, y: number, random: () => number): Land["clouds"][number] {
  const [rx, ry] = [60 + random() * 70, 26 + random() * 26];
  const puffs = Array.from({ length: 7 }, (_, n): [number, number, number] => [x + (n / 6 - 0.5) * rx * 1.7, y + (random() - 0.5) * ry, 26 + random() * 34 * (1 - Math.abs(n / 3 - 1) * 0.6)]);
  return { x, y, rx, ry, puffs };
}

/**
 * Returns the land of a scenario, in drawing units. `size` is the side of the drawing, `line` where the front crosses it, `bare` places of mapped
 * areas, on which nothing is built or planted.
 */
export function landscape(name: string, size: number, line: number, bare: { x: number; y: number; r: number }[] = []): Land {
  const random = seeded(name);
  const land: Land = {
    fields: [], furrows: ["", "", ""], hedges: "", road: "", avenue: "", rails: "", stream: "", woods: "", crowns: ["", "", ""], roofs: ["", "", ""],
    villages: [], front: "", holes: "", rims: "", trenches: "", wire: "", clouds: [],
  };
  const free = (x: number, y: number, r: number): boolean => Math.abs(x - line) > 75 + r && bare.every((b) => Math.hypot(x - b.x, y - b.y) > b.r + r);
  patches(land, size, random);
  const across = (from: number, to: number, sway: number): Point[] => Array.from({ length: 9 }, (_, n): Point => [(n / 8) * (size + 80) - 40, from + ((to - from) * n) / 8 + (random() - 0.5) * sway]);
  const way = across(size * (0.3 + 0.1 * random()), size * (0.62 + 0.1 * random()), 150);
  land.road = smooth(way);
  for (const [x, y] of along(way, 17)) if (Math.abs(x - line) > 60) land.avenue += disc(x, y - 7, 2.5) + disc(x + 4, y + 7, 2.5);
  land.rails = smooth(across(size * (0.84 - 0.1 * random()), size * (0.12 + 0.1 * random()), 90));
  land.stream = smooth(across(size * (0.7 + 0.15 * random()), size * (0.86 - 0.1 * random()), 260));
  const names = [...NAMES].sort(() => random() - 0.5);
  for (let n = 0; n < 200 && land.villages.length < 8; n++) {
    const [x, y] = [60 + random() * (size - 120), 60 + random() * (size - 120)];
    if (free(x, y, 45) && land.villages.every((v) => Math.hypot(v.x - x, v.y - y) > 330)) village(land, x, y, names[land.villages.length], random);
  }
  for (let n = 0; n < 60; n++) {
    const [x, y, r] = [random() * size, random() * size, 14 + random() * 34];
    if (free(x, y, r) && land.villages.every((v) => Math.hypot(v.x - x, v.y - y) > 60 + r)) wood(land, x, y, r, random);
  }
  front(land, line, size, random);
  for (let n = 0; n < 9; n++) land.clouds.push(cloud((0.06 + 0.88 * random()) * size, ((n + random()) / 9) * size, random));
  return land;
}

const made = new Map<string, Land>();

/** Returns the land of a scenario; it is made once. */
export function landOf(name: string, size: number, line: number, bare: { x: number; y: number; r: number }[]): Land {
  const key = `${name}|${size}|${line}|${bare.length}`;
  let land = made.get(key);
  if (!land) made.set(key, (land = landscape(name, size, line, bare)));
  return land;
}
