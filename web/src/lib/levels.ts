/** The bots by name: a level, or a level and a style (`normal/pairs`). */
import type { GameInfo } from "./api";
import { t, word } from "./i18n.svelte";

/** Returns the name of a bot, as its game calls its level and its style. */
export function levelName(bot: string, terms: Record<string, string> = {}): string {
  const [level, style] = bot.split("/");
  const said = terms[`level-${level}`] ?? word(`level.${level}`, level);
  return style ? t("level.styled", { level: said, style: terms[`style-${style}`] ?? style }) : said;
}

/** Returns what a bot wants and how it plays in these seats: a sentence, or one for each of their sides. */
export function botNotes(bot: string, game: GameInfo, seats: string[]): string[] {
  const said = seats.map((seat) => game.styles?.[seat]?.find((s) => s.id === bot)?.note ?? game.level_notes?.[seat]?.[bot] ?? "");
  return [...new Set(said)].filter(Boolean);
}
