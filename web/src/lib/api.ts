/** Calls of the server, as listed in docs/wire.md. */
import type { components } from "../wire.gen";
import type { AnswerValue, BookLine, Facts, Notes, Seat, SeatKind, Sign, State } from "../wire";
import { currentLang } from "./i18n.svelte";
import { keyFor, keyToLook } from "./keys";

/** A refusal by the server, or (code `offline`) a server that does not answer. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    text: string,
    readonly rule = "",
  ) {
    super(text);
  }
}

export async function call<T>(method: string, path: string, body?: unknown, key = "", signal?: AbortSignal): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), cache: "no-store", signal });
  } catch {
    throw new ApiError(0, "offline", "");
  }
  const text = await response.text();
  const data = parse(text);
  if (response.ok) return data as T;
  const error = (data ?? {}) as { error?: string; text?: string; rule?: string };
  throw new ApiError(response.status, error.error ?? String(response.status), error.text ?? "", error.rule ?? "");
}

function parse(text: string): unknown {
  try {
    return text ? JSON.parse(text) : null;
  } catch {
    return text;
  }
}

type Schemas = components["schemas"];
export type GameSeat = Omit<Schemas["GameSeat"], "sign"> & { sign: Sign };
export type OptionInfo = Omit<Schemas["OptionInfo"], "values" | "default"> & { values: { value: Value; label: string }[]; default: Value };
export type ScenarioInfo = Omit<Schemas["ScenarioInfo"], "options"> & { options: Record<string, Value> };
export type LessonInfo = Schemas["LessonInfo"];
export type GameInfo = Omit<Schemas["GameInfo"], "seats" | "options" | "scenarios"> & { seats: GameSeat[]; options: OptionInfo[]; scenarios: ScenarioInfo[] };
export type TableInfo = Omit<Schemas["TableLine"], "seats" | "options"> & { seats: Seat[]; options: Facts };
export type Book = Omit<Schemas["Book"], "lines" | "holders"> & { lines: BookLine[]; holders: Schemas["HolderLine"][] };
export type Paragraph = Schemas["Paragraph"];
export type Series = Schemas["Series"];
export type Chapter = Schemas["Chapter"];
export type PrintKit = Schemas["PrintKit"];
export type SeatWish = Partial<Schemas["SeatWish"]> & { kind: SeatKind };
export type NewTable = Omit<Partial<Schemas["NewTable"]>, "seats" | "options"> & { game: string; seats: Record<string, SeatWish>; options?: Record<string, Value> };
export type Briefing = Schemas["BriefingLine"];
export type Advice = Omit<Schemas["Advice"], "value"> & { value: unknown };
/** The chances of a finished game. */
export type Review = Schemas["Review"];
/** The same as far as it is kept, in figures. */
export type Chances = Schemas["Chances"];
export type PlayerRules = Required<Schemas["PlayerRules"]>;
export type PlayerBlock = Required<Schemas["PlayerBlock"]>;
export type Would = Required<Schemas["Would"]>;
export type Aid = Required<Schemas["Aid"]>;
export type Value = string | number | boolean;

const enc = encodeURIComponent;
const query = (params: Record<string, string | number | boolean | undefined>): string => {
  const pairs = Object.entries(params).filter(([, v]) => v !== undefined && v !== "");
  return pairs.length ? `?${pairs.map(([k, v]) => `${k}=${enc(String(v))}`).join("&")}` : "";
};

const lang = (): string => currentLang();
const T = (table: string): string => `/tables/${enc(table)}`;

