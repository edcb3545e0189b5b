/** The library and the rulebooks, fetched once per language. */
import { api, type Chapter, type GameInfo, type PlayerRules } from "./api";
import { currentLang } from "./i18n.svelte";
import type { State } from "../wire";

const libraries = new Map<string, Promise<GameInfo[]>>();
const books = new Map<string, Promise<Book>>();
const infos = new Map<string, Promise<GameInfo | null>>();
const boards = new Map<string, Promise<unknown>>();

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
export const rulebook = (game: string): Promise<Book> => once(books, `${currentLang()}/${game}`, async () => bound(game, await api.rulebook(game)));

/** Returns the player's edition of a rulebook, or null if there is none. Its example game is forgotten when nobody has looked at it for an hour. */
export const playerRules = (game: string): Promise<PlayerRules | null> => api.playerRules(game).catch((error) => (error.status === 404 ? null : Promise.reject(error)));

/** A chapter with a name for its address; appendices have no number. */
export type Book = (Chapter & { slug: string })[];

/** A numbered item in a list of a paragraph. */
const ITEM = /<li><strong>([\d.]+)<\/strong>/g;

/** Returns the chapters with their paragraphs linked: every number of a paragraph, or of an item in it, becomes a link to it, unless it is a measure. */
function bound(game: string, chapters: Chapter[]): Book {
  const ids = new Set(chapters.flatMap((c) => c.paragraphs.flatMap((p) => [p.id, ...Array.from(p.html.matchAll(ITEM), (m) => m[1])])));
  const linked = (html: string): string =>
    html.replace(/<[^>]*>|\b\d{1,2}\.\d{1,2}(?:\.\d{1,2})?\b(?!\s(?:s|seconds|m|MU|EU|points)\b)/g, (found) => (ids.has(found) ? `<a class="xref" href="/g/${game}/rules#${found}">${found}</a>` : found));
  return chapters.map((c) => ({
    ...c,
    slug: c.id || c.title.split(":")[0].replaceAll(" ", "-").toLowerCase(),
    html: linked(c.html),
    paragraphs: c.paragraphs.map((p) => ({ ...p, html: linked(p.html.replace(ITEM, '<li id="$1"><strong>$1</strong>')) })),
  }));
}
export const boardData = (game: string): Promise<unknown> => once(boards, game, () => api.board(game));

/** Returns the board of a table: that of its variant, if it has one. */
export const boardAt = (table: string, { game, setup }: State): Promise<unknown> =>
  setup.variant_hash ? once(boards, `${game}/${setup.variant_hash}`, () => api.tableBoard(table)) : boardData(game);

/** Returns what is said of a game, with its fixed words, or null if there is no such game. */
export function gameInfo(game: string): Promise<GameInfo | null> {
  return once(infos, `${currentLang()}/${game}`, () => api.game(game).catch((error) => (error.status === 404 ? null : Promise.reject(error))));
}
