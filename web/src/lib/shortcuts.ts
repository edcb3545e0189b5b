/** Single-letter keys of a table. They act only when no field has the focus and no modifier is held. */

export function typing(event: KeyboardEvent): boolean {
  const el = event.target as HTMLElement;
  return el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName);
}

/** The element that had the focus when a key last made or changed the plan. */
let keyed: Element | null = null;

/** Presses the first visible element of the page that offers this key (`data-key`). Returns whether there was one. */
export function pressKey(root: ParentNode, key: string): boolean {
  const el = root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  el?.click();
  keyed = el && document.activeElement;
  return !!el;
}

/** Whether the plan was made by a key and the focus has not moved since: then Enter sends it, whatever has the focus. It is asked once. */
export function plannedByKey(): boolean {
  const planned = keyed !== null && keyed === document.activeElement;
  keyed = null;
  return planned;
}
