/** Builds the board's own page: `npx vite build -c dev/vite.config.ts`, then serve `dev/dist`. */
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const here = fileURLToPath(new URL(".", import.meta.url));

export default defineConfig({
  root: here,
  base: "./",
  plugins: [svelte({ configFile: `${here}../svelte.config.js` })],
  build: { outDir: `${here}dist`, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0, rollupOptions: { input: `${here}evasion.html` } },
});
