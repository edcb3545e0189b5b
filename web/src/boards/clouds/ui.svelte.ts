/** What the reader has switched on, chosen or opened on the board: none of it is part of an answer. */
import { load, save } from "../../lib/storage";

export type Layer = "zones" | "tracks" | "scale";
export const SPEEDS = [0.25, 0.5, 1, 2, 0] as const;
const KEY = "lysander.clouds.layers";
const SPEED = "lysander.clouds.film";

export const ui = $state({
  layers: { zones: true, tracks: true, scale: false, ...load<Partial<Record<Layer, boolean>>>(KEY, {}) } as Record<Layer, boolean>,
  /** How many legs of the plan are fixed: what is behind them is bent. */
  fixed: 0,
  /** The leg that is open in the list; -1: none. */
  leg: -1,
  /** The aeroplane whose cockpit is shown; empty: that of the open question. */
  cockpit: "",
  /** The own aeroplane whose plan others take over or follow; empty: the last that moved. */
  leader: "",
  /** Whether the film of the battle is open: the cockpit is not that of its moment. */
  filming: false,
  /** What lies under the pointer. */
  hover: "",
  /** The speed of the film; 0: none is shown. */
  speed: load<number>(SPEED, 1),
  /** Phone: the side view in place of the map. */
  side: false,
});

export function toggle(layer: Layer): void {
  ui.layers[layer] = !ui.layers[layer];
  save(KEY, $state.snapshot(ui.layers));
}

export function setSpeed(speed: number): void {
  ui.speed = speed;
  save(SPEED, speed);
}
