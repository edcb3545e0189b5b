/** Lines of the log as entries: all that came of one event is one of them. Such lines bear the number of their chain and of their link. */
import type { Line } from "../wire";

export interface Entry {
  /** The number of the chain; 0: a line by itself. */
  chain: number;
  /** The links as they came, or the one line. */
  lines: Line[];
}

/** All lines, oldest first. A chain goes on where it was broken off by a question. */
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
