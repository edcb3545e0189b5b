/** Changes to a flight plan in the making: bending it to a place, leg by leg, by height. The server says what is legal; these keep to what can be drawn. */
import { endOf, fly, legPath, lengthOf, pulled, SHALLOW, used, type Mover, type Pose } from "./path";
import { LAST, LETTERS, withLegs, type Leg, type Plan, type Side } from "./plan";
import type { PlanDomain } from "./types";

export const number = (sign: string): number => LETTERS.indexOf(sign) + 1;

export function moverOf(d: PlanDomain): Mover {
  const [x, y, z] = d.at;
  return { pose: { x, y, z, heading: d.heading, climb: d.class, bank: d.bank }, speed: d.speed, roll: { left: d.roll.L, right: d.roll.R }, pulls: d.pulls };
}

const needs = (d: PlanDomain, legs: Leg[]): number => legs.reduce((sum, l) => sum + (d.costs[l.kind]?.[0] ?? 0), 0);

/** 11.5 Returns the EU that a leg costs: a turn or pull tighter than shown more (3.8). */
export function costOf(d: PlanDomain, leg: Leg): number {
  if (leg.kind === "slip") return leg.eu ?? 1;
  const steps = leg.letter ? number(d.shown) - leg.letter : 0;
  return (d.costs[leg.kind]?.[1] ?? 0) + (steps > 0 ? (d.tight[Math.min(steps, d.tight.length) - 1] ?? 0) : 0);
}

/** Returns the legs that fly what is left of a move, each way once, with where they end. */
export function ways(d: PlanDomain, fixed: Leg[]): { legs: Leg[]; end: Pose; tight: number }[] {
  const mover = moverOf(d);
  const begun = fly(mover, { legs: fixed });
  const pose = endOf(mover, begun);
  const left = d.speed - used(begun);
  const actions = d.actions - needs(d, fixed);
  if (left <= 0 || LAST.includes(fixed.at(-1)?.kind ?? "straight")) return [];
  const found: { legs: Leg[]; end: Pose; tight: number }[] = [];
  const rest = (legs: Leg[], from: Pose, n: number, tight = 0): void => {
    if (n < 0) return;
    const leg: Leg = { kind: "straight", length: n, dz: 0 };
    found.push({ legs: n ? [...legs, leg] : legs, end: n ? legPath(from, leg, n)[1] : from, tight });
  };
  rest([], pose, left);
  if (d.band === "stall") return found;
  const [least, shown] = [number(d.tightest) || 26, number(d.shown) || 26];
  if (!SHALLOW.includes(pose.climb)) {
    for (const steps of [1, 2]) {
      for (let n = least; n <= 26 && actions > 0; n++) {
        const row = pulled(pose.climb, steps, n, d.pulls);
        if (!row || row.length > left) break;
        const leg: Leg = { kind: "pull", letter: n, steps };
        rest([leg], legPath(pose, leg, row.length, d.pulls)[1], left - row.length, Math.max(0, shown - n));
      }
    }
    return found;
  }
  for (const side of ["L", "R"] as Side[]) {
    const roll: Leg[] = pose.bank === side ? [] : [{ kind: "roll", to: side }];
    if (actions < 1 + roll.length) continue;
    const spent = roll.length ? lengthOf(mover, pose, roll[0], left) : 0;
    const from = roll.length ? legPath(pose, roll[0], spent)[1] : pose;
    for (let n = least; n <= 26; n++) {
      for (let go = 1; go <= left - spent; go++) {
        const leg: Leg = { kind: "turn", side, letter: n, length: go, dz: 0 };
        rest([...roll, leg], legPath(from, leg, go)[1], left - spent - go, Math.max(0, shown - n));
      }
    }
  }
  return found;
}

export type Way = ReturnType<typeof ways>[number];

/** Returns the way that ends nearest to a place; ways that cost less win if they are nearly as near. */
export function nearest(all: Way[], x: number, y: number): Way | undefined {
  const far = (w: Way): number => Math.hypot(w.end.x - x, w.end.y - y) + 22 * w.tight + 12 * (w.legs.length - 1);
  let best: Way | undefined;
  for (const way of all) if (!best || far(way) < far(best)) best = way;
  return best;
}

/** Returns a plan whose legs behind the first `fixed` ones are bent to end near a place, with the height change that it had. */
export function bendTo(d: PlanDomain, plan: Plan, fixed: number, all: Way[], x: number, y: number): Plan {
  const way = nearest(all, x, y);
  if (!way) return plan;
  const rise = riseOf(plan.legs);
  return withHeight(d, withLegs(plan, [...plan.legs.slice(0, fixed), ...way.legs]), rise);
}

