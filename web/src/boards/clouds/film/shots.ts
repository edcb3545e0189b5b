/**
 * 24.6 of the design: what happened since a person's last answer, as shots in the rulebook's order. Made from the lines that the seat was told, never
 * from a position; what it was not told is left out.
 */
import type { Line } from "../../../wire";
import { begun } from "../formation";
import { bearing, mod } from "../geometry";
import type { Craft } from "../scene";

export interface FilmPoint {
  x: number;
  y: number;
  z: number;
}

export interface Shot {
  kind: "move" | "burst" | "effect";
  /** The lines of the log that it shows; the first is the one that is pointed at. */
  lines: Line[];
  /** What is said of it: the plan of a move, else its first line. */
  title: Line;
  /** The aeroplane (or unit) that does it, and the one to which it happens. */
  who: string;
  at: string;
  /** A place that is hit, in points. */
  spot: { x: number; y: number } | null;
  path: FilmPoint[];
  /** Heading, climb and bank at the end of a move. */
  heading: number;
  climb: string;
  bank: string;
  hit: boolean;
  /** 24.6 What the target loses in strength; 0: nothing that was told. */
  loss: number;
  /** Milliseconds at speed 1. */
  long: number;
  /** The turn; 0 where it was not told. */
  turn: number;
}

/** How long the parts of a burst take (23.6 of the design). */
export const BEATS = { aim: 200, burst: 420, die: 600, words: 160, damage: 420 };
const MOVE = 900;
const EFFECT = 650;

const BURSTS = new Set(["shot", "ground-fire", "rockets", "barrage"]);
/** Kinds that are a shot of their own unless they follow from one before. */
const EFFECTS = new Set(["bomb", "shell", "gasbag-burns", "unit-destroyed", "weakened", "broke-up", "destroyed", "on-fire", "fire-out", "victory", "forced-home", "spin", "stall", "nose-drops", "drops-through", "out-of-spin", "jumped", "landed", "collision", "pulled-clear", "ground", "takes-off", "engine-stopped", "smokes", "wing-lost", "undercarriage-lost", "killed", "enters", "left", "flies-home"]);
/** Kinds of a shot of their own that do harm to nobody: no star is drawn. */
const HARMLESS = new Set(["fire-out", "victory", "forced-home", "out-of-spin", "jumped", "landed", "pulled-clear", "takes-off", "enters", "left", "flies-home"]);
/** Whether a shot does harm. */
export const harms = (shot: Shot): boolean => !HARMLESS.has(shot.title.kind) || shot.loss > 0;
/** Kinds that only lead up to others, or are told in the cockpit. */
const QUIET = new Set(["turn", "order", "initiative", "plan", "energy", "threatened", "task", "height", "crews", "roll", "reroll"]);

const text = (line: Line, key: string): string => String(line.facts[key] ?? "");
const list = (line: Line, key: string): number[] => (Array.isArray(line.facts[key]) ? (line.facts[key] as number[]) : []);

/** Returns who an event happens to, as an aeroplane or a thing: a person's id without the role. */
const plane = (id: string): string => id.split(".")[0];

function blank(kind: Shot["kind"], line: Line): Shot {
  return { kind, lines: [line], title: line, who: plane(text(line, "who") || text(line, "what")), at: plane(text(line, "at")), spot: null, path: [], heading: 0, climb: "L", bank: "0", hit: false, loss: 0, long: EFFECT, turn: 0 };
}

/**
 * Returns the shots of some lines. `lead` are lines before them: a die that fell before a question about rolling it again. `now` is the turn at their
 * end, for lines that name none.
 */
