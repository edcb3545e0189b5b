/** Where the focus goes when something that lay over the page is closed. */

/** Gives the focus back to what had it when this was opened, unless it is elsewhere by now. */
export function giveBack(node: HTMLElement): { destroy: () => void } {
  const opener = document.activeElement as HTMLElement | SVGElement | null;
  return {
    destroy() {
      const now = document.activeElement;
      if (opener?.isConnected && (!now || now === document.body || node.contains(now))) opener.focus();
    },
  };
}
