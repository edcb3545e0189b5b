/** The levels of bots by name. */
import { word } from "./i18n.svelte";

/** Returns the name of a level, as its game calls it: there it may say more. */
export const levelName = (level: string, terms: Record<string, string> = {}): string => terms[`level-${level}`] ?? word(`level.${level}`, level);
