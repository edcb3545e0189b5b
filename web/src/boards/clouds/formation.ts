/** Several aeroplanes of one seat: what each has flown last, the same plan for another one, and a draft that keeps a place beside a leader. */
import type { Line } from "../../wire";
import { bearing, cos, difference, mod, sin } from "./geometry";
import { moverOf, ways, withHeight, type Way } from "./edit";
import { endOf, fly, used } from "./path";
import { empty, LAST, read, withLegs, type Leg, type Plan } from "./plan";
import type { PlanDomain } from "./types";

export interface Stand {
  x: number;
  y: number;
  z: number;
  heading: number;
}

/** The last move of an aeroplane as its seat was told: its plan, where it began and where it ended. */
export interface Flight {
  plan: string;
  from: Stand;
  to: Stand;
}

/** Points that a degree of another heading, a letter of a tight turn and a further leg are worth in a draft. */
const PRICE = { degree: 6, tight: 40, leg: 12 };

/** Returns the last move of each aeroplane, from the lines of the log. */
export function flightsOf(lines: Line[]): Record<string, Flight> {
  const found: Record<string, Flight> = {};
  const plans: Record<string, string> = {};
  const ends: Record<string, Stand> = {};
  for (const { kind, facts } of lines) {
    const who = String(facts.who ?? "");
    if (kind === "plan") plans[who] = String(facts.plan ?? facts.declared ?? "");
    if (kind !== "moved" || !Array.isArray(facts.to)) continue;
    const [x, y, z] = facts.to as [number, number, number];
    const to = { x, y, z, heading: Number(facts.heading) };
    if (plans[who]) found[who] = { plan: plans[who], from: ends[who] ?? begun(facts.path as [number, number, number][], to), to };
    ends[who] = to;
  }
  return found;
}

/** Returns where a path begins, worked out from its first points: one unit before the first. */
export function begun(path: [number, number, number][] | undefined, to: Stand): Stand {
  const [a, b, c] = (path ?? []).map(([x, y, h]) => ({ x, y, z: Math.round(h / 100) }));
  if (!b) return to;
  const way = bearing(a, b);
  const heading = c ? mod(2 * way - bearing(b, c)) : way;
  return { x: a.x - Math.round(sin(heading) / 100), y: a.y - Math.round(cos(heading) / 100), z: a.z, heading };
}

/** Returns a plan with the legs of another one, fitted to this move: rolls where they are needed, and as long as the speed. */
export function same(d: PlanDomain, text: string): Plan {
  const other = read(text);
  const mover = moverOf(d);
  const legs: Leg[] = [];
  for (const leg of other.legs) {
    const pose = endOf(mover, fly(mover, { legs }));
    const left = d.speed - used(fly(mover, { legs }));
    if (left <= 0 && !LAST.includes(leg.kind)) break;
    if (leg.kind === "roll" && leg.to === pose.bank) continue;
    if (leg.kind === "turn" && leg.side !== pose.bank) legs.push({ kind: "roll", to: leg.side });
    const there = d.speed - used(fly(mover, { legs }));
    if (there > 0 || LAST.includes(leg.kind)) legs.push(cut(leg, there));
  }
  const left = d.speed - used(fly(mover, { legs }));
  const last = legs.at(-1);
  if (left > 0 && last && (last.kind === "straight" || last.kind === "turn")) legs[legs.length - 1] = { ...last, length: (last.length ?? 0) + left };
  else if (left > 0 && !(last && LAST.includes(last.kind))) legs.push({ kind: "straight", length: left, dz: 0 });
  return { ...withLegs({ ...empty(), bank: other.bank, throttle: other.throttle && d.throttle }, legs, d.bank_always || undefined), home: other.home };
}

/** Returns a leg that is no longer than what is left, with a change of height that still fits. */
function cut(leg: Leg, left: number): Leg {
  if (leg.length === undefined || leg.length <= left) return leg;
  const dz = leg.dz === undefined ? {} : { dz: Math.sign(leg.dz) * Math.min(Math.abs(leg.dz), Math.floor(left / 3)) };
  return { ...leg, length: left, ...dz };
}

/** Returns the place beside a leader's end that an aeroplane has beside its start: as far ahead and across, as much higher. */
export function placeBeside(d: PlanDomain, leader: Flight): Stand {
  const [x, y, z] = d.at;
  const { from, to } = leader;
  const [dx, dy] = [x - from.x, y - from.y];
  const ahead = (dx * sin(from.heading) + dy * cos(from.heading)) / 10000;
  const across = (dx * cos(from.heading) - dy * sin(from.heading)) / 10000;
  return {
    x: Math.round(to.x + (ahead * sin(to.heading) + across * cos(to.heading)) / 10000),
    y: Math.round(to.y + (ahead * cos(to.heading) - across * sin(to.heading)) / 10000),
    z: to.z + z - from.z,
    heading: mod(d.heading + to.heading - from.heading),
  };
}

/** Returns a draft that ends as near as can be to the place beside a leader, on its heading and with its change of height. */
export function follow(d: PlanDomain, leader: Flight): Plan {
  const goal = placeBeside(d, leader);
  const cost = (w: Way): number =>
    Math.hypot(w.end.x - goal.x, w.end.y - goal.y) + (PRICE.degree * difference(w.end.heading, goal.heading)) / 10 + PRICE.tight * w.tight + PRICE.leg * w.legs.length;
  const all = ways(d, []);
  const best = all.reduce<Way | undefined>((found, way) => (!found || cost(way) < cost(found) ? way : found), undefined);
  return best ? withHeight(d, withLegs(empty(), best.legs), goal.z - d.at[2]) : empty();
}