/** Returns the height that straights and turns of a plan gain. */
export const riseOf = (legs: Leg[]): number => legs.reduce((sum, l) => sum + (l.kind === "straight" || l.kind === "turn" ? (l.dz ?? 0) : 0), 0);

/** Returns a plan whose straights and turns change the height by `rise` together, as far as they can: the last one first. */
export function withHeight(d: PlanDomain, plan: Plan, rise: number): Plan {
  const mover = moverOf(d);
  let wanted = Math.min(rise, d.climb, d.ceiling - d.at[2]);
  const flown = fly(mover, plan);
  const legs = plan.legs.map((l) => ({ ...l }));
  for (let n = legs.length - 1; n >= 0; n--) {
    const leg = legs[n];
    if (leg.kind !== "straight" && leg.kind !== "turn") continue;
    const most = SHALLOW.includes(flown[n].from.climb) ? Math.floor((leg.length ?? 0) / 3) : 0;
    leg.dz = Math.sign(wanted) * Math.min(most, Math.abs(wanted));
    wanted -= leg.dz;
  }
  return { ...plan, legs };
}

/** Returns by how much the height of a plan can go down and up. */
export function heights(d: PlanDomain, plan: Plan): [number, number] {
  const flown = fly(moverOf(d), plan);
  const most = flown.reduce((sum, f) => sum + ((f.leg.kind === "straight" || f.leg.kind === "turn") && SHALLOW.includes(f.from.climb) ? Math.floor(f.length / 3) : 0), 0);
  return [-most, Math.max(0, Math.min(most, d.climb, d.ceiling - d.at[2]))];
}

/** Letters on which a bend stops, from the widest to the tightest. */
function stops(d: PlanDomain): number[] {
  const [shown, least] = [number(d.shown) || 26, number(d.tightest) || 26];
  const wide = [7, 3, 1].map((by) => shown + by).filter((n) => n <= 26);
  return [...wide, ...Array.from({ length: shown - least + 1 }, (_, n) => shown - n)];
}

/** The bend behind the first `fixed` legs: a side and a letter, how long the turn is, or straight on. */
interface Bend {
  side: Side;
  letter: number;
  length: number;
}

function bendOf(legs: Leg[]): Bend | null {
  const turn = legs.find((l) => l.kind === "turn");
  return turn ? { side: turn.side!, letter: turn.letter!, length: turn.length! } : null;
}

/** Returns the plan with its bend behind `fixed` legs one template farther to the left (-1) or right (+1). */
export function bend(d: PlanDomain, plan: Plan, fixed: number, by: -1 | 1): Plan {
  const now = bendOf(plan.legs.slice(fixed));
  const letters = stops(d);
  const at = now ? (now.side === "R" ? 1 : -1) * (1 + nearestStop(letters, now.letter)) : 0;
  const next = Math.max(-letters.length, Math.min(letters.length, at + by));
  const side: Side = next < 0 ? "L" : "R";
  const wish = next ? { side, letter: letters[Math.abs(next) - 1], length: now?.length ?? d.speed } : null;
  return rebend(d, plan, fixed, wish);
}

const nearestStop = (letters: number[], n: number): number => letters.reduce((best, l, at) => (Math.abs(l - n) < Math.abs(letters[best] - n) ? at : best), 0);

/** Returns the plan with the turn of its bend longer or shorter. */
export function stretch(d: PlanDomain, plan: Plan, fixed: number, by: -1 | 1): Plan {
  const now = bendOf(plan.legs.slice(fixed));
  return now ? rebend(d, plan, fixed, { ...now, length: Math.max(1, now.length + by) }) : plan;
}

function rebend(d: PlanDomain, plan: Plan, fixed: number, wish: Bend | null): Plan {
  const mover = moverOf(d);
  const legs = plan.legs.slice(0, fixed);
  const begun = fly(mover, { legs });
  const pose = endOf(mover, begun);
  let left = d.speed - used(begun);
  if (left <= 0) return plan;
  const rise = riseOf(plan.legs);
  if (wish && pose.bank !== wish.side) {
    const roll: Leg = { kind: "roll", to: wish.side };
    legs.push(roll);
    left -= lengthOf(mover, pose, roll, left);
  }
  const turn = wish ? Math.max(0, Math.min(wish.length, left)) : 0;
  if (wish && turn) legs.push({ kind: "turn", side: wish.side, letter: wish.letter, length: turn, dz: 0 });
  if (left - turn > 0) legs.push({ kind: "straight", length: left - turn, dz: 0 });
  return withHeight(d, withLegs(plan, legs, d.bank_always || undefined), rise);
}

