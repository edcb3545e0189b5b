/** Pieces of a view on the map: what is drawn, where in its hex, and what a screen reader says. */
import { anchor, centre, hasRoad } from "./geometry";
import type { BritishView, GermanView, LorryView, ManView, PatrolView } from "./types";
import { placeOf, say, unitName } from "./words";

export type Shape = "lorry" | "patrol" | "men" | "taken" | "wreck" | "landing" | "rendezvous" | "plane";

export interface Piece {
  id: string;
  shape: Shape;
  side: "gb" | "de" | "none";
  hex: string;
  /** The lettering of the piece: a number, or nothing. */
  text: string;
  spoken: string;
  /** Patrol on board a lorry, or number of men aboard a captured one. */
  load?: string;
  searching?: boolean;
  block?: boolean;
  lost?: boolean;
  ambush?: boolean;
  wounded?: boolean;
  /** Letters of the men of a group. */
  who?: string;
  finished?: boolean;
  /** Seen earlier: drawn dashed and fading, with this text below. */
  ago?: string;
  fade?: number;
  x: number;
  y: number;
  size: number;
}

type Bare = Omit<Piece, "x" | "y" | "size">;

/** Moves until an old sighting has faded to its lightest. */
const FADING = 4;

const at = (hex: string): string => `${hex} ${placeOf(hex)}`.trim();
const listed = (...parts: (string | false | undefined | null)[]): string => parts.filter(Boolean).join(", ");

/** Returns the pieces of the British view: men, captured lorries, Germans in sight and seen earlier. */
export function britishPieces(view: BritishView, layers: { seen: boolean }): Piece[] {
  const found: Bare[] = [];
  const goal = view.landing;
  if (goal) found.push({ id: "landing", shape: view.plane === "down" ? "plane" : "landing", side: "gb", hex: goal, text: "", spoken: say(view.plane === "down" ? "aircraft" : "landing") });
  if (view.rendezvous) found.push({ id: "rendezvous", shape: "rendezvous", side: "gb", hex: view.rendezvous, text: "R", spoken: say("rendezvous") });
  for (const hex of view.wrecks ?? []) found.push({ id: `wreck${hex}`, shape: "wreck", side: "none", hex, text: "", spoken: say("wreck") });
  if (layers.seen) found.push(...seenBefore(view));
  found.push(...inSight(view));
  found.push(...ownLorries(view), ...ownMen(view));
  return placed(found);
}

function ownLorries(view: BritishView): Bare[] {
  return (view.lorries ?? []).map((x) => {
    const aboard = view.men.filter((m) => unitOf(m.aboard) === unitOf(x.lorry) && isFree(m)).length;
    const text = unitOf(x.lorry).slice(1);
    return {
      id: unitOf(x.lorry), shape: "taken", side: "gb", hex: x.hex, text, load: aboard ? String(aboard) : "",
      wounded: view.men.some((m) => unitOf(m.aboard) === unitOf(x.lorry) && m.state === "wounded"),
      finished: x.driven,
      spoken: listed(`${say("takenLorry")} ${text}`, aboard ? `${aboard} ${say("men")}` : "", x.driven && say("drove")),
    } satisfies Bare;
  });
}

const isFree = (m: ManView): boolean => m.state === "ok" || m.state === "wounded";

/** Returns `L3` for 3, "3" or "L3". */
export const unitOf = (value: string | number | null | undefined): string =>
  value === null || value === undefined || value === "" || value === 0 ? "" : /^\d+$/.test(String(value)) ? `L${value}` : String(value);

/** Returns the free men who are out, by hex. */
export function groupsOf(men: ManView[]): { hex: string; men: ManView[] }[] {
  const groups = new Map<string, ManView[]>();
  for (const m of men) if (isFree(m) && !m.aboard && m.hex) groups.set(m.hex, [...(groups.get(m.hex) ?? []), m]);
  return [...groups].map(([hex, list]) => ({ hex, men: list }));
}

