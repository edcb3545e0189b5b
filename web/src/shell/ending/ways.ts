/** What the pictures of an ending have in common: colours of ways, the turns they cover, the marks of what happened. */
import type { components } from "../../wire.gen";
import type { Seat } from "../../wire";
import { SIGN_CLASS } from "../signs";

type Schemas = components["schemas"];
export type Ending = Schemas["EndingState"];
export type Way = Schemas["WayLine"];
export type Stop = Required<Way["stops"][number]>;
export type Point = readonly [number, number];

/** Returns the colour of a way: that of its seat. */
export function colour(way: Way, seats: Seat[]): string {
  const sign = seats.find((s) => s.seat === way.side)?.sign;
  return sign ? `var(--${SIGN_CLASS[sign] === "pu" ? "ump" : SIGN_CLASS[sign]})` : "var(--ink-2)";
}

export const lastTurn = (ways: Way[]): number => Math.max(0, ...ways.flatMap((w) => w.stops.map((s) => s.turn)));

/** What the server leaves out. */
const NOWHERE = { at: "", x: 0, y: 0, z: 0, mark: "" };

/** Returns the stops of a way up to a turn, with every field. */
export const upTo = (way: Way, turn: number): Stop[] => way.stops.filter((s) => s.turn <= turn).map((s) => ({ ...NOWHERE, ...s }));

/** The stops at which a turn ended, without those that are marked. */
export const rests = (stops: Stop[]): Stop[] => stops.filter((s, n) => !s.mark && stops[n + 1]?.turn !== s.turn);

/** Something that happened at one place in one turn to one or several things of a side. */
export interface Event {
  key: string;
  at: string;
  turn: number;
  mark: string;
  side: string;
  who: string[];
}

/** Returns what happened, things of one side at one place in one turn together. */
export function events(ways: Way[], turn: number): Event[] {
  const found = new Map<string, Event>();
  for (const way of ways) {
    for (const stop of upTo(way, turn)) {
      if (!stop.mark) continue;
      const key = [stop.turn, stop.at, stop.mark, way.side].join("/");
      const one = found.get(key) ?? { key, at: stop.at, turn: stop.turn, mark: stop.mark, side: way.side, who: [] };
      if (!one.who.includes(way.label)) one.who.push(way.label);
      found.set(key, one);
    }
  }
  return [...found.values()];
}

/** Names up to two things, else says how many they are. */
export const who = (names: string[]): string => (names.length > 2 ? String(names.length) : names.join(", "));

/** How lines of a kind are drawn: the first kind whole, the next dashed, the third dotted. */
export const DASHES = ["", "7 5", "2 5", "12 4 2 4"];
