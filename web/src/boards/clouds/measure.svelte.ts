/** Measuring on the map: two places, held by what stands there, and what lies between them. */
import { ground } from "./geometry";

export interface Spot {
  x: number;
  y: number;
  /** Height in MU; null: a place on the ground plan alone. */
  z: number | null;
  /** Where the nose points, if it is a machine that flies. */
  nose?: { heading: number; climb: string };
  name: string;
}

export interface Measured {
  /** In MU; with the heights where both ends have one (2.6). */
  distance: number;
  flat: boolean;
  /** By how many MU the second one is higher. */
  rise: number | null;
  /** Degrees off the nose of the first one, in space where both have a height (2.8, 2.13). */
  off: number | null;
}

/** 2.12 Degrees by which the nose points up. */
const ELEVATION: Record<string, number> = { V: -90, S: -45, D: -15, L: 0, C: 15, Z: 45 };
const RADIAN = 180 / Math.PI;

/** Returns what lies between two places. */
export function between(from: Spot, to: Spot): Measured {
  const flat = from.z === null || to.z === null;
  const rise = flat ? null : to.z! - from.z!;
  const distance = Math.hypot(ground(from, to), rise ?? 0);
  return { distance, flat, rise, off: from.nose && distance ? offNose(from.nose, from, to, flat ? null : rise) : null };
}

function offNose({ heading, climb }: { heading: number; climb: string }, from: Spot, to: Spot, rise: number | null): number {
  const up = rise === null ? 0 : (ELEVATION[climb] ?? 0) / RADIAN;
  const turn = heading / 10 / RADIAN;
  const nose = [Math.sin(turn) * Math.cos(up), Math.cos(turn) * Math.cos(up), Math.sin(up)];
  const way = [(to.x - from.x) / 100, (to.y - from.y) / 100, rise ?? 0];
  const cosine = nose.reduce((sum, n, at) => sum + n * way[at], 0) / Math.hypot(...way);
  return Math.acos(Math.max(-1, Math.min(1, cosine))) * RADIAN;
}

/** The ruler: it follows the pointer from the first place to the second, and begins anew with the third. */
export class Ruler {
  on = $state(false);
  from = $state.raw<Spot | null>(null);
  to = $state.raw<Spot | null>(null);
  private laid = false;

  toggle(): void {
    this.on = !this.on;
    [this.from, this.to, this.laid] = [null, null, false];
  }

  press(spot: Spot): void {
    const second = this.from && !this.laid;
    [this.from, this.to] = second ? [this.from, spot] : [spot, null];
    this.laid = !!second;
  }

  point(spot: Spot): void {
    if (this.from && !this.laid) this.to = spot;
  }
}
