/** What the reader has set on the board: layers, chosen unit, way of steps, pencil. Nothing here is part of the game. */
import { load, save } from "../../lib/storage";
import type { MapMark } from "./types";
import type { Way } from "./plan";
import type { Leg } from "./travel";

export type Layer = "belief" | "reports" | "garrisons" | "seen" | "names" | "grid" | "landing" | "reach" | "marks" | "fog";

const KEY = "lysander.evasion.layers";
const FIRST: Record<Layer, boolean> = {
  belief: true, reports: true, garrisons: true, seen: true, names: true, grid: true, landing: false, reach: false, marks: true, fog: true,
};

/** The state when a person opens the seat. */
const empty = () => ({
  /** Which part of the belief is shown: `any`, `trail:N`, or a lorry. */
  part: "any",
  /** The unit whose orders are shown, or the hex of the men. */
  unit: "",
  /** Along the road or across country where both are possible. */
  way: "cheap" as Way,
  /** Whether a planned path ends in a stop. */
  stop: true,
  /** Colour of the chosen pencil, `rubber`, or none. */
  pencil: "",
  /** Words for the next mark. */
  words: "",
  marks: [] as MapMark[],
  /** The hex under the pointer or the cursor, for the line that describes it. */
  hover: "",
  /** Whether the measure is on, and its start. */
  measuring: false,
  measureFrom: "",
  measureTo: "",
  /** The steps of the path plotted last. */
  plotted: [] as Leg[],
});

export const ui = $state({ layers: { ...FIRST, ...load<Partial<Record<Layer, boolean>>>(KEY, {}) } as Record<Layer, boolean>, ...empty() });

/** Resets everything: at a shared screen the next person finds nothing of the one before. */
export const clear = (): unknown => Object.assign(ui, empty());

export function toggle(layer: Layer): void {
  ui.layers[layer] = !ui.layers[layer];
  save(KEY, $state.snapshot(ui.layers));
}

/** Returns the list of marks with a mark on a hex added or removed. */
export function mark(hex: string): MapMark[] {
  const rest = ui.marks.filter((m) => m.hex !== hex);
  const old = ui.marks.find((m) => m.hex === hex);
  const same = old && old.colour === ui.pencil && old.text === ui.words;
  ui.marks = ui.pencil === "rubber" || same ? rest : [...rest, { hex, colour: ui.pencil, text: ui.words }];
  return ui.marks;
}
