/** Addresses of the site. Links are ordinary links; a click on one does not reload the page. */

export interface Route {
  page: "games" | "tables" | "game" | "rules" | "print" | "new" | "table" | "desk" | "replay" | "seat" | "series" | "help" | "settings" | "notice" | "lost";
  params: Record<string, string>;
}

const PATTERNS: [RegExp, Route["page"], string[]][] = [
  [/^\/$/, "games", []],
  [/^\/tables$/, "tables", []],
  [/^\/g\/(\w+)$/, "game", ["game"]],
  [/^\/g\/(\w+)\/new$/, "new", ["game"]],
  [/^\/g\/(\w+)\/rules$/, "rules", ["game"]],
  [/^\/g\/(\w+)\/print$/, "print", ["game"]],
  [/^\/s$/, "seat", []],
  [/^\/t\/([\w-]+)$/, "table", ["table"]],
  [/^\/t\/([\w-]+)\/desk$/, "desk", ["table"]],
  [/^\/t\/([\w-]+)\/r\/([\w-]+)(?:\/(\d+))?$/, "replay", ["table", "seat", "step"]],
  [/^\/series\/([\w-]+)$/, "series", ["series"]],
  [/^\/help(?:\/([\w-]+))?$/, "help", ["page"]],
  [/^\/settings$/, "settings", []],
  [/^\/n\/([\w-]+)$/, "notice", ["token"]],
];

export function match(path: string): Route {
  for (const [pattern, page, names] of PATTERNS) {
    const hit = pattern.exec(path);
    if (hit) return { page, params: Object.fromEntries(names.map((n, i) => [n, hit[i + 1] ?? ""])) };
  }
  return { page: "lost", params: {} };
}

let path = $state(location.pathname);
let hash = $state(location.hash);
let search = $state(location.search);

export const here = {
  get route(): Route {
    return match(path);
  },
  get path(): string {
    return path;
  },
  get hash(): string {
    return hash;
  },
  get query(): URLSearchParams {
    return new URLSearchParams(search);
  },
};

function sync(): void {
  path = location.pathname;
  hash = location.hash;
  search = location.search;
}

export function go(to: string, replace = false): void {
  const samePage = new URL(to, location.href).pathname === location.pathname;
  history[replace ? "replaceState" : "pushState"](null, "", to);
  sync();
  if (!samePage) scrollTo(0, 0);
}

export function startRouter(): void {
  addEventListener("popstate", sync);
  addEventListener("hashchange", sync);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element | null)?.closest?.("a");
    if (!link || link.target || link.hasAttribute("download") || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api") || link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    go(link.href);
  });
}
