/** What the board draws, read off the view: one form for open and closed cockpits, with what a seat may not know left out. */
import type { Chart, PanelView, TypeInfo, View } from "./types";

export type SideId = "E" | "C";

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

/** An aeroplane. `panel` is null while its cockpit is closed to this seat. */
export interface Craft {
  id: string;
  type: string;
  title: string;
  side: SideId;
  seat: string;
  /** The pilot's name, or the id where it is not known. */
  name: string;
  /** Id and name. */
  label: string;
  own: boolean;
  x: number;
  y: number;
  z: number;
  heading: number;
  climb: string;
  bank: string;
  band: string;
  state: string;
  moved: boolean;
  /** Signs on its flag: burning, smoking, spinning, home … */
  signs: string[];
  track: [number, number][];
  panel: PanelView | null;
}

export interface Thing {
  id: string;
  kind: string;
  side: SideId;
  x: number;
  y: number;
  z: number;
  /** Words' keys of what can be seen. */
  signs: string[];
  label: string;
  route?: [number, number][];
}

export interface Barrage {
  id: string;
  side: SideId;
  x: number;
  y: number;
  low: number;
  high: number;
}

export interface Scene {
  turn: number;
  step: string;
  phase: string;
  scenario: string;
  field: number;
  ceiling: number;
  /** 6.1 Where the front lies, x in points. */
  front: number;
  wind: number;
  areas: Area[];
  crafts: Craft[];
  units: Thing[];
  gasbags: Thing[];
  barrages: Barrage[];
  batteries: Thing[];
  points: Thing[];
  canopies: Thing[];
  /** Ids from the lowest initiative to the highest. */
  order: string[];
  threats: [string, string][];
  over: boolean;
}

const AWAY = ["left", "destroyed", "awaited"];

/** Whether an aeroplane is drawn: in the air, or standing on the ground. */
export const there = (c: Craft): boolean => !AWAY.includes(c.state);
export const inAir = (c: Craft): boolean => ["flying", "spinning", "broken"].includes(c.state) && !unrolled(c);

/** 6.9 Whether the height at which an aeroplane begins has still to be rolled. */
export const unrolled = (c: Craft): boolean => c.state === "flying" && c.z === 0;

/** Returns the height as a flag says it. */
export const heightOf = (c: Craft): string => (unrolled(c) ? "–" : `${c.z}`);

/** 8.1 Whether a machine can threaten at all: it flies, and is not on its way home. */
export const fights = (c: Craft): boolean => c.state === "flying" && !c.signs.includes("home") && !c.signs.includes("burning");

function signsOf(view: View, p: View["planes"][number]): string[] {
  const seen = view.signs[p.id];
  const list: [boolean | undefined, string][] = [
    [p.burning, "burning"], [p.state === "broken", "wreck"], [p.state === "spinning", "spinning"], [seen?.smoke, "smoking"], [p.forced || p.panel?.going, "home"], [seen?.fabric, "fabric"], [seen?.fuel, "fuel"],
    [seen?.undercarriage, "undercarriage"], [!!seen?.stopped.length, "stopped"], [seen?.bombs, "bombs"], [seen?.rockets, "rockets"], [p.state === "landed", "landed"],
  ];
  return list.filter(([is]) => is).map(([, name]) => name);
}

/** Returns the scene of a view. */
export function sceneOf(view: View, chart: Chart, terms: Record<string, string>): Scene {
  const thing = (kind: string, t: { id: string; x: number; y: number; z?: number; side?: string }, signs: string[], label = ""): Thing => ({
    id: t.id, kind, side: (t.side?.[0]?.toUpperCase() || "E") as SideId, x: t.x, y: t.y, z: t.z ?? 0, signs, label: terms[t.id] || label || t.id,
  });
  return {
    turn: view.turn, step: view.step, phase: view.phase, scenario: view.scenario, field: view.field, ceiling: view.ceiling, front: view.front, wind: view.wind, order: view.order, threats: view.threats, over: view.over,
    areas: view.areas.map((a, n) => (a.circle ? { id: `a${n}`, kind: a.kind, x: a.circle[0], y: a.circle[1], w: 2 * a.circle[2], h: 2 * a.circle[2], round: true } : rect(a.kind, n, a.rect!))),
    crafts: view.planes.map((p) => ({
      id: p.id, type: p.type, title: chart.types?.[p.type]?.name || terms[`type-${p.type}`] || terms[`token-${p.type}`] || p.type, side: p.side, seat: p.seat, name: p.panel?.people[0]?.name || p.id, label: [p.id, p.panel?.people[0]?.name].filter(Boolean).join(" "), own: p.seat === view.seat,
      x: p.x, y: p.y, z: p.z, heading: p.heading, climb: p.climb, bank: p.bank, band: view.signs[p.id]?.band ?? "", state: p.state, moved: p.moved, signs: signsOf(view, p), track: p.track, panel: p.panel,
    })),
    units: view.units.map((u) => ({ ...thing(u.kind, u, [u.strength <= 0 ? "destroyed" : "", u.pinned ? "pinned" : "", u.lying ? "lying" : "", u.known ? "known" : ""].filter(Boolean), terms[`text-${u.text.replaceAll(" ", "-")}`] || u.text), route: u.route.slice(u.leg) })),
    gasbags: view.gasbags.filter((g) => !g.burnt && !g.lost).map((g) => thing(g.kind, g, [g.adrift ? "adrift" : "", g.jammed ? "jammed" : "", g.gas ? "gas" : ""].filter(Boolean))),
    barrages: view.barrages.map((b) => ({ id: b.id, side: (b.side?.[0]?.toUpperCase() || "E") as SideId, x: b.x, y: b.y, low: b.low, high: b.high })),
    batteries: view.batteries.map((b) => thing("battery", b, [])),
    points: view.places.map((p) => thing("point", p, p.taken ? ["taken"] : [])),
    canopies: view.canopies.map((c) => thing("canopy", c, [])),
  };
}

function rect(kind: string, n: number, [west, south, east, north]: [number, number, number, number]): Area {
  return { id: `a${n}`, kind, x: (west + east) / 2, y: (south + north) / 2, w: east - west, h: north - south, round: false };
}

/** Returns the bands of a type in order, as the panel prints them. */
export function bandsOf(info: TypeInfo | undefined): { id: string; from: number; to: number }[] {
  if (!info) return [];
  const dive: [number, number] = [info.vtop + 1, info.vne + 3];
  return ["stall", "slow", "medium", "high", "dive"].map((id) => ({ id, from: (info.bands[id] ?? dive)[0], to: (info.bands[id] ?? dive)[1] }));
}
