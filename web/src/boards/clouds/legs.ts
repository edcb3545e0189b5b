/** How the legs of a plan and its other actions are named. */
import type { Box } from "./flags";
import type { Flown } from "./path";
import { letter, type Leg } from "./plan";
import type { Opening } from "./types";
import { compass, known, say, sayOr, type Word } from "./words";

const side = (s?: string): string => say(s === "L" ? "left" : "right");

/** Returns the title of a leg. */
export function title(leg: Leg): string {
  switch (leg.kind) {
    case "turn":
      return say("legTurn", { side: side(leg.side), letter: letter(leg.letter ?? 0) });
    case "roll":
      return say("legRoll", { to: leg.heading === undefined ? (leg.to === "0" ? say("level") : side(leg.to)) : say("toHeading", { way: compass(leg.heading) }) });
    case "dive":
      return say("legDive", { how: say(leg.to === "V" ? "dv" : "ds") });
    case "pull":
      return say("legPull", { letter: letter(leg.letter ?? 0) });
    case "slip":
      return say("legSlip", { side: side(leg.side) });
    case "unknown":
      return `${say("unknown")}: ${leg.text}`;
  }
  return say(leg.kind as Word);
}

/** Returns the rest of a leg's line: how long it is, by how much it turns, rises or falls. */
export function detail(f: Flown): string {
  const parts = [];
  if (f.length) parts.push(say("long", { n: f.length }));
  if (f.leg.kind === "turn" && f.leg.letter) parts.push(say("degrees", { n: Math.round((57.3 * f.length) / f.leg.letter) }));
  if (f.leg.kind === "slip") parts.push(say("eu", { n: f.leg.eu ?? 0 }));
  const dz = f.to.z - f.from.z;
  if (dz) parts.push(say(dz > 0 ? "rises" : "falls", { n: Math.abs(dz) }));
  return parts.join(", ");
}

export interface Node {
  at: number;
  x: number;
  y: number;
  z: number;
  text: string;
  /** Where the words stand beside the node, in pixels. */
  dx: number;
  dy: number;
}

/** Returns where each leg but the first begins. The words stand outside the bend: to the left of the way where it turns right. */
export function nodesOf(flown: Flown[]): Node[] {
  return flown.slice(1).map((f, n) => {
    const a = (f.from.heading * Math.PI) / 1800;
    const out = f.leg.side === "L" ? 1 : -1;
    return { at: n + 1, x: f.from.x, y: f.from.y, z: f.from.z, text: title(f.leg), dx: out * Math.cos(a) * 13, dy: out * Math.sin(a) * 13 };
  });
}

/** Where the words of a node are written: their anchor and baseline, in pixels from where `dx` and `dy` lead. */
export const anchorOf = (n: Node): { anchor: "start" | "end" | "middle"; base: number } => ({
  anchor: n.dx > 4 ? "start" : n.dx < -4 ? "end" : "middle", base: n.dy > 6 ? 10 : n.dy < -6 ? -12 : 0,
});

/** Returns the room that the words of a node take, in pixels from the node. */
export function roomOf(n: Node): Box {
  const { anchor, base } = anchorOf(n);
  const width = 7 * (n.text.length + 4);
  return { x: n.dx - (anchor === "start" ? 0 : anchor === "end" ? width : width / 2), y: n.dy + base - 13, width, height: 18 };
}

/** Returns an other action of 34.7 in words. */
export function action(text: string, names: (id: string) => string): string {
  const [head, what = "", count = ""] = text.split(":");
  const [who, word] = head.includes(".") ? head.split(".") : ["", head];
  const key = `act_${word}`;
  if (!known(key)) return text;
  const engine = ["restart", "cut", "shut"].includes(word) && what ? ` (${say(what === "L" ? "engL" : "engR")})` : "";
  const person = who ? `${sayOr(`role_${who}`, who)}: ` : "";
  return person + say(key, { gun: what.replace("g", ""), n: count, at: names(what), who: sayOr(`role_${what}`, what) }) + engine;
}

/** Returns how a leg that may come next is named on its button: the words and the sign that are seen, and what is read aloud, which begins with these words. */
export function named(o: Opening): { words: string; sign: string; aloud: string } {
  const name = sayOr(o.kind, o.kind);
  const to = o.side ?? o.to ?? "";
  switch (o.kind) {
    case "turn":
    case "slip":
    case "roll":
      return { words: name, sign: { L: "←", R: "→", "0": "–" }[to] ?? "⟲", aloud: to ? `${name} ${to === "0" ? say("level") : side(to)}` : name };
    case "dive":
      return degrees(name, to === "V" ? 90 : 45, say(to === "V" ? "dv" : "ds"));
    case "pull":
      return o.steps === 2 ? { words: `${name} 2`, sign: "", aloud: `${name} 2, ${say("steps2")}` } : { words: name, sign: "", aloud: name };
  }
  return { words: name, sign: "", aloud: name };
}

function degrees(name: string, n: number, how: string): ReturnType<typeof named> {
  const words = `${name} ${say("degrees", { n })}`;
  return { words, sign: "", aloud: `${words}, ${how}` };
}
