/** What every part of a table may use without having it passed down. */
import { getContext } from "svelte";

export const TABLE = Symbol("table");

export interface TableContext {
  readonly game: string;
  readonly table: string;
  readonly seat: string;
  /** The position: it changes whenever the seat notices something. */
  readonly at: number;
  /** Whether an answer or a take-back is under way. */
  readonly busy: boolean;
  /** The step of a replay that is shown, and whether it shows the true position; none at a table that is played. */
  readonly past: { step: number; truth: boolean } | undefined;
  /** The game's fixed words by id, in the reader's language (`GET /games/G`). */
  readonly terms: Record<string, string>;
  /** How cells are written in sentences. */
  readonly cell: RegExp | undefined;
  openRule: (rule: string) => void;
  /** Shows places on the board, because of a line of the log if that is named. */
  highlight: (cells: string[], line?: number) => void;
  /** The line of the log that is shown on the board; 0: none. */
  readonly line: number;
  /** Whether the reader's key is the host's. */
  readonly host: boolean;
  /** The tables of games that answer, or have answered, questions of this one, by their names. */
  readonly subgames: Record<string, string>;
}

/** The table that a component belongs to; none on pages that are no table. */
export const tableContext = (): TableContext | undefined => getContext<TableContext | undefined>(TABLE);
