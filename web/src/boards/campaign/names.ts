/** Names of types, months, people and the like, from the server's fixed words. */
import type { Letter, Person, View } from "./types";
import { personOf, squadronOf } from "./model";
import { say, type Word } from "./words";

export type Terms = Record<string, string>;

export const typeName = (terms: Terms, type: string): string => (type ? (terms[`type-${type}`] ?? type) : say("noType"));

/** Returns a type with guns that were chosen, as `camel/two` names it. */
export function machineName(terms: Terms, type: string, layout = ""): string {
  const [of, guns = layout] = type.split("/");
  return guns ? say("machineWith", { type: typeName(terms, of), guns: terms[`layout-${guns}`] ?? guns }) : typeName(terms, of);
}

export const monthWord = (month: string): string => say(`m${Number(month.slice(5))}` as Word);
/** Returns `April 1917`. */
export const monthName = (month: string): string => (month ? `${monthWord(month)} ${month.slice(0, 4)}` : "");
export const shortMonth = (month: string): string => monthWord(month).slice(0, 3);
export const sideName = (terms: Terms, side: Letter): string => terms[`side-${side}`] ?? side;
export const nationName = (terms: Terms, nation: string): string => terms[`nation-${nation}`] ?? nation;
export const fileName = (terms: Terms, file: string): string => terms[`scenario-${file}`] ?? file;
export const skillName = (terms: Terms, skill: string): string => terms[`skill-${skill}`] ?? skill;
export const abilityName = (terms: Terms, id: string): string => terms[`ability-${id}`] ?? id;
export const traitName = (terms: Terms, id: string): string => terms[`trait-${id}`] ?? id;
export const personName = (view: View, id: string): string => personOf(view, id)?.person.name ?? id;
export const squadronName = (view: View, id: string): string => squadronOf(view, id)?.name ?? id;

/** Returns the state of a person in words. */
export function stateName(p: Person): string {
  if (p.state === "grounded") return say(p.out === 1 ? "stateGrounded1" : "stateGrounded", { n: p.out });
  return say(`state_${p.state}`);
}
