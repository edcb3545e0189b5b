/** The library and the rulebooks, fetched once a language. */
import { api, type Chapter, type GameInfo } from "./api";
import { currentLang } from "./i18n.svelte";

const libraries = new Map<string, Promise<GameInfo[]>>();
const books = new Map<string, Promise<Chapter[]>>();
const boards = new Map<string, Promise<any>>();

function once<T>(cache: Map<string, Promise<T>>, key: string, get: () => Promise<T>): Promise<T> {
  let found = cache.get(key);
  if (!found) {
    found = get();
    cache.set(key, found);
    found.catch(() => cache.delete(key));
  }
  return found;
}

export const library = (): Promise<GameInfo[]> => once(libraries, currentLang(), api.games);
export const rulebook = (game: string): Promise<Chapter[]> => once(books, `${currentLang()}/${game}`, () => api.rulebook(game));
export const boardData = (game: string): Promise<any> => once(boards, game, () => api.board(game));

export async function gameInfo(game: string): Promise<GameInfo | null> {
  return (await library()).find((g) => g.id === game) ?? null;
}
