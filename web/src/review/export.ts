/** What is taken along of a review: the game file with one's notes, the figures, the turning points in words. */
import type { Review } from "../lib/api";
import { sha256 } from "../lib/sha256";
import type { Notes } from "./notes.svelte";
import { percent } from "./review.svelte";
import { say } from "./words";

/** Returns a game file with notes on its steps in its first line; its digest is that of the text with them. */
export function withNotes(file: string, notes: Notes): string {
  const rows = file.split("\n");
  const end = rows.findIndex((row) => row.startsWith('{"end":'));
  if (!Object.keys(notes).length || end < 0 || !rows[0].endsWith("}}")) return file;
  // The line is changed as text: numbers stay as they were written.
  rows[0] = `${rows[0].slice(0, -2)}, "steps": ${JSON.stringify(notes)}}}`;
  const digest = sha256(`${rows.slice(0, end).join("\n")}\n`);
  rows[end] = rows[end].replace(/"digest": ?"[0-9a-f]*"/, `"digest": "${digest}"`);
  return rows.join("\n");
}

/** Returns the figures, turning points and notes as data. */
export const figures = (found: Review, notes: Notes): string => JSON.stringify({ ...found, notes }, null, 1);

/** Returns the review in words: of each turning point the move, the fact, the chances before and after, and what bots would have done; then the notes. */
export function inWords(found: Review, notes: Notes, title: string): string {
  const goals = (at: Review["turning"][number]): string[] =>
    found.goals.map((goal, n) => `  ${goal.label}: ${say("moved", { before: percent(at.before[n].value), after: percent(at.after[n].value) })}`);
  const bots = (at: Review["turning"][number]): string[] => at.bots.map((bot) => `  ${say("bots")}: ${bot.label} ${percent(bot.share)} %${bot.given ? ` (${say("given")})` : ""}`);
  const turns = found.turning.flatMap((at, n) => [`${n + 1}. ${at.when} (${say("step")} ${at.step + 1}): ${at.title}`, ...goals(at), ...bots(at), ""]);
  const own = Object.entries(notes).map(([line, text]) => `${say("step")} ${line}: ${text}`);
  return [title, "", say("turns"), ...(turns.length ? turns : [say("noTurns"), ""]), ...(own.length ? [say("notes"), ...own, ""] : [])].join("\n");
}
