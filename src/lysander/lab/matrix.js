"use strict";
const { cells, names, words, apart, orders, again, game } = JSON.parse(document.getElementById("data").textContent);
const matrix = document.getElementById("matrix"), card = document.getElementById("pair"), choice = document.getElementById("row"), bars = document.getElementById("bars");

function make(kind, text, parent) {
  const made = document.createElement(kind);
  if (text !== undefined) made.textContent = text;
  if (parent) parent.append(made);
  return made;
}

function whole(share) {
  return Math.round(100 * share);
}

function show(cell) {
  const { row, column } = cell.dataset, key = `${row} ${column}`, told = cells[key];
  for (const other of matrix.querySelectorAll(".at, .on")) other.classList.remove("at", "on");
  cell.classList.add("at");
  cell.parentElement.classList.add("on");
  card.replaceChildren();
  make("h3", `${names[row][0]} ${words.against} ${names[column][0]}`, card);
  const bar = make("div", undefined, card), table = make("table", undefined, card);
  bar.className = "bar";
  const colours = { won: "var(--s7)", drawn: "var(--s3)", lost: "var(--s1)" };
  for (const [word, e] of told.rows) {
    const line = make("tr", undefined, table);
    make("th", words[word], line);
    make("td", e.points, line);
    make("td", `${e.low} ${words.to} ${e.high}`, line);
    if (colours[word]) make("i", undefined, bar).style.cssText = `flex:${parseFloat(e.points.replace(",", ".")) || 0.01};background:${colours[word]}`;
  }
  const service = [row, column].filter((e) => names[e][1]).map((e) => `${names[e][0]}: ${names[e][1]}.`);
  make("p", [`${words.games}: ${told.n}.`, ...service, ...(apart.includes(key) ? [words.apart] : [])].join(" "), card).className = "fine";
  if (told.rounds.length) rounds(row, column, told.rounds);
}

/** The rounds in which two met, and the command that writes their journals. */
function rounds(row, column, numbers) {
  const line = make("p", `${words.rounds} `, card), code = document.createElement("code");
  line.className = "rounds";
  const say = (n) => (code.textContent = `lysander matrix ${game} --only ${row} ${column} ${again} ${n}`);
  for (const n of numbers) make("button", n, line).addEventListener("click", () => say(n));
  make("p", words.open, card).className = "fine";
  say(numbers[0]);
  card.append(code);
}

function against(row) {
  bars.replaceChildren();
  const mine = Object.entries(cells).filter(([key]) => key.startsWith(`${row} `)).sort((a, b) => b[1].value - a[1].value);
  for (const [key, told] of mine) {
    const line = make("div", undefined, bars), e = told.rows[0][1];
    make("span", names[key.split(" ")[1]][0], line);
    const track = make("u", undefined, line);
    make("b", undefined, track).style.cssText = `left:0;width:${100 * told.value}%`;
    make("i", undefined, track).style.cssText = `left:${100 * told.low}%;width:${100 * (told.high - told.low)}%`;
    make("span", `${whole(told.value)} (${whole(told.low)}–${whole(told.high)})`, line);
  }
}

function sort(order) {
  const body = matrix.tBodies[0], lines = [matrix.tHead.rows[0], ...order.map((id) => body.querySelector(`tr[data-r="${id}"]`))];
  for (const line of lines) {
    const end = line.querySelector(".dates");
    for (const id of order) line.insertBefore(line.querySelector(`[data-c="${id}"]`), end);
    if (line.parentElement === body) body.append(line);
  }
}

for (const button of document.querySelectorAll("[data-sort]"))
  button.addEventListener("click", () => {
    for (const other of document.querySelectorAll("[data-sort]")) other.setAttribute("aria-pressed", String(other === button));
    sort(orders[button.dataset.sort]);
  });
let kept = false; // a pair that was chosen stays while the pointer goes over others
matrix.addEventListener("pointerover", (e) => !kept && e.target.dataset.row && show(e.target));
matrix.addEventListener("focusin", (e) => e.target.dataset.row && show(e.target));
matrix.addEventListener("click", (e) => {
  if (!e.target.dataset.row) return;
  e.target.focus();
  kept = true;
});
matrix.addEventListener("keydown", (e) => {
  const cell = e.target;
  if (!cell.dataset.row) return;
  if (e.key === "Enter") card.querySelector("button")?.focus();
  if (e.key === "Enter" || e.key === "Escape") kept = e.key === "Enter";
  const line = [...cell.parentElement.children], n = line.indexOf(cell), rows = [...cell.parentElement.parentElement.children], r = rows.indexOf(cell.parentElement);
  const mine = line.filter((c) => c.dataset.row), step = { ArrowLeft: -1, ArrowRight: 1 }[e.key], by = { ArrowUp: -1, ArrowDown: 1 }[e.key];
  let to;
  if (step) to = mine[mine.indexOf(cell) + step];
  else if (by) for (let i = r + by; rows[i] && !to; i += by) to = rows[i].children[n].dataset.row && rows[i].children[n];
  else if (e.key === "Home") to = mine[0];
  else if (e.key === "End") to = mine.at(-1);
  if (!to) return;
  e.preventDefault();
  to.focus();
});
choice.addEventListener("change", () => against(choice.value));
const first = matrix.querySelector("td[data-row]");
first.tabIndex = 0;
show(first);
against(choice.value);
