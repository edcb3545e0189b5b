/** The map that is drawn: the printed one, or the one that a table's variant has made. A page shows one map at a time, and says which. */
import * as printed from "./ground.gen";
import { Lines, passing, unit } from "./lines";

/** What `chart()` of the game says of its map. `title`: that of the variant, where the map is not the printed one. */
export interface Chart {
  hexes: { hex: string; terrain: "rough" | "open" | "urban"; road: boolean; landing: boolean; tunnel: boolean; kind: string; place: string }[];
  roads: { class: string; hexes: string[] }[];
  rails: { hexes: string[] }[];
  title?: string;
}

export interface SheetMap {
  /** The chart of a map that is not the printed one. */
  chart: Chart | null;
  /** R rough, O open, U urban: column by column, each from north to south. */
  ground: string;
  tunnel: string;
  places: Record<string, string>;
  landing: string[];
  /** Where the road passes through a hex. */
  anchors: Record<string, readonly [number, number]>;
  /** The two control points of the road between two hexes, in the order of the key. */
  links: Record<string, readonly [number, number, number, number]>;
}

const PRINTED: SheetMap = { chart: null, ground: printed.GROUND, tunnel: "0310", places: printed.PLACES, landing: printed.LANDING, anchors: printed.ANCHORS, links: printed.LINKS };

class Shown {
  map = $state.raw<SheetMap>(PRINTED);
}
export const shown = new Shown();

const made = new WeakMap<Chart, SheetMap>();

/** Returns the map of a chart. */
export function mapOf(data: unknown): SheetMap {
  const chart = data as Chart | null;
  if (chart?.title === undefined) return PRINTED;
  const map = made.get(chart) ?? drawn(chart);
  made.set(chart, map);
  return map;
}

function drawn(chart: Chart): SheetMap {
  const hexes = [...chart.hexes].sort((a, b) => (a.hex < b.hex ? -1 : 1));
  const roads = new Lines();
  for (const road of [...chart.roads].sort((a, b) => +(a.class !== "main") - +(b.class !== "main"))) roads.add(road.hexes);
  return {
    chart,
    ground: hexes.map((h) => h.terrain[0].toUpperCase()).join(""),
    tunnel: hexes.find((h) => h.tunnel)!.hex,
    places: Object.fromEntries(hexes.filter((h) => h.place).map((h) => [h.hex, h.place])),
    landing: hexes.filter((h) => h.landing).map((h) => h.hex),
    anchors: Object.fromEntries(hexes.filter((h) => h.road).map((h) => [h.hex, unit(passing(h.hex, false))])),
    links: Object.fromEntries([...roads.pieces].map(([link, [, a, b]]) => [link, [...unit(a), ...unit(b)] as const])),
  };
}

/** Draws this map until the function it returns is called; then the printed one again, unless another was begun in the meantime. */
export function use(data: unknown): () => void {
  const map = mapOf(data);
  shown.map = map;
  return () => {
    if (shown.map === map) shown.map = PRINTED;
  };
}

/** Whether this is the map that is drawn now. */
export const shows = (data: unknown): boolean => mapOf(data) === shown.map;
