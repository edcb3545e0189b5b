/** What the board and the panel both work out from the open flight plan: the move, its path, where it may end. */
import type { Ask } from "../../wire";
import { helper } from "./aid.svelte";
import { moverOf, reach, ways, type Way } from "./edit";
import { endOf, fly, used, type Flown, type Mover, type Pose } from "./path";
import { blank, LAST, read, type Plan } from "./plan";
import type { PlanAid, PlanDomain } from "./types";

export interface Planning {
  domain: PlanDomain;
  mover: Mover;
  plan: Plan;
  /** Whether anything has been planned. */
  begun: boolean;
  flown: Flown[];
  end: Pose;
  used: number;
  aid: PlanAid;
  legal: boolean | null;
  /** Whether the aid shown is that of an earlier plan. */
  old: boolean;
  /** 11.18 Whether path and places may be shown before the plan is given in. */
  full: boolean;
}

export const planOf = (ask: Ask | null): PlanDomain | null => (ask?.domain.type === "flight_plan" ? (ask.domain as unknown as PlanDomain) : null);

export function planning(ask: Ask | null, text: string, option: unknown): Planning | null {
  const domain = planOf(ask);
  if (!ask || !domain) return null;
  const plan = read(text);
  const mover = moverOf(domain);
  const { aid, old } = helper.of(ask.kind, text);
  const facts = (aid?.facts ?? {}) as PlanAid;
  const flown = fly(mover, plan);
  return { domain, mover, plan, begun: text !== "" && !blank(plan), flown, end: endOf(mover, flown, plan.bank), used: used(flown), aid: facts, legal: aid && !old ? aid.legal : null, old, full: option === undefined || option === "full" };
}

export interface Bending {
  fixed: number;
  start: Pose;
  left: number;
  all: Way[];
  rings: Pose[][];
}

/** Returns what can be bent behind the first `fixed` legs of a plan. */
export function bending(p: Planning, fixed: number): Bending {
  const kept = p.plan.legs.slice(0, fixed);
  const begun = fly(p.mover, { legs: kept });
  const closed = kept.some((l) => LAST.includes(l.kind));
  const all = closed ? [] : ways(p.domain, kept);
  return { fixed, start: endOf(p.mover, begun), left: p.domain.speed - used(begun), all, rings: reach(all) };
}
