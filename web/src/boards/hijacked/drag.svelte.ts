/** Dragging a die onto a space; a press without movement stays a press. */
import { ui } from "./ui.svelte";

const FAR = 7;
let target: ((die: string, space: string) => void) | null = null;

/** Sets what a dropped die does; returns a function that removes it. */
export function dropTarget(drop: (die: string, space: string) => void): () => void {
  target = drop;
  return () => {
    if (target === drop) target = null;
  };
}

const spaceAt = (x: number, y: number): string => document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-space]")?.dataset.space ?? "";

/** Starts a drag when a pressed die has moved some way. A click that ends a drag is swallowed. */
export function grab(event: PointerEvent, die: string, value: number): void {
  if (event.button !== 0 || !event.isPrimary) return;
  const { clientX, clientY } = event;
  const source = event.currentTarget as HTMLElement;
  const move = (e: PointerEvent): void => {
    if (!ui.drag && Math.hypot(e.clientX - clientX, e.clientY - clientY) < FAR) return;
    e.preventDefault();
    ui.drag = { die, value, x: e.clientX, y: e.clientY };
    ui.hover = spaceAt(e.clientX, e.clientY);
  };
  const end = (e: PointerEvent): void => {
    source.removeEventListener("pointermove", move);
    source.removeEventListener("pointerup", end);
    source.removeEventListener("pointercancel", end);
    if (!ui.drag) return;
    ui.drag = null;
    ui.hover = "";
    source.addEventListener("click", swallow, { capture: true, once: true });
    setTimeout(() => source.removeEventListener("click", swallow, { capture: true }));
    const space = e.type === "pointerup" ? spaceAt(e.clientX, e.clientY) : "";
    if (space) target?.(die, space);
  };
  source.setPointerCapture(event.pointerId);
  source.addEventListener("pointermove", move);
  source.addEventListener("pointerup", end);
  source.addEventListener("pointercancel", end);
}

const swallow = (event: Event): void => {
  event.stopPropagation();
  event.preventDefault();
};

/** Moves a floating die from its panel to the table, so that nothing clips it; it stays inside the game's colours. */
export function lift(node: HTMLElement): { destroy: () => void } {
  (node.closest("[data-game]") ?? document.body).append(node);
  return { destroy: () => node.remove() };
}
