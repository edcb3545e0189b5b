/** Chooses one of three layouts by the window's width against the reader's text size. */
import { settings } from "./settings.svelte";

export type Layout = "desktop" | "tablet" | "phone";

/** How large the reader's browser writes, against the usual 16 pixels; the setting of the page comes on top. */
const root = document.documentElement;
const own = root.style.fontSize;
root.style.fontSize = "";
const written = parseFloat(getComputedStyle(root).fontSize) / 16 || 1;
root.style.fontSize = own;

let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

const scale = (): number => (written * settings.text) / 100;

export const layout = {
  get kind(): Layout {
    const room = width / scale();
    return room >= 1200 ? "desktop" : room >= 744 ? "tablet" : "phone";
  },
  /** Whether the window is so low that the roll card folds. */
  get low(): boolean {
    return height / scale() < 940;
  },
  get upright(): boolean {
    return height > width;
  },
};
