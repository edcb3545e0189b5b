/** Board packages, one folder a game, loaded when a table of that game is opened. A game without one is played on its text twin. */
import type { BoardPackage } from "../shell/board";

const PACKAGES = import.meta.glob<BoardPackage>("../boards/*/index.ts");

export async function boardPackage(game: string): Promise<BoardPackage> {
  const load = PACKAGES[`../boards/${game}/index.ts`];
  return load ? await load() : { Board: (await import("../shell/PlainBoard.svelte")).default };
}
