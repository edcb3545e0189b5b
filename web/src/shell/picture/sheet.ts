/**
 * The layout of the sheet: the areas of a chart beside and below each other, their cells and pieces, all in one unit in which a cell is about
 * 100 wide.
 */
import { broken } from "../../lib/broken";
import type { Area, Cell, Link, Piece } from "./chart";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A cell on the sheet; `x` and `y` are its middle. */
export interface Placed extends Box {
  cell: Cell;
  area: string;
}

/** A piece on the sheet; `x` and `y` are its middle, `size` is its width, `free` says that it is in a field and not on a cell. */
export interface Laid {
  piece: Piece;
  x: number;
  y: number;
  size: number;
  free: boolean;
}

/** An area on the sheet, with the paper on which it is drawn. */
export interface Region extends Box {
  area: Area;
  /** Units of the sheet for one unit of the area. */
  scale: number;
  paper: Box;
  field: boolean;
}

const UNIT = 100;
/** Gap between two areas, and room for a heading over a row of them. */
const GAP = 30;
const HEAD = 42;
const EDGE = 14;
/** Greatest length of a field; its pieces have a least size of their own. */
const LONGEST = 900;

export class Sheet {
  readonly regions: Region[];
  readonly cells: Map<string, Placed>;
  readonly links: { link: Link; a: Placed; b: Placed }[];
  readonly width: number;
  readonly height: number;
  private fields: Map<string, Region>;

  /** Returns the areas in the rows that show them largest in a window of `width` by `height`. `headed`: areas with a heading over them. */
  constructor(areas: readonly Area[], width: number, height: number, headed: (area: string) => boolean) {
    const regions = areas.map(regionOf);
    const widths = regions.flatMap((_, n) => regions.slice(n).map((__, m) => regions.slice(n, n + m + 1).reduce((sum, r) => sum + r.paper.w + GAP, 0)));
    const tries = widths.map((most) => flow(regions, most, headed));
    const best = tries.reduce((a, b) => (fit(b, width, height) > fit(a, width, height) ? b : a));
    this.regions = best.regions;
    this.width = best.width;
    this.height = best.height;
    this.fields = new Map(this.regions.map((r) => [r.area.id, r]));
    const at = (r: Region, c: Cell): Placed => ({ cell: c, area: r.area.id, x: r.x + (c.x - r.area.x) * r.scale, y: r.y + (c.y - r.area.y) * r.scale, w: c.w * r.scale, h: c.h * r.scale });
    this.cells = new Map(this.regions.flatMap((r) => r.area.cells.map((c) => [c.id, at(r, c)])));
    this.links = this.regions.flatMap((r) => r.area.links.map((link) => ({ link, a: this.cells.get(link.a)!, b: this.cells.get(link.b)! })));
  }

  /** Returns the pieces with their places; those of one cell are spread over it. `least` is the least width of a piece in a field. */
  lay(pieces: readonly Piece[], least: number): Laid[] {
    const stacks = new Map<string, Piece[]>();
    for (const piece of pieces) if (this.cells.has(piece.at)) stacks.set(piece.at, [...(stacks.get(piece.at) ?? []), piece]);
    const free = pieces.flatMap((piece): Laid[] => {
      const r = this.fields.get(piece.at);
      return r ? [{ piece, x: r.x + (piece.x - r.area.x) * r.scale, y: r.y + (piece.y - r.area.y) * r.scale, size: Math.max(least, r.area.unit * r.scale), free: true }] : [];
    });
    return [...[...stacks].flatMap(([id, list]) => spread(this.cells.get(id)!, list)), ...free];
  }
}

interface Flow {
  regions: Region[];
  width: number;
  height: number;
}

const fit = (of: Flow, width: number, height: number): number => Math.min(width / of.width, height / of.height);

/** Returns an area at the origin. Names below its cells need room. */
function regionOf(area: Area): Region {
  const field = area.cells.every((c) => c.shape === "point");
  const scale = field ? Math.min(UNIT / area.unit, LONGEST / Math.max(area.w, area.h)) : UNIT / area.unit;
  const named = area.cells.some((c) => c.shape === "disc");
  const [side, foot] = field ? [0, 0] : named ? [34, 66] : [14, 14];
  const [w, h] = [area.w * scale, area.h * scale];
  return { area, scale, field, x: 0, y: 0, w, h, paper: { x: -side, y: field ? 0 : -14, w: w + 2 * side, h: h + foot + (field ? 0 : 14) } };
}

