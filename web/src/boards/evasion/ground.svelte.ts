/** The drawing of the map: fetched once, kept in the page, shown by reference in every frame. */
import url from "./ground.svg?url";
import { say } from "./words";

export const sheet = $state({ ready: false });
let asked = false;

/** Where the roads lead that leave the sheet, in the reader's language. */
export function nameRoads(): void {
  for (const way of document.querySelectorAll<SVGTextElement>(".ev-store .evg-way")) {
    const place = (way.dataset.place ??= (way.textContent ?? "").replace(/^to /, ""));
    way.textContent = say("roadTo", { place });
  }
}

/** Loads the drawing into the page; safe to call again. */
export function loadGround(): void {
  if (asked) return;
  asked = true;
  fetch(url)
    .then((answer) => (answer.ok ? answer.text() : Promise.reject(new Error(String(answer.status)))))
    .then((text) => {
      const svg = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
      svg.setAttribute("width", "0");
      svg.setAttribute("height", "0");
      svg.setAttribute("aria-hidden", "true");
      svg.classList.add("ev-store");
      document.body.append(document.importNode(svg, true));
      sheet.ready = true;
    })
    .catch(() => (asked = false));
}
