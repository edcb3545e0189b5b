/**
 * The messages of the server (docs/wire.md) as the generated types describe them. Only what the schema leaves open, facts and domains of the
 * games, is typed here.
 */
import type { components } from "./wire.gen";

type Schemas = components["schemas"];
export type Facts = Record<string, unknown>;
/** A generated message with its open parts typed. */
type Open<T, Own> = Omit<T, keyof Own> & Own;

export type Status = Schemas["State"]["status"];
export type SeatKind = Schemas["SeatLine"]["kind"];
export type Sign = "disc" | "triangle" | "square" | "diamond" | "hexagon";

export type Option = Open<Schemas["OptionLine"], { value: string | number; closed?: string | null; note?: string; rule?: string }>;

export interface Domain {
  type: string;
  [key: string]: any;
}

export type Ask = Open<Schemas["AskLine"], { facts: Facts; domain: Domain; options: Option[]; default?: unknown }>;
export type RollRow = Schemas["RollRow"];
export type Roll = Schemas["Roll"];
export type Line = Open<Schemas["LogLine"], { facts: Facts; roll: Roll | null; more: Roll[] }>;
export type Seat = Open<Schemas["SeatLine"], { sign: Sign }>;
export type Undo = Schemas["UndoState"];
export type Result = Open<Schemas["ResultState"], { scores: Record<string, number>; facts: Facts }>;
export type Chat = Schemas["ChatLine"];
export type BookLine = Schemas["BookLine"];
export type Mark = Schemas["MapMark"];
export type Notes = Pick<Schemas["Notes"], "text" | "marks">;
export type Setup = Open<Schemas["SetupState"], { options: Facts }>;

export type State = Open<
  Schemas["State"],
  {
    type: "state";
    seats: Seat[];
    waiting: { text: string; facts: Facts };
    asks: Ask[];
    view: unknown;
    events: Line[];
    notes: Notes;
    seat_notes: Record<string, Notes>;
    result: Result | null;
    setup: Setup;
    book: BookLine[];
  }
>;

export type AnswerValue = string | number | boolean | null | object;

export interface Refused {
  type: "refused";
  ref?: unknown;
  rule: string;
  code: string;
  text: string;
}
