/** The outcome of a battle that was flown at a real table: what is typed in, and the record that follows from it (31.11). */
import type { Ask } from "../../../wire";
import type { Letter } from "../types";
import { sha256 } from "../../../lib/sha256";

export interface Place {
  id: string;
  person: string;
  name: string;
  fortitude?: number;
  luck?: number;
  rerolls?: number;
  traits?: string[];
}

export interface Goal {
  id: string;
  side: Letter;
  kind: string;
  target: string;
  points: number;
}

export interface Form {
  type: "outcome";
  battle: string;
  turns: number;
  people: Place[];
  machines: { id: string; type: string }[];
  objectives: Goal[];
  states: string[];
  fates: string[];
  victory: number;
  forced_home: number;
  longest: number;
}

/** What became of a machine; `absent`: it was not placed before the battle ended. */
export interface Fate {
  state: string;
  victory: string;
  victoryTurn: number;
  home: string;
  homeTurn: number;
}

export interface Fortune {
  state: string;
  fortitude: number;
  luck: number;
  rerolls: number;
}

export interface Typed {
  turns: number;
  why: string;
  held: string;
  goals: Record<string, { met: boolean; by: string }>;
  machines: Record<string, Fate>;
  people: Record<string, Fortune>;
}

export const VOID = "void ";
export const FORM = "form";
export const ABSENT = "absent";
const UNKNOWN = 10;
const VERSION = "1";

export const formOf = (ask: Ask): Form => ask.domain as unknown as Form;
export const planeOf = (place: string): string => place.split(".")[0];
export const sideOf = (id: string): Letter => id[0] as Letter;
const other = (side: Letter): Letter => (side === "E" ? "C" : "E");

/** Returns a form in which everybody has come home. */
export function blank(form: Form): Typed {
  return {
    turns: form.turns,
    why: "turns",
    held: "",
    goals: Object.fromEntries(form.objectives.map((g) => [g.id, { met: false, by: g.kind === "exit" ? g.target : "" }])),
    machines: Object.fromEntries(form.machines.map((m) => [m.id, { state: form.fates[0], victory: "", victoryTurn: 1, home: "", homeTurn: 1 }])),
    people: Object.fromEntries(form.people.map((p) => [p.id, { state: form.states[0], fortitude: p.fortitude ?? UNKNOWN, luck: 0, rerolls: p.rerolls ?? 0 }])),
  };
}

/** Returns what a plan says; nothing for a battle called off. */
export function read(plan: string, form: Form): Typed | null {
  if (plan.startsWith(VOID.trim())) return null;
  try {
    const found = JSON.parse(plan) as Partial<Typed>;
    const usual = blank(form);
    return { ...usual, ...found, machines: { ...usual.machines, ...found.machines }, people: { ...usual.people, ...found.people }, goals: { ...usual.goals, ...found.goals } };
  } catch {
    return blank(form);
  }
}

/** Returns the points of both sides: victories, forced home, objectives (28.9, 28.11). */
export function pointsOf(form: Form, t: Typed): Record<Letter, number> {
  const points = { E: 0, C: 0 };
  for (const m of form.machines) {
    const fate = t.machines[m.id];
    points[other(sideOf(m.id))] += fate.victory ? form.victory : fate.home ? form.forced_home : 0;
  }
  for (const g of form.objectives) if (t.goals[g.id].met) points[g.side] += g.points;
  return points;
}

/** Returns the letter of the side that has won, or `draw` (28.11). */
export function winnerOf(form: Form, t: Typed): string {
  const points = pointsOf(form, t);
  return points.E === points.C ? t.held || "draw" : points.E > points.C ? "E" : "C";
}

interface Credit {
  victim: string;
  type: string;
  turn: number;
  was_home: boolean;
}

function creditsOf(form: Form, t: Typed, id: string, what: "victory" | "home"): Credit[] {
  return form.machines.filter((m) => t.machines[m.id][what] === id).map((m) => {
    const fate = t.machines[m.id];
    return { victim: m.id, type: m.type, turn: what === "victory" ? fate.victoryTurn : fate.homeTurn, was_home: what === "victory" && !!fate.home };
  });
}

function personOf(form: Form, t: Typed, p: Place): object {
  const fortune = t.people[p.id];
  const there = t.machines[planeOf(p.id)].state !== ABSENT;
  const dead = fortune.state === "dead";
  const met = form.objectives.filter((g) => t.goals[g.id].met && t.goals[g.id].by === planeOf(p.id) && !dead).map((g) => g.id);
  return {
    id: p.id, name: p.name, state: fortune.state, fortitude: dead ? 0 : fortune.fortitude, luck: fortune.luck, traits: p.traits ?? [], rerolls: fortune.rerolls, took_part: there,
    victories: creditsOf(form, t, p.id, "victory"), homes: creditsOf(form, t, p.id, "home"), objectives: met,
  };
}

/** Returns the outcome record; its digest is that of what was typed in, for there is no journal. */
export function recordOf(form: Form, t: Typed): Record<string, unknown> {
  const points = pointsOf(form, t);
  const said = {
    winner: winnerOf(form, t), why: t.why, turns: t.turns, entente: points.E, central: points.C, held: t.held,
    objectives: form.objectives.map((g) => ({ ...g, met: t.goals[g.id].met, by: t.goals[g.id].by })),
    people: form.people.map((p) => personOf(form, t, p)),
    machines: form.machines.map((m) => {
      const fate = t.machines[m.id];
      return { ...m, state: fate.state === ABSENT ? form.fates[0] : fate.state, strength: 0, victory: fate.victory, home: fate.home };
    }),
  };
  return { battle: form.battle, rules_version: VERSION, digest: sha256(JSON.stringify([form.battle, said])), ...said };
}

/** Returns the answer that a plan makes. */
export function answerOf(ask: Ask, plan: string): object {
  const form = formOf(ask);
  const typed = read(plan, form);
  return typed ? recordOf(form, typed) : { battle: form.battle, void: plan.slice(VOID.length).trim() };
}

/** Whether a plan can be sent: a form, or a reason for which the battle is called off. */
export const whole = (plan: string): boolean => plan.startsWith("{") || (plan.startsWith(VOID) && plan.slice(VOID.length).trim() !== "");
