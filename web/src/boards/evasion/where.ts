/** The state of play, for the strip above the board. */
import type { DeskHead, Where } from "../../shell/board";
import type { Everybody, UmpireView } from "./types";
import { say } from "./words";

const dayOf = (move: number): number => Math.floor(move / 2) + (move % 2);
const isNight = (move: number): boolean => move % 2 === 1;

export function where(view: Everybody): Where {
  const move = view.move ?? 0;
  const half = String(view.half ?? "");
  const last = view.moves ?? 11;
  const over = view.over || half === "E" || half === "end";
  const title = move < 1 || half === "S" ? say("whereStart") : say(isNight(move) ? "whereNight" : "whereDay", { move, n: isNight(move) ? dayOf(move) : move / 2 });
  const sub = over ? say("halfOver") : /^(B|british)/i.test(half) ? say("halfBritish") : /^(G|german)/i.test(half) ? say("halfGerman") : say("halfStart");
  const steps = Array.from({ length: last }, (_, n) => n + 1).map((n) => ({
    label: String(n),
    state: over || n < move ? ("done" as const) : n === move ? ("now" as const) : ("next" as const),
    dark: isNight(n),
    title: say(isNight(n) ? "trackNight" : "trackDay", { n }),
  }));
  return { title, sub, steps };
}

/** Returns the heading of the umpire's desk: the reports that can go out now, or whose half it is. */
export function deskHead(view: UmpireView): DeskHead {
  const waiting = (view.tray ?? []).filter((t) => t.number).length;
  if (waiting) return { title: say("waitingForYou"), chip: say("nReports", { n: waiting }), text: "" };
  const at = where(view as unknown as Everybody);
  return { title: `${at.title}. ${at.sub}.`, chip: "", text: say("nothingWaits") };
}

/** Whether it is this seat's half, which is public (4.12). */
export const acting = (facts: Record<string, unknown>, seat: string): boolean => String(facts.half ?? "") === seat;

/** Returns the heading of a group of log lines: `3n.B` as *Move 3, night · British half*. */
export function group(name: string): string {
  const found = /^(\d+)([nd])(?:\.(\w))?/.exec(name);
  if (!found) return name;
  const [, move, light, half] = found;
  const sub = half === "B" ? say("halfBritish") : half === "G" ? say("halfGerman") : half === "S" ? say("halfStart") : "";
  return [say(light === "n" ? "logNight" : "logDay", { n: move }), sub].filter(Boolean).join(" · ");
}
