/** What the person has in hand on the board. Nothing of the game. */
import type { Move } from "./types";

export const ui = $state({
  /** The space under the pointer or with the focus. */
  hover: "",
  /** The die that is dragged, and where it is. */
  drag: null as { die: string; value: number; x: number; y: number } | null,
  /** The any-time move that is looked at. */
  looked: null as Move | null,
  /** The any-time move that is chosen but not made. */
  armed: "",
  /** The die whose value is to be changed. */
  changing: "",
});
