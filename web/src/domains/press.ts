/**
 * What a question makes of the names on a board: which of them are answers, or parts of one, and what pressing one does to the plan. The
 * widgets of the panel use the same functions, so that board and panel write the same plan.
 */
import type { Ask } from "../wire";
import { walk, write } from "./path";

/** How the names of an answer stand to the plan. */
export interface Lit {
  /** What can be pressed. */
  open: Set<string>;
  /** What the plan holds. */
  chosen: Set<string>;
  /** What could be expected here and is not possible, with the reason. */
  closed: Map<string, string>;
  /** A price or a count, by name. */
  badges: Map<string, string>;
  /** The way of a walk, from its start. */
  way: string[];
}

const NOTHING: Lit = { open: new Set(), chosen: new Set(), closed: new Map(), badges: new Map(), way: [] };

/** What comes of a press: the next plan, the plan is to be sent, or nothing. */
export type Deed = { plan: string } | { send: true } | null;

/** The names that are answers, or parts of one. */
export function lit(ask: Ask | null, plan: string): Lit {
  if (!ask) return NOTHING;
  const type = ask.domain.type;
  if (type === "path") return litWay(ask, plan);
  if (type === "subset") return litSubset(ask, plan);
  if (type === "split") return litSplit(ask, plan);
  const names = (closed: boolean): string[] => ask.options.filter((o) => !!o.closed === closed).map((o) => String(o.value));
  const closed = new Map(ask.options.filter((o) => o.closed).map((o) => [String(o.value), o.closed!]));
  return { ...NOTHING, open: new Set(names(false)), closed, chosen: new Set(plan ? [plan] : []) };
}

/** What pressing a name does; `back` takes away what can be taken away one by one. */
export function press(ask: Ask, plan: string, name: string, back = false): Deed {
  const now = lit(ask, plan);
  if (!now.open.has(name) && !now.chosen.has(name)) return null;
  const type = ask.domain.type;
  if (type === "path") return pressWay(ask, plan, name);
  if (type === "subset") return { plan: toggled(ask, plan, name) };
  if (type === "split") return { plan: placed(ask, plan, name, back ? -1 : 1) };
  return plan === name ? { send: true } : { plan: name };
}

// a walk ----------------------------------------------------------------------------------------------------------------

function litWay(ask: Ask, plan: string): Lit {
  const at = walk(ask.domain, plan);
  const way = [ask.domain.start as string, ...at.legs.map((leg) => leg.to)];
  const next = at.next.filter((leg) => !way.includes(leg.to)).sort((a, b) => b.cost - a.cost);
  const badges = new Map(next.map((leg) => [leg.to, String(leg.cost)]));
  return { ...NOTHING, open: new Set(badges.keys()), chosen: new Set(way), badges, way };
}

/** A next step is added at its lowest price; the end of the way sends it, any other cell of it cuts it there. */
function pressWay(ask: Ask, plan: string, name: string): Deed {
  const at = walk(ask.domain, plan);
  if (name === at.here) return at.legs.length ? { send: true } : null;
  const next = at.next.filter((leg) => leg.to === name).sort((a, b) => a.cost - b.cost)[0];
  if (next && lit(ask, plan).open.has(name)) return { plan: write([...at.legs, next], false) };
  return { plan: write(at.legs.slice(0, at.legs.findLastIndex((leg) => leg.to === name) + 1), false) };
}

// several of a pool ----------------------------------------------------------------------------------------------------

const fixed = (ask: Ask): string[] => (ask.domain.fixed ?? []) as string[];

/** Those of the pool that the plan holds. */
export function members(ask: Ask, plan: string): Set<string> {
  return new Set([...fixed(ask), ...(plan === ask.domain.empty ? [] : plan)]);
}

/** The plan for some of the pool. */
export function subset(ask: Ask, names: Set<string>): string {
  return (ask.domain.pool as string[]).filter((n) => names.has(n)).join("") || (ask.domain.empty as string);
}

/** The plan with this one of the pool in it, or out of it; as it is where that cannot be. */
export function toggled(ask: Ask, plan: string, name: string): string {
  const next = members(ask, plan);
  if (fixed(ask).includes(name)) return plan;
  if (!next.delete(name)) next.add(name);
  return next.size <= (ask.domain.most as number) ? subset(ask, next) : plan;
}

function litSubset(ask: Ask, plan: string): Lit {
  const chosen = members(ask, plan);
  const open = (ask.domain.pool as string[]).filter((n) => toggled(ask, plan, n) !== plan);
  return { ...NOTHING, open: new Set(open), chosen };
}

// counters shared out -----------------------------------------------------------------------------------------------

const room = (ask: Ask): Record<string, number> => ask.domain.room as Record<string, number>;

/** How many counters the plan puts on each target. */
export function shares(ask: Ask, plan: string): Record<string, number> {
  return Object.fromEntries(Object.keys(room(ask)).map((n) => [n, Number(new RegExp(`(?:^| )${n}(\\d+)(?: |$)`).exec(plan)?.[1] ?? 0)]));
}

/** How many counters are left. */
export const unplaced = (ask: Ask, plan: string): number => (ask.domain.total as number) - Object.values(shares(ask, plan)).reduce((a, b) => a + b, 0);

/** The plan with so many more on a target; as it is where that cannot be. */
export function placed(ask: Ask, plan: string, name: string, by: number): string {
  const next = shares(ask, plan);
  next[name] += by;
  if (next[name] < 0 || next[name] > room(ask)[name] || by > unplaced(ask, plan)) return plan;
  return Object.keys(next).filter((n) => next[n]).map((n) => n + next[n]).join(" ");
}

function litSplit(ask: Ask, plan: string): Lit {
  const there = shares(ask, plan);
  const names = Object.keys(there);
  return {
    ...NOTHING,
    open: new Set(names.filter((n) => placed(ask, plan, n, 1) !== plan)),
    chosen: new Set(names.filter((n) => there[n])),
    badges: new Map(names.filter((n) => there[n]).map((n) => [n, `${there[n]}`])),
  };
}
