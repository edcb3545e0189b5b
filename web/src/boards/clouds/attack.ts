/** 34.8 Attacks: their notation, and what the question says about each. */
import type { Ask } from "../../wire";

export type Mod = [id: string, add: number, rule: string];

export interface Mode {
  mode: string;
  guns: string[];
  modifiers: Mod[];
  base: number;
  chance: number;
}

export interface Shot {
  target: string;
  mu: number;
  band?: [number, number];
  angle?: string;
  aim?: number;
  modes: Mode[];
}

export interface Salvo {
  target: string;
  mu: number;
  most: number;
  modifiers: Mod[];
  base: number;
  chance: number;
}

export interface AttackDomain {
  type: "attack";
  who: string;
  options: string[];
  shots: Shot[];
  rockets: Salvo[];
  bombs: { kind: string; most: number; track: [number, number][] } | null;
}

export interface Attack {
  do: "" | "hold" | "guns" | "rockets" | "bombs";
  target: string;
  mode: string;
  guns: string[];
  kind: string;
  count: number;
  x: number;
  y: number;
}

const KINDS: Record<string, string> = { l: "light", m: "medium", h: "heavy" };
/** Points between an aim point and the path (25.2). */
const NEAR = 100;

export const attackOf = (ask: Ask | null): AttackDomain | null => (ask?.domain.type === "attack" ? (ask.domain as unknown as AttackDomain) : null);

/** Returns the best chance to hit a target, with any guns, in any way of firing, or with rockets, in per cent. */
export const bestAt = (d: AttackDomain, target: string): number =>
  Math.max(0, ...d.shots.filter((s) => s.target === target).flatMap((s) => s.modes.map((m) => m.chance)), ...d.rockets.filter((r) => r.target === target).map((r) => r.chance));

export function read(text: string): Attack {
  const none: Attack = { do: "", target: "", mode: "", guns: [], kind: "", count: 0, x: 0, y: 0 };
  if (text === "hold") return { ...none, do: "hold" };
  let m;
  if ((m = /^bombs ([lmh])(\d+) @(-?\d+),(-?\d+)$/.exec(text))) return { ...none, do: "bombs", kind: KINDS[m[1]], count: +m[2], x: +m[3], y: +m[4] };
  if ((m = /^(\w+) rockets (\d+)$/.exec(text))) return { ...none, do: "rockets", target: m[1], count: +m[2] };
  if ((m = /^(\w+) (normal|sustained|short)((?: g\d)*)$/.exec(text))) return { ...none, do: "guns", target: m[1], mode: m[2], guns: m[3].trim().split(" ").filter(Boolean) };
  return none;
}

export function write(a: Attack): string {
  if (a.do === "guns") return [a.target, a.mode, ...a.guns].join(" ");
  if (a.do === "rockets") return `${a.target} rockets ${a.count}`;
  if (a.do === "bombs") return `bombs ${a.kind[0]}${a.count} @${a.x},${a.y}`;
  return a.do;
}

/** Returns the attack that pressing a target means: with guns as before, else with rockets. */
export function at(d: AttackDomain, now: Attack, target: string): string | undefined {
  const shot = d.shots.find((s) => s.target === target);
  if (shot) return `${target} ${(shot.modes.find((m) => m.mode === now.mode) ?? shot.modes[0]).mode}`;
  const salvo = d.rockets.find((r) => r.target === target);
  return salvo ? `${target} rockets ${salvo.most}` : undefined;
}

/** Returns the aim point nearest to a place that 25.2 allows. */
export function aimAt(d: AttackDomain, x: number, y: number): { x: number; y: number } | null {
  const track = d.bombs?.track ?? [];
  if (!track.length) return null;
  const far = ([px, py]: [number, number]): number => Math.hypot(px - x, py - y);
  const [px, py] = track.reduce((best, p) => (far(p) < far(best) ? p : best));
  const away = far([px, py]);
  if (away <= NEAR) return { x: Math.round(x), y: Math.round(y) };
  const k = (NEAR - 1) / away;
  return { x: Math.round(px + (x - px) * k), y: Math.round(py + (y - py) * k) };
}

/** 20.6 What the number of guns adds, with the option that counts them. */
const GUNS: Record<number, number> = { 1: -1, 2: 0, 3: 1, 4: 2 };

/** Returns a mode with some of its guns: the base shot with the modifier for their number. */
export function withGuns(mode: Mode, guns: string[]): Mode {
  if (!guns.length || guns.length === mode.guns.length) return mode;
  const counted = mode.modifiers.some(([id]) => id === "guns") || GUNS[mode.guns.length] === 0;
  if (!counted) return { ...mode, guns };
  const modifiers = [...mode.modifiers.filter(([id]) => id !== "guns"), ...(GUNS[guns.length] ? [["guns", GUNS[guns.length], "20.6"] as Mod] : [])];
  const base = mode.base + (GUNS[guns.length] ?? 0) - (GUNS[mode.guns.length] ?? 0);
  return { ...mode, guns, modifiers, base, chance: 5 * Math.max(1, Math.min(19, base)) };
}

/** 21.5 Returns the natural dice with which a gun jams; empty for a short burst. */
export function jams(mode: string, guns: number): string {
  const n = mode === "short" ? 0 : mode === "sustained" ? 2 * guns : guns;
  return n === 0 ? "" : n === 1 ? "20" : `${21 - n}–20`;
}