function ownMen(view: BritishView): Bare[] {
  return groupsOf(view.men).map(({ hex, men }) => {
    const waits = men.some((m) => m.posture?.startsWith("ambush"));
    const hurt = men.filter((m) => m.state === "wounded");
    return {
      id: `men${hex}`, shape: "men", side: "gb", hex, text: String(men.length), ambush: waits, wounded: hurt.length > 0,
      who: men.map((m) => m.letter).join(""), finished: men.every((m) => m.moved),
      spoken: listed(men.map((m) => m.name).join(", "), hurt.length > 0 && `${hurt.length} ${say("wounded")}`, waits && say("ambush"), men.every((m) => m.moved) ? say("moved") : say("notMoved")),
    } satisfies Bare;
  });
}

const ENEMY: Record<string, { shape: Shape; word: "enemyPatrol" | "enemyLorry" | "enemyTroops" | "enemyDark"; load?: string; text?: string }> = {
  patrol: { shape: "patrol", word: "enemyPatrol" },
  lorry: { shape: "lorry", word: "enemyLorry" },
  lorry_troops: { shape: "lorry", word: "enemyTroops", load: "+" },
  lorry_dark: { shape: "lorry", word: "enemyDark", text: "?" },
};

function inSight(view: BritishView): Bare[] {
  return (view.enemies ?? []).map((e, n) => {
    const kind = ENEMY[e.what] ?? ENEMY.patrol;
    return { id: `enemy${n}`, shape: kind.shape, side: "de", hex: e.hex, text: kind.text ?? "", load: kind.load, spoken: say(kind.word) };
  });
}

/** Returns what was last seen in a hex, if that is recent and nothing is in sight there now. */
function seenBefore(view: BritishView): Bare[] {
  const newest = new Map<string, { hex: string; what: string; move: number }>();
  const last = new Map<string, number>();
  for (const s of view.seen ?? []) last.set(s.hex, Math.max(last.get(s.hex) ?? 0, s.move));
  for (const s of view.seen ?? []) if (s.move === last.get(s.hex)) newest.set(s.hex + s.what, s);
  const now = new Set((view.enemies ?? []).map((e) => e.hex));
  return [...newest.values()]
    .filter((s) => !now.has(s.hex) && view.move - s.move <= FADING)
    .map((s) => {
      const kind = ENEMY[s.what] ?? ENEMY.patrol;
      return {
        id: `seen${s.hex}${s.what}`, shape: kind.shape, side: "de", hex: s.hex, text: kind.text ?? "", load: kind.load,
        ago: say("moveOf", { n: s.move }), fade: faded(view.move - s.move), spoken: listed(say(kind.word), say("seenAgo", { n: s.move })),
      } satisfies Bare;
    });
}

/** Returns the opacity of a sighting: 78 % when it is new, down to 34 % after four moves. */
export const faded = (moves: number): number => 0.78 - 0.11 * Math.min(FADING, Math.max(0, moves));

/** Returns the pieces of the German view: patrols, lorries, lost units, captured lorries that were found. */
export function germanPieces(view: GermanView): Piece[] {
  const found: Bare[] = [];
  const aboard = new Map(view.patrols.filter((p) => p.lorry && !p.lost).map((p) => [unitOf(p.lorry), p]));
  for (const x of view.lorries) found.push(lorryPiece(x, aboard.get(unitOf(x.unit))));
  for (const p of view.patrols) if (!p.lorry || p.lost) found.push(patrolPiece(p));
  const plane = typeof view.plane_seen === "string" ? view.plane_seen : null;
  if (plane) found.push({ id: "plane", shape: "plane", side: "gb", hex: plane, text: "", spoken: say("aircraft") });
  return placed(found.filter((p) => p.hex));
}

function lorryPiece(x: LorryView, patrol?: PatrolView): Bare {
  const name = unitName(unitOf(x.unit));
  const state = x.lost ? say("lost") : x.block ? say("roadBlock") : x.used ? say("drove") : say("ready");
  return {
    id: unitOf(x.unit), shape: "lorry", side: "de", hex: x.hex, text: unitOf(x.unit).slice(1), load: patrol ? patrol.unit.slice(1) : "", block: x.block && !x.lost, lost: x.lost,
    finished: x.used, fade: x.lost ? 0.72 : undefined, spoken: listed(name, patrol && say("withPatrol", { patrol: unitName(patrol.unit) }), state),
  };
}