/** Returns the areas in rows of at most this width, each row centred. */
function flow(regions: readonly Region[], most: number, headed: (area: string) => boolean): Flow {
  const rows: Region[][] = [];
  let used = Infinity;
  for (const region of regions) {
    used += region.paper.w + GAP;
    if (used > most + 0.01) {
      rows.push([]);
      used = region.paper.w + GAP;
    }
    rows.at(-1)!.push(region);
  }
  const long = (row: Region[]): number => row.reduce((sum, r) => sum + r.paper.w, GAP * (row.length - 1));
  const width = Math.max(...rows.map(long)) + 2 * EDGE;
  const placed: Region[] = [];
  let top = EDGE;
  for (const row of rows) {
    let left = (width - long(row)) / 2;
    top += row.some((r) => headed(r.area.id)) ? HEAD : 0;
    for (const r of row) {
      placed.push({ ...r, x: left - r.paper.x, y: top - r.paper.y, paper: { ...r.paper, x: left, y: top } });
      left += r.paper.w + GAP;
    }
    top += Math.max(...row.map((r) => r.paper.h)) + GAP;
  }
  return { regions: placed, width, height: top - GAP + EDGE };
}

/** Returns the room for pieces within a cell: what its shape and its name leave. */
function roomOf({ cell, x, y, w, h }: Placed): Box {
  if (cell.shape === "disc") return { x, y, w: w * 0.72, h: h * 0.72 };
  if (cell.shape === "hex") return { x, y: y + h * 0.1, w: w * 0.8, h: h * 0.5 };
  if (cell.shape === "card") return { x, y: y + 10, w: w - 12, h: h - 34 };
  if (cell.shape === "point") return { x, y, w: 60, h: 60 };
  return { x, y: y + h * 0.13, w: w * 0.84, h: h * 0.62 };
}

/** Returns pieces side by side in a cell, as large as all of them fit. */
function spread(at: Placed, list: Piece[]): Laid[] {
  const room = roomOf(at);
  const tall = list.some((p) => p.look === "card" || p.look === "back") ? 1.34 : 1;
  let best = { size: 0, columns: 1 };
  for (let columns = 1; columns <= list.length; columns++) {
    const size = Math.min(room.w / columns, room.h / (Math.ceil(list.length / columns) * tall), at.cell.shape === "card" ? 88 : 62);
    if (size > best.size + 0.01) best = { size, columns };
  }
  const rows = Math.ceil(list.length / best.columns);
  return list.map((piece, n) => {
    const row = Math.floor(n / best.columns);
    const inRow = row === rows - 1 ? list.length - row * best.columns : best.columns;
    return {
      piece,
      x: room.x + ((n % best.columns) - (inRow - 1) / 2) * best.size,
      y: room.y + (row - (rows - 1) / 2) * best.size * tall,
      size: best.size * 0.92,
      free: false,
    };
  });
}

export const circle = (r: number): string => `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

/** Returns the outline of a cell about 0 0. */
export function outline({ cell, w, h }: Placed): string {
  const [x, y] = [w / 2, h / 2];
  if (cell.shape === "hex") return `M0 ${-y}L${x} ${-y / 2}V${y / 2}L0 ${y}L${-x} ${y / 2}V${-y / 2}Z`;
  if (cell.shape === "disc" || cell.shape === "point") return circle(x);
  const r = cell.shape === "card" ? 9 : 4;
  return `M${r - x} ${-y}H${x - r}a${r} ${r} 0 0 1 ${r} ${r}V${y - r}a${r} ${r} 0 0 1 ${-r} ${r}H${r - x}a${r} ${r} 0 0 1 ${-r} ${-r}V${r - y}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
}

/** Returns the nearest of some places in a direction: those straight ahead before those aside. */
export function toward<P extends { x: number; y: number }>(from: P, dx: number, dy: number, places: Iterable<P>): P | null {
  let best: P | null = null;
  let least = Infinity;
  for (const place of places) {
    const along = (place.x - from.x) * dx + (place.y - from.y) * dy;
    const aside = Math.abs((place.x - from.x) * dy) + Math.abs((place.y - from.y) * dx);
    if (along < 4 || aside > along * 2.2) continue;
    // Of two equally far places the first counts, whatever the rounding.
    if (along + aside * 2 < least - 0.5) [best, least] = [place, along + aside * 2];
  }
  return best;
}

/** Returns a name in lines of at most so many letters, at most two; the rest is cut off. */
export function lines(name: string, most: number): string[] {
  const out = broken(name, most);
  const kept = out.slice(0, 2).map((line) => (line.length > most ? `${line.slice(0, Math.max(1, most - 1))}…` : line));
  return out.length > 2 && !kept[1].endsWith("…") ? [kept[0], `${kept[1]}…`] : kept;
}
