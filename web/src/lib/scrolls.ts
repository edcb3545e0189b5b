/** Lets the keyboard reach a part of the page that scrolls and holds nothing else to stop at: not every browser does that by itself. */
export function scrolls(node: HTMLElement): () => void {
  const look = () => {
    const alone = !node.querySelector("a[href], button, input, select, textarea, [tabindex]");
    if (alone && node.scrollHeight > node.clientHeight) node.tabIndex = 0;
    else node.removeAttribute("tabindex");
  };
  const seen = new ResizeObserver(look);
  const changed = new MutationObserver(() => {
    for (const child of node.children) seen.observe(child);
    look();
  });
  seen.observe(node);
  for (const child of node.children) seen.observe(child);
  changed.observe(node, { childList: true, subtree: true });
  return () => {
    seen.disconnect();
    changed.disconnect();
  };
}
