/** Briefings: the card of a seat, and which of them have been read before the first question. Kept by this browser. */
import { api, type Briefing } from "./api";
import { load, save } from "./storage";

const KEY = "lysander.briefed";
const MOST = 200;

/** Returns the briefing of a seat, or nothing where its game has none or the server cannot be reached. */
export const briefingOf = (table: string, seat: string): Promise<Briefing | null> => api.briefing(table, seat).catch(() => null);

/** Whether somebody at this browser has read the briefing of a seat. */
export const briefed = (table: string, seat: string): boolean => load<string[]>(KEY, []).includes(`${table} ${seat}`);

export function noteBriefed(table: string, seat: string): void {
  const all = load<string[]>(KEY, []).filter((one) => one !== `${table} ${seat}`);
  save(KEY, [...all, `${table} ${seat}`].slice(-MOST));
}

/** Returns the goal in parts; every second one decides. */
export const partsOf = (goal: string): string[] => goal.split("*");
