/** The games of this browser: those it holds keys to. What they are, which fit the filters of an address, and the record against bots. */
import { api, ApiError, type GameInfo, type TableInfo } from "../lib/api";
import { currentLang } from "../lib/i18n.svelte";
import { heldTables, letGo, type Held, keyFor } from "../lib/keys";
import { levelName } from "../lib/levels";
import { load, save } from "../lib/storage";
import { asked } from "../lib/turn";
import type { Seat } from "../wire";

/** A game of the reader's. `story` and `winners`: how it ended. */
export interface Mine {
  info: TableInfo;
  seat: string;
  /** Whether the reader has this one seat and no other. */
  single: boolean;
  turn: boolean;
  story: string;
  winners: string[];
}

export interface Damaged {
  id: string;
  title: string;
  text: string;
}

const KEY = "lysander.ended";
/** Ended games that are kept, so that they need not be asked for again. */
const MOST_KEPT = 300;
/** Games that are asked for at once. */
const AT_ONCE = 6;
const NO_LINES = 1_000_000_000;

type Kept = Record<string, { lang: string; mine: Mine }>;

/** Finds all games of this browser, the latest first, and says of each what is found as soon as it is. */
export async function findMine(found: (mine: Mine) => void, damaged: (one: Damaged) => void): Promise<void> {
  const waiting = Object.entries(heldTables()).sort((a, b) => b[1].made - a[1].made);
  const kept = load<Kept>(KEY, {});
  const lang = currentLang();
  const work = async (): Promise<void> => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const [id, held] = next;
      const known = kept[id];
      if (known?.lang === lang && known.mine.seat === held.seat) found(known.mine);
      else {
        const mine = await look(id, held, damaged);
        if (mine) found(mine);
        if (mine?.info.status === "over") kept[id] = { lang, mine };
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  save(KEY, Object.fromEntries(Object.entries(kept).slice(-MOST_KEPT)));
}

async function look(id: string, held: Held, damaged: (one: Damaged) => void): Promise<Mine | null> {
  try {
    const info = await api.table(id, keyFor(id, held.seat));
    const state = info.status === "lobby" ? null : await api.state(id, held.seat, NO_LINES, NO_LINES);
    const turn = info.status === "running" && held.seat !== "" && !!state && asked(state);
    return { info, seat: held.seat, single: held.seat !== "" && (held.shared?.length ?? 0) < 2, turn, story: state?.result?.text ?? "", winners: state?.result?.winners ?? [] };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) letGo(id);
    if (error instanceof ApiError && error.code === "damaged") damaged({ id, title: held.title || id, text: error.message });
    return null;
  }
}

/** The players of a game besides the reader. */
export const others = (mine: Mine): Seat[] => mine.info.seats.filter((s) => s.kind !== "empty" && s.seat !== mine.seat);

/** Who sits there, in the words of a list. */
export const called = (seat: Seat, game: GameInfo | undefined, bot: (level: string) => string): string =>
  seat.kind === "bot" ? bot(levelName(seat.level, game?.terms)) : seat.name || seat.label;

export type Outcome = "won" | "lost" | "nobody" | "over";

/** How a game ended for the reader; of one that they looked on at, or had several seats in, only that it is over. */
export function outcome(mine: Mine): Outcome {
  if (!mine.winners.length) return "nobody";
  return !mine.single ? "over" : mine.winners.includes(mine.seat) ? "won" : "lost";
}

/** The level of the bots that the reader had alone against them; empty if there were others, or bots of two levels. */
export function botLevel(mine: Mine): string {
  const there = others(mine);
  const [level] = there.map((s) => s.level);
  return mine.single && there.length && there.every((s) => s.kind === "bot" && s.level === level) ? level : "";
}

// ------------------------------------------------------------ filters

export const SHOWS = ["all", "turn", "running", "finished"] as const;
export const RESULTS = ["won", "lost", "nobody"] as const;
export const ORDERS = ["played", "made", "byGame"] as const;
export type Show = (typeof SHOWS)[number];

/** What the address asks for. */
export interface Filter {
  show: Show;
  game: string;
  seat: string;
  against: string;
  result: string;
  order: (typeof ORDERS)[number];
  q: string;
}

