/** What the person set up on the board: layers, chosen unit, way of steps, pencil. Nothing of the game. */
import { load, save } from "../../lib/storage";
import type { MapMark } from "./types";
import type { Way } from "./plan";
import type { Leg } from "./travel";

export type Layer = "belief" | "reports" | "garrisons" | "seen" | "names" | "grid" | "landing" | "reach" | "marks" | "fog";

const KEY = "lysander.evasion.layers";
const FIRST: Record<Layer, boolean> = {
  belief: true, reports: true, garrisons: true, seen: true, names: true, grid: true, landing: false, reach: false, marks: true, fog: true,
};

/** What is in hand when somebody sits down. */
const empty = () => ({
  /** Which part of the belief is shown: `any`, `trail:N`, or a lorry. */
  part: "any",
  /** The unit whose orders are looked at, or the hex of the men. */
  unit: "",
  /** Road or across country where both can be done. */
  way: "cheap" as Way,
  /** A planned path ends in a stop. */
  stop: true,
  /** Colour of the pencil in hand, `rubber`, or none. */
  pencil: "",
  /** Words that the next mark gets. */
  words: "",
  marks: [] as MapMark[],
  /** The hex under the pointer or the cursor, for the loupe line. */
  hover: "",
  /** The measure is in hand; from where. */
  measuring: false,
  measureFrom: "",
  measureTo: "",
  /** The steps of the path plotted last. */
  plotted: [] as Leg[],
});

export const ui = $state({ layers: { ...FIRST, ...load<Partial<Record<Layer, boolean>>>(KEY, {}) } as Record<Layer, boolean>, ...empty() });

/** Puts everything out of hand: at a shared screen the next person finds nothing of the one before. */
export const clear = (): unknown => Object.assign(ui, empty());

export function toggle(layer: Layer): void {
  ui.layers[layer] = !ui.layers[layer];
  save(KEY, $state.snapshot(ui.layers));
}

/** Puts a mark on a hex or rubs it out; gives the new list. */
export function mark(hex: string): MapMark[] {
  const rest = ui.marks.filter((m) => m.hex !== hex);
  const old = ui.marks.find((m) => m.hex === hex);
  const same = old && old.colour === ui.pencil && old.text === ui.words;
  ui.marks = ui.pencil === "rubber" || same ? rest : [...rest, { hex, colour: ui.pencil, text: ui.words }];
  return ui.marks;
}
