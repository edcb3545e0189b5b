/** What the reader has switched on, chosen or opened on the board: none of it is part of an answer. */
import { load, save } from "../../lib/storage";

export type Layer = "unseen" | "control" | "sight";
const KEY = "lysander.flight181.layers";

export const ui = $state({
  layers: { unseen: true, control: false, ...load<Partial<Record<Layer, boolean>>>(KEY, {}) } as Partial<Record<Layer, boolean>>,
  /** The hijacker whose reach is shown; empty: all. */
  only: "",
  /** The chosen piece: to be placed, or the token to be moved. */
  held: "",
  /** Whether the ledger is open (phone). */
  ledger: false,
  /** Whether the legend is open. */
  legend: false,
});

export function toggle(layer: Layer, now = ui.layers[layer]): void {
  ui.layers[layer] = !now;
  save(KEY, $state.snapshot(ui.layers));
}
