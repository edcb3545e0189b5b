/** What pressing a machine, a thing or a place means for the open question. */
import type { Ask } from "../../wire";
import type { Scene } from "./scene";

export interface Intent {
  /** The aeroplane that is asked. */
  who: string;
  /** Ids that can be pressed, and the chosen one. */
  can: Set<string>;
  chosen: string;
  /** The plan that pressing an id makes; undefined: none. */
  pick: (id: string) => string | undefined;
  /** The plan that pressing a place makes, in points. */
  point: ((x: number, y: number) => string) | null;
  aim: { x: number; y: number; heading: number; wide: number; far: number } | null;
  marks: { x: number; y: number; kind: string; heading?: number }[];
}

export function intent(ask: Ask | null, plan: string, scene: Scene): Intent {
  const about = ask?.kind.split(":")[1] ?? "";
  const who = about.split(".")[0];
  const nothing: Intent = { who, can: new Set(), chosen: "", pick: () => undefined, point: null, aim: null, marks: [] };
  if (!ask) return nothing;
  const values = ask.options.map((o) => String(o.value));
  const things = new Set([...scene.crafts, ...scene.units, ...scene.gasbags, ...scene.points, ...scene.batteries].map((c) => c.id));
  const can = new Set(values.filter((v) => things.has(v)));
  if (can.size) return { ...nothing, can, chosen: can.has(plan) ? plan : "", pick: (id) => (can.has(id) ? id : undefined) };
  return nothing;
}
