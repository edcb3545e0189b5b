/** Tables that belong together, as a campaign and its battles do: whoever holds keys of the one holds keys of the other. */
import { api } from "./api";
import { held, hold } from "./keys";
import { go } from "./router.svelte";

/** Takes the keys of one table along to another that they open, too, and goes there: to the same seat, if the key opens it. */
export async function goAlong(from: string, to: string): Promise<void> {
  await takeAlong(from, to);
  go(`/t/${to}`);
}

/** Keeps the keys of one table for another that they open, too. */
export async function takeAlong(from: string, to: string): Promise<void> {
  const mine = held(from);
  const found: Record<string, string> = {};
  const at: { game: string; title: string; seats: string[] } = { game: "", title: "", seats: [] };
  for (const key of new Set(Object.values(mine?.keys ?? {}))) {
    const info = await api.table(to, key).catch(() => null);
    if (!info) continue;
    Object.assign(at, { game: info.game, title: info.title });
    for (const role of info.you) {
      found[role] = key;
      if (info.seats.some((s) => s.seat === role)) at.seats.push(role);
    }
  }
  if (!Object.keys(found).length) return;
  const old = held(to)?.seat;
  const seat = [old, mine?.seat, ...at.seats].find((s) => s && at.seats.includes(s)) ?? "";
  const shared = (mine?.shared?.length ?? 0) > 1 && at.seats.length > 1 ? at.seats : undefined;
  hold(to, { game: at.game, title: at.title, keys: found, seat, ...(shared ? { shared, alone: mine?.alone } : {}) });
}
