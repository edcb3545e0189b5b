// Stands in the page itself and runs before the first paint: theme, language and text size of this browser; and asks at once for what the page is going to
// need, the position at a table among it (`lib/early.ts`). The build puts in `NEEDS`: the files of each page and of each game's board, and the fonts of text.
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
  const [, page, table, more] = location.pathname.split("/");
  const api = (path) => ask(`/api/games${path}`, "preload", "fetch");
  const fonts = (of) => (NEEDS.fonts[of] ?? []).forEach((f) => ask(f, "preload", "font"));
  const seen = (kept) => {
    const seat = more === "desk" ? "umpire" : (new URLSearchParams(location.search).get("seat") ?? kept.seat);
    const key = kept.keys[seat] || (seat ? "" : kept.keys.host || kept.keys.watch) || kept.keys.umpire;
    const headers = key ? { Authorization: `Bearer ${key}` } : {};
    const state = fetch(`/api/tables/${table}/state?seat=${seat}&since=0&said=0&lang=${root.lang}`, { headers, cache: "no-store" });
    window.lysander = { table, seat, lang: root.lang, state: state.then((r) => (r.ok ? r.json() : null)).catch(() => null) };
  };
  fonts("all");
  if (!page) {
    api(`?lang=${root.lang}`);
    files(NEEDS.pages.home);
  }
  if (page !== "t" || !table) return fonts("read");
  files(NEEDS.pages.table);
  try {
    const kept = JSON.parse(localStorage.getItem("lysander.tables"))[table];
    if (more !== "r" && !(kept.shared?.length > 1)) seen(kept);
    if (!kept.game) return;
    files(NEEDS.boards[kept.game]);
    api(`/${kept.game}?lang=${root.lang}`);
    api(`/${kept.game}/board`);
    document.addEventListener("DOMContentLoaded", () => fonts(kept.game)); // headings alone are set in it: scripts go before
  } catch {
    // another's table: its game is learnt from the server
  }
})();
