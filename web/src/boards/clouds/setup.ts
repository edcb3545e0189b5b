/** 6.5, 9.3 Places as answers: where a pilot begins, by how much a barrage is shifted. */
import type { Ask } from "../../wire";

export interface PlacingDomain {
  type: "placing";
  friends: [number, number, number][];
  field: number;
  ceiling: number;
  near: number;
}

export interface ShiftDomain {
  type: "shift";
  most: number;
  bands: [number, number][];
}

export interface Place {
  x: number;
  y: number;
  z: number;
  heading: number;
}

export const placingOf = (ask: Ask | null): PlacingDomain | null => (ask?.domain.type === "placing" ? (ask.domain as unknown as PlacingDomain) : null);
export const shiftOf = (ask: Ask | null): ShiftDomain | null => (ask?.domain.type === "shift" ? (ask.domain as unknown as ShiftDomain) : null);

export function readPlace(text: string): Place | null {
  const m = /^(-?\d+),(-?\d+),(\d+)\/h(\d{4})$/.exec(text);
  return m ? { x: +m[1], y: +m[2], z: +m[3], heading: +m[4] } : null;
}

export const writePlace = (p: Place): string => `${p.x},${p.y},${p.z}/h${String(p.heading).padStart(4, "0")}`;

/** Returns a place drawn to within reach of the nearest friend. */
export function allowed(d: PlacingDomain, p: Place): Place {
  const z = Math.max(1, Math.min(d.ceiling, p.z));
  const far = ([x, y, fz]: [number, number, number]): number => Math.hypot(x - p.x, y - p.y, 100 * (fz - z));
  const [fx, fy, fz] = d.friends.reduce((best, f) => (far(f) < far(best) ? f : best));
  const reach = Math.sqrt(Math.max(0, (100 * d.near) ** 2 - (100 * (fz - z)) ** 2));
  const away = Math.hypot(p.x - fx, p.y - fy);
  if (away <= reach) return { ...p, z };
  const k = Math.max(0, reach - 1) / away;
  return { ...p, z, x: Math.round(fx + (p.x - fx) * k), y: Math.round(fy + (p.y - fy) * k) };
}

export interface Shift {
  dx: number;
  dy: number;
  band: [number, number] | null;
}

export function readShift(text: string): Shift {
  const m = /^(-?\d+),(-?\d+)(?: (\d+)-(\d+))?$/.exec(text);
  return m ? { dx: +m[1], dy: +m[2], band: m[3] ? [+m[3], +m[4]] : null } : { dx: 0, dy: 0, band: null };
}

export const writeShift = (s: Shift): string => `${s.dx},${s.dy}${s.band ? ` ${s.band[0]}-${s.band[1]}` : ""}`;

/** Returns a shift of at most `most` points. */
export function within(most: number, s: Shift): Shift {
  const away = Math.hypot(s.dx, s.dy);
  const k = away > most ? (most - 1) / away : 1;
  return { ...s, dx: Math.trunc(s.dx * k) || 0, dy: Math.trunc(s.dy * k) || 0 };
}
