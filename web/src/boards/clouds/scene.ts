/** What the board draws, read off the view: one form for open and closed cockpits, with what a seat may not know left out. */

export interface Area {
  id: string;
  kind: string;
  x: number;
  y: number;
  /** Width and height in points; of a circle its diameter. */
  w: number;
  h: number;
  round: boolean;
}
