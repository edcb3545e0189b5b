/** The reader's notes on steps of finished games: they stay in this browser, and go out with the game file. */
import { load, save } from "../lib/storage";

/** Notes of a game, by the line of its journal before which the step stands. */
export type Notes = Record<string, string>;

const KEY = "lysander.stepnotes";
/** Games whose notes are kept; the oldest give way. */
const MOST = 200;
export const LONGEST = 300;

const all = (): Record<string, Notes> => load(KEY, {});

export class StepNotes {
  kept = $state.raw<Notes>({});

  constructor(readonly table: string) {
    this.kept = all()[table] ?? {};
  }

  get steps(): number[] {
    return Object.keys(this.kept).map(Number).sort((a, b) => a - b);
  }

  write(line: number, text: string): void {
    const { [line]: _, ...rest } = this.kept;
    const short = text.trim().slice(0, LONGEST);
    this.kept = short ? { ...rest, [line]: short } : rest;
    keep(this.table, this.kept);
  }
}

/** Keeps the notes of a game. */
export function keep(table: string, notes: Notes): void {
  const { [table]: _, ...rest } = all();
  save(KEY, Object.fromEntries([...Object.entries(rest), ...(Object.keys(notes).length ? [[table, notes] as const] : [])].slice(-MOST)));
}

/** Returns the notes in the first line of a game file; none if it has none, or nobody could have written them here. */
export function notesIn(head: string): Notes {
  try {
    const found = (JSON.parse(head) as { notes?: { steps?: unknown } }).notes?.steps;
    const pairs = found && typeof found === "object" ? Object.entries(found) : [];
    return Object.fromEntries(pairs.filter(([line, text]) => /^\d{1,7}$/.test(line) && typeof text === "string").map(([line, text]) => [line, (text as string).slice(0, LONGEST)]));
  } catch {
    return {};
  }
}
