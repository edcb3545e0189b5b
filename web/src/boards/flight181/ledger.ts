/** The Teams' score so far by public facts (19.7). Undecided items are ranges: serious tokens, and hijackers who may have escaped. */
import type { Chart, View } from "./types";

export type Item = "left" | "wounded" | "serious" | "execution" | "dead" | "team-wound" | "escaped";

export interface Row {
  item: Item;
  count: number;
  each: number;
  /** The worst and the best possible. */
  low: number;
  high: number;
}

export interface Ledger {
  rows: Row[];
  low: number;
  high: number;
  par: number;
  aboard: number;
}

export const HISTORY = 25;

/** Returns the items of the score; `end` are the facts of the last event when the game is over and everything is decided. */
export function ledger(view: View, chart: Chart, end?: { items: { item: Item; count: number; each: number; points: number }[]; score: number }): Ledger {
  const price = (id: Item): number => {
    const points = chart.scoring.find((s) => s.id === id)?.points;
    return typeof points === "number" ? points : -Number(view.options.escape_points ?? 3);
  };
  const of = (kind: string): number => view.casualties.filter((c) => c.kind === kind && c.pile !== "executed").length;
  const fixed = (item: Item, count: number): Row => ({ item, count, each: price(item), low: count * price(item), high: count * price(item) });
  const serious = of("s");
  const escaped = view.truth.filter((t) => t.state === "escaped").length;
  const rows = [
    fixed("left", view.piles.left),
    fixed("wounded", of("w")),
    { item: "serious" as const, count: serious, each: price("serious"), low: serious * price("execution"), high: serious * price("wounded") },
    fixed("execution", view.piles.executed),
    fixed("dead", of("d")),
    fixed("team-wound", view.teams.reduce((sum, t) => sum + t.wounds, 0)),
    fixed("escaped", escaped),
  ];
  const sum = (key: "low" | "high"): number => rows.reduce((all, r) => all + r[key], 0);
  const par = chart.scenarios.find((s) => s.id === view.scenario)?.par ?? HISTORY;
  if (end) return { rows: end.items.map((i) => ({ ...i, low: i.points, high: i.points })), low: end.score, high: end.score, par, aboard: 0 };
  const aboard = view.passengers.filter((p) => !p.left).length;
  return { rows, low: sum("low"), high: sum("high"), par, aboard };
}
