/** What pressing a machine, a thing or a place means for the open question. */
import type { Ask } from "../../wire";
import { aimAt, at, attackOf, bestAt, read, write } from "./attack";
import type { Scene } from "./scene";
import { allowed, placingOf, readPlace, readShift, shiftOf, within, writePlace, writeShift } from "./setup";

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
  /** The best chance against each target, in percent. */
  odds: Map<string, number>;
}

export function intent(ask: Ask | null, plan: string, scene: Scene): Intent {
  const about = ask?.kind.split(":")[1] ?? "";
  const who = about.split(".")[0];
  const nothing: Intent = { who, can: new Set(), chosen: "", pick: () => undefined, point: null, aim: null, marks: [], odds: new Map() };
  if (!ask) return nothing;
  const attack = attackOf(ask);
  const craft = scene.crafts.find((c) => c.id === who);
  if (attack) {
    const now = read(plan);
    const can = new Set([...attack.shots, ...attack.rockets].map((s) => s.target));
    const odds = new Map([...can].map((id): [string, number] => [id, bestAt(attack, id)]));
    const drop = (x: number, y: number): string => {
      const spot = aimAt(attack, x, y);
      return spot ? write({ ...now, do: "bombs", kind: attack.bombs!.kind, count: now.do === "bombs" ? now.count : attack.bombs!.most, ...spot }) : "";
    };
    const aim = craft && !about.includes(".") ? { x: craft.x, y: craft.y, heading: craft.heading, wide: 20, far: 25 } : null;
    const marks = now.do === "bombs" ? [{ x: now.x, y: now.y, kind: "aim" }] : [];
    return { ...nothing, can, odds, chosen: now.target, pick: (id) => at(attack, now, id), point: attack.bombs ? drop : null, aim, marks };
  }
  const placing = placingOf(ask);
  if (placing) {
    const place = readPlace(plan);
    const base = place ?? (craft ? { x: craft.x, y: craft.y, z: craft.z, heading: craft.heading } : { x: 0, y: 0, z: 20, heading: 0 });
    return { ...nothing, point: (x, y) => writePlace(allowed(placing, { ...base, x, y })), marks: place ? [{ ...place, kind: "place" }] : [] };
  }
  const shift = shiftOf(ask);
  const barrage = shift ? scene.barrages.find((b) => b.id === who) : undefined;
  if (shift && barrage) {
    const now = readShift(plan);
    return { ...nothing, point: (x, y) => writeShift(within(shift.most, { ...now, dx: x - barrage.x, dy: y - barrage.y })), marks: plan ? [{ x: barrage.x + now.dx, y: barrage.y + now.dy, kind: "aim" }] : [] };
  }
  const values = ask.options.map((o) => String(o.value));
  const things = new Set([...scene.crafts, ...scene.units, ...scene.gasbags, ...scene.points, ...scene.batteries].map((c) => c.id));
  const can = new Set(values.filter((v) => things.has(v)));
  if (can.size) return { ...nothing, can, chosen: can.has(plan) ? plan : "", pick: (id) => (can.has(id) ? id : undefined) };
  return nothing;
}
