/** The chances of a finished game: fetched as they are played out, as long as the page is open. */
import { api, ApiError, type Review } from "../lib/api";

const EVERY = 3000;

export class Chances {
  found = $state.raw<Review | null>(null);
  /** Whether the server does not answer. */
  lost = $state(false);
  private timer = 0;

  constructor(
    readonly table: string,
    readonly key: string,
  ) {}

  /** Fetches what there is, and again while there is more to come. */
  async look(): Promise<void> {
    clearTimeout(this.timer);
    try {
      this.found = await api.review(this.table, this.key);
      this.lost = false;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      this.lost = true;
    }
    const state = this.found?.state;
    if (this.lost || state === "working" || state === "waiting" || state === "later") this.timer = window.setTimeout(() => void this.look(), EVERY);
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}

export type Step = Review["steps"][number];
export type Turn = Review["turning"][number];

/** A band of the stack, from below: the endings that it counts. */
export interface Band {
  key: "first" | "both" | "none" | "second" | "one";
  endings: string[];
}

/** The bands for two goals, or for one: first only, both, neither, second only. With more goals there are lines instead. */
export function bandsOf(goals: number): Band[] {
  if (goals === 1) return [{ key: "first", endings: ["1"] }, { key: "none", endings: ["0"] }];
  return [
    { key: "first", endings: ["10"] },
    { key: "both", endings: ["11"] },
    { key: "none", endings: ["00"] },
    { key: "second", endings: ["01"] },
  ];
}

export const share = (step: Step, band: Band): number => band.endings.reduce((sum, key) => sum + (step.endings[key] ?? 0), 0);

/** The last step at or before a line at which chances are known, and the next one. */
export function around(steps: Step[], line: number): [Step | undefined, Step | undefined] {
  const after = steps.findIndex((s) => s.step > line);
  return after < 0 ? [steps.at(-1), undefined] : [steps[after - 1], steps[after]];
}

export const percent = (value: number): number => Math.round(100 * value);

/** The numbers as a table in a file. */
export function csv(found: Review): string {
  const quoted = (word: string): string => `"${word.replaceAll('"', '""')}"`;
  const head = ["step", "playouts", ...found.goals.flatMap((g) => [g.label, `${g.label} low`, `${g.label} high`])].map(quoted);
  const rows = found.steps.map((s) => [s.step, s.count, ...s.chances.flatMap((c) => [c.value, c.low, c.high])]);
  return [head, ...rows].map((row) => row.join(",")).join("\n") + "\n";
}
