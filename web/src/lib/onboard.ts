/** Places of a board that is there, wherever it is panned and zoomed to. */
import { onDestroy } from "svelte";

/** Returns the element that shows a place on the board. */
export function placeOn(board: ParentNode, place: string): Element | null {
  const name = CSS.escape(place);
  return board.querySelector(["hex", "square", "space", "craft", "piece", "part"].map((kind) => `[data-${kind}="${name}"]`).join());
}

/** Measures a board anew in each frame, and draws only when something has moved, until the part that calls it is gone. `layer` lies on the board. */
export function follow<T>(layer: () => HTMLElement | undefined, measure: (board: HTMLElement) => T, draw: (found: T) => void): void {
  let drawn = "";
  let frame = requestAnimationFrame(step);
  function step(): void {
    frame = requestAnimationFrame(step);
    const board = layer()?.parentElement;
    if (!board) return;
    const found = measure(board);
    const now = JSON.stringify(found);
    if (now !== drawn) draw(found);
    drawn = now;
  }
  onDestroy(() => cancelAnimationFrame(frame));
}
