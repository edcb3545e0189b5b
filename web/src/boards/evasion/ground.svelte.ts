/** The drawing of the map: fetched or made once, kept in the page, shown by reference in every frame. */
import url from "./ground.svg?url";
import { shown, type SheetMap } from "./sheetmap.svelte";
import { say } from "./words";

/** The id of the drawing in the page; empty until it is there. */
export const sheet = $state({ id: "" });
const PRINTED = "evg";
const OTHER = "evg-other";
let fetching: Promise<void> | null = null;
let other: SheetMap | null = null;

/** Where the roads lead that leave the sheet, in the reader's language. */
export function nameRoads(): void {
  for (const way of document.querySelectorAll<SVGTextElement>(".ev-store .evg-way")) {
    const place = (way.dataset.place ??= (way.textContent ?? "").replace(/^to /, ""));
    way.textContent = say("roadTo", { place });
  }
}

/** Puts a drawing into the page. */
function keep(text: string): void {
  const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.classList.add("ev-store");
  document.body.append(document.importNode(svg, true));
}

/** Loads the drawing of the map that is shown into the page; safe to call again. */
export function loadGround(): void {
  const map = shown.map;
  if (map.chart) void drawOther(map);
  else
    void (fetching ??= fetch(url)
      .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
      .then(keep)
      .catch(() => void (fetching = null))).then(() => {
      if (shown.map === map && fetching) sheet.id = PRINTED;
    });
}

async function drawOther(map: SheetMap): Promise<void> {
  const { otherGround } = await import("./otherground");
  if (shown.map !== map) return;
  if (other !== map) {
    document.getElementById(OTHER)?.closest("svg")?.remove();
    keep(otherGround(map, OTHER));
    other = map;
  }
  sheet.id = OTHER;
}
