/** After the end: a new game of the same people, and the journal as a file. */
import type { State } from "../wire";
import { api } from "./api";
import { download } from "./download";
import { held, hold, INVITED, keyFor } from "./keys";

/** Makes the new table, with seats swapped or not, and returns its name; this browser's keys open it. */
export async function rematchTable(now: State, swap: boolean): Promise<string> {
  const key = keyFor(now.table, now.seat) || keyFor(now.table, "host");
  const { table, seats } = await api.act<{ table: string; seats: Record<string, string> }>(now.table, "rematch", undefined, key, { swap });
  const old = held(now.table);
  if (!old) return table;
  const keys = Object.fromEntries(Object.entries(old.keys).map(([role, k]) => [moved(role, seats), k]));
  hold(table, { game: now.game, title: now.title, keys, seat: seats[old.seat] ?? old.seat, shared: old.shared?.map((s) => seats[s] ?? s), alone: old.alone });
  return table;
}

/** Returns a role at the next table; an invitation goes with its seat. */
function moved(role: string, seats: Record<string, string>): string {
  const seat = role.replace(INVITED, "");
  return role.replace(seat, seats[seat] ?? seat);
}

export async function saveJournal(table: string, key: string): Promise<void> {
  const response = await fetch(`/api/tables/${encodeURIComponent(table)}/journal`, { headers: { Authorization: `Bearer ${key}` } });
  if (!response.ok) throw new Error(((await response.json()) as { text?: string }).text);
  download(`${table}.jsonl`, await response.blob());
}
