/** Chains of events (12.12): everything that comes of one shot, link by link. */
import type { Line as LogLine, Roll } from "../../wire";
import type { Line } from "./intent";

export interface Chain {
  chain: number;
  group: string;
  links: LogLine[];
}

/** The chains that were told, oldest first. */
export function chains(lines: readonly LogLine[]): Chain[] {
  const found: Chain[] = [];
  for (const line of lines) {
    const chain = Number(line.facts.chain ?? 0);
    if (!chain) continue;
    const last = found.at(-1);
    if (last?.chain === chain) last.links.push(line);
    else found.push({ chain, group: line.group, links: [line] });
  }
  return found;
}

export const rollsOf = (line: LogLine): Roll[] => (line.roll ? [line.roll, ...line.more] : []);

interface Trace {
  squares: string[];
  pieces: string[];
  lines: Line[];
  path: { from: string; steps: string[]; leaves: boolean } | null;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === "string") : typeof value === "string" && value ? [value] : []);

/** What a link shows on the plan: squares, pieces, the line of fire, the way somebody ran. */
export function trace(line: LogLine | undefined): Trace {
  const f = (line?.facts ?? {}) as Record<string, any>;
  if (!line) return { squares: [], pieces: [], lines: [], path: null };
  const lines: Line[] = [];
  if (line.kind === "shot") lines.push({ from: f.square, line: texts(f.line), hot: true });
  if (line.kind === "wild" || line.kind === "burst") lines.push({ from: f.square, line: [String(f.squares?.[0] ?? "")], hot: true, squares: texts(f.squares) });
  const path = line.kind === "passenger-morale" && (texts(f.path).length || f.left) ? { from: String(f.square), steps: texts(f.path), leaves: !!f.left } : null;
  return {
    squares: [...texts(f.square), ...texts(f.squares), ...texts(f.target)],
    pieces: [...texts(f.token), ...texts(f.team), ...texts(f.hijacker), ...texts(f.at), ...texts(f.hits), ...texts(f.checks)],
    lines,
    path,
  };
}
