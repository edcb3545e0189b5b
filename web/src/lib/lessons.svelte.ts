/** Lessons: at which table each is held, and how far it has got. Kept by this browser; a lesson is no game and stands in no list. */
import type { GameInfo } from "./api";
import { held } from "./keys";
import { load, save } from "./storage";

interface Progress {
  table: string;
  /** The step at which it was left, from 1 on. */
  step: number;
  /** Whether it has been played to its end. */
  done: boolean;
}

const KEY = "lysander.lessons";
const all: Record<string, Progress> = $state(load<Record<string, Progress>>(KEY, {}));

/** Returns how far somebody has come in the lesson of a game: at which step of how many, 0: not begun; and whether it was once done. */
export function progress(game: GameInfo): { at: number; of: number; done: boolean } {
  const own = all[game.id];
  return { at: own?.step ?? 0, of: game.lesson?.steps ?? 0, done: !!own?.done };
}

/** Returns the table of a game's lesson, if this browser holds its key. */
export const lessonTable = (game: string): string => (all[game] && held(all[game].table) ? all[game].table : "");

/** Notes the step that a lesson has got to. */
export function reached(game: string, table: string, step: number): void {
  all[game] = { table, step, done: all[game]?.done ?? false };
  save(KEY, $state.snapshot(all));
}

/** Notes that a lesson was played to its end; the next time it begins anew. */
export function finished(game: string, table: string): void {
  all[game] = { table, step: 1, done: true };
  save(KEY, $state.snapshot(all));
}
