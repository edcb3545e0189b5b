/**
 * The seat keys that this browser holds. A key gives the right to one or more roles of one table; it leaves the browser only in the
 * Authorization header and in the first message of a live connection.
 */
import { load, save } from "./storage";

export interface Held {
  game: string;
  title: string;
  keys: Record<string, string>;
  /** The seat that is played in this browser. */
  seat: string;
  /** Seats that share this screen. */
  shared?: string[];
  /** Whether one person has all of these. */
  alone?: boolean;
  made: number;
  /** The series that the table is part of. */
  series?: string;
  /** Whether a lesson is given there: that is no game of one's own, and stands in no list. */
  lesson?: boolean;
}

const KEY = "lysander.tables";

const all = (): Record<string, Held> => load<Record<string, Held>>(KEY, {});

/** Returns the games of this browser, by their tables. */
export function heldTables(): Record<string, Held> {
  return Object.fromEntries(Object.entries(all()).filter(([, held]) => !held.lesson));
}

/** Keys to games of files that are looked at: for this visit. */
const passing = new Map<string, Held>();

export function held(table: string): Held | null {
  return all()[table] ?? passing.get(table) ?? null;
}

/** Keeps the key to the game of a file for as long as this page is open. */
export function holdForNow(file: string, facts: Pick<Held, "game" | "title" | "keys" | "seat">): void {
  passing.set(file, { ...facts, made: 0 });
}

/** Returns the key that shows both sides of a running game some moves later, if this browser has it and no seat there. */
export function keyToWatch(table: string): string {
  const { watch = "", host: _, ...seats } = held(table)?.keys ?? {};
  return Object.keys(seats).some((role) => role && !role.endsWith(INVITED)) ? "" : watch;
}

/** After the name of a seat: the role of a key that invites to sit down there, and opens nothing. */
export const INVITED = "?";

/** Keeps what is known of a table; `gone` are roles whose keys open nothing any more. */
export function hold(table: string, facts: Partial<Held>, gone: string[] = []): Held {
  const tables = all();
  const old = tables[table] ?? { game: "", title: "", keys: {}, seat: "", made: Date.now() };
  const keys = { ...old.keys, ...facts.keys };
  for (const role of gone) delete keys[role];
  tables[table] = { ...old, ...facts, keys };
  save(KEY, tables);
  return tables[table];
}

export function letGo(table: string): void {
  const tables = all();
  delete tables[table];
  save(KEY, tables);
}

/** Returns the key for a role of a table; a spectator may prove with it that this browser is the host. */
export function keyFor(table: string, role: string): string {
  const keys = held(table)?.keys ?? {};
  return keys[role] ?? (role === "" ? (keys.host ?? keys.watch) : undefined) ?? "";
}

/** Returns whether this browser holds the host's key; a host who has sat down has a second one. */
export const hosts = (table: string): boolean => !!held(table)?.keys.host;

/** Returns the key that shows a seat: its own, or that of the umpire, who may look at every seat and play it. */
export function keyToLook(table: string, seat: string): string {
  return keyFor(table, seat) || (held(table)?.keys.umpire ?? "");
}

/** Returns the key that this browser sits down with: an invitation to the seat, or the host's. One of before to a seat that is free is an invitation. */
export function keyToSit(table: string, seat: string): string {
  return keyFor(table, "host") || keyFor(table, seat + INVITED) || keyFor(table, seat);
}

/** Keeps the key of somebody who has just sat down; the invitation is used up. */
export function seated(table: string, { game, title }: Pick<Held, "game" | "title">, seat: string, key: string): void {
  hold(table, { game, title, seat, ...(key ? { keys: { [seat]: key } } : {}) }, [seat + INVITED]);
}

/** Notes the series of a table that this browser holds a key of. */
export function holdSeries(table: string, series: string): void {
  const known = held(table);
  if (series && known && known.series !== series) hold(table, { series });
}

/** Returns a key by which a table can be added to a series: the host's of one of its tables. */
export function keyOfSeries(series: string): string {
  return Object.values(heldTables()).find((h) => h.series === series && h.keys.host)?.keys.host ?? "";
}

/** Returns the link to look on; with a key, where that shows more. */
export function watchLink(table: string, delay: number): string {
  const key = delay ? held(table)?.keys.watch : "";
  return key ? seatLink(table, key) : `${location.origin}/t/${table}`;
}

/** Returns a link that opens a role; browsers do not send the part behind the # to a server. */
export function seatLink(table: string, key: string): string {
  return `${location.origin}/s#${table}.${key}`;
}
