/** The text of a correction (31.21): `61 e1p3.experience 3 a shared victory`. */
import { LOST, monthsBetween, later } from "../model";
import { SKILLS, type Chart, type Person, type View } from "../types";

export interface Correction {
  amends: string;
  target: string;
  value: string;
  why: string;
}

export function read(text: string): Correction {
  const [amends = "", target = "", value = "", ...why] = text.split(" ");
  return { amends, target: target === "-" ? "" : target, value: value === "-" ? "" : value, why: why.join(" ") };
}

/** Parts that are missing are written `-`, so that the others keep their places. */
export const write = (c: Correction): string => `${c.amends} ${c.target || "-"} ${c.value || "-"} ${c.why}`;

export const whole = (text: string): boolean => {
  const c = read(text);
  return !!(c.amends && c.target && c.value && c.why.trim());
};

const OF_PEOPLE = [...SKILLS, "now", "experience", "state", "parachute", "name"];

/** Returns the fields of a person or a squadron, or none for month, missions won and points. */
export const fieldsOf = (view: View, of: string): string[] => {
  const p = view.people.find((r) => r.person.id === of)?.person;
  if (p) return OF_PEOPLE.filter((f) => f !== "flying" || p.role === "pilot");
  return view.squadrons.some((q) => q.id === of) ? ["type", "name"] : [];
};

/** Returns the present value of a target as it is written. */
export function present(view: View, target: string): string {
  const [of, field] = target.split(".");
  if (of === "month") return view.month;
  if (of === "won" || of === "points") return String(view[of][field as "E" | "C"]);
  const p = view.people.find((r) => r.person.id === of)?.person;
  const held = p ? p[field as keyof Person] : view.squadrons.find((q) => q.id === of)?.[field as "type" | "name"];
  return typeof held === "boolean" ? (held ? "yes" : "no") : String(held ?? "").replaceAll(" ", "_");
}

/** Returns the values that a target may have, where they are words; nothing for a number or a name. */
export function choices(view: View, chart: Chart, target: string): string[] {
  const [of, field] = target.split(".");
  if (of === "month") return Array.from({ length: monthsBetween(view.first, view.last) + 1 }, (_, n) => later(view.first, n));
  if (field === "state") return ["ready", "grounded", ...LOST];
  if (field === "parachute") return ["yes", "no"];
  if (field === "type") return chart.timeline[view.squadrons.find((q) => q.id === of)?.nation ?? ""]?.filter((t) => t.from <= view.month && view.month <= t.until).map((t) => t.type) ?? [];
  return [];
}