function patrolPiece(p: PatrolView): Bare {
  const state = p.lost ? say("lost") : p.searching ? say("searching") : p.walked ? say("walked") : say("ready");
  return {
    id: p.unit, shape: "patrol", side: "de", hex: p.hex, text: p.unit.slice(1), searching: p.searching && !p.lost, lost: p.lost, finished: p.done || p.walked,
    fade: p.lost ? 0.72 : undefined, spoken: listed(unitName(p.unit), say("onFoot"), state),
  };
}

/** Places of one to six pieces in a hex, and their size. */
interface Slots { at: [number, number][]; size: number }
const SLOTS: Slots[] = [
  { at: [[0, 0]], size: 0.95 },
  { at: [[-11, -5.5], [11, 6.5]], size: 0.78 },
  { at: [[-11.8, -9.5], [11.8, -9.5], [0, 9.5]], size: 0.66 },
  { at: [[-11.5, -8], [11.5, -8], [-11.5, 9], [11.5, 9]], size: 0.64 },
  { at: [[-12, -9], [11, -9], [0, 1], [-12, 11], [11, 11]], size: 0.58 },
  { at: [[-12, -10], [11, -10], [-12, 1], [11, 1], [-12, 12], [11, 12]], size: 0.55 },
];

/** How far from the middle of a hex its outer pieces are at most. */
const REACH = { x: 15, y: 13 };

/** Returns the places of so many pieces in a hex. More than six stand in rows of three or four, so small that none hides another. */
function slotsFor(n: number): Slots {
  if (n <= SLOTS.length) return SLOTS[n - 1];
  const columns = n <= 12 ? 3 : 4;
  const rows = Math.ceil(n / columns);
  const at = Array.from({ length: n }, (_, i): [number, number] => [
    REACH.x * ((2 * (i % columns)) / (columns - 1) - 1), REACH.y * ((2 * Math.floor(i / columns)) / (rows - 1) - 1),
  ]);
  return { at, size: columns === 3 ? 0.37 : 0.27 };
}

/** Pieces below this size share their hex with two others or more: their numbers are larger. */
export const CROWDED = 0.75;

/** Gives every piece its place: a piece alone on a road is put on the road, else the pieces of a hex side by side. */
function placed(found: Bare[]): Piece[] {
  const by = new Map<string, Bare[]>();
  for (const p of found) by.set(p.hex, [...(by.get(p.hex) ?? []), p]);
  const out: Piece[] = [];
  for (const [hex, list] of by) {
    const slots = slotsFor(list.length);
    list.forEach((p, n) => {
      const onRoad = list.length === 1 && hasRoad(hex) && (p.shape === "lorry" || p.shape === "taken");
      const [cx, cy] = onRoad ? anchor(hex) : centre(hex);
      const [dx, dy] = slots.at[n];
      out.push({ ...p, x: cx + dx, y: cy + dy + (list.length === 1 ? 1.5 : 2), size: slots.size });
    });
  }
  return out.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Returns every piece on the map from the umpire's view of the true position. */
export function truthPieces(truth: Record<string, any>, men: ManView[]): Piece[] {
  const found: Bare[] = [];
  const patrols: PatrolView[] = truth.patrols ?? [];
  const aboard = new Map(patrols.filter((p) => p.lorry && !p.lost).map((p) => [unitOf(p.lorry), p]));
  if (truth.landing) found.push({ id: "landing", shape: truth.plane === "down" ? "plane" : "landing", side: "gb", hex: truth.landing, text: "", spoken: say("landing") });
  for (const x of (truth.lorries ?? []) as LorryView[]) {
    if (!x.hex || x.state === "gone") continue;
    if (x.state === "wreck") found.push({ id: unitOf(x.unit), shape: "wreck", side: "none", hex: x.hex, text: unitOf(x.unit).slice(1), spoken: say("wreck") });
    else if (x.state === "captured") found.push(...ownLorries({ men, lorries: [{ lorry: unitOf(x.unit), hex: x.hex }] } as unknown as BritishView));
    else found.push(lorryPiece({ ...x, lost: false }, aboard.get(unitOf(x.unit))));
  }
  for (const p of patrols) if (p.hex && !p.lorry && !p.lost) found.push(patrolPiece(p));
  found.push(...ownMen({ men } as unknown as BritishView));
  return placed(found);
}

/** Returns the contents of a hex in words. */
export const spokenHex = (hex: string): string => at(hex);
