/** The state of play, for the strip, and the headings of the log. */
import type { Where } from "../../shell/board";
import type { Seat } from "../../wire";
import { say } from "./words";
import type { View } from "./types";

export function where(view: View): Where {
  const phase = say(`phase_${view.phase}` as "phase_act");
  const title = view.round ? say("whereTitle", { round: view.round, phase }) : phase;
  const left = view.squad;
  const sub = view.over || view.phase === "setup" ? "" : view.phase === "final" ? say("whereFinal") : left === 1 ? say(view.options.storm === "strict" ? "whereLastStrict" : "whereLast") : say("whereSquad", { field: view.squad, rounds: left });
  return { title, sub, steps: [] };
}

/** Returns the heading of a group of log lines: `4.B` as *Round 4 · Jonas*. */
export function group(name: string, _lang: string, seats: Seat[]): string {
  const found = /^(\d+)\.(\w+)/.exec(name);
  if (!found) return name;
  const [, round, who] = found;
  const own: Record<string, string> = { P: say("police"), X: say("cybot"), F: say("lastCall") };
  return `${say("round", { n: round })} · ${own[who] ?? (seats.find((s) => s.seat === who)?.name || who)}`;
}
