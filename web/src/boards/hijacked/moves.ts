/**
 * From dice and spaces to an answer. A plan is the answer itself, or a beginning of it: `?card 3|a` (a space, the chosen dice). The possible
 * moves are read from the ask alone.
 */
import type { Ask, Option } from "../../wire";
import type { Gift, Kind, Move, View } from "./types";
import { KINDS } from "./types";

export interface Squad {
  pairs: [string, string][];
  low: number;
  high: number;
  target: boolean;
}

export interface Change {
  /** Die, new value, steps. */
  dice: Record<string, Record<string, number>>;
  /** Steps, payments. */
  pay: Record<string, string[]>;
}

/** The parts of a plan. */
export interface Part {
  space: string;
  dice: string[];
  /** The answer, if the plan is complete. */
  value: string;
  target: number | null;
}

const EMPTY: Part = { space: "", dice: [], value: "", target: null };
/** Kinds of asks that are answered with dice on spaces. */
export const DICED = new Set(["act", "reserve"]);
/** Kinds of asks that are about any-time moves alone. */
const TIMELESS = new Set(["anytime", "window"]);
export const diced = (ask: Ask | null): boolean => !!ask && DICED.has(ask.domain.type);

export const movesOf = (ask: Ask | null): Move[] => (Array.isArray(ask?.domain.options) && typeof ask.domain.options[0] === "object" ? (ask.domain.options as Move[]) : []);
export const squadOf = (ask: Ask | null): Squad | null => (ask?.domain.squad as Squad | undefined) ?? null;
export const changeOf = (ask: Ask | null): Change | null => (ask?.domain.change as Change | undefined) ?? null;
/** Returns the any-time moves that a question takes: 5.9 a turn's among its actions, 16.1 and 16.2 a question that is about them alone. */
const anytimeOf = (ask: Ask | null): Ask["domain"] | null => (ask?.domain.anytime as Ask["domain"] | undefined) ?? (TIMELESS.has(ask?.domain.type ?? "") ? ask!.domain : null);
export const giftOf = (ask: Ask | null): Gift | null => (anytimeOf(ask)?.give as Gift | undefined) ?? null;
export const timelessOf = (ask: Ask | null): Move[] => ((anytimeOf(ask)?.options ?? []) as Move[]).filter((m) => m.verb !== "done");
export const takesTimeless = (ask: Ask | null): boolean => anytimeOf(ask) !== null;
/** How the answer begins that gives markers away (18.4). */
const giving = (gift: Gift): string => `tile ${gift.tile} `;
/** Returns the gifts of a plan by the tile that gives, such as `C>B`. */
export function giftsOf(ask: Ask | null, plan: string): string[] {
  const gift = giftOf(ask);
  return gift && plan.startsWith(giving(gift)) ? plan.slice(giving(gift).length).split(" ") : [];
}
/** Whether an answer is an any-time move. */
export const timeless = (ask: Ask | null, value: string): boolean => !!giftsOf(ask, value).length || timelessOf(ask).some((m) => m.value === value);

/** Returns the any-time move that is planned, if one is. */
export const plannedMove = (ask: Ask | null, plan: string): Move | undefined => timelessOf(ask).find((m) => m.value === plan);

/** Returns the things on the table that an any-time move uses, as the board names them. */
export function usedBy(move: Move | undefined): string[] {
  if (!move) return [];
  return [...(move.cards ?? []), ...(move.card ? [move.card] : []), ...(move.medal ? [`medal ${move.medal}`] : []), ...(move.tile ? [`tile ${move.tile}`] : []), ...(move.does?.includes("act") ? ["trust %"] : []), ...(move.does?.includes("take") ? ["discard"] : [])];
}

/** Returns the space of the board for a move. */
export function spaceOf(move: Move): string {
  if (move.verb === "card" || move.verb === "reserve") return `card ${move.place}`;
  if (move.verb === "talk") return `talk ${move.line}`;
  if (move.verb === "marker") return `marker ${move.kind}`;
  return move.verb;
}

