/** The state of play, for the strip above the board. */
import type { Where } from "../../shell/board";
import type { View } from "./types";
import { known, say } from "./words";

const stepName = (step: number | string): string => {
  const key = `step${step}`;
  return known(key) ? say(key) : "";
};

export function where(view: View): Where {
  const { turn, step, over } = view;
  const title = !turn ? say("whereStart") : say("whereTurn", { turn, step });
  const sub = over ? say("over") : turn ? stepName(step) : "";
  const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => ({
    label: String(n),
    state: over || (turn && n < step) ? ("done" as const) : turn && n === step ? ("now" as const) : ("next" as const),
    title: `${n}. ${stepName(n)}`,
  }));
  return { title, sub, steps };
}

/** Returns the heading of a group of log lines: `3.7` as *Turn 3, step 7 · Teams act*. */
export function group(name: string): string {
  const found = /^(\d+)\.(\d+)$/.exec(name);
  if (!found) return name;
  const [, turn, step] = found;
  return [say("step", { turn, step }), stepName(step)].filter(Boolean).join(" · ");
}
