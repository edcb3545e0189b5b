/** A table as its parts see it. `TableFrame` makes one; its fields are read anew whenever they change. */
import type { Component, Snippet } from "svelte";
import type { Briefing, GameInfo } from "../lib/api";
import type { Lesson } from "../lib/lesson.svelte";
import type { Replay } from "../lib/replay.svelte";
import type { Session } from "../lib/session.svelte";
import type { Show } from "../lib/show.svelte";
import type { TableControl } from "../lib/table.svelte";
import type { TableUi } from "../lib/tableui.svelte";
import type { Line, State } from "../wire";
import type { BoardPackage, TableProps, Where } from "./board";

/** A second board beside the first one, with the position that it shows, and what each of them is; with `slide` one lies over the other. */
export interface Beside {
  readonly slide: boolean;
  readonly state: State;
  readonly title: string;
  readonly own: string;
}

/** Several seats at one screen, which shows one of them at a time. */
export interface Shared {
  readonly seats: string[];
  /** Whether one person has all of them: nothing is covered between them. */
  readonly alone: boolean;
  /** The name of a seat: of its person, where there are several. */
  called: (seat: string) => string;
  sit: (seat: string) => void;
  /** The seat after this one. */
  following: (seat: string) => string;
  next: () => void;
  setAlone: (alone: boolean) => void;
}

export interface Frame {
  readonly at: TableControl;
  readonly ui: TableUi;
  readonly session: Session | Replay;
  readonly now: State;
  readonly game: GameInfo;
  readonly pkg: BoardPackage;
  /** What every part of the board package gets. */
  readonly props: TableProps;
  /** The same for the board, which may show what others did. */
  readonly board: TableProps;
  readonly show: Show;
  readonly where: Where;
  /** The lesson that is given here, once it has been loaded. */
  readonly lesson: Lesson | null;
  /** What the seat is told before its first question, where its game has that. */
  readonly briefing: Briefing | null | undefined;
  readonly lastRoll: Line | undefined;
  /** Whether the umpire's desk is shown in place of the board. */
  readonly desk: boolean;
  /** The left rail, where the seat has one. */
  readonly Left: Component<TableProps> | undefined;
  readonly Foot: Component<TableProps> | undefined;
  /** Whether the game waits for this seat's answer. */
  readonly mine: boolean;
  /** Whether the story of the end is shown in the place of the board. */
  readonly ended: boolean;
  /** Whether the reader is host or umpire. */
  readonly rules: boolean;
  readonly acting: (seat: string) => boolean;
  readonly shared: Shared | null;
  /** Shows the table from another seat. */
  /** A second board; what stands in the place of the question, and below the board: in a review. */
  readonly beside: Beside | null;
  readonly aside: Snippet | undefined;
  readonly below: Snippet | undefined;
  readonly onsit: ((seat: string) => void) | undefined;
}
