/** A team's movement (13.5) and other routes as they are planned. The ask's domain says what a step costs and which squares have room. */
import type { Ask } from "../../wire";
import type { MovesDomain } from "./types";

export interface Stand {
  at: string;
  left: number;
  carries: string;
  /** Squares that the team enters, without the first. */
  path: string[];
  /** The legal words of the plan, with the team's situation after each. */
  words: { word: string; at: string; left: number }[];
  room: Record<string, number>;
  floor: Record<string, string>;
}

export const DOWN = "dn";
export const OUT = "out";

/** Returns the operations that are possible next. */
export function options(domain: MovesDomain, st: Stand): string[] {
  const beside = domain.neighbours[st.at] ?? [];
  const found: string[] = [];
  if (st.left > 0) {
    found.push(...beside.filter((s) => (st.room[s] ?? 0) > 0));
    if (!st.carries) found.push(...Object.entries(st.floor).filter(([, s]) => s === st.at || beside.includes(s)).map(([t, s]) => `+${t}/${s}`));
    else if (domain.exits.includes(st.at)) found.push(OUT);
  }
  if (st.carries && (st.room[st.at] ?? 0) > 1) found.push(DOWN);
  return found;
}

function after(st: Stand, word: string): Stand {
  const next: Stand = { ...st, path: [...st.path], words: [...st.words], room: { ...st.room }, floor: { ...st.floor } };
  if (word === DOWN) {
    next.floor[st.carries] = st.at;
    next.room[st.at] -= 1;
    next.carries = "";
  } else {
    next.left -= 1;
    if (word === OUT) next.carries = "";
    else if (word[0] === "+") {
      const [token, square] = word.slice(1).split("/");
      delete next.floor[token];
      next.room[square] += 1;
      next.carries = token;
    } else {
      next.at = word;
      next.path.push(word);
    }
  }
  next.words.push({ word, at: next.at, left: next.left });
  return next;
}

/** Reads a plan up to the first word that is not possible. */
export function read(domain: MovesDomain, plan: string): Stand {
  let st: Stand = { at: domain.start, left: domain.points, carries: domain.carries, path: [], words: [], room: domain.room, floor: domain.floor };
  for (const word of plan && plan !== "-" ? plan.split(",") : []) {
    if (!options(domain, st).includes(word)) break;
    st = after(st, word);
  }
  return st;
}

export const written = (words: readonly string[]): string => words.join(",");
const wordsOf = (st: Stand): string[] => st.words.map((w) => w.word);

export const add = (domain: MovesDomain, plan: string, word: string): string => written([...wordsOf(read(domain, plan)), word]);

export const back = (domain: MovesDomain, plan: string): string => written(wordsOf(read(domain, plan)).slice(0, -1));

/** Returns the squares that can be reached from the end of the plan, with their cost in points. */
export function reach(domain: MovesDomain, st: Stand): Map<string, { cost: number; path: string[] }> {
  const found = new Map<string, { cost: number; path: string[] }>();
  let edge: [string, string[]][] = [[st.at, []]];
  for (let cost = 1; cost <= st.left; cost++) {
    const next: [string, string[]][] = [];
    for (const [at, path] of edge)
      for (const to of domain.neighbours[at] ?? []) {
        if (to === st.at || found.has(to) || (st.room[to] ?? 0) < 1) continue;
        found.set(to, { cost, path: [...path, to] });
        next.push([to, [...path, to]]);
      }
    edge = next;
  }
  return found;
}

/** Returns the plan after a click on a square: cut back if the last word led there, begun again at the start, else continued to it. Null if it is out of reach. */
export function click(domain: MovesDomain, plan: string, square: string): string | null {
  const st = read(domain, plan);
  if (square === st.at) return st.words.length ? back(domain, plan) : "-";
  const more = reach(domain, st).get(square);
  const been = st.words.findIndex((w) => w.word === square);
  if (been >= 0) return written(wordsOf(st).slice(0, been + 1));
  if (square === domain.start) return "";
  return more ? written([...wordsOf(st), ...more.path]) : null;
}

// routes: all that can be done is listed ------------------------------------------------------------------------------

export const LEAVE = "^";

export interface Route {
  piece: string;
  steps: string[];
}

export function route(plan: string, only = ""): Route {
  if (!plan || plan === "-") return { piece: only, steps: [] };
  const at = plan.indexOf(":");
  return { piece: at < 0 ? only : plan.slice(0, at), steps: plan.slice(at + 1).split(",").filter(Boolean) };
}

/** Returns the answers of a routes ask, without the stop. */
export const listed = (ask: Ask): string[] => ask.options.filter((o) => !o.closed && o.value !== "-").map((o) => String(o.value));

export const joined = (ask: Ask, r: Route): string => (r.steps.length ? (pieceless(ask) ? "" : `${r.piece}:`) + r.steps.join(",") : "");

/** Whether only one piece can move, which the answer then does not name. */
const pieceless = (ask: Ask): boolean => !listed(ask).some((v) => v.includes(":"));

/** Returns where a piece can go from its place in the plan: the shortest listed route for each end. */
export function ends(ask: Ask, r: Route): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const value of listed(ask)) {
    const other = route(value, r.piece);
    if (other.piece !== r.piece || !r.steps.every((s, n) => other.steps[n] === s) || other.steps.length === r.steps.length) continue;
    const leaves = other.steps.at(-1) === LEAVE;
    const end = leaves ? `${LEAVE}${other.steps.at(-2) ?? startOf(ask, r.piece)}` : other.steps.at(-1)!;
    const old = found.get(end);
    if (!old || other.steps.length < old.length) found.set(end, other.steps);
  }
  return found;
}

export const startOf = (ask: Ask, piece: string): string => (ask.domain.pieces as Record<string, { start: string }>)[piece]?.start ?? "";
export const pointsOf = (ask: Ask, piece: string): number => (ask.domain.pieces as Record<string, { points: number }>)[piece]?.points ?? 0;
