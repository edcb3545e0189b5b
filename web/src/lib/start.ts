/** Making tables. */
import { api, ApiError, type GameInfo, type NewTable } from "./api";
import { commit, digests, takePart } from "./dice";
import { t } from "./i18n.svelte";
import { held, hold, keyFor, keyOfSeries } from "./keys";
import { lessonTable, progress, reached } from "./lessons.svelte";
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

/** Goes on with the lesson of a game where it was left, or makes the table for it. Returns what went wrong, or nothing. */
export async function learn(game: GameInfo): Promise<string> {
  try {
    if (!(await resumed(game))) {
      const { table, keys } = await api.makeLesson(game.id, settings.name);
      const seat = Object.keys(keys).find((role) => role !== "watch") ?? "";
      hold(table, { game: game.id, title: "", keys, seat, lesson: true });
      reached(game.id, table, 1);
    }
    go(`/t/${lessonTable(game.id)}`);
    return "";
  } catch (error) {
    return error instanceof ApiError ? error.message || t("refused.offline") : String(error);
  }
}

/** Sets the table of a lesson to the step at which it was left; returns whether there is one that can go on. */
async function resumed(game: GameInfo): Promise<boolean> {
  const table = lessonTable(game.id);
  const seat = table && held(table)!.seat;
  const step = Math.min(progress(game).at, progress(game).of);
  return !!table && api.act(table, "lesson", { seat, step }, keyFor(table, seat)).then(() => true, () => false);
}

/** Begins the game at a new table; before that this person has a part in its dice. */
async function begin(table: string, seat: string, host: string): Promise<void> {
  if (seat && digests()) await commit(table, seat);
  await api.act(table, "start", {}, host);
  await takePart(await api.state(table, seat));
}

/** Makes a table, keeps its keys and opens it. `alone`: one person has all seats that are `shared`. */
export async function make(wish: NewTable, seat: string, { shared = [], alone = false }: { shared?: string[]; alone?: boolean } = {}): Promise<string> {
  try {
    const { table, keys } = await api.make({ ...wish, start: false }, keyOfSeries(wish.series ?? ""));
    hold(table, { game: wish.game, title: wish.title ?? "", keys, seat, ...(shared.length > 1 ? { shared, alone } : {}) });
    if (wish.start) await begin(table, seat, keys.host);
    go(`/t/${table}`);
    return "";
  } catch (error) {
    return error instanceof ApiError ? error.message || t("refused.offline") : String(error);
  }
}
