/**
 * What a question makes of the names on a board: which are answers, or parts of one, and what pressing one does to the plan. The widgets of
 * the panel use the same functions, so that board and panel write the same plan.
 */
import type { Ask } from "../wire";
import { walk, write } from "./path";

/** The names on the board, by what the open question and the plan make of them. */
export interface Lit {
  /** Names that can be pressed. */
  open: Set<string>;
  /** Names that the plan holds. */
  chosen: Set<string>;
  /** Names that a player could expect and that are not possible, with the reason. */
  closed: Map<string, string>;
  /** A cost or a count, by name. */
  badges: Map<string, string>;
  /** The cells of a path, from its start. */
  way: string[];
}

const NOTHING: Lit = { open: new Set(), chosen: new Set(), closed: new Map(), badges: new Map(), way: [] };

/** The result of a press: the next plan, that the plan is sent, or nothing. */
export type Deed = { plan: string } | { send: true } | null;

/** Returns the names that are answers, or parts of one. */
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

/** Returns the result of pressing a name; `back` removes one thing from the plan where it holds several. */
export function press(ask: Ask, plan: string, name: string, back = false): Deed {
  const now = lit(ask, plan);
  if (!now.open.has(name) && !now.chosen.has(name)) return null;
  const type = ask.domain.type;
  if (type === "path") return pressWay(ask, plan, name);
  if (type === "subset") return { plan: toggled(ask, plan, name) };
  if (type === "split") return { plan: placed(ask, plan, name, back ? -1 : 1) };
  return plan === name ? { send: true } : { plan: name };
}

// paths ------------------------------------------------------------------------------------------------------------------

function litWay(ask: Ask, plan: string): Lit {
  const at = walk(ask.domain, plan);
  const way = [ask.domain.start as string, ...at.legs.map((leg) => leg.to)];
  const next = at.next.filter((leg) => !way.includes(leg.to)).sort((a, b) => b.cost - a.cost);
  const badges = new Map(next.map((leg) => [leg.to, String(leg.cost)]));
  return { ...NOTHING, open: new Set(badges.keys()), chosen: new Set(way), badges, way };
}

/** A next step is added at its lowest cost; the end of the path sends it, any other cell of it cuts the path there. */
function pressWay(ask: Ask, plan: string, name: string): Deed {
  const at = walk(ask.domain, plan);
  if (name === at.here) return at.legs.length ? { send: true } : null;
  const next = at.next.filter((leg) => leg.to === name).sort((a, b) => a.cost - b.cost)[0];
  if (next && lit(ask, plan).open.has(name)) return { plan: write([...at.legs, next], false) };
  return { plan: write(at.legs.slice(0, at.legs.findLastIndex((leg) => leg.to === name) + 1), false) };
}

// a choice of several ----------------------------------------------------------------------------------------------------

const fixed = (ask: Ask): string[] => (ask.domain.fixed ?? []) as string[];

/** Returns the members of the pool that the plan holds. */
export function members(ask: Ask, plan: string): Set<string> {
  return new Set([...fixed(ask), ...(plan === ask.domain.empty ? [] : plan)]);
}

/** Returns the plan for some members of the pool. */
export function subset(ask: Ask, names: Set<string>): string {
  return (ask.domain.pool as string[]).filter((n) => names.has(n)).join("") || (ask.domain.empty as string);
}

/** Returns the plan with one member of the pool added or removed; unchanged where that is not legal. */
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

// counters ----------------------------------------------------------------------------------------------------------

const room = (ask: Ask): Record<string, number> => ask.domain.room as Record<string, number>;

/** Returns how many counters the plan puts on each target. */
export function shares(ask: Ask, plan: string): Record<string, number> {
  return Object.fromEntries(Object.keys(room(ask)).map((n) => [n, Number(new RegExp(`(?:^| )${n}(\\d+)(?: |$)`).exec(plan)?.[1] ?? 0)]));
}

/** Returns how many counters are left. */
export const unplaced = (ask: Ask, plan: string): number => (ask.domain.total as number) - Object.values(shares(ask, plan)).reduce((a, b) => a + b, 0);

/** Returns the plan with so many more counters on a target; unchanged where that is not legal. */
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
