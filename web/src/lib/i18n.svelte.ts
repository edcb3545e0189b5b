/**
 * Words of the shell: one catalogue a language, ICU messages with named values. English is always loaded; another language is loaded
 * when it is chosen. Texts of a game come from the server, already in the reader's language.
 */
import en, { type Messages } from "../messages/en";
import { sentence, type Values } from "./sentence";
import type { Lang } from "./settings.svelte";

export type Key = keyof Messages;

let lang = $state<Lang>("en");
let words = $state.raw<Messages>(en);

export async function setLang(next: Lang): Promise<void> {
  words = next === "de" ? (await import("../messages/de")).default : en;
  lang = next;
}

export function currentLang(): Lang {
  return lang;
}

/** Returns the sentence `key` in the current language. */
export function t(key: Key, values?: Values): string {
  return values ? sentence(words[key], lang, values) : words[key];
}

/** Returns the function that says the sentences of a page's or board's own catalogue in the current language; a key without one is said as it is. */
export function speaker<Word extends string>(en: Record<Word, string>, de: Record<Word, string>): (key: Word, values?: Values) => string {
  return (key, values) => sentence((lang === "de" ? de : en)[key] ?? key, lang, values);
}

/** Returns the sentence of a key built from data, or `fallback` if the catalogue lacks it. */
export function word(key: string, fallback: string, values?: Values): string {
  return key in words ? t(key as Key, values) : fallback;
}

/** Returns a number with a typographic minus. */
export function number(value: number): string {
  return new Intl.NumberFormat(lang).format(value).replace("-", "−");
}

/** Returns a signed summand with a typographic minus. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "0";
}
