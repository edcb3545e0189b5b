/** Where the focus goes when an overlay is closed. */

/** Returns the focus to what had it when the overlay was opened, unless it has moved on since. */
export function giveBack(node: HTMLElement): { destroy: () => void } {
  const opener = document.activeElement as HTMLElement | SVGElement | null;
  return {
    destroy() {
      const now = document.activeElement;
      if (opener?.isConnected && (!now || now === document.body || node.contains(now))) opener.focus();
    },
  };
}
