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

/** Returns the heights at which a label may stand, the nearest to where it belongs first; where none is free, labels lie over each other. */
function rows(wished: number, h: number): number[] {
  const steps = Array.from({ length: Math.ceil(h / 2) }, (_, n) => 2 * n);
  return steps.flatMap((by) => [wished + by, wished - by]).filter((y) => y >= EDGE && y <= h - EDGE);
}

/** Returns a label for each machine that lies out of the picture, none on another one or on what stands in the corners. */
export function outside(sheet: Sheet, crafts: Craft[], k: number, view: Box, from: { x: number; y: number } | undefined, corners: Box[]): Outside[] {
  const { width: w, height: h } = view;
  const taken: Box[] = [...corners];
  return crafts.flatMap((craft) => {
    const [px, py] = [sheet.x(craft.x) * k - view.x, sheet.y(craft.y) * k - view.y];
    if (px >= -SLACK && py >= -SLACK && px <= w + SLACK && py <= h + SLACK) return [];
    const width = 54 + 7.2 * craft.label.length;
    const x = Math.max(width / 2 + 20, Math.min(w - width / 2 - 20, px));
    const free = (at: number): boolean => taken.every((b) => b.x >= x + width / 2 || b.x + b.width <= x - width / 2 || b.y >= at + HEIGHT / 2 + 2 || b.y + b.height <= at - HEIGHT / 2 - 2);
    const wished = Math.max(EDGE, Math.min(h - EDGE, py));
    const y = rows(wished, h).find(free) ?? wished;
    taken.push({ x: x - width / 2, y: y - HEIGHT / 2, width, height: HEIGHT });
    return [{ craft, x, y, width, turn: (Math.atan2(py - y, px - x) * 180) / Math.PI, away: from ? wholeMu(from, craft) : 0 }];
  });
}