export function shotsOf(lines: Line[], lead: Line[] = [], now = 1): Shot[] {
  const shots: Shot[] = [];
  let rolls = lead.filter((l) => l.roll && l.facts.name === "R-31");
  const plans = new Map<string, Line>();
  let turn = 0;
  for (const line of lines) {
    const last = shots.at(-1);
    if (last && !last.turn) last.turn = turn;
    if (line.kind === "turn") turn = Number(line.facts.turn ?? turn + 1);
    if (line.kind === "plan") plans.set(text(line, "who"), line);
    if (line.kind === "moved" || line.kind === "falls") {
      if (last?.kind === "move" && last.who === plane(text(line, "who"))) extend(last, line);
      else shots.push(move(line, plans.get(text(line, "who"))));
      rolls = [];
    } else if (BURSTS.has(line.kind)) {
      shots.push(burst(line, rolls));
      rolls = [];
    } else if (line.kind === "lost-strength" || line.kind === "damage") {
      const target = plane(text(line, "who"));
      if (last && (last.at === target || last.who === target)) {
        last.lines.push(line);
        if (line.kind === "lost-strength") last.loss += Number(line.facts.amount ?? 0);
      } else shots.push({ ...blank("effect", line), loss: line.kind === "lost-strength" ? Number(line.facts.amount ?? 0) : 0 });
    } else if (EFFECTS.has(line.kind)) {
      const about = [plane(text(line, "who")), plane(text(line, "over")), plane(text(line, "what"))].filter(Boolean);
      if (last && line.kind !== "bomb" && line.kind !== "shell" && about.some((id) => id === last.at || id === last.who)) last.lines.push(line);
      else shots.push(effect(line));
    } else if (line.roll) rolls.push(line);
    else if (last && !QUIET.has(line.kind) && (plane(text(line, "who")) === last.at || plane(text(line, "who")) === last.who)) last.lines.push(line);
  }
  const end = shots.at(-1);
  if (end) end.turn = end.turn || turn;
  // what came before the first turn that is named belongs to the one before it
  const first = shots.find((s) => s.turn)?.turn;
  for (const shot of shots) shot.turn = shot.turn || Math.max(1, first ? first - 1 : now);
  return shots;
}

function move(line: Line, plan = line): Shot {
  const shot = { ...blank("move", line), title: plan, long: MOVE };
  shot.at = "";
  extend(shot, line, false);
  return shot;
}

function extend(shot: Shot, line: Line, add = true): void {
  if (add) shot.lines.push(line);
  const path = (line.facts.path as [number, number, number][] | undefined) ?? [];
  for (const [x, y, h] of path) shot.path.push({ x, y, z: h / 100 });
  const to = list(line, "to");
  if (to.length === 3 && !path.length) shot.path.push({ x: to[0], y: to[1], z: to[2] });
  shot.heading = Number(line.facts.heading ?? shot.heading);
  shot.climb = text(line, "climb") || shot.climb;
  shot.bank = text(line, "bank") || shot.bank;
}

function burst(line: Line, rolls: Line[]): Shot {
  const hit = line.facts.hit === true || Number(line.facts.hits ?? 0) > 0;
  const own = rolls.filter((r) => plane(text(r, "who")) === plane(text(line, "who")));
  const shot = blank("burst", line);
  shot.lines.push(...own.slice(-2).reverse());
  return { ...shot, hit, long: BEATS.aim + BEATS.burst + BEATS.die + BEATS.words + (hit ? BEATS.damage : 0) };
}

function effect(line: Line): Shot {
  const at = list(line, "at");
  return { ...blank("effect", line), at: at.length ? "" : plane(text(line, "at")), spot: at.length >= 2 ? { x: at[0], y: at[1] } : null };
}

/** What has become of an aeroplane by an event, as far as its drawing shows it. */
const BECOMES: Record<string, (c: Craft, line: Line) => Partial<Craft>> = {
  "on-fire": (c) => ({ signs: [...new Set(["burning", ...c.signs])] }),
  "fire-out": (c) => ({ signs: c.signs.filter((s) => s !== "burning") }),
  smokes: (c) => ({ signs: [...new Set([...c.signs, "smoking"])] }),
  spin: () => ({ state: "spinning" }),
  "out-of-spin": () => ({ state: "flying" }),
  "nose-drops": (c, line) => ({ z: Number(line.facts.height ?? c.z), climb: "D" }),
  "broke-up": (c) => ({ state: "broken", signs: [...new Set(["wreck", ...c.signs])] }),
  destroyed: () => ({ state: "destroyed" }),
  landed: () => ({ state: "landed", z: 0 }),
  "takes-off": () => ({ state: "flying" }),
  left: () => ({ state: "left" }),
  "flies-home": () => ({ state: "left" }),
  "forced-home": (c) => ({ signs: [...new Set([...c.signs, "home"])] }),
  enters: (c, line) => {
    const [x, y, z] = list(line, "at");
    return x === undefined ? {} : { x, y, z, heading: Number(line.facts.heading ?? c.heading), state: "flying" };
  },
};

