/** Where roads, railways and houses lie on a map that is drawn from its chart: the curves of `lysander/print/evasion/lines.py`, in km until they are written. */
import { ORIGIN } from "./ground.gen";

export type Km = readonly [number, number];
/** A cubic curve: its ends, and the two points between that pull it. */
export type Bend = readonly [Km, Km, Km, Km];

/** Map units of a km. */
const UNIT = 23;
export const unit = (p: Km): Km => [ORIGIN[0] + p[0] * UNIT, ORIGIN[1] + p[1] * UNIT];
/** Returns the centre of a hex, in km from that of 0000. */
export const middle = (hex: string): Km => [2 * +hex.slice(0, 2) + (+hex.slice(2) % 2), 1.732 * +hex.slice(2)];

/** Returns a number from 0 to 1 that is fixed for a key. */
export function fixed(...key: (string | number)[]): number {
  let h = 2166136261;
  for (const ch of key.join("|")) h = Math.imul(h ^ ch.codePointAt(0)!, 16777619);
  h = Math.imul(h ^ (h >>> 15), 2246822519);
  h = Math.imul(h ^ (h >>> 13), 3266489917);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** Returns where a road or railway passes a hex: near the centre, railways a little off the road. */
export function passing(hex: string, rail: boolean): Km {
  const [x, y] = middle(hex);
  const turn = 2 * Math.PI * fixed(hex, "turn") + (rail ? Math.PI : 0);
  const far = rail ? 0.2 + 0.1 * fixed(hex, "rail") : 0.12 + 0.2 * fixed(hex, "far");
  return [x + far * Math.cos(turn), y + far * Math.sin(turn)];
}

export function at([a, c, d, b]: Bend, t: number): Km {
  const s = 1 - t;
  const one = (i: 0 | 1): number => s ** 3 * a[i] + 3 * s * s * t * c[i] + 3 * s * t * t * d[i] + t ** 3 * b[i];
  return [one(0), one(1)];
}

/** Returns a point beyond the edge of the sheet for a line that ends in an edge hex. */
function beyond(hex: string, first: Km, second: Km): Km | null {
  const [column, row] = [+hex.slice(0, 2), +hex.slice(2)];
  if (row === 0 || row === 17) return [first[0] + 0.4 * (first[0] - second[0]), first[1] + (row ? 2.2 : -2.2)];
  if (column === 0 || column === 10) return [first[0] + (column ? 2.4 : -2.4), first[1] + 0.5 * (first[1] - second[1])];
  return null;
}

/** All lines of one kind: `pieces` by their two hexes, `runs` as they are drawn, each piece once. */
export class Lines {
  readonly pieces = new Map<string, Bend>();
  readonly runs: Bend[][] = [];

  constructor(readonly rail = false) {}

  add(hexes: string[]): void {
    const points: Km[] = hexes.map((h) => passing(h, this.rail));
    const names = [...hexes];
    const first = beyond(hexes[0], points[0], points[1]);
    const last = beyond(hexes[hexes.length - 1], points[points.length - 1], points[points.length - 2]);
    if (first) (points.unshift(first), names.unshift(""));
    if (last) (points.push(last), names.push(""));
    let open = false;
    for (let n = 0; n < points.length - 1; n++) {
      const [before, a, b, after] = [points[Math.max(n - 1, 0)], points[n], points[n + 1], points[Math.min(n + 2, points.length - 1)]];
      const k = 1 / 5.2;
      const piece: Bend = [a, [a[0] + (b[0] - before[0]) * k, a[1] + (b[1] - before[1]) * k], [b[0] - (after[0] - a[0]) * k, b[1] - (after[1] - a[1]) * k], b];
      if (this.pieces.has(`${names[n]}-${names[n + 1]}`) || this.pieces.has(`${names[n + 1]}-${names[n]}`)) {
        open = false;
        continue;
      }
      if (names[n] && names[n + 1]) this.pieces.set(`${names[n]}-${names[n + 1]}`, piece);
      if (!open) this.runs.push([]);
      open = true;
      this.runs[this.runs.length - 1].push(piece);
    }
  }

  /** Returns the piece from one hex to the next, whichever way it was added. */
  piece(from: string, to: string): Bend | null {
    const forth = this.pieces.get(`${from}-${to}`);
    const back = this.pieces.get(`${to}-${from}`);
    return forth ?? (back ? [back[3], back[2], back[1], back[0]] : null);
  }
}
