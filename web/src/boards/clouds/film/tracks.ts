/** The whole way of every aeroplane, for a battle that is over: from the lines that the reader was told, as the film is. */
import type { Line } from "../../../wire";
import type { Craft } from "../scene";
import { beginning, shotsOf, type FilmPoint } from "./shots";

export interface Track {
  craft: Craft;
  /** From its first place to its last, at least one. */
  points: FilmPoint[];
  /** Where it was hit. */
  hits: FilmPoint[];
  /** Whether it was lost at its last place. */
  lost: boolean;
}

/** What an aeroplane has come to that was lost; one that left the field or flew home was not. */
export const LOST = ["destroyed", "broken"];

/** Returns the tracks of all aeroplanes that flew. */
export function tracksOf(lines: Line[], crafts: Craft[]): Track[] {
  const tracks = new Map(beginning(crafts, lines).map((c): [string, Track] => [c.id, { craft: c, points: [{ x: c.x, y: c.y, z: c.z }], hits: [], lost: false }]));
  for (const shot of shotsOf(lines)) {
    if (shot.kind === "move") tracks.get(shot.who)?.points.push(...shot.path);
    const target = shot.kind === "burst" && shot.hit ? tracks.get(shot.at) : undefined;
    target?.hits.push(target.points.at(-1)!);
  }
  for (const c of crafts) tracks.get(c.id)!.lost = LOST.includes(c.state);
  return [...tracks.values()].filter((t) => t.points.length > 1);
}
