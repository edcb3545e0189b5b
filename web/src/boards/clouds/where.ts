/** The state of play, for the strip above the board. */
import type { Where } from "../../shell/board";
import type { View } from "./types";
import { known, say } from "./words";

const PHASES = ["initiative", "movement", "shooting", "observation", "end"];

const word = (key: string): string => (known(key) ? say(key) : "");

export function where(view: View | null): Where {
  const phase = view?.phase ?? "setup";
  const at = PHASES.indexOf(phase);
  const title = !view || !view.turn ? say("whereSetup") : view.over ? say("whereOver") : say("whereTurn", { turn: view.turn, phase: word(`phase_${phase}`) });
  const sub = view ? word(`step_${view.step}`) : "";
  const steps = PHASES.map((p, n) => ({ label: word(`short_${p}`), state: view?.over || n < at ? ("done" as const) : n === at ? ("now" as const) : ("next" as const), title: word(`phase_${p}`) }));
  return { title, sub: view?.over ? "" : sub, steps };
}

/** Returns the heading of a group of log lines: `turn-3` as *Turn 3*. */
export function group(name: string): string {
  const found = /^(?:turn-)?(\d+)(?:\.(\w+))?$/.exec(name);
  if (!found) return name;
  const phase = found[2] ? word(`phase_${found[2]}`) || word(`step_${found[2]}`) : "";
  return phase ? say("whereTurn", { turn: found[1], phase }) : say("turnN", { turn: found[1] });
}
