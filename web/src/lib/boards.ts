/** Board packages, one folder a game, loaded when a table of that game is opened. A game without one is drawn from its chart, or shown as its text twin. */
import type { BoardPackage } from "../shell/board";
import { areasOf } from "../shell/picture/chart";

const PACKAGES = import.meta.glob<BoardPackage>("../boards/*/index.ts");

/** Returns whether a game has a drawn board of its own. */
export const drawn = (game: string): boolean => `../boards/${game}/index.ts` in PACKAGES;

export async function boardPackage(game: string): Promise<BoardPackage> {
  const load = PACKAGES[`../boards/${game}/index.ts`];
  if (load) return load();
  return { Board: (await import("../shell/PlainBoard.svelte")).default, names: (chart) => areasOf(chart).flatMap((area) => area.cells.map((cell) => cell.id)) };
}
