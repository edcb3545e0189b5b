/** The bots by name: a level, or a level and a style (`normal/pairs`). */
import { t, word } from "./i18n.svelte";

/** Returns the name of a bot, as its game calls its level and its style. */
export function levelName(bot: string, terms: Record<string, string> = {}): string {
  const [level, style] = bot.split("/");
  const said = terms[`level-${level}`] ?? word(`level.${level}`, level);
  return style ? t("level.styled", { level: said, style: terms[`style-${style}`] ?? style }) : said;
}
