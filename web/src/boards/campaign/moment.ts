/** Where a battle is looked at again. */
import type { Victory } from "./types";

/** Returns the address of a battle's replay at the moment of a victory or a forced home, for what befell its victim then; empty if its table is not known. */
export function momentOf(table: string | undefined, v: Victory, home: boolean): string {
  if (!table) return "";
  const query = new URLSearchParams({ at: `${home ? "forced-home" : "victory"}:${v.victim}`, else: `turn:${v.turn}` });
  return `/t/${table}/r/watch?${query}`;
}
