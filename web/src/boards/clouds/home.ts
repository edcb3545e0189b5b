/** The part of the field that is shown at fit: where the fight is. It moves on in steps, so that the picture does not swim. */
import { UNIT, type Sheet } from "./geometry";
import { inAir, type Craft } from "./scene";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * Half of the least width and height, the margin round the machines, how far off others may be, and what more is left at the foot, where the tools
 * lie, in points; on a phone less of all.
 */
const LEAST = { wide: 2300, high: 1800, margin: 700, near: 5000, foot: 400 };
const PHONE = { wide: 1350, high: 1350, margin: 450, near: 2400, foot: 0 };
let kept: (Box & { key: string }) | null = null;

/**
 * Returns the box of the fight in drawing units: the one before, as long as all that matters lies in it and it is not much too large. Machines far
 * from every one of the reader's stand at the edge of the picture. With `hold` it never becomes smaller: a film does not go in and out.
 */
export function homeOf(sheet: Sheet, crafts: Craft[], asked: string, more: { x: number; y: number }[], phone: boolean, hold = false): Box {
  const size = phone ? PHONE : LEAST;
  const edge = sheet.field * 100;
  const flying = crafts.filter((c) => inAir(c) && Math.hypot(c.x, c.y) <= edge + 500);
  const all = flying.length ? flying : crafts.filter((c) => Math.hypot(c.x, c.y) <= edge + 500);
  const mine = all.filter((c) => c.id === asked);
  const own = mine.length ? mine : all.filter((c) => c.own);
  const near = own.length ? all.filter((c) => own.some((o) => Math.hypot(o.x - c.x, o.y - c.y) <= size.near)) : all;
  const places = [...near, ...more];
  if (!places.length) return { x: 0, y: 0, width: sheet.size, height: sheet.size };
  const span = (values: number[], half: number): [number, number] => {
    const [low, high] = [Math.min(...values) - size.margin, Math.max(...values) + size.margin];
    const mid = (low + high) / 2;
    return [Math.min(low, mid - half), Math.max(high, mid + half)];
  };
  const [west, east] = span(places.map((p) => p.x), size.wide);
  const [low, north] = span(places.map((p) => p.y), size.high);
  const south = low - Math.max(size.foot, (north - low) / 8);
  const wish = { x: sheet.x(west), y: sheet.y(north), width: (east - west) / UNIT, height: (north - south) / UNIT, key: `${sheet.size}${phone}` };
  const inside = places.every((p) => kept && sheet.x(p.x) > kept.x + 30 && sheet.x(p.x) < kept.x + kept.width - 30 && sheet.y(p.y) > kept.y + 30 && sheet.y(p.y) < kept.y + kept.height - 30 - size.foot / UNIT);
  if (!kept || kept.key !== wish.key || !inside || (!hold && kept.width * kept.height > 2 * wish.width * wish.height)) kept = wish;
  return kept;
}
