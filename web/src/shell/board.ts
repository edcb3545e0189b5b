/**
 * The contract between the shell and a game's board package.
 *
 * `boards/<game>/index.ts` exports `Board` and any other part of `BoardPackage`. It is loaded when a table of that game is opened; a game
 * without a package is drawn from its chart, or shown as its text twin (`PlainBoard`). A plan is the half-made answer of the open ask, a string
 * in the game's notation; board and decision panel write the same plan, and the main button of the panel sends it.
 */
import type { Component, Snippet } from "svelte";
import type { Would } from "../lib/api";
import type { Show } from "../lib/show.svelte";
import type { Ask, AnswerValue, Facts, Line, Mark, Notes, Seat } from "../wire";

/** What every part of a package gets: the seat's view, what it is asked, and the ways to answer. `V` is the game's view, `C` its chart. */
export interface TableProps<V = unknown, C = unknown> {
  /** The view as the server sends it; null before the game begins. */
  view: V;
  /** The ask that is open in the panel. */
  ask: Ask | null;
  /** All open asks of the seat; those with `standing` can be answered at any time and never block. */
  asks: Ask[];
  /** The half-made answer of `ask`. */
  plan: string;
  lang: string;
  theme: "light" | "dark";
  /** The seat that is shown; empty for a spectator. */
  seat: string;
  seats: Seat[];
  /** What the seat was told, oldest first. */
  lines: Line[];
  /** `GET /games/G/board`, or with a variant `GET /tables/T/board`. */
  boardData: C;
  /** Cells and pieces a log line or a card points at. */
  highlight: string[];
  /** The line of the log that is shown on the board, by its number; 0: none. */
  line: number;
  /** Writes the plan of the open ask. */
  onplan: (value: string) => void;
  /** Sends an answer to any open ask, by its kind. */
  onanswer: (kind: string, value: AnswerValue) => unknown;
  /** Shows a line of the log on the board; 0: none. */
  onlook: (line: number) => void;
  /** Opens another ask in the panel, by its kind. */
  onask: (kind: string) => void;
  /** Asks the server why a cell cannot be the answer (`asked` says which answer that is). */
  oninspect: (cell: string) => void;
  /** What others did since the reader's last answer; null where nobody plays here. */
  show?: Show | null;
  /** Private notes and map marks of the seat. */
  notes: Notes;
  onmarks: (marks: Mark[]) => unknown;
}

export interface DeskProps<V = unknown, C = unknown> extends TableProps<V, C> {
  /** Notes of the other seats. */
  seatNotes: Record<string, Notes>;
}

export interface ToolsProps<V = unknown, C = unknown> extends TableProps<V, C> {
  /** Opens the list of seats. */
  onseats: () => void;
}

/** The body of the decision panel for one ask. */
export interface WidgetProps<V = unknown, C = unknown> {
  ask: Ask;
  /** All open asks of the seat. */
  asks: Ask[];
  plan: string;
  view: V;
  boardData: C;
  seats: Seat[];
  onplan: (value: string) => void;
  onanswer: (kind: string, value: AnswerValue) => unknown;
  /** Asks the server what an answer to this ask would do to all views; for an umpire. */
  onwould: (value: string) => Promise<Would>;
}

/** One step of the track in the strip; `dark` ones have a moon. */
export interface TrackStep {
  label: string;
  state: "done" | "now" | "next";
  dark?: boolean;
  title?: string;
}

export interface Where {
  title: string;
  sub: string;
  steps: TrackStep[];
}

/** The heading of a desk's panel while nothing else is asked. */
export interface DeskHead {
  title: string;
  chip: string;
  /** The text while nothing waits. */
  text: string;
}

/** A board without pieces, for the ways of a finished game: its size, where a cell is, and what draws it (it gets `k`, pixels of a unit, too). */
export interface WaysGround {
  width: number;
  height: number;
  at: (cell: string) => readonly [number, number];
  Ground: Component<any>;
  props: Record<string, unknown>;
  classes?: string;
  /** The colour around it. */
  paper?: string;
}

