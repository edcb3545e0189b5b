/**
 * What a game's board package gives to the shell, and gets from it.
 *
 * `boards/<game>/index.ts` exports `Board`, and if it has them `panels`, `widgets`, `desk` and `track`. It is loaded when a table of
 * that game is opened. A plan is the half-made answer of the open ask, a string in the game's notation; board and decision panel write
 * the same one, the main button of the panel sends it.
 */
import type { Component, Snippet } from "svelte";
import type { Ask, AnswerValue, Mark, Notes, Seat } from "../wire";

export interface BoardProps {
  view: any;
  ask: Ask | null;
  asks: Ask[];
  plan: string;
  lang: string;
  theme: "light" | "dark";
  seats: Seat[];
  /** Cells and pieces a log line or a card points at. */
  highlight: string[];
  /** `GET /games/G/board`. */
  boardData: any;
  onplan: (value: string) => void;
  onanswer: (kind: string, value: AnswerValue) => unknown;
  oninspect: (cell: string) => void;
  /** Private notes and map marks of the seat. */
  notes: Notes;
  onmarks: (marks: Mark[]) => unknown;
}

export interface WidgetProps {
  ask: Ask;
  plan: string;
  view: any;
  onplan: (value: string) => void;
  onanswer: (kind: string, value: AnswerValue) => unknown;
}

export interface PanelProps {
  view: any;
  ask: Ask | null;
  asks: Ask[];
  plan: string;
  lang: string;
  seats: Seat[];
  boardData: any;
  highlight: string[];
  onplan: (value: string) => void;
  onanswer: (kind: string, value: AnswerValue) => unknown;
  oninspect: (cell: string) => void;
  notes: Notes;
  onmarks: (marks: Mark[]) => unknown;
  /** Chooses another open ask (tabs above the question). */
  onask: (kind: string) => void;
}

/** One step of the track in the strip. */
export interface TrackStep {
  label: string;
  state: "done" | "now" | "next";
  night?: boolean;
  title?: string;
}

export interface Where {
  title: string;
  sub: string;
  steps: TrackStep[];
}

export interface DeskProps {
  view: any;
  asks: Ask[];
  lang: string;
  theme: "light" | "dark";
  seats: Seat[];
  boardData: any;
  events: import("../wire").Line[];
  /** Notes of the other seats. */
  seatNotes: Record<string, Notes>;
  onanswer: (kind: string, value: AnswerValue) => unknown;
  oninspect: (cell: string) => void;
}

export interface ToolsProps {
  view: any;
  asks: Ask[];
  /** The question that is open in the panel, if one is. */
  ask: Ask | null;
  onanswer: (kind: string, value: AnswerValue) => unknown;
  onask: (kind: string) => void;
  /** Opens the list of seats. */
  onseats: () => void;
}

/** What stands over the panel of a desk while nothing else is asked. */
export interface DeskHead {
  title: string;
  chip: string;
  /** Said where nothing waits. */
  text: string;
}

export interface BoardPackage {
  Board: Component<BoardProps>;
  panels?: { left?: Component<PanelProps>; collar?: Component<PanelProps>; chips?: Component<PanelProps> };
  widgets?: Record<string, Component<WidgetProps>>;
  desk?: Component<DeskProps>;
  /** Tools of the desk, below its panel. */
  tools?: Component<ToolsProps>;
  /** The ask of which the desk is never without while it is open, and the words over it. */
  deskAsk?: string;
  deskHead?: (view: any) => DeskHead;
  /** Where we are, for the strip; without it the strip shows the waiting line. */
  where?: (view: any, lang: string) => Where;
  /** Domains whose widget sends by buttons of its own. */
  ownButtons?: string[];
  /** Whether a seat acts now, from the public facts of the waiting line. */
  acting?: (facts: Record<string, unknown>, seat: string) => boolean;
  /** The name of a group of log lines (`3n.B`), in the reader's language. */
  group?: (group: string, lang: string) => string;
  /** Words and cells of the board package by language, for the command line's completion. */
  names?: (boardData: any) => string[];
}

export type BoardChildren = Snippet<[{ k: number; width: number; height: number }]>;
