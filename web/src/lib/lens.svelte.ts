/** One pan, zoom and pointer for two boards that show the same place. */

export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export class Lens {
  /** The board point in the middle, and the pixels of a board unit; null: all of the home is shown. */
  view = $state.raw<{ scale: number; x: number; y: number } | null>(null);
  /** What is shown at fit: that of the board that leads. */
  home = $state.raw<Area | null>(null);
  /** Where the pointer is, in board units, and over which board. */
  at = $state.raw<{ x: number; y: number; leads: boolean } | null>(null);
}

/** A board below this looks through a lens; `leads`: it says what is shown at fit. */
export interface Through {
  lens: Lens;
  leads: boolean;
}

export const LENS = Symbol("lens");
