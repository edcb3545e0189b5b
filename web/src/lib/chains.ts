/** Groups lines of the log into entries: everything that follows from one event is one entry. Such lines have the number of their chain and their link. */
import type { Line } from "../wire";

export interface Entry {
  /** The number of the chain; 0: a line by itself. */
  chain: number;
  /** The links in their order, or the one line. */
  lines: Line[];
}

/** Returns the entries of all lines, oldest first. A chain that was interrupted by a question goes on in its entry. */
export function entries(lines: readonly Line[]): Entry[] {
  const found: Entry[] = [];
  let open: Entry | undefined;
  for (const line of lines) {
    const chain = Number(line.facts.chain ?? 0);
    if (chain && open?.chain === chain) {
      open.lines.push(line);
      continue;
    }
    const entry = { chain, lines: [line] };
    found.push(entry);
    if (chain) open = entry;
  }
  return found;
}