export interface BoardPackage<V = unknown, C = unknown> {
  Board: Component<TableProps<V, C>>;
  /**
   * `left`: the rail left of the board (tablet: a drawer, phone: the second tab). `foot`: a tray below the board, always in view (phone: with
   * `left`). `chips`: one row above the board of a phone.
   */
  panels?: { left?: Component<TableProps<V, C>>; foot?: Component<TableProps<V, C>>; chips?: Component<TableProps<V, C>> };
  /** Percent of an upright tablet's height that the board gets, in the place of 58; the panel has the rest. */
  upright?: number;
  /** The same in a review, where the chances stand below the board; as `upright` unless it is given. */
  reviewed?: number;
  /** Names of the left rail and of its tab on the phone, in the reader's language. */
  labels?: () => { left?: string; tab?: string };
  /** Widgets by the type of the ask's domain, in the place of the shell's. */
  widgets?: Record<string, Component<WidgetProps<V, C>>>;
  /** Widgets by the kind of the ask (up to a colon); they go before `widgets`. */
  kinds?: Record<string, Component<WidgetProps<V, C>>>;
  /** Domain types and kinds whose widget has its own buttons to send. */
  ownButtons?: string[];
  /** What the main button does with a plan, in words of the board ("Place on medicine"); empty: the words of the question. */
  main?: (ask: Ask, plan: string, terms: Record<string, string>, asks: Ask[]) => string;
  /** Kinds whose options are deeds: the main button bears the words of the chosen one. As `kind=value` that option alone is one. */
  deeds?: string[];
  /** Whether the plan can be sent; without it, any plan that is not empty can. */
  ready?: (ask: Ask, plan: string) => boolean;
  /** The answer to send for a plan; without it the plan itself (numbers and option values keep their type). */
  answer?: (ask: Ask, plan: string) => AnswerValue;
  /** The answer that `oninspect` asks about; without it the cell itself. */
  asked?: (ask: Ask, plan: string, cell: string) => string;
  desk?: Component<DeskProps<V, C>>;
  /** Tools of the desk, below its panel. */
  tools?: Component<ToolsProps<V, C>>;
  /** The kind of the standing ask whose answer spares further questions like this one; its button stands beside the main one. */
  spares?: (ask: Ask) => string;
  /** The kinds of standing asks whose answers the panel below the board offers itself. */
  offers?: string[];
  /** The standing ask that the desk keeps open, and the words over it. */
  deskAsk?: string;
  deskHead?: (view: V) => DeskHead;
  /** The state of play, for the strip; without it the strip shows the waiting line. */
  where?: (view: V, lang: string) => Where;
  /** Whether a seat acts now, by the public facts of the waiting line; without it the seats of the fact `acts` do. */
  acting?: (facts: Facts, seat: string) => boolean;
  /** The name of a group of log lines, in the reader's language. */
  group?: (group: string, lang: string, seats: Seat[]) => string;
  /** Words and cells, for the command line's completion. */
  names?: (boardData: C) => string[];
  /** How cells are written in sentences, so that the text twin can link them. */
  cell?: RegExp;
  /** Cells that the board shows as soon as this line comes. */
  marked?: (line: Line) => string[];
  /** Dice that a line tells of without being a roll with an outcome, as those of a turn that are placed afterwards. */
  dice?: (line: Line, terms: Record<string, string>) => { title: string; face: number }[];
  /** The log in the form that reads best; without it, line by line as it was told. */
  log?: (lines: Line[], view: V) => Line[];
  /** Draws this board from now on, until the function it returns is called; for a package whose board a variant may change. */
  use?: (boardData: C) => () => void;
  /** Whether this is the board that is drawn now; without it, any one is. */
  shows?: (boardData: C) => boolean;
  /** The bare board, on which the ways of a finished game are drawn. */
  ground?: (boardData: C, narrow: boolean, view?: unknown) => WaysGround;
  /** Whether the board draws its own film of what others did (`Show.film`). */
  film?: boolean;
  /** Keys of the board, for the list of keys: what to press, and what it does. */
  keys?: () => [string, string][];
}

/** `k` pixels a unit, the window's size in pixels, and the board point in its upper left corner. */
export type BoardChildren = Snippet<[{ k: number; width: number; height: number; left: number; top: number }]>;
