/** Chooses one of three layouts by the window's width against the reader's text size. */
import { settings } from "./settings.svelte";

export type Layout = "desktop" | "tablet" | "phone";

let width = $state(innerWidth);
let height = $state(innerHeight);
addEventListener("resize", () => {
  width = innerWidth;
  height = innerHeight;
});

export const layout = {
  get kind(): Layout {
    const room = width / (settings.text / 100);
    return room >= 1200 ? "desktop" : room >= 744 ? "tablet" : "phone";
  },
  /** Whether the window is so low that the roll card folds. */
  get low(): boolean {
    return height / (settings.text / 100) < 940;
  },
  get upright(): boolean {
    return height > width;
  },
};
