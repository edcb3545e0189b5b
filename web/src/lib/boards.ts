/** Board packages, one folder a game, loaded when a table of that game is opened. */
import type { BoardPackage } from "../shell/board";

const PACKAGES = import.meta.glob<BoardPackage>("../boards/*/index.ts");

export async function boardPackage(game: string): Promise<BoardPackage | null> {
  const load = PACKAGES[`../boards/${game}/index.ts`];
  return load ? await load() : null;
}
