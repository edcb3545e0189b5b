/** Calls of the server, by the table in docs/wire.md. */
import type { AnswerValue, State } from "../wire";
import { currentLang } from "./i18n.svelte";
import { keyFor } from "./keys";

/** A refusal of the server, or (code `offline`) no server at all. */
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

export async function call<T>(method: string, path: string, body?: unknown, key = ""): Promise<T> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (key) headers.Authorization = `Bearer ${key}`;
  if (body !== undefined) headers["Content-Type"] = "application/json";
  let response: Response;
  try {
    response = await fetch(`/api${path}`, { method, headers, body: body === undefined ? undefined : JSON.stringify(body), cache: "no-store" });
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

export interface SeatInfo {
  id: string;
  sign: State["seats"][number]["sign"];
  name: string;
  optional: boolean;
  umpire: boolean;
  note?: string;
}

export interface OptionValue {
  value: string;
  label: string;
}

export interface OptionInfo {
  key: string;
  values: OptionValue[];
  default: string;
  rule: string;
  title: string;
  help: string;
}

export interface ScenarioInfo {
  id: string;
  title: string;
  help: string;
}

export interface LevelInfo {
  id: string;
  title: string;
}

export interface GameInfo {
  id: string;
  title: string;
  tagline: string;
  seats: SeatInfo[];
  scenarios: ScenarioInfo[];
  options: OptionInfo[];
  levels: LevelInfo[];
  rules_version: string;
  facts: string[];
}

export interface TableInfo {
  table: string;
  game: string;
  title: string;
  status: State["status"];
  seats: State["seats"];
  public?: boolean;
  setup?: State["setup"];
  [key: string]: unknown;
}

export interface Paragraph {
  id: string;
  html: string;
  tags: string[];
  options: string[];
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

export interface SeatPlan {
  kind: "human" | "open" | "bot" | "empty";
  level?: string;
  name?: string;
}

export interface NewTable {
  game: string;
  scenario?: string;
  options?: Record<string, string>;
  seats: Record<string, SeatPlan>;
  title?: string;
  public?: boolean;
  hot_seat?: boolean;
}

const enc = encodeURIComponent;
const query = (params: Record<string, string | number | boolean | undefined>): string => {
  const pairs = Object.entries(params).filter(([, v]) => v !== undefined && v !== "");
  return pairs.length ? `?${pairs.map(([k, v]) => `${k}=${enc(String(v))}`).join("&")}` : "";
};

export const api = {
  games: async () => (await call<unknown[]>("GET", `/games${query({ lang: currentLang() })}`)).map(gameInfo),
  board: (game: string) => call<any>("GET", `/games/${enc(game)}/board`),
  rulebook: async (game: string) => chapters(await call<unknown>("GET", `/games/${enc(game)}/rulebook${query({ lang: currentLang() })}`)),
  tables: async () => (await call<unknown>("GET", "/tables")) as TableInfo[],
  make: (table: NewTable) => call<{ table: string; keys: Record<string, string> }>("POST", "/tables", table),
  table: (table: string, key = "") => call<TableInfo>("GET", `/tables/${enc(table)}${query({ lang: currentLang() })}`, undefined, key),
  state: (table: string, seat: string, since = 0) =>
    call<State>("GET", `/tables/${enc(table)}/state${query({ seat, since, lang: currentLang() })}`, undefined, keyFor(table, seat)),
  answer: (table: string, seat: string, at: number, kind: string, value: AnswerValue) =>
    call<State>("POST", `/tables/${enc(table)}/answer${query({ lang: currentLang() })}`, { seat, at, kind, value }, keyFor(table, seat)),
  act: (table: string, what: string, body: unknown, key: string) => call<unknown>("POST", `/tables/${enc(table)}/${what}`, body, key),
  notes: (table: string, seat: string, notes: { text: string; marks: unknown[] }) =>
    call<unknown>("PUT", `/tables/${enc(table)}/notes`, { seat, ...notes }, keyFor(table, seat)),
  why: (table: string, seat: string, kind: string, value: string) =>
    call<{ text?: string; rule?: string } | null>("GET", `/tables/${enc(table)}/why${query({ seat, kind, value, lang: currentLang() })}`, undefined, keyFor(table, seat)),
  text: (table: string, seat: string) =>
    call<string | { text: string }>("GET", `/tables/${enc(table)}/text${query({ seat, lang: currentLang() })}`, undefined, keyFor(table, seat)),
  replay: (table: string, seat: string, step: number | undefined, truth: boolean, key: string) =>
    call<State & { steps?: number }>("GET", `/tables/${enc(table)}/replay${query({ seat, step, truth: truth || undefined, lang: currentLang() })}`, undefined, key),
  explain: (table: string, seat: string) => call<any>("GET", `/tables/${enc(table)}/explain${query({ seat, lang: currentLang() })}`, undefined, keyFor(table, seat)),
};

function gameInfo(raw: any): GameInfo {
  return {
    id: raw.id,
    title: raw.title,
    tagline: raw.tagline ?? "",
    seats: (raw.seats ?? []).map((s: any) => ({ note: "", optional: false, umpire: false, ...s })),
    scenarios: (raw.scenarios ?? []).map((s: any) => (typeof s === "string" ? { id: s, title: s, help: "" } : { id: s.id ?? s.key, title: s.title ?? s.id, help: s.help ?? "" })),
    options: (raw.options ?? []).map(optionInfo),
    levels: (raw.levels ?? raw.bots ?? raw.bot_levels ?? []).map((l: any) => (typeof l === "string" ? { id: l, title: l } : { id: l.id, title: l.title ?? l.name ?? l.id })),
    rules_version: String(raw.rules_version ?? ""),
    facts: raw.facts ?? [],
  };
}

function optionInfo(raw: any): OptionInfo {
  const values = (raw.values ?? []).map((v: any) => (v !== null && typeof v === "object" ? { value: String(v.value), label: v.label ?? String(v.value) } : { value: String(v), label: String(v) }));
  return { key: raw.key, values, default: String(raw.default), rule: raw.rule ?? "", title: raw.title ?? raw.key, help: raw.help ?? "" };
}

function chapters(raw: any): Chapter[] {
  const list = Array.isArray(raw) ? raw : (raw.chapters ?? []);
  return list.map((c: any) => ({
    id: String(c.id ?? ""),
    title: c.title ?? "",
    paragraphs: (c.paragraphs ?? []).map((p: any) => ({ id: String(p.id), html: p.html ?? "", tags: p.tags ?? [], options: p.options ?? [] })),
  }));
}
