/** The view and the chart of a campaign as the server sends them (games/campaign/view.py, chart.py). */

export type Letter = "E" | "C";
export const SKILLS = ["awareness", "flying", "gunnery", "fortitude", "luck"] as const;
export type Skill = (typeof SKILLS)[number];

export interface Victory {
  battle: string;
  victim: string;
  type: string;
  turn: number;
  was_home: boolean;
}

export interface Wound {
  battle: string;
  natural: number;
  successes: number;
  row: number;
}

export interface Person extends Record<Skill, number> {
  id: string;
  name: string;
  nation: string;
  role: "pilot" | "gunner";
  squadron: string;
  joined: string;
  now: number;
  crew: string;
  parachute: boolean;
  traits: string[];
  abilities: string[];
  victories: Victory[];
  homes: Victory[];
  wounds: Wound[];
  experience: number;
  machine: string;
  layout: string;
  state: "ready" | "grounded" | "prisoner" | "dead" | "retired";
  out: number;
  rerolls: number;
  missions: number;
  flew: number;
  how: string;
}

/** A person, and how much of him the seat knows. */
export interface Row {
  knows: "everything" | "most" | "seen";
  person: Person;
}

export interface Squadron {
  id: string;
  name: string;
  nation: string;
  side: Letter;
  strength: number;
  type: string;
  since: string;
  seen: string;
}

export interface Slot {
  plane: string;
  squadron: string;
  people: string[];
  type: string;
  layout: string;
  own: boolean;
}

export interface Mission {
  number: number;
  file: string;
  attacker: Letter;
  month: string;
  slots: Slot[];
}

export interface Battle {
  id: string;
  file: string;
  month: string;
  attacker: Letter;
  winner: Letter | "draw" | "void";
  entente: number;
  central: number;
}

export interface View {
  seat: string;
  side: Letter | "";
  closed: boolean;
  over: boolean;
  name: string;
  options: Record<string, unknown>;
  first: string;
  last: string;
  month: string;
  flown: number;
  many: number;
  number: number;
  step: string;
  phase: string;
  done: string[];
  queue: string[];
  records: number;
  squadrons: Squadron[];
  people: Row[];
  mission: Mission | null;
  slotted: Record<Letter, string>;
  battle: string;
  digests: Record<string, string>;
  battles: Battle[];
  won: Record<Letter, number>;
  points: Record<Letter, number>;
  sums: Record<string, number>;
}

export interface Service {
  type: string;
  from: string;
  until: string;
}

export interface Chart {
  first: string;
  last: string;
  a_month: Record<string, number>;
  nations: Record<Letter, string[]>;
  timeline: Record<string, Service[]>;
  equipment: Record<string, { from: string; until: string }>;
  crews: Record<string, string[]>;
  prices: { from: number; points: number }[];
}
