/** The umpire's log, in which each waiting report has one line. */
import type { Line } from "../../wire";
import type { TrayItem } from "./types";
import { say } from "./words";

/** Returns the umpire's briefings (3.2), his own first; of each the newest, because whoever takes the chair gets them anew. */
export function briefings(lines: Line[]): Line[] {
  return ["umpire", "british", "german"].flatMap((seat) => lines.findLast((line) => line.kind === "u_brief" && line.facts.of === seat) ?? []);
}

/** Whether a line is the umpire's copy of a side's briefing: he finds it under the tools, and the log has what the side reads. */
const isCopy = (line: Line): boolean => line.kind === "u_brief" && line.facts.of !== "umpire";

/**
 * Returns the log of the umpire. A waiting report has a line of its own until it goes out, and for good if it is withheld. A die that a side is
 * shown later than the umpire is not listed twice: the umpire's line says who was told. Lines of players stay unchanged.
 */
export function told(all: Line[], tray: TrayItem[] = []): Line[] {
  const lines = all.some(isCopy) ? all.filter((line) => !isCopy(line)) : all;
  if (!lines.some((line) => line.kind === "held")) return lines;
  const waits = new Set(tray.map((report) => report.number));
  const out: Line[] = [];
  for (const [n, line] of lines.entries()) {
    const number = Number(line.facts.number);
    const first = line.kind === "roll" && line.told.length ? out.findLastIndex((full) => sameDie(full, line)) : -1;
    if (first >= 0) out[first] = { ...out[first], told: [...out[first].told, ...line.told] };
    else if (line.kind !== "held") out.push(line);
    else if (number && waits.has(number)) out.push(marked(line, say("held")));
    else if (number && !lines.slice(n).some((later) => sentAs(line, later))) out.push(marked(line, say("withheldWord")));
  }
  return out;
}

const marked = (line: Line, word: string): Line => ({ ...line, text: `${line.text} (${word})` });

/** Whether every fact of `part` is in `full`. */
const within = (part: Line["facts"], full: Line["facts"]): boolean => Object.entries(part).every(([name, value]) => JSON.stringify(full[name]) === JSON.stringify(value));

/** Whether a line shows a side only what the umpire has already read of a die in full. */
const sameDie = (full: Line, part: Line): boolean => full.kind === "roll" && !part.told.some((seat) => full.told.includes(seat)) && within(part.facts, full.facts);

/** Whether this is the report that waited, perhaps reworded. */
const sentAs = (held: Line, line: Line): boolean => line.kind === held.facts.kind && line.told.includes(String(held.facts.for)) && within(held.facts.facts as Line["facts"], line.facts);
