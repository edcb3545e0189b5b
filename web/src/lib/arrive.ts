/** Sitting down: by a link, from the list of open tables, in the lobby. */
import { api, type TableInfo } from "./api";
import { held, keyToSit, seated } from "./keys";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";
import type { Seat } from "../wire";

/** Makes the key of somebody who is about to sit down. Sent again with the same one, a press counts once, even if the first answer was lost. */
export function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Sits down at a table. Throws an `ApiError`. */
export async function takeSeat(info: { table: string; game: string; title: string }, seat: string, key = keyToSit(info.table, seat), token = newToken()): Promise<void> {
  const made = await api.act<{ key: string }>(info.table, "seat", { action: "take", seat, name: settings.name.trim(), token }, key);
  seated(info.table, info, seat, made.key);
}

/** The seats of a table that anyone may take. */
export const freeSeats = (info: { seats: Seat[] }): Seat[] => info.seats.filter((s) => s.kind === "open");

/** Whether this browser holds a key to a seat of a table. */
export const sitsAt = (table: string): boolean => !!held(table)?.seat;

/** Sits down at a public table and opens it. Where there is something to choose, a seat or a name, its page asks first. Throws an `ApiError`. */
export async function sitDown(info: TableInfo): Promise<void> {
  const free = freeSeats(info);
  if (sitsAt(info.table)) return go(`/t/${info.table}`);
  if (free.length !== 1 || !settings.name.trim()) return go(`/s#${info.table}`);
  await takeSeat(info, free[0].seat);
  go(`/t/${info.table}`);
}
