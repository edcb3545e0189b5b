import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";

/** Faces that a page shows at once: those of text, and those of a game. */
const FONTS: Record<string, string[]> = {
  "": ["source-sans-3-latin-wght-normal", "source-serif-4-latin-wght-normal"],
  evasion: ["cabin-latin-wght-normal"],
  hijacked: ["bricolage-grotesque-latin-wght-normal"],
  flight181: ["barlow-condensed-latin-700-normal"],
  clouds: ["old-standard-tt-latin-700-normal"],
  campaign: ["old-standard-tt-latin-700-normal"],
};

/** What only a table needs of these rooms lies in one file: on a slow line many small ones cost more than what they spare. */
const SHARED = /\/src\/(shell|lib|domains|wire)/;

type Graph = (id: string) => { importers: readonly string[] } | null;

/** Whether a module is reached from this one without a dynamic import. */
function reachedFrom(end: string, id: string, info: Graph, seen = new Set<string>()): boolean {
  if (id.split("?")[0].endsWith(end)) return true;
  seen.add(id);
  return (info(id)?.importers ?? []).some((up) => !seen.has(up) && reachedFrom(end, up, info, seen));
}

/** Returns the file that a module lies in: what the first page needs, what a table needs beside that; else it is left to the builder. */
function place(id: string, graph: { getModuleInfo: Graph }): string | null {
  const info: Graph = (of) => graph.getModuleInfo(of);
  if (reachedFrom("/src/main.ts", id, info)) return "main";
  return SHARED.test(id) && reachedFrom("/src/pages/Table.svelte", id, info) ? "table" : null;
}

interface Chunk {
  type: string;
  isEntry?: boolean;
  fileName: string;
  facadeModuleId?: string | null;
  imports?: string[];
  viteMetadata?: { importedCss: Set<string> };
}

/** Tells `before.js` which files the table's page and the boards are made of, so that a browser asks for all of them at once and not one after another. */
const early = (): Plugin => ({
  name: "early",
  enforce: "post",
  generateBundle(_, bundle) {
    const all = bundle as unknown as Record<string, Chunk>;
    const chunk = (end: string): Chunk | undefined => Object.values(all).find((c) => c.type === "chunk" && c.facadeModuleId?.endsWith(end));
    const reached = (c: Chunk, seen = new Set<Chunk>()): Set<Chunk> => {
      if (!seen.has(c)) for (const name of (seen.add(c), c.imports ?? [])) if (all[name]) reached(all[name], seen);
      return seen;
    };
    const main = new Set(Object.values(all).filter((c) => c.isEntry).flatMap((c) => [...reached(c)]));
    const needs = (end: string): { js: string[]; css: string[] } => {
      const found = chunk(end);
      if (!found) throw new Error(`no chunk of ${end}`);
      const chunks = [...reached(found)].filter((c) => !main.has(c));
      return { js: chunks.map((c) => `/${c.fileName}`), css: chunks.flatMap((c) => [...(c.viteMetadata?.importedCss ?? [])]).map((f) => `/${f}`) };
    };
    const font = (stem: string): string => `/${Object.keys(all).find((f) => new RegExp(`/${stem}-[^-]{8}\\.woff2$`).test(f))}`;
    const boards = Object.keys(FONTS).filter(Boolean);
    const NEEDS = {
      pages: { table: needs("/pages/Table.svelte") },
      boards: Object.fromEntries(boards.map((b) => [b, needs(`/boards/${b}/index.ts`)])),
      fonts: Object.fromEntries(Object.entries(FONTS).map(([game, stems]) => [game, stems.map(font)])),
    };
    const source = readFileSync("src/before.js", "utf-8").replace("{ pages: {}, boards: {}, fonts: {} }", JSON.stringify(NEEDS));
    this.emitFile({ type: "asset", fileName: "before.js", source });
  },
  transformIndexHtml: () => [{ tag: "script", attrs: { src: "/before.js" }, injectTo: "head-prepend" }],
});

export default defineConfig({
  plugins: [svelte(), early()],
  build: {
    outDir: "dist",
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: addresses
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: place, debugName: "place" }] } } },
    chunkSizeWarningLimit: 400,
  },
});
