/** The staff map itself: fetched once, kept in the page, shown by reference in every frame. */
import url from "./ground.svg?url";

export const sheet = $state({ ready: false });
let asked = false;

/** Brings the drawing into the page; safe to call again and again. */
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
