/** A walk as the server describes it: steps of a way letter and a cell, with what each costs from where one stands. */
import type { Domain } from "../wire";

export interface Leg {
  step: string;
  way: string;
  to: string;
  cost: number;
}

export interface Walk {
  legs: Leg[];
  here: string;
  spent: number;
  budget: number;
  stopped: boolean;
  /** What can be done next, dearest excluded by budget. */
  next: Leg[];
  /** First step that is not on the list; null when the plan is sound. */
  broken: string | null;
}

export function walk(domain: Domain, plan: string): Walk {
  const moves = (domain.moves ?? {}) as Record<string, Record<string, [string, number]>>;
  const budget = (domain.budget ?? 0) as number;
  const most = (domain.steps ?? Infinity) as number;
  const stopped = plan.endsWith(".");
  const steps = plan.replace(/\.$/, "").match(/[a-z]\d{4}/g) ?? [];
  const legs: Leg[] = [];
  let here = domain.start as string;
  let spent = 0;
  let broken: string | null = null;
  for (const step of steps) {
    const move = moves[here]?.[step];
    if (!move || spent + move[1] > budget || legs.length >= most) {
      broken = step;
      break;
    }
    spent += move[1];
    here = move[0];
    legs.push({ step, way: step[0], to: move[0], cost: move[1] });
  }
  const free = legs.length < most ? Object.entries(moves[here] ?? {}) : [];
  const next = free.map(([step, [to, cost]]) => ({ step, way: step[0], to, cost })).filter((l) => spent + l.cost <= budget);
  return { legs, here, spent, budget, stopped, next, broken };
}

export function write(legs: Leg[], stop: boolean): string {
  return legs.map((l) => l.step).join("") + (stop ? "." : "");
}
