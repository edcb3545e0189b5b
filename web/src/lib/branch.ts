/** Playing on from a moment of a replay, at a new table. */
import type { State } from "../wire";
import { api } from "./api";
import { heldTables, hold } from "./keys";
import { go } from "./router.svelte";
import { settings } from "./settings.svelte";

const players = (now: State, chair: string): string[] => now.seats.filter((s) => s.kind !== "empty" && s.seat !== chair).map((s) => s.seat);

/** Whether a branch would reveal nothing of a running game: it is over, or this browser holds every seat and no umpire is seated. */
export const mayPlayOn = (now: State, chair: string): boolean =>
  now.status === "over" || (now.seats.every((s) => s.seat !== chair || s.kind === "empty") && now.seats.every((s) => s.kind === "empty" || s.you));

/** Makes the table and opens it: against bots of `level`, or with everybody at this screen if no level is named. */
export async function playOn(now: State, chair: string, seat: string, truth: boolean, level: string): Promise<void> {
  const all = players(now, chair);
  const own = all.includes(seat) ? seat : all[0];
  const bots = level ? Object.fromEntries(all.filter((s) => s !== own).map((s) => [s, { kind: "bot" as const, level }])) : {};
  const key = Object.values(heldTables()[now.table]?.keys ?? {})[0] ?? "";
  const made = await api.branch(now.table, { seat, step: now.step, truth, seats: bots as never, name: settings.name }, key);
  hold(made.table, { game: now.game, title: now.title, keys: made.keys, seat: own, shared: level || all.length < 2 ? undefined : all });
  go(`/t/${made.table}`);
}
