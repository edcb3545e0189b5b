/** Options that a table has set otherwise than the rulebook. */
import type { GameInfo } from "../lib/api";
import type { Book } from "../lib/games.svelte";

export interface InForce {
  key: string;
  /** Its name and value in words. */
  what: string;
  /** The paragraphs that it changes. */
  rules: string[];
}

/** Returns the options of a table that differ from the rulebook's, with the paragraphs that name them. */
export function inForce(game: GameInfo | null, options: Record<string, unknown>, book: Book): InForce[] {
  const paragraphs = book.flatMap((c) => c.paragraphs);
  return (game?.options ?? [])
    .filter((o) => o.key in options && options[o.key] !== o.default)
    .map((o) => ({
      key: o.key,
      what: `${o.title}: ${o.values.find((v) => v.value === options[o.key])?.label ?? options[o.key]}`,
      rules: paragraphs.filter((p) => p.options.includes(o.key)).map((p) => p.id),
    }));
}

/** Returns those of them that change one of the paragraphs which these texts cite. */
export function concerning(options: InForce[], ...html: string[]): InForce[] {
  if (!options.length) return [];
  const cited = html.flatMap((text) => Array.from(text.matchAll(/data-rule="([\d.]+)"/g), (found) => found[1]));
  return options.filter((o) => cited.some((id) => o.rules.some((rule) => id === rule || id.startsWith(`${rule}.`))));
}
