/** The campaign book: the records of 31.20 among the lines that the seat was told, each with the dice rolled before it. */
import type { Line } from "../../wire";

/** Names of the records (31.20); other lines are dice, or of the table. */
const RECORDS = new Set([
  "campaign_started", "squadron_formed", "person_joined", "type_chosen", "own_machine_chosen", "parachute_issued", "month_began", "mission_drawn", "roster_named", "rank_used",
  "battle_opened", "battle_closed", "battle_void", "person_lost", "luck_changed", "victory_credited", "forced_home_credited", "objective_met", "machine_lost",
  "fortitude_recovered", "wound_tested", "skill_changed", "trait_gained", "grounded", "experience_earned", "ability_gained", "skill_raised", "time_passed", "correction", "campaign_ended",
]);

export interface Entry {
  line: Line;
  /** The number of the record: its place among them, if all were told. */
  n: number;
  /** Lines with dice told since the record before. */
  dice: Line[];
}

export interface Part {
  group: string;
  entries: Entry[];
}

/** Returns the records, oldest first, each with its dice. `all`: the number of records that there are, 0 where that is not known. */
export function entriesOf(lines: Line[], all: number): Entry[] {
  const out: Entry[] = [];
  let dice: Line[] = [];
  for (const line of lines) {
    if (RECORDS.has(line.kind)) {
      out.push({ line, n: 0, dice });
      dice = [];
    } else if (line.roll) dice.push(line);
  }
  if (all && out.length === all) out.forEach((e, i) => (e.n = i + 1));
  return out;
}

/** Returns entries by the mission they belong to, the newest first. */
export function partsOf(entries: Entry[]): Part[] {
  const parts: Part[] = [];
  for (const entry of entries) {
    if (parts.at(-1)?.group !== entry.line.group) parts.push({ group: entry.line.group, entries: [] });
    parts.at(-1)!.entries.push(entry);
  }
  return parts.reverse();
}

/** Whether a record is about a person, as its facts name him. */
export const about = (line: Line, id: string): boolean => Object.values(line.facts).some((v) => v === id || (Array.isArray(v) && v.includes(id)));
