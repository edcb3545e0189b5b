/** Highlights words in an element without changing the page; browsers that cannot do this show no highlight. */
export function markFound(root: HTMLElement, words: string): void {
  if (!CSS.highlights) return;
  const ranges = words ? textsOf(root).flatMap((text) => placesIn(text, words)) : [];
  CSS.highlights.set("found", new Highlight(...ranges));
}

function textsOf(root: HTMLElement): Text[] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const found: Text[] = [];
  while (walker.nextNode()) found.push(walker.currentNode as Text);
  return found;
}

function placesIn(text: Text, words: string): Range[] {
  const found: Range[] = [];
  const where = text.data.toLowerCase();
  for (let at = where.indexOf(words); at >= 0; at = where.indexOf(words, at + words.length)) {
    const range = new Range();
    range.setStart(text, at);
    range.setEnd(text, at + words.length);
    found.push(range);
  }
  return found;
}
