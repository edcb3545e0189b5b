/** Work that can wait. */

/** How long a browser that says nothing about its leisure is left alone (ms). */
const LEISURE = 1000;

/** Calls `work` when the browser has nothing else to do; returns what takes it back. */
export function whenIdle(work: () => void): () => void {
  if ("requestIdleCallback" in globalThis) {
    const id = requestIdleCallback(work);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(work, LEISURE);
  return () => clearTimeout(id);
}
