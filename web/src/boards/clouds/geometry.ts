/** Measures of chapter 2: points (100 = 1 MU), ticks (3600 = a full circle, clockwise from north), and where a place is drawn. */

export const CIRCLE = 3600;
/** Drawing units of one MU; a point is a tenth of one. */
export const UNIT = 10;

const QUARTER = Array.from({ length: 901 }, (_, k) => Math.round(10000 * Math.sin((k * Math.PI) / 1800)));

/** 2.4 Returns the sine of a heading in ten-thousandths. */
export function sin(ticks: number): number {
  const k = mod(ticks);
  if (k <= 900) return QUARTER[k];
  if (k <= 1800) return QUARTER[1800 - k];
  return -sin(k - 1800);
}

/** 2.4 Returns the cosine of a heading in ten-thousandths. */
export const cos = (ticks: number): number => sin(ticks + 900);

/** Returns a heading in 0..3599. */
export const mod = (ticks: number): number => ((ticks % CIRCLE) + CIRCLE) % CIRCLE;

/** 2.5 Returns a/b to the nearest whole number, halves away from zero. */
export function rdiv(a: number, b: number): number {
  const n = Math.floor((2 * Math.abs(a) + b) / (2 * b));
  return a < 0 ? -n : n;
}

/** 2.10 Returns the difference of two headings in ticks, 0 to 1800. */
export const difference = (a: number, b: number): number => Math.min(mod(a - b), CIRCLE - mod(a - b));

/** Returns the distance on the ground plan in MU, exact for drawing; `wholeMu` is what is written. */
export const ground = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y) / 100;

/** 2.7 Returns a distance on the ground plan in whole MU: d + ½ MU belongs to d + 1. */
export const wholeMu = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.floor((Math.floor(Math.sqrt((a.x - b.x) ** 2 + (a.y - b.y) ** 2)) + 50) / 100);

/** Returns the heading from one place to another, in ticks, for drawing and for the hour of the clock. */
export const bearing = (a: { x: number; y: number }, b: { x: number; y: number }): number => mod(Math.round((Math.atan2(b.x - a.x, b.y - a.y) * 1800) / Math.PI));

/** Returns on which hour of the clock another place lies, seen from an aeroplane. */
export const oclock = (from: { x: number; y: number; heading: number }, to: { x: number; y: number }): number => Math.round(mod(bearing(from, to) - from.heading) / 300) % 12 || 12;

/** The drawing of the field: north is up, the centre of the field in its middle. */
export class Sheet {
  readonly field: number;
  /** Half the width of the drawing in MU: the field and some land round it. */
  readonly half: number;

  constructor(field: number) {
    this.field = field;
    this.half = field + 16;
  }

  get size(): number {
    return 2 * this.half * UNIT;
  }

  x(points: number): number {
    return this.half * UNIT + points / UNIT;
  }

  y(points: number): number {
    return this.half * UNIT - points / UNIT;
  }

  /** Returns the place in points that is drawn at (x, y). */
  place(x: number, y: number): { x: number; y: number } {
    return { x: Math.round((x - this.half * UNIT) * UNIT), y: Math.round((this.half * UNIT - y) * UNIT) };
  }

  /** Returns a path through places, as the `d` of an SVG path. */
  line(places: { x: number; y: number }[]): string {
    return places.map((p, n) => `${n ? "L" : "M"}${this.x(p.x).toFixed(1)} ${this.y(p.y).toFixed(1)}`).join("");
  }
}

/** Returns a sector as the `d` of an SVG path: from (0, 0), radius `r`, `degrees` to either side of straight up. */
export function wedge(r: number, degrees: number): string {
  const a = (degrees * Math.PI) / 180;
  const [dx, dy] = [r * Math.sin(a), r * Math.cos(a)];
  return `M0 0L${(-dx).toFixed(1)} ${(-dy).toFixed(1)}A${r} ${r} 0 0 1 ${dx.toFixed(1)} ${(-dy).toFixed(1)}Z`;
}
