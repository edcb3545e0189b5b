/** The spoken description of a hex: name, terrain, pieces, present cost. */
import { ground, hasRoad, onEdge } from "./geometry";
import { choices, read, type PathDomain } from "./plan";
import type { Piece } from "./pieces";
import type { Belief, MapMark } from "./types";
import { placeOf, say } from "./words";

export interface HexFacts {
  pieces: Piece[];
  belief?: Belief | null;
  path?: { domain: PathDomain; plan: string; driven: boolean } | null;
  possible?: Set<string>;
  sight?: Set<string> | null;
  marks?: MapMark[];
  /** What the question says of the hexes that are answers: their notes; of all others, why they are none. */
  site?: { notes: Map<string, string>; why: (hex: string) => string } | null;
}

/** Returns the parts of the description, the name first. */
export function describe(hex: string, facts: HexFacts): string[] {
  const place = placeOf(hex);
  const out = [place ? `${hex} ${place}` : hex, say(ground(hex)), hasRoad(hex) ? say("road") : say("noRoad")];
  const here = facts.pieces.filter((p) => p.hex === hex).map((p) => p.spoken);
  if (here.length) out.push(say("here", { what: here.join("; ") }));
  if (facts.belief) out.push(beliefOf(hex, facts.belief));
  if (facts.path) out.push(...costOf(hex, facts.path));
  else if (facts.possible?.has(hex)) out.push(say("possibleHere"));
  if (facts.site) out.push(facts.site.notes.get(hex) ?? facts.site.why(hex));
  if (facts.sight && !facts.sight.has(hex)) out.push(say("outOfSight"));
  const mark = facts.marks?.find((m) => m.hex === hex);
  if (mark) out.push(say("mark", { text: mark.text || say(mark.colour === "rubber" ? "marks" : (mark.colour as "red")) }));
  return out.filter(Boolean);
}

/** Returns why nobody lands in a hex (2.12), or does not meet there (2.11). */
export function whyNot(kind: string, hex: string): string {
  if (kind !== "landing") return say("noStart");
  if (ground(hex) !== "open") return say("noLandGround", { ground: say(ground(hex)) });
  if (hasRoad(hex)) return say("noLandRoad");
  return onEdge(hex) ? say("noLandEdge") : say("noLandRun");
}

function beliefOf(hex: string, belief: Belief): string {
  const percent = belief.weights?.[hex];
  if (percent) return say("beliefIs", { n: percent });
  return belief.hexes.includes(hex) ? say("beliefIn") : say("beliefOut");
}

function costOf(hex: string, { domain, plan, driven }: { domain: PathDomain; plan: string; driven: boolean }): string[] {
  const walk = read(domain, plan);
  const on = walk.steps.findIndex((s) => s.to === hex);
  if (on >= 0) return [say("plannedHere", { n: on + 1 })];
  const choice = choices(domain, walk).get(hex);
  const looks = domain.found?.[hex];
  const odds = Array.isArray(looks) ? [say("looksHere", { hide: looks[0], move: looks[1] })] : [];
  if (!choice) return odds;
  const known = [...new Set(Object.keys(choice.ways).flatMap((way) => (domain.known?.[way + hex] ?? []).map(([text]) => text)))];
  return [...odds, ...known, driven ? say("costsLink") : Object.entries(choice.ways).map(([way, n]) => `${say("costs", { n })} ${say(way === "r" ? "byRoad" : "across")}`).join(", ")];
}