/** Returns the aeroplanes as they were before some lines, worked out from the first thing that each did in them. */
export function beginning(crafts: Craft[], lines: Line[]): Craft[] {
  return crafts.map((c) => {
    const line = lines.find((l) => (l.kind === "moved" || l.kind === "falls" || l.kind === "enters" || l.kind === "takes-off") && text(l, "who") === c.id);
    if (!line) return c;
    const fresh = { ...c, signs: [], moved: false, climb: "L", bank: "0" };
    if (line.kind === "enters") return { ...fresh, state: "awaited" };
    if (line.kind === "takes-off") return { ...fresh, state: "landed", z: 0 };
    const [x, y, z] = list(line, "to");
    return { ...fresh, state: "flying", ...begun(line.facts.path as [number, number, number][] | undefined, { x, y, z, heading: Number(line.facts.heading ?? c.heading) }) };
  });
}

/** Returns an aeroplane as it was before a move: where its last one ended, else where the path begins. */
export function startOf(shot: Shot, lines: Line[], crafts: Craft[]): Craft | undefined {
  const [craft, moved] = [crafts.find((c) => c.id === shot.who), shot.lines.find((l) => l.kind === "moved")];
  const ended = (line: Line): { x: number; y: number; z: number; heading: number } => {
    const [x, y, z] = list(line, "to");
    return { x, y, z, heading: Number(line.facts.heading) };
  };
  const last = lines.findLast((l) => l.kind === "moved" && l.no < (moved?.no ?? 0) && text(l, "who") === shot.who);
  return craft && moved && { ...craft, ...(last ? ended(last) : begun(moved.facts.path as [number, number, number][], ended(moved))) };
}

/** Returns the aeroplanes after a shot. */
export function after(crafts: Craft[], shot: Shot): Craft[] {
  return crafts.map((c) => {
    let next = c;
    if (shot.kind === "move" && c.id === shot.who) {
      const end = shot.path.at(-1);
      next = { ...next, ...(end ? { x: end.x, y: end.y, z: Math.round(end.z) } : {}), heading: shot.heading, climb: shot.climb, bank: shot.bank, moved: true };
    }
    for (const line of shot.lines) if (plane(text(line, "who")) === c.id && BECOMES[line.kind]) next = { ...next, ...BECOMES[line.kind](next, line) };
    return next;
  });
}

/** Returns an aeroplane at a moment of its move, `at` from 0 to 1. */
export function during(c: Craft, shot: Shot, at: number): Craft {
  const points = [{ x: c.x, y: c.y, z: c.z }, ...shot.path];
  const k = at * (points.length - 1);
  const n = Math.min(points.length - 2, Math.floor(k));
  if (n < 0) return { ...c, heading: at > 0.5 ? shot.heading : c.heading };
  const [a, b, part] = [points[n], points[n + 1], k - n];
  const still = a.x === b.x && a.y === b.y;
  const next = points[n + 2] ?? b;
  const way = still ? c.heading : bearing(a, b);
  const then = next.x === b.x && next.y === b.y ? shot.heading : n + 2 < points.length ? bearing(b, next) : shot.heading;
  const turn = mod(then - way + 1800) - 1800;
  return { ...c, x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part, z: Math.round(a.z + (b.z - a.z) * part), heading: mod(way + turn * part), climb: shot.climb, bank: shot.bank };
}