const ORDER = "abvwmn";
export const inOrder = (dice: string[]): string[] => [...dice].sort((x, y) => ORDER.indexOf(x) - ORDER.indexOf(y));

export function readPlan(ask: Ask | null, plan: string): Part {
  if (!ask || !plan) return EMPTY;
  if (plan.startsWith("?")) {
    const [space, dice] = plan.slice(1).split("|");
    return { space, dice: dice ? dice.split(" ") : [], value: "", target: null };
  }
  const words = plan.split(" ");
  if (words[0] === "change") return { space: "change", dice: [words[1]], value: plan, target: null };
  if (words[0] === "squad") return { space: "squad", dice: words.slice(1, 3), value: plan, target: words[3] ? Number(words[3]) : null };
  const move = movesOf(ask).find((m) => m.value === plan);
  return move ? { space: spaceOf(move), dice: move.dice ?? [], value: plan, target: null } : { ...EMPTY, value: plan };
}

const begun = (space: string, dice: string[]): string => (space || dice.length ? `?${space}|${inOrder(dice).join(" ")}` : "");

/** Returns the ways to use a space, as the dice of each. */
export function waysOf(ask: Ask | null, space: string): string[][] {
  if (!diced(ask)) return [];
  if (space === "squad") return squadOf(ask)?.pairs ?? [];
  return movesOf(ask).filter((m) => spaceOf(m) === space).map((m) => m.dice ?? []);
}

const holds = (way: string[], dice: string[]): boolean => dice.every((d) => way.includes(d));

/** Whether a space can be used with the chosen dice (and perhaps others). */
export const lit = (ask: Ask | null, space: string, dice: string[]): boolean => waysOf(ask, space).some((way) => holds(way, dice) || !way.length);

/** Returns all spaces that can be used with these dice, in the order of the ask. */
export function litSpaces(ask: Ask | null, dice: string[]): string[] {
  const found = movesOf(ask).filter((m) => (m.dice?.length || m.place) && (holds(m.dice ?? [], dice) || !m.dice?.length)).map(spaceOf);
  if (squadOf(ask)?.pairs.some((p) => holds(p, dice))) found.push("squad");
  return [...new Set(found)];
}

/** Returns the answer for a space and exactly these dice; for a push-back with the highest score as target. */
function valueOf(ask: Ask, space: string, dice: string[], view: View): string {
  if (space === "squad") {
    const call = squadOf(ask)!;
    const best = Math.max(...Object.values(view.seats).map((s) => s.score));
    return ["squad", ...inOrder(dice), ...(call.target ? [Math.min(call.high, Math.max(call.low, best))] : [])].join(" ");
  }
  return movesOf(ask).find((m) => spaceOf(m) === space && same(m.dice ?? [], dice))?.value ?? "";
}

const same = (a: string[], b: string[]): boolean => a.length === b.length && a.every((d) => b.includes(d));

/** Returns the plan after a space was chosen for the chosen dice: the answer if only one way is left. */
export function chooseSpace(ask: Ask, plan: string, space: string, view: View): string {
  const part = readPlan(ask, plan);
  const all = waysOf(ask, space);
  const free = all.find((way) => !way.length);
  if (free && !part.dice.length) return valueOf(ask, space, free, view);
  const fits = all.filter((way) => way.length && holds(way, part.dice));
  if (!fits.length) return free ? valueOf(ask, space, free, view) : begun(space, []);
  return fits.length === 1 ? valueOf(ask, space, fits[0], view) : begun(space, part.dice);
}

