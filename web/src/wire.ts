/** What the server sends, by the names of docs/wire.md. */

export type Status = "lobby" | "running" | "paused" | "over";
export type Facts = Record<string, unknown>;

export interface Option {
  value: string | number;
  label: string;
  note?: string;
  rule?: string;
  closed?: string | null;
}

export interface Domain {
  type: string;
  [key: string]: any;
}

export interface Ask {
  kind: string;
  rule: string;
  question: string;
  help?: string;
  facts: Facts;
  domain: Domain;
  options: Option[];
  main: string;
  default?: unknown;
  takeback: boolean;
  standing: boolean;
}

export interface RollRow {
  label: string;
  add: number;
  rule: string;
}

export interface Roll {
  title: string;
  faces: number;
  face: number | null;
  verdict: string;
  rows: RollRow[];
  total?: number | string | null;
  needed?: string | null;
  seen_by: string;
  source: "seed" | "hand" | "ruling";
}

export interface Line {
  no: number;
  kind: string;
  rule: string;
  text: string;
  facts: Facts;
  audience: "all" | "you";
  group: string;
  roll: Roll | null;
}

export interface Seat {
  seat: string;
  name: string;
  sign: Sign;
  label: string;
  kind: SeatKind;
  level: string;
  /** A bot plays for the person who holds this seat. */
  stand_in: boolean;
  online: boolean;
  you: boolean;
}

export type SeatKind = "human" | "open" | "bot" | "empty";

export type Sign = "disc" | "triangle" | "square" | "diamond" | "hexagon";

export interface Undo {
  free: boolean;
  ask: boolean;
  asked: boolean;
  text: string;
  request: { seat: string; text: string } | null;
}

export interface Result {
  text: string;
  scores: Record<string, number | string>;
  facts: Facts;
}

export interface Chat {
  no: number;
  seat: string;
  name: string;
  text: string;
  /** Seconds since 1970. */
  time: number;
}

export interface Mark {
  hex: string;
  colour: string;
  text: string;
}

export interface Notes {
  text: string;
  marks: Mark[];
}

export interface State {
  type: "state";
  table: string;
  game: string;
  seat: string;
  status: Status;
  title: string;
  at: number;
  seats: Seat[];
  waiting: { text: string; facts: Facts };
  asks: Ask[];
  view: any;
  events: Line[];
  first: number;
  undo: Undo;
  chat: Chat[];
  notes: Notes;
  seat_notes: Record<string, Notes>;
  result: Result | null;
  setup: { scenario: string; options: Facts; variant: string; rules_version: string; commitment: string; seed: string };
  hints: boolean;
  host: boolean;
  next_table: string;
  step: number;
  steps: number;
}

export type AnswerValue = string | number | boolean | null | object;

export interface Refused {
  type: "refused";
  ref?: unknown;
  rule: string;
  code: string;
  text: string;
}
