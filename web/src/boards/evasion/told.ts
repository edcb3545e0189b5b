/** The umpire's log: what waited for him stands there once. */
import type { Line } from "../../wire";
import type { TrayItem } from "./types";

/**
 * A report that waits has its line until it goes out or is dropped, which has a line of its own. A die that a side is shown later than the
 * umpire is no second die: the line of his says who was told. Lines of players are as they are.
 */
export function told(lines: Line[], view: { tray?: TrayItem[] } | null): Line[] {
  if (!lines.some((line) => line.kind === "held")) return lines;
  const waits = new Set((view?.tray ?? []).map((report) => report.number));
  const out: Line[] = [];
  for (const line of lines) {
    if (line.kind === "held" && !(line.facts.number && waits.has(Number(line.facts.number)))) continue;
    const first = line.kind === "roll" && line.told.length ? out.findLastIndex((full) => sameDie(full, line)) : -1;
    if (first < 0) out.push(line);
    else out[first] = { ...out[first], told: [...out[first].told, ...line.told] };
  }
  return out;
}

/** Whether a line shows a side no more than the umpire has read of a die in full. */
function sameDie(full: Line, part: Line): boolean {
  if (full.kind !== "roll" || part.told.some((seat) => full.told.includes(seat))) return false;
  return Object.entries(part.facts).every(([name, value]) => JSON.stringify(full.facts[name]) === JSON.stringify(value));
}