export const api = {
  games: () => call<GameInfo[]>("GET", `/games${query({ lang: lang() })}`),
  game: (game: string) => call<GameInfo>("GET", `/games/${enc(game)}${query({ lang: lang() })}`),
  board: (game: string) => call<unknown>("GET", `/games/${enc(game)}/board`),
  tableBoard: (table: string) => call<unknown>("GET", `${T(table)}/board`),
  rulebook: (game: string) => call<Chapter[]>("GET", `/games/${enc(game)}/rulebook${query({ lang: lang() })}`),
  playerRules: (game: string) => call<PlayerRules>("GET", `/games/${enc(game)}/player-rules${query({ lang: lang() })}`),
  sheets: (game: string) => call<PrintKit>("GET", `/games/${enc(game)}/sheets${query({ lang: lang() })}`),
  /** The address of a game's PDF, for a link. */
  pdf: (game: string, wish: Record<string, string | number | boolean>) => `/api/games/${enc(game)}/print${query(wish)}`,
  lesson: (game: string) => call<LessonInfo>("GET", `/games/${enc(game)}/lesson${query({ lang: lang() })}`),
  makeLesson: (game: string, name: string) => call<Schemas["Made"]>("POST", "/lessons", { game, name }),
  tables: () => call<TableInfo[]>("GET", "/tables"),
  make: (table: NewTable, key = "") => call<{ table: string; keys: Record<string, string> }>("POST", "/tables", table, key),
  table: (table: string, key = "") => call<TableInfo>("GET", `${T(table)}${query({ lang: lang() })}`, undefined, key),
  briefing: (table: string, seat: string) => call<Briefing>("GET", `${T(table)}/briefing${query({ seat, lang: lang() })}`),
  book: (table: string) => call<Book>("GET", `${T(table)}/book${query({ lang: lang() })}`, undefined, keyFor(table, "")),
  state: (table: string, seat: string, since = 0, said = 0) => call<State>("GET", `${T(table)}/state${query({ seat, since, said, lang: lang() })}`, undefined, keyToLook(table, seat)),
  answer: (table: string, seat: string, at: number, kind: string, value: AnswerValue) =>
    call<State>("POST", `${T(table)}/answer${query({ lang: lang() })}`, { seat, at, kind, value }, keyToLook(table, seat)),
  /** `start`, `seat`, `pause`, `resume`, `bot-pause`, `rematch`, `close`, `undo`, `undo/consent`, `takeback`, `chat`. */
  act: <R = unknown>(table: string, what: string, body: unknown, key: string, more: Record<string, string | number | boolean> = {}) =>
    call<R>("POST", `${T(table)}/${what}${query({ ...more, lang: lang() })}`, body, key),
  notes: (table: string, seat: string, notes: Notes) => call<unknown>("PUT", `${T(table)}/notes`, { seat, ...notes }, keyFor(table, seat)),
  why: (table: string, seat: string, kind: string, value: string) => call<Schemas["Why"]>("GET", `${T(table)}/why${query({ seat, kind, value, lang: lang() })}`, undefined, keyToLook(table, seat)),
  /** Help with an answer in the making, where the game has any. */
  aid: (table: string, seat: string, kind: string, value: string, signal?: AbortSignal) =>
    call<Aid>("GET", `${T(table)}/aid${query({ seat, kind, value, lang: lang() })}`, undefined, keyToLook(table, seat), signal),
  would: (table: string, seat: string, kind: string, value: string) => call<Would>("GET", `${T(table)}/would${query({ kind, value, lang: lang() })}`, undefined, keyFor(table, seat)),
  text: (table: string, seat: string, step?: number, truth = false) =>
    call<Schemas["Twin"]>("GET", `${T(table)}/text${query({ seat, step, truth: truth || undefined, lang: lang() })}`, undefined, keyToLook(table, seat) || keyFor(table, "")),
  series: (series: string) => call<Series>("GET", `/series/${enc(series)}${query({ lang: lang() })}`),
  /** A step of a game; of one that is over also by the lines of its journal before it, and with what the seat could have worked out. */
  replay: (table: string, seat: string, step: number | undefined, truth: boolean, key: string, line?: number) =>
    call<State>("GET", `${T(table)}/replay${query({ seat, step, truth: truth || undefined, line, aided: true, lang: lang() })}`, undefined, key),
  review: (table: string, key: string) => call<Review>("GET", `${T(table)}/review${query({ lang: lang() })}`, undefined, key),
  /** What is kept of the chances: nothing is played out for it. */
  chances: (table: string) => call<Chances>("GET", `${T(table)}/chances`),
  /** The luck of a finished game before so many lines of its journal. */
  luck: (table: string, line: number) => call<Schemas["EndingState"]>("GET", `${T(table)}/luck${query({ line, lang: lang() })}`),
  /** What others did since the seat's last answer, as the seat saw it. */
  since: (table: string, seat: string) => call<Schemas["Since"]>("GET", `${T(table)}/since${query({ seat, lang: lang() })}`, undefined, keyFor(table, seat)),
  /** The ways and the luck of a finished game. */
  ending: (table: string) => call<Schemas["EndingState"]>("GET", `${T(table)}/ending${query({ lang: lang() })}`),
  branch: (table: string, wish: Partial<Schemas["Branch"]> & { step: number }, key: string) => call<Schemas["Made"]>("POST", `${T(table)}/branch`, wish, key),
  explain: (table: string, seat: string) => call<Advice>("GET", `${T(table)}/explain${query({ seat, lang: lang() })}`, undefined, keyFor(table, seat)),
};
