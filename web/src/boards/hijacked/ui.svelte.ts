/** What the reader has chosen on the board. Nothing here is part of the game. */
import type { Move } from "./types";

export const ui = $state({
  /** The space under the pointer or with the focus. */
  hover: "",
  /** The dragged die, and its place. */
  drag: null as { die: string; value: number; x: number; y: number } | null,
  /** The any-time move under the pointer. */
  looked: null as Move | null,
  /** The any-time move that is chosen but not made. */
  armed: "",
  /** The die whose value is to be changed. */
  changing: "",
});
