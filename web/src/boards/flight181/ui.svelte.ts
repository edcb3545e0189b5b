/** What a person has switched on, has in hand, and looks at: nothing of it is part of an answer. */
import { load, save } from "../../lib/storage";

export type Layer = "unseen" | "control" | "sight";
const KEY = "lysander.flight181.layers";

export const ui = $state({
  layers: { unseen: true, control: false, ...load<Partial<Record<Layer, boolean>>>(KEY, {}) } as Partial<Record<Layer, boolean>>,
  /** The one hijacker whose reach is shown; empty: all. */
  only: "",
  /** The piece in hand: to be placed, or the group to be led. */
  held: "",
  /** The ledger lies open (phone). */
  ledger: false,
  /** The signs are explained. */
  legend: false,
});

export function toggle(layer: Layer, now = ui.layers[layer]): void {
  ui.layers[layer] = !now;
  save(KEY, $state.snapshot(ui.layers));
}
