/** A path as the server describes it: each step is a cell, with a letter before it where there are several ways to it; with the cost of each step. */
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
  /** The next steps, without those that cost more than the budget. */
  next: Leg[];
  /** The part of the plan that is not a legal path; null if all of it is. */
  broken: string | null;
}

const leg = (step: string, [to, cost]: [string, number]): Leg => ({ step, way: step.slice(0, step.length - to.length), to, cost });

export function walk(domain: Domain, plan: string): Walk {
  const moves = (domain.moves ?? {}) as Record<string, Record<string, [string, number]>>;
  const budget = (domain.budget ?? 0) as number;
  const most = (domain.steps ?? Infinity) as number;
  const stopped = plan.endsWith(".");
  const legs: Leg[] = [];
  let here = domain.start as string;
  let spent = 0;
  let rest = plan.replace(/\.$/, "");
  while (rest) {
    const step = Object.keys(moves[here] ?? {}).find((s) => rest.startsWith(s));
    const move = step ? moves[here][step] : undefined;
    if (!step || !move || spent + move[1] > budget || legs.length >= most) break;
    spent += move[1];
    here = move[0];
    legs.push(leg(step, move));
    rest = rest.slice(step.length);
  }
  const free = legs.length < most ? Object.entries(moves[here] ?? {}) : [];
  const next = free.map(([step, move]) => leg(step, move)).filter((l) => spent + l.cost <= budget);
  return { legs, here, spent, budget, stopped, next, broken: rest || null };
}

export function write(legs: Leg[], stop: boolean): string {
  return legs.map((l) => l.step).join("") + (stop ? "." : "");
}
