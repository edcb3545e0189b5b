/** What an open question means on the map: which hexes are lit, and what a click writes into the plan. */
import { isHex } from "./geometry";
import type { Ask } from "../../wire";
import type { Note, PathDomain } from "./plan";
import type { BritishView } from "./types";
import { unitOf } from "./pieces";

export interface Group {
  hex: string;
  men: string;
  wounded: string;
  drive: string[];
  /** Who, as far as is known, looks at one man or at several who set out on foot, and at all who stay. */
  leaving?: Partial<Record<"one" | "many", Note[]>>;
  staying?: Note[];
}

/** Returns the path domain of an ask, or null. */
export const pathOf = (ask: Ask | null): PathDomain | null => (ask?.domain.type === "path" ? (ask.domain as unknown as PathDomain) : null);

/** Whether a path is for a drive: only links, no points. */
export const drives = (ask: Ask | null): boolean => ask?.facts?.means === "drive";

/** Returns the values of a cell ask by hex: `0411`, `L3:0411`. On foot comes before by lorry. */
export function cellsOf(ask: Ask | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  if (!ask || (ask.domain.type !== "cell" && ask.domain.type !== "one_of")) return found;
  const values = ask.options.length ? ask.options.filter((o) => !o.closed).map((o) => o.value) : (ask.domain.options ?? []);
  for (const value of values.map(String)) {
    const hex = value.slice(-4);
    if (isHex(hex)) found.set(hex, [...(found.get(hex) ?? []), value]);
  }
  return found;
}

export const groupsOfAsk = (ask: Ask | null): Group[] => (ask?.domain.type === "party" ? (ask.domain.groups as Group[]) : []);

export const ordersOf = (ask: Ask | null): string[] => (ask?.domain.type === "orders" ? (ask.domain.options as string[]) : []);

/** Returns the orders by unit, without `done`. */
export function ordersByUnit(ask: Ask | null): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const order of ordersOf(ask)) {
    const [unit, what] = order.split(":");
    if (what) found.set(unit, [...(found.get(unit) ?? []), order]);
  }
  return found;
}

/** Returns the hex an ask is about: the start of a path, the hex in its kind (`spring:0410`) or in its facts. */
export function hexOfAsk(ask: Ask | null): string | null {
  if (!ask) return null;
  const path = pathOf(ask);
  if (path) return path.start;
  const tail = ask.kind.split(":")[1] ?? "";
  const fact = ask.facts?.hex;
  return isHex(tail) ? tail : typeof fact === "string" && isHex(fact) ? fact : null;
}

/** Returns the unit or group that a path is for: from the facts, as the server names it. */
export function unitOfAsk(ask: Ask | null): string {
  const facts = ask?.facts ?? {};
  const unit = facts.unit ?? facts.lorry ?? "";
  return unitOf(unit as string);
}

/** Returns a party as an answer: men of a hex, on foot or in a lorry. */
export function partyValue(hex: string, men: string, means: string): string {
  const letters = [...men].sort().join("");
  return letters ? `${letters}@${hex}:${means === "walk" ? "walk" : `drive=${means}`}` : "";
}

export function readParty(plan: string): { men: string; hex: string; means: string } | null {
  const found = /^([A-Z]+)@(\d{4}):(?:(walk)|drive=(L\d+))$/.exec(plan);
  return found && { men: found[1], hex: found[2], means: found[3] ?? found[4] };
}

/** Returns the British view as it would be with the planned answer: landing hex, rendezvous, ambushes. */
export function previewed(view: BritishView, ask: Ask | null, plan: string): BritishView {
  if (!ask || !plan) return view;
  if (ask.kind === "landing" || ask.kind === "rendezvous") return isHex(plan) ? { ...view, [ask.kind]: plan } : view;
  const hex = ask.kind.startsWith("posture:") ? hexOfAsk(ask) : null;
  if (!hex) return view;
  return { ...view, men: view.men.map((m) => (m.hex === hex && !m.aboard ? { ...m, posture: plan === "hide" ? "hiding" : plan } : m)) };
}
