/** 34.7 The notation of flight plans: read, written, and put together leg by leg. A plan in the making may be incomplete. */

export type Kind = "straight" | "turn" | "roll" | "dive" | "pull" | "ease" | "slip" | "immelmann" | "stall" | "spin" | "land" | "takeoff" | "unknown";
export type Bank = "0" | "L" | "R";
export type Side = "L" | "R";

export interface Leg {
  kind: Kind;
  side?: Side;
  /** Number of the template: A is 1. */
  letter?: number;
  length?: number;
  dz?: number;
  to?: string;
  heading?: number;
  steps?: number;
  eu?: number;
  /** What was written, of a word that is no segment. */
  text?: string;
}

export interface Plan {
  legs: Leg[];
  bank: "" | Bank;
  throttle: boolean;
  /** Other actions as written, without the stroke: `repair:g1:2`. */
  actions: string[];
  target: string;
  home: boolean;
}

export const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
export const MOST_LEGS = 12;
const FIXED: Record<string, Kind> = { E: "ease", IMM: "immelmann", STALL: "stall", SPIN: "spin", LAND: "land", TAKEOFF: "takeoff" };
const WRITTEN: Partial<Record<Kind, string>> = Object.fromEntries(Object.entries(FIXED).map(([word, kind]) => [kind, word]));
/** 11.3 Kinds that can only be the last leg. */
export const LAST: Kind[] = ["immelmann", "stall", "spin", "land", "takeoff"];

export const letter = (number: number): string => LETTERS[number - 1] ?? "?";
export const empty = (): Plan => ({ legs: [], bank: "", throttle: false, actions: [], target: "", home: false });

/** Returns the plan that a text writes down; words that are none become legs of kind `unknown`. */
export function read(text: string): Plan {
  const plan = empty();
  for (const word of text.trim().split(/\s+/).filter(Boolean)) {
    if (word === "-") continue;
    else if (/^=[0LR]$/.test(word)) plan.bank = word[1] as Bank;
    else if (word === "thr") plan.throttle = true;
    else if (word === "home") plan.home = true;
    else if (word[0] === "/") plan.actions.push(word.slice(1));
    else if (word[0] === ">") plan.target = word.slice(1);
    else plan.legs.push(readLeg(word));
  }
  return plan;
}

function readLeg(word: string): Leg {
  if (word in FIXED) return { kind: FIXED[word] };
  let m;
  if ((m = /^S(\d{1,2})([+-]\d{1,2})?$/.exec(word))) return { kind: "straight", length: +m[1], dz: +(m[2] ?? 0) };
  if ((m = /^T([LR])([A-Z])(\d{1,2})([+-]\d{1,2})?$/.exec(word))) return { kind: "turn", side: m[1] as Side, letter: LETTERS.indexOf(m[2]) + 1, length: +m[3], dz: +(m[4] ?? 0) };
  if ((m = /^R([0LR])$/.exec(word))) return { kind: "roll", to: m[1] };
  if ((m = /^R@(\d{4})$/.exec(word))) return { kind: "roll", heading: +m[1] };
  if ((m = /^D([VS])(\d{1,2})$/.exec(word))) return { kind: "dive", to: m[1], length: +m[2] };
  if ((m = /^P([A-Z])([12])$/.exec(word))) return { kind: "pull", letter: LETTERS.indexOf(m[1]) + 1, steps: +m[2] };
  if ((m = /^W([LR])([1-5])x(\d{1,2})$/.exec(word))) return { kind: "slip", side: m[1] as Side, eu: +m[2], length: +m[3] };
  return { kind: "unknown", text: word };
}

/** Returns a plan in notation. */
export function write(plan: Plan): string {
  const words = plan.legs.length ? plan.legs.map(writeLeg) : ["-"];
  if (plan.bank) words.push(`=${plan.bank}`);
  if (plan.throttle) words.push("thr");
  words.push(...plan.actions.map((a) => `/${a}`));
  if (plan.target) words.push(`>${plan.target}`);
  if (plan.home) words.push("home");
  return words.join(" ");
}

export function writeLeg(leg: Leg): string {
  const dz = leg.dz ? `${leg.dz > 0 ? "+" : "-"}${Math.abs(leg.dz)}` : "";
  switch (leg.kind) {
    case "straight":
      return `S${leg.length}${dz}`;
    case "turn":
      return `T${leg.side}${letter(leg.letter ?? 0)}${leg.length}${dz}`;
    case "roll":
      return leg.heading === undefined ? `R${leg.to}` : `R@${String(leg.heading).padStart(4, "0")}`;
    case "dive":
      return `D${leg.to}${leg.length}`;
    case "pull":
      return `P${letter(leg.letter ?? 0)}${leg.steps}`;
    case "slip":
      return `W${leg.side}${leg.eu}x${leg.length}`;
    case "unknown":
      return leg.text ?? "?";
  }
  return WRITTEN[leg.kind] ?? "?";
}

/** Returns a copy of a plan with other legs. A free bank is dropped where no turn or pull is left (11.9). */
export function withLegs(plan: Plan, legs: Leg[], freeBank = legs.some((l) => l.kind === "turn" || l.kind === "pull")): Plan {
  return { ...plan, legs, bank: freeBank ? plan.bank : "" };
}

/** Whether nothing has been put into a plan. */
export const blank = (plan: Plan): boolean => write(plan) === "-";
