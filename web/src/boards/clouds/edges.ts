/** Machines out of the picture, as labels at its edge. All measures in pixels from the upper left corner of the picture. */
import type { Box } from "./flags";
import { wholeMu, type Sheet } from "./geometry";
import type { Craft } from "./scene";

export interface Outside {
  craft: Craft;
  /** The middle of the label, and its width. */
  x: number;
  y: number;
  width: number;
  /** Where the machine lies from there, in degrees clockwise from the right, and how far away it is in MU. */
  turn: number;
  away: number;
}

const SLACK = 6;
const EDGE = 20;
export const HEIGHT = 24;

/** Returns the width of a label: height, name, distance. */
const wide = (label: string, away: number): number => 42 + 8 * label.length + (away ? 6 + 6.6 * `${away}`.length : 0);

/** Returns the places where a label may stand, the nearest to where it belongs first: along its edge, then in rows and columns further in. */
function places(x: number, y: number, width: number, view: Box, left: number): [number, number][] {
  const line = (at: number, from: number, to: number, step: number): number[] => {
    const steps = Array.from({ length: Math.ceil(Math.max(0, to - from) / step) + 1 }, (_, n) => step * n);
    return steps.flatMap((by) => (by ? [at + by, at - by] : [at])).filter((n) => n >= from && n <= to);
  };
  const [west, east] = [left + width / 2 + EDGE, view.width - width / 2 - EDGE];
  const [rows, columns] = [line(y, EDGE, view.height - EDGE, 4), line(x, west, east, 8)];
  const upright = x <= west + 1 || x >= east - 1;
  const along = upright ? rows.map((row): [number, number] => [x, row]) : columns.map((at): [number, number] => [at, y]);
  const inward = upright ? columns.filter((at) => at !== x) : rows.filter((row) => row !== y);
  const further = inward.filter((_, n) => n % 4 === 3).flatMap((n) => along.map(([at, row]): [number, number] => (upright ? [n, row] : [at, n])));
  return [...along, ...further];
}

/**
 * Returns a label for each machine that lies out of the picture, none on another one or on what stands in the corners, as long as there is room.
 * `left` pixels of the picture are covered at its left edge.
 */
export function outside(sheet: Sheet, crafts: Craft[], k: number, view: Box, from: { x: number; y: number } | undefined, corners: Box[], left = 0): Outside[] {
  const { width: w, height: h } = view;
  const taken: Box[] = [...corners];
  return crafts.flatMap((craft) => {
    const [px, py] = [sheet.x(craft.x) * k - view.x, sheet.y(craft.y) * k - view.y];
    if (px >= -SLACK && py >= -SLACK && px <= w + SLACK && py <= h + SLACK) return [];
    const away = from ? wholeMu(from, craft) : 0;
    const width = wide(craft.label, away);
    const box = ([x, y]: [number, number]): Box => ({ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT });
    const free = (at: [number, number]): boolean => taken.every((b) => apart(b, box(at)));
    const wished: [number, number] = [Math.max(left + width / 2 + EDGE, within(px, width / 2 + EDGE, w)), within(py, EDGE, h)];
    const at = places(...wished, width, view, left).find(free) ?? wished;
    taken.push(box(at));
    return [{ craft, x: at[0], y: at[1], width, turn: (Math.atan2(py - at[1], px - at[0]) * 180) / Math.PI, away }];
  });
}

const within = (at: number, edge: number, size: number): number => Math.max(edge, Math.min(size - edge, at));
const apart = (a: Box, b: Box): boolean => a.x >= b.x + b.width || a.x + a.width <= b.x || a.y >= b.y + b.height + 2 || a.y + a.height <= b.y - 2;
