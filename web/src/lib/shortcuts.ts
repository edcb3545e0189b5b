/** Single-letter keys of a table. They act only when no field has the focus and no modifier is held. */

export function typing(event: KeyboardEvent): boolean {
  const el = event.target as HTMLElement;
  return el.isContentEditable || /^(INPUT|TEXTAREA|SELECT)$/.test(el.tagName);
}

/** Presses the first visible element of the page that offers this key (`data-key`). Returns whether there was one. */
export function pressKey(root: ParentNode, key: string): boolean {
  const el = root.querySelector<HTMLElement>(`[data-key="${CSS.escape(key)}"]:not([disabled])`);
  el?.click();
  return !!el;
}
