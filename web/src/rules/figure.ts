/** Where the places of a drawn board are, and which part of it a figure shows. */
import { placeOn } from "../lib/onboard";

export interface Box { x: number; y: number; w: number; h: number; hex?: boolean }

/** Returns where a place is on a stage of so many pixels, however much smaller it is shown; null if the board does not show it. */
export function boxOf(stage: HTMLElement, place: string, wide: number): Box | null {
  const shape = placeOn(stage, place);
  const found = shape?.getBoundingClientRect();
  if (!found || (!found.width && !found.height)) return null;
  const all = stage.getBoundingClientRect();
  const k = wide / (all.width || 1);
  return { x: (found.left - all.left) * k, y: (found.top - all.top) * k, w: found.width * k, h: found.height * k, hex: shape!.hasAttribute("data-hex") };
}

const ROOM = 12;
/** A picture is at least so high, as a part of its width. */
const LEAST = 0.42;

/** Returns the part of a stage in which all these boxes lie, with some room around them; all of it if there is none. */
export function partOf(boxes: Box[], wide: number, high: number): Box {
  if (!boxes.length) return { x: 0, y: 0, w: wide, h: high };
  const x = Math.max(0, Math.min(...boxes.map((b) => b.x)) - ROOM);
  const y = Math.max(0, Math.min(...boxes.map((b) => b.y)) - ROOM);
  const right = Math.min(wide, Math.max(...boxes.map((b) => b.x + b.w)) + ROOM);
  const bottom = Math.min(high, Math.max(...boxes.map((b) => b.y + b.h)) + ROOM);
  const [w, h] = [Math.max(1, right - x), Math.max(1, bottom - y)];
  const more = Math.min(high, Math.max(h, w * LEAST));
  return { x, y: Math.min(high - more, Math.max(0, y - (more - h) / 2)), w, h: more };
}
