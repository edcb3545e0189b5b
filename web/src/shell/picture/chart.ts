/** The contents of `chart()`, and of the pieces of a view, for a client that draws any game (`core/chart.py`). */

export interface Cell {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  shape: "disc" | "hex" | "square" | "card" | "point";
  ground: string;
}

export interface Link {
  a: string;
  b: string;
  kind: string;
}

export interface Area {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  unit: number;
  cells: Cell[];
  links: Link[];
}

export interface Piece {
  id: string;
  at: string;
  kind: string;
  seat: string;
  label: string;
  look: "counter" | "card" | "back" | "spot";
  heading: number;
  x: number;
  y: number;
}

const held = (of: unknown, name: string): unknown => (of && typeof of === "object" ? (of as Record<string, unknown>)[name] : undefined);

/** Returns the areas of a chart; none where the game describes no drawing. */
export function areasOf(chart: unknown): Area[] {
  const areas = held(chart, "areas");
  return Array.isArray(areas) ? (areas as Area[]) : [];
}

/** Returns the pieces of a view. */
export function piecesOf(view: unknown): Piece[] {
  const pieces = held(view, "pieces");
  return Array.isArray(pieces) ? (pieces as Piece[]).filter((p) => typeof p?.at === "string") : [];
}
