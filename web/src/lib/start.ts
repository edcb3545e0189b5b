/** Making tables. */
import { api, ApiError, type GameInfo, type NewTable } from "./api";
import { commit, digests, takePart } from "./dice";
import { guideAt, leftAt } from "./guide.svelte";
import { t } from "./i18n.svelte";
import { hold, keyOfSeries } from "./keys";
import { go } from "./router.svelte";
import { againstBots, usualSeat } from "./seating";
import { settings } from "./settings.svelte";

/** The level of bots that a newcomer meets. */
const GENTLE = ["easy", "random"];

/**
 * Makes a table against bots and starts it, with this person in the first seat of `seating` (or in `seat`); alone, if it is a set for one.
 * Returns what went wrong, or nothing.
 */
export async function playBot(game: GameInfo, seating = againstBots(game), seat = "", level = ""): Promise<string> {
  const own = seat || usualSeat(game, seating);
  const bot = level || GENTLE.find((l) => game.levels.includes(l)) || game.levels[0];
  const seats: NewTable["seats"] = {};
  for (const { seat: s } of game.seats) seats[s] = s === own ? { kind: "human", name: settings.name } : seating.includes(s) ? { kind: "bot", level: bot } : { kind: "empty" };
  return make({ game: game.id, seats, name: settings.name, hints: true, start: true }, own);
}

/** Goes on with the guide of a game, or makes the table that it is played at. Returns what went wrong, or nothing. */
export async function learn(game: GameInfo): Promise<string> {
  const { guide } = game;
  if (!guide) return playBot(game);
  const left = leftAt(game);
  const running = left && (await api.table(left).then((info) => info.status === "running", () => false));
  if (running) {
    guideAt(game, left);
    go(`/t/${left}`);
    return "";
  }
  const seats: NewTable["seats"] = {};
  for (const { seat } of game.seats) seats[seat] = seat === guide.seat ? { kind: "human", name: settings.name } : guide.seats.includes(seat) ? { kind: "bot", level: guide.level } : { kind: "empty" };
  const wish = { game: game.id, scenario: guide.scenario, options: guide.options, seats, name: settings.name, hints: true, start: true };
  return make(wish, guide.seat, { made: (table) => guideAt(game, table) });
}

/** Begins the game at a new table; before that this person has a part in its dice. */
async function begin(table: string, seat: string, host: string): Promise<void> {
  if (seat && digests()) await commit(table, seat);
  await api.act(table, "start", {}, host);
  await takePart(await api.state(table, seat));
}

/** Makes a table, keeps its keys and opens it; `made` is called before. `alone`: one person has all seats that are `shared`. */
export async function make(wish: NewTable, seat: string, { shared = [], alone = false, made }: { shared?: string[]; alone?: boolean; made?: (table: string) => void } = {}): Promise<string> {
  try {
    const { table, keys } = await api.make({ ...wish, start: false }, keyOfSeries(wish.series ?? ""));
    made?.(table);
    hold(table, { game: wish.game, title: wish.title ?? "", keys, seat, ...(shared.length > 1 ? { shared, alone } : {}) });
    if (wish.start) await begin(table, seat, keys.host);
    go(`/t/${table}`);
    return "";
  } catch (error) {
    return error instanceof ApiError ? error.message || t("refused.offline") : String(error);
  }
}
