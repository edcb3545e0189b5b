/** The view of Hijacked (rulebook 4.5), as the server sends it. */
export type Kind = "C" | "F" | "M" | "J";
export const KINDS: Kind[] = ["C", "F", "M", "J"];

export interface Place {
  place: number;
  /** 0 on an empty place. */
  back: number;
  /** The face-up card, or nothing. */
  card: string;
  by: string;
  die: string;
  value: number;
  fresh: boolean;
}

export interface LineOf {
  place: number;
  /** 0 where the place is closed. */
  tile: number;
  progress: number;
  seat: string;
  used: boolean;
}

export interface Goal {
  goal: string;
  value: number;
  seat: string;
  cashed: boolean;
  void: boolean;
  met: string[];
}

export interface Held {
  die: string;
  due: number;
  at: number;
}

export interface Negotiator {
  seat: string;
  track: number;
  score: number;
  step: number;
  markers: Record<Kind, number>;
  cards: string[];
  passengers: number;
  pilots: number;
  tiles: number[];
  hijackers: number[];
  first: boolean;
  held: Held[];
  star: boolean;
  next_bonus: [number, string] | null;
}

export interface View {
  seat: string;
  phase: string;
  round: number;
  start: string;
  active: string;
  squad: number;
  trust: number;
  star: string;
  green: number;
  red: number;
  numbers: Record<string, number>;
  row: Place[];
  top: number;
  pile: number;
  discard: string[];
  unseen: string[][][];
  lines: LineOf[];
  objective: number;
  goals: Goal[];
  supply: Record<Kind, number>;
  bonus_dice: string;
  mini_dice: string;
  passengers: number;
  pilots: number;
  stack: number;
  used: number[];
  reserve: number;
  turned: number[];
  dice: Record<string, number>;
  spent: { die: string; value: number; space: string }[];
  turn: { selected: boolean; reserved: boolean; trusted: boolean; talked: number[]; called: boolean; placed: number };
  pending: string;
  shown: string;
  call: { dice: string; target: number; seat: string } | null;
  drawn: number[];
  drawn_count: number;
  last_round: boolean;
  seats: Record<string, Negotiator>;
  options: Record<string, string>;
  over: boolean;
}

export interface CardData {
  colour: "blue" | "green" | "yellow" | "grey" | "red";
  back: number;
  trust: number;
  demand: Kind[];
}

/** `GET /games/hijacked/board`: the printed tables. */
export interface Chart {
  cards: Record<string, CardData>;
  tracks: Record<string, Record<string, string>>;
  last_field: number;
  tiles: Record<string, { lasting: boolean }>;
  police: { top: number };
  recognition: Record<string, number[]>;
  places: string;
  talk: Record<string, string[]>;
}

/** One answer as the domain describes it. */
export interface Move {
  value: string;
  verb: string;
  dice?: string[];
  place?: string;
  line?: number;
  kind?: Kind;
  card?: string;
  cards?: string[];
  medal?: number;
  tile?: number;
  /** The verbs of the bonus tile (27.3). */
  does?: string[];
  pay?: string;
  points?: number;
  field?: number;
  bonus?: string;
  /** The new scores of several seats. */
  fields?: Record<string, number>;
}

export interface Gift {
  tile: number;
  markers: Partial<Record<Kind, number>>;
  to: Record<string, number>;
  most: number;
}
