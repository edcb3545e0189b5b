/** The state of play, for the strip above the page. */
import type { BoardPackage, Where } from "../../shell/board";
import { monthName } from "./names";
import type { View } from "./types";
import { say } from "./words";

const PHASES = ["month", "mission", "roster", "battle", "after", "time"] as const;

export function where(view: View | null): Where {
  if (!view || !view.name) return { title: say("whereFrame"), sub: "", steps: steps("") };
  const title = view.over ? say("whereOver") : monthName(view.month);
  const sub = view.over ? view.name : view.number ? say("whereMission", { n: view.flown + (during(view.phase) ? 1 : 0), of: view.many, number: view.number }) : view.name;
  return { title, sub, steps: steps(view.over ? "over" : view.phase) };
}

/** Whether a mission is under way in a phase: it counts as flown when time has passed. */
const during = (phase: string): boolean => ["roster", "battle", "after", "time"].includes(phase);

function steps(phase: string): Where["steps"] {
  const at = PHASES.indexOf(phase as (typeof PHASES)[number]);
  return PHASES.map((p, n) => ({ label: say(`short_${p}`), state: phase === "over" || n < at ? ("done" as const) : n === at ? ("now" as const) : ("next" as const), title: say(`phase_${p}`) }));
}

/** Returns the heading of a group of log lines: `mission-3` as *Mission 3*. */
export const group: NonNullable<BoardPackage["group"]> = (name) => {
  const found = /^mission-(\d+)$/.exec(name);
  return found ? say("missionN", { n: found[1] }) : name || say("beginning");
};
