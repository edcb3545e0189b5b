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
  add: number | string;
  rule: string;
}

export interface Roll {
  title: string;
  faces: number;
  face: number;
  verdict: string;
  rows: RollRow[];
  total?: number | string | null;
  needed?: string | number | null;
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
  kind: "human" | "open" | "bot" | "empty";
  level?: string;
  online: boolean;
  you: boolean;
  label: string;
}

export type Sign = "disc" | "triangle" | "square" | "diamond" | "hexagon";

export interface Undo {
  free: boolean;
  text: string;
  asked: boolean;
  request: { seat: string; text: string } | null;
}

export interface Result {
  text: string;
  scores: Record<string, number | string>;
  facts: Facts;
}

export interface Chat {
  seat: string;
  name: string;
  text: string;
  to?: string;
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
  notes: { text: string; marks: unknown[] };
  clock: Record<string, unknown> | null;
  result: Result | null;
  setup: { scenario: string; options: Facts; commitment: string; seed?: string | null; rules_version: string };
}

export type AnswerValue = string | number | boolean | null | object;

export interface Refused {
  type: "refused";
  ref?: unknown;
  rule: string;
  code: string;
  text: string;
}
