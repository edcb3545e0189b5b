/** Waits until a page of rules can be printed. */
import { tick } from "svelte";

const LONGEST = 8000;
/** Milliseconds in which boards fit themselves to the width of paper. */
const SETTLE = 1800;

/** Has all figures drawn at the width of paper, and returns when they are, or after a while. */
export async function printed(): Promise<void> {
  await tick();
  dispatchEvent(new Event("lysander-print"));
  const end = Date.now() + LONGEST;
  while (Date.now() < end && document.querySelector("[data-figure]:not([data-drawn])")) await pause(100);
  await pause(SETTLE);
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));
