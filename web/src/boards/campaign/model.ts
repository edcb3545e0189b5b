/** What the pages of a campaign say of its view: who serves where, what a point costs, how many months there are. Nothing here draws. */
import type { Sign } from "../../wire";
import { SKILLS, type Battle, type Chart, type Letter, type Person, type Row, type Service, type Skill, type Slot, type Squadron, type View } from "./types";

export const SIGNS: Record<Letter, Sign> = { E: "disc", C: "triangle" };
export const LOST = new Set(["prisoner", "dead", "retired"]);

/** Returns how many months lie between two, as `1917-04`. */
export const monthsBetween = (from: string, to: string): number => 12 * (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) + Number(to.slice(5)) - Number(from.slice(5));

/** Returns the month `by` months after a month. */
export function later(month: string, by: number): string {
  const n = 12 * Number(month.slice(0, 4)) + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(n / 12)}-${String((n % 12) + 1).padStart(2, "0")}`;
}

/** Returns the price of the next point of a skill, by its present full value. */
export const priceOf = (chart: Chart, value: number): number => chart.prices.findLast((p) => p.from <= value)?.points ?? 0;

/** Returns the rows of a squadron: pilots in the order in which they joined, each with his gunners behind him; those who are lost come last. */
export function rowsOf(view: View, squadron: string): Row[] {
  const mine = view.people.filter((r) => r.person.squadron === squadron);
  const serves = (r: Row): boolean => !LOST.has(r.person.state);
  const pilots = mine.filter((r) => r.person.role === "pilot");
  const gunnersOf = (id: string): Row[] => mine.filter((r) => r.person.role === "gunner" && r.person.crew === id);
  const list = [...pilots.filter(serves), ...pilots.filter((r) => !serves(r))].flatMap((r) => [r, ...gunnersOf(r.person.id)]);
  return [...list, ...mine.filter((r) => !list.includes(r))];
}

export const personOf = (view: View, id: string): Row | undefined => view.people.find((r) => r.person.id === id);
export const squadronOf = (view: View, id: string): Squadron | undefined => view.squadrons.find((q) => q.id === id);

/** Returns the squadrons of one's own side first. */
export const inOrder = (view: View): Squadron[] => [...view.squadrons].sort((a, b) => Number(b.side === view.side) - Number(a.side === view.side));

/** Returns the type that a person flies: his own machine, or that of his squadron. */
export function fliesOf(view: View, p: Person): string {
  const pilot = p.role === "gunner" ? personOf(view, p.crew)?.person : p;
  return pilot?.machine || squadronOf(view, p.squadron)?.type || "";
}

/** Returns the ids of the people in a slot, the pilot first. */
export const aboard = (slot: Slot): string[] => slot.people.map((word) => word.slice(word.indexOf(":") + 1));

/** Returns the skills a person has: gunners do not fly. */
export const skillsOf = (p: Person): Skill[] => SKILLS.filter((s) => s !== "flying" || p.role === "pilot");

/** Returns the number of a battle in its campaign. */
export const numberOf = (battle: string): number => Number(battle.slice(battle.lastIndexOf("/") + 1)) || 0;

export interface Bar extends Service {
  side: Letter;
  nations: string[];
  /** Whether it is in service in the present month. */
  now: boolean;
  /** Squadrons that fly it, as far as the seat knows. */
  by: Squadron[];
}

/** Returns the types of the nations in play, in the order of the timeline; a type of two nations is one bar. */
export function barsOf(view: View, chart: Chart): Bar[] {
  const bars: Bar[] = [];
  for (const side of ["E", "C"] as const) {
    const nations = chart.nations[side].filter((n) => view.squadrons.some((q) => q.side === side && q.nation === n));
    for (const nation of nations.length ? nations : chart.nations[side].slice(0, 1)) {
      for (const row of chart.timeline[nation]) {
        const old = bars.find((b) => b.type === row.type && b.side === side);
        if (old) old.nations.push(nation);
        else bars.push({ ...row, side, nations: [nation], now: row.from <= view.month && view.month <= row.until, by: view.squadrons.filter((q) => q.side === side && q.type === row.type) });
      }
    }
  }
  return bars;
}

export interface Flag {
  battle: Battle;
  number: number;
  /** Place on the timeline in months since its first. */
  at: number;
}

/** Returns the missions flown with their places: those of one month share it evenly. */
export function flagsOf(view: View, first: string): Flag[] {
  return view.battles.map((battle) => {
    const same = view.battles.filter((b) => b.month === battle.month);
    const many = Math.max(view.many, same.length);
    return { battle, number: numberOf(battle.id), at: monthsBetween(first, battle.month) + (same.indexOf(battle) + 0.5) / many };
  });
}

/** Returns groups of five, and what is left, for tally marks. */
export const tally = (n: number): number[] => [...Array<number>(Math.floor(n / 5)).fill(5), ...(n % 5 ? [n % 5] : [])];