/** Returns a leg of a kind as it is first put into a plan, with what is left of the move; null if it cannot be. */
export function fresh(d: PlanDomain, plan: Plan, kind: string, side: Side = "R", to = "", steps = 1): Leg {
  const mover = moverOf(d);
  const flown = fly(mover, plan);
  const pose = endOf(mover, flown);
  const left = Math.max(1, d.speed - used(flown));
  switch (kind) {
    case "straight":
      return { kind, length: left, dz: 0 };
    case "turn":
      return { kind, side, letter: number(d.forced && !plan.legs.length ? d.forced : d.shown) || 26, length: d.forced && !plan.legs.length ? Math.ceil(d.speed / 2) : left, dz: 0 };
    case "roll":
      return pose.climb === "V" ? { kind, heading: (pose.heading + 1800) % 3600 } : { kind, to };
    case "dive":
      return { kind, to, length: left };
    case "pull":
      return { kind, letter: number(d.shown) || 26, steps };
    case "slip":
      return { kind, side, eu: 1, length: Math.max(2, left) };
    case "immelmann": {
      return { kind };
    }
  }
  return { kind: kind as Leg["kind"] };
}

/** Returns a plan with a leg at its end. An Immelmann gets the straight before it that makes the lengths fit. */
export function append(d: PlanDomain, plan: Plan, leg: Leg): Plan {
  const legs = [...plan.legs];
  if (leg.kind === "immelmann") {
    const before = d.speed - used(fly(moverOf(d), plan)) - Math.ceil(d.speed / 2);
    if (before > 0) legs.push({ kind: "straight", length: before, dz: 0 });
  }
  return withLegs(plan, [...legs, leg], d.bank_always || undefined);
}

/** Returns a plan with one leg at another place; a straight at the end takes up what rolls now need less, or gives what they need more. */
export function reorder(d: PlanDomain, plan: Plan, from: number, to: number): Plan {
  const legs = plan.legs.filter((_, n) => n !== from);
  legs.splice(to, 0, plan.legs[from]);
  return fitted(d, plan, legs, true);
}

/** Returns a plan with one leg changed; what follows gives way, and a straight at the end takes up what is left. */
export function change(d: PlanDomain, plan: Plan, at: number, leg: Leg | null): Plan {
  const legs = leg ? plan.legs.map((l, n) => (n === at ? leg : l)) : plan.legs.filter((_, n) => n !== at);
  return fitted(d, plan, legs, at !== legs.length - 1);
}

/** Returns a plan with these legs; a straight at the end may be fitted to what is left of the move. */
function fitted(d: PlanDomain, plan: Plan, legs: Leg[], fit: boolean): Plan {
  const mover = moverOf(d);
  const last = legs.at(-1);
  const left = d.speed - used(fly(mover, { legs }));
  if (last && last.kind === "straight" && fit && left !== 0) {
    const length = (last.length ?? 0) + left;
    if (length > 0) legs[legs.length - 1] = { ...last, length, dz: clampRise(last.dz ?? 0, length) };
    else legs.pop();
  }
  return withLegs(plan, legs, d.bank_always || undefined);
}

const clampRise = (dz: number, length: number): number => Math.sign(dz) * Math.min(Math.abs(dz), Math.floor(length / 3));

/** Returns the two halves of the reach: left and right, each as a ring of places, from all ways. */
export function reach(all: Way[]): Pose[][] {
  const straight = all.find((w) => w.legs.length === 1 && w.legs[0].kind === "straight");
  const turnOf = (w: Way): Leg | undefined => w.legs.find((l) => l.kind === "turn");
  const rings: Pose[][] = [];
  for (const side of ["L", "R"] as Side[]) {
    const turns = all.filter((w) => turnOf(w)?.side === side);
    if (!turns.length) continue;
    const least = Math.min(...turns.map((w) => turnOf(w)!.letter!));
    const longest = Math.max(...turns.map((w) => turnOf(w)!.length!));
    const tight = turns.filter((w) => turnOf(w)!.letter === least).sort((a, b) => turnOf(a)!.length! - turnOf(b)!.length!);
    const full = turns.filter((w) => turnOf(w)!.length === longest).sort((a, b) => turnOf(a)!.letter! - turnOf(b)!.letter!);
    rings.push([...(straight ? [straight.end] : []), ...tight.map((w) => w.end), ...full.map((w) => w.end)]);
  }
  return rings;
}