/** Returns the plan after a die was chosen or put back. */
export function chooseDie(ask: Ask, plan: string, die: string, view: View): string {
  const part = readPlan(ask, plan);
  const space = part.space === "change" ? "" : part.space;
  if (part.dice.includes(die)) return begun(part.value ? "" : space, part.dice.filter((d) => d !== die));
  if (!space) return begun("", pairable(ask, [...part.dice, die]) ? [...part.dice, die] : [die]);
  const ways = waysOf(ask, space);
  for (const wish of [[...part.dice, die], [die]]) {
    const fits = ways.filter((way) => holds(way, wish));
    if (fits.length === 1) return valueOf(ask, space, fits[0], view);
    if (fits.length) return begun(space, wish);
  }
  return begun("", [die]);
}

/** Whether some action uses these dice together. */
const pairable = (ask: Ask, dice: string[]): boolean =>
  dice.length === 2 && (movesOf(ask).some((m) => same(m.dice ?? [], dice)) || !!squadOf(ask)?.pairs.some((p) => same(p, dice)));

/** Whether a die can be used in the plan so far. */
export function dieFits(ask: Ask | null, part: Part, die: string): boolean {
  if (!diced(ask)) return false;
  if (!part.space || part.value) return true;
  return waysOf(ask, part.space).some((way) => way.includes(die));
}

/** Whether the plan can be sent. */
export function ready(ask: Ask, plan: string): boolean {
  if (!plan || plan.startsWith("?")) return false;
  if (timeless(ask, plan)) return true;
  const words = plan.split(" ");
  if (diced(ask) && words[0] === "squad") {
    const call = squadOf(ask);
    const target = Number(words[3] ?? NaN);
    return !!call && (call.target ? target >= call.low && target <= call.high : words.length === 3);
  }
  if (diced(ask) && words[0] === "change") {
    const change = changeOf(ask);
    const steps = change?.dice[words[1]]?.[words[2]];
    return !!steps && !!change.pay[steps]?.includes(words[3]);
  }
  const options = movesOf(ask);
  return options.length ? options.some((m) => m.value === plan) : true;
}

/** Returns an answer for a space that cannot be used, to ask the server why. */
export function asked(ask: Ask, plan: string, space: string): string {
  if (!diced(ask)) return space;
  const part = readPlan(ask, plan);
  const dice = inOrder([...part.dice, ...Object.keys(changeOf(ask)?.dice ?? {}), "a", "b"].filter((d, i, all) => all.indexOf(d) === i).slice(0, 2));
  const one = part.dice[0] ?? dice[0];
  const [verb, what] = space.split(" ");
  if (ask.domain.type === "reserve") return `reserve ${what} ${one}`;
  if (verb === "card") return `card ${what} ${one}`;
  if (verb === "talk") return `talk ${what} ${dice.join(" ")}`;
  if (verb === "squad") return `squad ${dice.join(" ")}`;
  return `${verb} ${one}`;
}

/** Returns the server's words for an answer; for a push-back and for closed spaces, those of its first words. */
export function wordsOf(ask: Ask | null, value: string): Option | undefined {
  return ask?.options.find((o) => o.value === value) ?? ask?.options.find((o) => value.startsWith(`${o.value} `));
}

/** Returns the words about a space: of the answer with these dice, else of the first way, else why it is closed. */
export function wordsOfSpace(ask: Ask | null, space: string, dice: string[]): Option | undefined {
  if (!ask) return undefined;
  const moves = movesOf(ask).filter((m) => spaceOf(m) === space);
  const best = moves.find((m) => dice.length && holds(m.dice ?? [], dice)) ?? moves[0];
  return best ? wordsOf(ask, best.value) : ask.options.find((o) => o.value === space);
}

/** Returns the answer of the tile that gives: markers in the order C F M J, receivers in the order of seats. */
export function giftValue(gift: Gift, given: Record<string, number>): string {
  const parts = Object.entries(given).flatMap(([key, n]) => Array.from({ length: n }, () => key));
  const rank = (key: string): string => `${KINDS.indexOf(key[0] as Kind)}${key.slice(2)}`;
  return parts.length ? `${giving(gift)}${parts.sort((a, b) => (rank(a) < rank(b) ? -1 : 1)).join(" ")}` : "";
}
