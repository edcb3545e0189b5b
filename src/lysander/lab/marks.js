"use strict";
const { marks, kept, words, opened } = JSON.parse(document.getElementById("marks").textContent);
const card = document.createElement("aside");
card.className = "card inspector";
card.setAttribute("aria-live", "polite");
let chosen;

function make(kind, text, parent) {
  const made = document.createElement(kind);
  if (text !== undefined) made.textContent = text;
  parent.append(made);
  return made;
}

function quoted(word) {
  return /^[\w=.,:/+-]+$/.test(word) ? word : `'${word}'`;
}

function show(mark) {
  close(false);
  const [title, lines, games, change, own] = marks[mark.dataset.mark];
  chosen = mark;
  mark.classList.add("at");
  mark.setAttribute("aria-expanded", "true");
  card.replaceChildren();
  make("h3", title, card);
  const shut = make("button", "×", card);
  shut.className = "shut";
  shut.setAttribute("aria-label", words.close);
  shut.addEventListener("click", () => close(true));
  for (const line of lines) make("p", line, card);
  const code = document.createElement("code"), command = own || (change ? `${opened} --against ${quoted(change)}` : opened);
  for (const [arm, said, first] of games) {
    make("p", arm ? `${arm}: ${said}` : said, card);
    const list = make("ul", undefined, card);
    for (const [n, told] of first) {
      const item = make("li", undefined, list), page = change ? undefined : kept[`${arm} ${n}`];
      const button = make("button", told ? `${n} (${told})` : n, item);
      button.addEventListener("click", () => {
        code.textContent = `${command} --open ${n}`;
      });
      if (page) make("a", words.read, item).href = page;
    }
  }
  if (change) {
    make("p", words.compare, card).className = "how";
    make("code", command, card);
  }
  if (games.length) {
    make("p", words.open, card).className = "how";
    code.textContent = `${command} --open ${games[0][2][0][0]}`;
    card.append(code);
  }
  (mark.closest(".scroll") ?? mark.closest(".endings") ?? mark.closest("svg")).after(card);
}

function close(back) {
  if (!chosen) return;
  chosen.classList.remove("at");
  chosen.setAttribute("aria-expanded", "false");
  if (back) chosen.focus();
  chosen = undefined;
  card.remove();
}

function middle(mark) {
  const box = mark.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
}

/** The nearest mark in a direction: what lies aside counts double. */
function nearest(from, all, [right, down]) {
  const [x, y] = middle(from);
  let found, least = Infinity;
  for (const other of all) {
    const [a, b] = middle(other), along = (a - x) * right + (b - y) * down, aside = Math.abs((a - x) * down) + Math.abs((b - y) * right);
    if (along > 1 && along + 2 * aside < least) [found, least] = [other, along + 2 * aside];
  }
  return found;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

for (const picture of document.querySelectorAll("main svg, main .bar, main .cross")) {
  const all = [...picture.querySelectorAll("[data-mark]")].filter((mark) => marks[mark.dataset.mark]);
  if (!all.length) continue;
  if (picture.tagName !== "TABLE") picture.setAttribute("role", "group");
  picture.removeAttribute("aria-hidden");
  for (const mark of all) {
    const [title, lines] = marks[mark.dataset.mark];
    mark.setAttribute("role", "button");
    mark.removeAttribute("aria-roledescription");
    mark.setAttribute("aria-label", [title, ...lines].join(". "));
    mark.setAttribute("aria-expanded", "false");
    mark.setAttribute("tabindex", mark === all[0] ? "0" : "-1");
    mark.classList.add("opens");
  }
  const rove = (mark) => {
    for (const other of all) other.setAttribute("tabindex", other === mark ? "0" : "-1");
    if (picture.matches(".board")) mark.parentElement.append(mark);
    mark.focus({ preventScroll: !!chosen });
  };
  picture.addEventListener("click", (e) => {
    const mark = e.target.closest("[data-mark]");
    if (!all.includes(mark)) return;
    rove(mark);
    if (mark === chosen) close(true);
    else show(mark);
  });
  picture.addEventListener("keydown", (e) => {
    const mark = e.target;
    if (!all.includes(mark)) return;
    const to = { Home: all[0], End: all.at(-1) }[e.key] ?? (WAYS[e.key] && nearest(mark, all, WAYS[e.key]));
    if (to) {
      rove(to);
      if (chosen) show(to);
    } else if (e.key === "Enter" || e.key === " ") {
      if (mark === chosen && e.key === "Enter") (card.querySelector("a, li button") ?? card.querySelector("button")).focus();
      else show(mark);
    } else if (e.key === "Escape") close(true);
    else return;
    e.preventDefault();
  });
}
card.addEventListener("keydown", (e) => e.key === "Escape" && close(true));
