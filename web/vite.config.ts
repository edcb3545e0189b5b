import { existsSync, readdirSync, readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Faces that a page shows at once: those of every page, those of pages to read, those of a game. */
const FONTS: Record<string, string[]> = {
  all: ["source-sans-3-latin-wght-normal"],
  read: ["source-serif-4-latin-wght-normal"],
  evasion: ["cabin-latin-wght-normal"],
  hijacked: ["bricolage-grotesque-latin-wght-normal"],
  flight181: ["barlow-condensed-latin-700-normal"],
  clouds: ["old-standard-tt-latin-700-normal"],
  campaign: ["old-standard-tt-latin-700-normal"],
};

/** The games that have a board of their own. */
const BOARDS = readdirSync("src/boards", { withFileTypes: true }).flatMap((d) => (d.isDirectory() && existsSync(`src/boards/${d.name}/index.ts`) ? [d.name] : []));

/** What only a table needs of these rooms lies in one file: on a slow line many small ones cost more than what they spare. */
const SHARED = /\/src\/(shell|lib|domains|wire|pages\/Table\.svelte)/;

/** Parts that a table loads when it stands (`shell/later.ts`): one file for every game, and of In Clouds of Glory one for the film and one for cockpit and plans. */
const REST = ["Panes", "ShowBar", "SinceList", "Talk", "NotesPane", "BriefingMarks"];
const FILM = /\/src\/boards\/clouds\/film\/\w+\.svelte$/;
const PLANS = /\/src\/boards\/clouds\/(panels|widgets)\/\w+\.svelte$/;

type Graph = (id: string) => { importers: readonly string[] } | null;

/** Whether a module is reached from this one without a dynamic import. */
function reachedFrom(end: string, id: string, info: Graph, seen = new Set<string>()): boolean {
  if (id.split("?")[0].endsWith(end)) return true;
  seen.add(id);
  return (info(id)?.importers ?? []).some((up) => !seen.has(up) && reachedFrom(end, up, info, seen));
}

/**
 * Returns the file that a module lies in: what home and a table need both, what a table and its frames need beside that, what one board alone needs;
 * else it is left to the builder.
 */
function place(id: string, graph: { getModuleInfo: Graph }): string | null {
  const info: Graph = (of) => graph.getModuleInfo(of);
  const within = (end: string): boolean => reachedFrom(end, id, info);
  const [home, table] = ["Games", "Table"].map((page) => within(`/src/pages/${page}.svelte`));
  if (within("/src/main.ts") || (home && table)) return "main";
  if (home) return null;
  const boards = BOARDS.filter((board) => within(`/src/boards/${board}/index.ts`));
  if (SHARED.test(id) && (table || boards.length > 1)) return "table";
  if (boards.length) return boards.length === 1 ? boards[0] : null;
  if (FILM.test(id) || PLANS.test(id)) return FILM.test(id) ? "clouds-film" : "clouds-plans";
  return REST.some((part) => within(`/src/shell/${part}.svelte`)) ? "rest" : null;
}

interface Chunk {
  type: string;
  isEntry?: boolean;
  fileName: string;
  moduleIds?: string[];
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Returns `before.js` with the files that the table's page and the boards are made of, so that a browser asks for all of them at once and not one after another. */
function withNeeds(all: Record<string, Chunk>): string {
  const chunk = (end: string): Chunk | undefined => Object.values(all).find((c) => c.moduleIds?.some((id) => id.endsWith(end)));
  const reached = (c: Chunk, seen = new Map<string, Chunk>()): Map<string, Chunk> => {
    if (!seen.has(c.fileName)) for (const name of (seen.set(c.fileName, c), c.imports ?? [])) if (all[name]) reached(all[name], seen);
    return seen;
  };
  const main = new Set(Object.values(all).filter((c) => c.isEntry).flatMap((c) => [...reached(c).keys()]));
  const css = (c: Chunk): string[] => [...(c.viteMetadata?.importedCss ?? [])];
  const page = new Set([...main].flatMap((name) => css(all[name])));
  const needs = (end: string): { js: string[]; css: string[] } => {
    const found = chunk(end);
    if (!found) throw new Error(`no chunk of ${end}`);
    const chunks = [...reached(found).values()].filter((c) => !main.has(c.fileName));
    return { js: chunks.map((c) => `/${c.fileName}`), css: chunks.flatMap(css).filter((f) => !page.has(f)).map((f) => `/${f}`) };
  };
  const font = (stem: string): string => `/${Object.keys(all).find((f) => new RegExp(`/${stem}-.{8}\\.woff2$`).test(f))}`;
  const NEEDS = {
    pages: { home: needs("/pages/Games.svelte"), table: needs("/pages/Table.svelte") },
    boards: Object.fromEntries(BOARDS.map((b) => [b, needs(`/boards/${b}/index.ts`)])),
    fonts: Object.fromEntries(Object.entries(FONTS).map(([game, stems]) => [game, stems.map(font)])),
  };
  return BEFORE.replace("{ pages: {}, boards: {}, fonts: {} }", JSON.stringify(NEEDS));
}

/** What runs before the first paint, without its remarks. */
const BEFORE = readFileSync("src/before.js", "utf-8").replaceAll(/^ *\/\/.*\n/gm, "");

/** Puts `before.js` into the page itself; the server says in its content security policy that this script may run. */
const early = (): Plugin => ({
  name: "early",
  transformIndexHtml: {
    order: "post",
    handler: (_, { bundle }) => [{ tag: "script", children: bundle ? withNeeds(bundle as unknown as Record<string, Chunk>) : BEFORE, injectTo: "head-prepend" }],
  },
});

export default defineConfig({
  plugins: [svelte(), early()],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: place, debugName: "place" }] } } },
    chunkSizeWarningLimit: 400,
  },
});
