/** The board's own words, English and German. Sentences about what happened, and every answer, come from the server. */
import { currentLang } from "../../lib/i18n.svelte";

const EN = {
  map: "The battle from above, north at the top. The text twin tells the same in words.",
  area_aerodrome: "aerodrome", area_grass: "grass", area_field: "fields", area_meadow: "meadow", area_shellholes: "shell holes", area_wood: "wood", area_water: "water",
};
export type Word = keyof typeof EN;

const DE: Record<Word, string> = {
  map: "Die Schlacht von oben, Norden ist oben. Der Textzwilling sagt dasselbe in Worten.",
  area_aerodrome: "Flugplatz", area_grass: "Gras", area_field: "Felder", area_meadow: "Wiese", area_shellholes: "Granattrichter", area_wood: "Wald", area_water: "Wasser",
};

/** Returns a word of the board, with values put in for names in braces. */
export function say(key: Word, values: Record<string, string | number> = {}): string {
  const text = (currentLang() === "de" ? DE : EN)[key];
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
}

/** Whether there is a word for `key`. */
export const known = (key: string): key is Word => key in EN;