const one = <T extends string>(of: readonly T[], value: string | null): T => of.find((v) => v === value) ?? of[0];

export function readFilter(query: URLSearchParams): Filter {
  const text = (name: string): string => query.get(name) ?? "";
  return { show: one(SHOWS, query.get("show")), order: one(ORDERS, query.get("order")), game: text("game"), seat: text("seat"), against: text("against"), result: text("result"), q: text("q") };
}

/** Returns the address of the page with these filters; those that say nothing are left out. */
export function addressOf(filter: Filter): string {
  const pairs = Object.entries(filter).filter(([name, value]) => value && value !== (name === "show" ? SHOWS[0] : name === "order" ? ORDERS[0] : ""));
  return pairs.length ? `/tables?${new URLSearchParams(pairs)}` : "/tables";
}

/** Whether a game is one of those that the tabs divide. */
export const shown = (mine: Mine, show: Show): boolean => show === "all" || (show === "turn" ? mine.turn : (mine.info.status === "over") === (show === "finished"));

function faced(mine: Mine, against: string): boolean {
  const there = others(mine);
  if (against === "people") return there.some((s) => s.kind === "human");
  if (against === "bots") return there.some((s) => s.kind === "bot");
  return !against || botLevel(mine) === against;
}

function says(mine: Mine, words: string, game: string): boolean {
  const text = [mine.info.title, game, mine.story, ...mine.info.seats.flatMap((s) => [s.name, s.label, s.level])].join("\n").toLowerCase();
  return words.toLowerCase().split(/\s+/).every((word) => text.includes(word));
}

/** Returns the games that fit, in their order. Those at which the reader is asked come first. */
export function sifted(all: Mine[], filter: Filter, titles: (game: string) => string): Mine[] {
  const fits = all.filter(
    (m) =>
      (!filter.game || m.info.game === filter.game) && (!filter.seat || m.seat === filter.seat) && faced(m, filter.against) &&
      (!filter.result || (m.info.status === "over" && outcome(m) === filter.result)) && (!filter.q || says(m, filter.q, titles(m.info.game))),
  );
  const late = (m: Mine): number => (filter.order === "made" ? m.info.created : m.info.changed);
  return fits.sort((a, b) => Number(b.turn) - Number(a.turn) || (filter.order === "byGame" ? titles(a.info.game).localeCompare(titles(b.info.game)) : 0) || late(b) - late(a));
}

// ------------------------------------------------------------ against bots

export interface Square {
  won: number;
  played: number;
}

export interface Matrix {
  levels: string[];
  columns: { game: string; seat: string }[];
  at: (level: string, game: string, seat: string) => Square | undefined;
}

/** Returns the record against bots: a row for each level of the games that were played, a column for each game and side. */
export function matrix(all: Mine[], games: GameInfo[]): Matrix {
  const squares = new Map<string, Square>();
  const columns: Matrix["columns"] = [];
  for (const mine of all) {
    const level = mine.info.status === "over" ? botLevel(mine) : "";
    if (!level) continue;
    const { game } = mine.info;
    const key = `${level} ${game} ${mine.seat}`;
    const square = squares.get(key) ?? { won: 0, played: 0 };
    squares.set(key, { won: square.won + Number(mine.winners.includes(mine.seat)), played: square.played + 1 });
    if (!columns.some((c) => c.game === game && c.seat === mine.seat)) columns.push({ game, seat: mine.seat });
  }
  const place = (c: { game: string; seat: string }): number => {
    const at = games.findIndex((g) => g.id === c.game);
    return at * 100 + (games[at]?.seats.findIndex((s) => s.seat === c.seat) ?? 0);
  };
  columns.sort((a, b) => place(a) - place(b));
  const of = games.filter((g) => columns.some((c) => c.game === g.id));
  const levels = [...new Set(of.flatMap((g) => g.levels))].sort((a, b) => rank(a, of) - rank(b, of));
  return { levels, columns, at: (level, game, seat) => squares.get(`${level} ${game} ${seat}`) };
}

const rank = (level: string, games: GameInfo[]): number => Math.max(...games.map((g) => g.levels.indexOf(level)));
