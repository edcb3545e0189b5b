/**
 * The drawing of the aircraft in units of its own: 1080 by 440 with the nose to the left, the same upright with the nose up. It is to scale along
 * the aisle, not across it: a square has room for three pieces.
 */
import type { Chart, Square } from "./types";

export interface Rect {
  x: number;
  y: number;
  w: number;
  h: number;
}
export type Point = [number, number];

export const LONG = 1080;
export const WIDE = 440;
const FIRST = 118;
const PITCH = 64;
const LANE: Record<string, [number, number]> = { L: [82, 88], A: [174, 92], R: [270, 88] };
/** The aisle where no squares are beside it (2.13). */
const ALONE: [number, number] = [128, 184];
const ROOM: Record<string, Rect> = {
  C: { x: 44, y: 171, w: 102, h: 98 },
  TF: { x: 100, y: 88, w: 46, h: 76 },
  GF: { x: 100, y: 276, w: 46, h: 74 },
  GA: { x: 984, y: 90, w: 54, h: 74 },
  TA: { x: 984, y: 274, w: 54, h: 76 },
};

/** Returns the middle of a station along the aisle. */
export const stationX = (station: number): number => FIRST + PITCH * station;

/** Returns the squares of a scenario's board. */
export const squaresOf = (chart: Chart, scenario: string): Square[] => chart.boards[chart.scenarios.find((s) => s.id === scenario)?.board ?? ""]?.squares ?? chart.squares;

function lying(square: Square, alone: boolean): Rect {
  if (ROOM[square.id]) return ROOM[square.id];
  const [y, h] = alone ? ALONE : LANE[square.lane];
  return { x: stationX(square.station) - PITCH / 2, y, w: PITCH, h };
}

/** The places of the aircraft, horizontal or upright. */
export class Plan {
  readonly width: number;
  readonly height: number;
  readonly rects: Map<string, Rect>;
  readonly squares: Map<string, Square>;
  /** Whether no squares are beside the aisle (2.13). */
  readonly alone: boolean;

  constructor(squares: readonly Square[], readonly upright: boolean) {
    this.width = upright ? WIDE : LONG;
    this.height = upright ? LONG : WIDE;
    this.squares = new Map(squares.map((s) => [s.id, s]));
    this.alone = !squares.some((s) => s.kind === "seat");
    this.rects = new Map(squares.map((s) => [s.id, this.turned(lying(s, this.alone))]));
  }

  turned(r: Rect): Rect {
    return this.upright ? { x: r.y, y: r.x, w: r.h, h: r.w } : r;
  }

  at(x: number, y: number): Point {
    return this.upright ? [y, x] : [x, y];
  }

  centre(id: string): Point {
    const r = this.rects.get(id);
    return r ? [r.x + r.w / 2, r.y + r.h / 2] : [this.width / 2, this.height / 2];
  }

  has(id: string): boolean {
    return this.rects.has(id);
  }

  /** Returns where the door or hatch of an exit square is, and which way is out. */
  door(id: string): { at: Point; out: Point } {
    const square = this.squares.get(id)!;
    const left = square.lane !== "R";
    return { at: this.at(stationX(square.station), left ? 58 : 382), out: this.upright ? [left ? -1 : 1, 0] : [0, left ? -1 : 1] };
  }

  /** Returns where a team in reserve is drawn outside. */
  reserve(n: number): Point {
    return this.at(54 + n * 52, 30);
  }

  squareAt(x: number, y: number): string {
    for (const [id, r] of this.rects) if (x >= r.x && x < r.x + r.w && y >= r.y && y < r.y + r.h) return id;
    return "";
  }

  /** Returns the squares within `most` steps. */
  within(from: string, most: number): Set<string> {
    const found = new Set(this.squares.has(from) ? [from] : []);
    let edge = [...found];
    for (let n = 0; n < most; n++) {
      edge = edge.flatMap((s) => this.squares.get(s)!.adjacent).filter((s) => !found.has(s));
      for (const s of edge) found.add(s);
    }
    return found;
  }

  /** Returns the squares that a square has in sight, and those of them within range of fire. */
  field(from: string, range: number): { sight: Set<string>; fire: Set<string> } {
    const sight = new Set(this.squares.get(from)?.sight);
    return { sight, fire: new Set([...this.within(from, range)].filter((s) => sight.has(s))) };
  }

  /** Returns the next square for an arrow key: the nearest of `wanted` in that direction, else the nearest of all. */
  toward(from: string, dx: number, dy: number, wanted: Iterable<string>): string {
    const [x, y] = this.centre(from);
    const nearest = (ids: Iterable<string>): string => {
      let best = "";
      let least = Infinity;
      for (const id of ids) {
        const [cx, cy] = this.centre(id);
        const along = (cx - x) * dx + (cy - y) * dy;
        const aside = Math.abs((cx - x) * dy) + Math.abs((cy - y) * dx);
        if (along < 8 || aside > along * 1.6) continue;
        const far = along + aside * 2;
        if (far < least) [best, least] = [id, far];
      }
      return best;
    };
    return nearest(wanted) || nearest(this.rects.keys()) || from;
  }
}

/** Returns the places of `n` pieces in a room of `w` by `h`, and their size. */
export function stacked(n: number, w: number, h: number): { scale: number; at: Point[] } {
  const [pw, ph] = [46, 40];
  let best = { scale: 0, cols: 1 };
  for (let cols = 1; cols <= n; cols++) {
    const scale = Math.min(w / (cols * pw), h / (Math.ceil(n / cols) * ph), 1);
    if (scale > best.scale + 0.001) best = { scale, cols };
  }
  const rows = Math.ceil(n / best.cols);
  const at = Array.from({ length: n }, (_, i): Point => {
    const row = Math.floor(i / best.cols);
    const inRow = row === rows - 1 ? n - row * best.cols : best.cols;
    return [((i % best.cols) - (inRow - 1) / 2) * pw * best.scale, (row - (rows - 1) / 2) * ph * best.scale];
  });
  return { scale: best.scale, at };
}
