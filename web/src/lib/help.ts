/** The pages of the help, by name: the shell's, and after its first those of the games that have one (`boards/<id>/help.en.ts`, `help.de.ts`). */
import type { Lang } from "./settings.svelte";

export interface Page {
  title: string;
  html: string;
}

const SHELL = import.meta.glob<{ default: Record<string, Page> }>("../messages/help.*.ts");
const GAMES = import.meta.glob<{ default: Page }>("../boards/*/help.*.ts");

/** Whether a game brings a page of its own, "in ten minutes". */
export const hasPage = (game: string): boolean => `../boards/${game}/help.en.ts` in GAMES;

export async function helpPages(lang: Lang): Promise<Record<string, Page>> {
  const file = `/help.${lang}.ts`;
  const { player, ...more } = (await SHELL[`../messages${file}`]()).default;
  const own = Object.keys(GAMES).filter((path) => path.endsWith(file));
  const games = await Promise.all(own.map(async (path) => [path.split("/")[2], (await GAMES[path]()).default]));
  return { player, ...Object.fromEntries(games), ...more };
}
