/** Chains of events (12.12): everything that follows from one shot, link by link. */
import { entries, type Entry } from "../../lib/chains";
import type { Line as LogLine, Roll } from "../../wire";
import type { Line } from "./intent";

/** Returns the chains that were told, oldest first. */
export const chains = (lines: readonly LogLine[]): Entry[] => entries(lines).filter((e) => e.chain);

/** Returns the link so many places after the given one, by the number of its line; from none the first, or the last. */
export function linkAt({ lines }: Entry, line: number, by: number): number {
  const now = lines.findIndex((l) => l.no === line);
  const to = now >= 0 ? now + by : by > 0 ? 0 : lines.length - 1;
  return lines[Math.min(lines.length - 1, Math.max(0, to))].no;
}

export const rollsOf = (line: LogLine): Roll[] => (line.roll ? [line.roll, ...line.more] : []);

interface Trace {
  squares: string[];
  pieces: string[];
  lines: Line[];
  path: { from: string; steps: string[]; leaves: boolean } | null;
}

const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter((v): v is string => typeof v === "string") : typeof value === "string" && value ? [value] : []);

/** Returns what a link shows on the plan: squares, pieces, the line of fire, the path of a token. */
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
