// Runs before the first paint: theme, language and text size of this browser; and asks at once for what the page is going to need. The build puts in
// `NEEDS`: the files of each page and of each game's board, and the fonts of text.
(() => {
  const root = document.documentElement;
  let s = {};
  try {
    s = JSON.parse(localStorage.getItem("lysander.settings") || "{}");
  } catch {
    s = {};
  }
  const dark = s.theme === "dark" || ((s.theme || "system") === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = s.lang || (navigator.language.startsWith("de") ? "de" : "en");
  if (s.text) root.style.fontSize = s.text + "%";

  const NEEDS = { pages: {}, boards: {}, fonts: {} };
  const ask = (href, rel, as) => document.head.append(Object.assign(document.createElement("link"), { rel, href, crossOrigin: "", ...(as && { as }) }));
  const files = (of) => of && (of.js.forEach((f) => ask(f, "modulepreload")), of.css.forEach((f) => ask(f, "preload", "style")));
  const [, page, table] = location.pathname.split("/");
  const api = (path) => ask(`/api/games${path}`, "preload", "fetch");
  (NEEDS.fonts[""] ?? []).forEach((f) => ask(f, "preload", "font"));
  if (!page) return api(`?lang=${root.lang}`);
  if (page !== "t" || !table) return;
  files(NEEDS.pages.table);
  try {
    const { game } = JSON.parse(localStorage.getItem("lysander.tables"))[table];
    if (!game) return;
    files(NEEDS.boards[game]);
    api(`/${game}?lang=${root.lang}`);
    api(`/${game}/board`);
    (NEEDS.fonts[game] ?? []).forEach((f) => ask(f, "preload", "font"));
  } catch {
    // another's table: its game is learnt from the server
  }
})();
