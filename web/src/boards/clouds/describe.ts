/** What a machine on the map is called aloud. */
import { oclock, wholeMu } from "./geometry";
import { unrolled, type Craft } from "./scene";
import { compass, known, say } from "./words";

/** Returns where a machine lies, seen from another: on which hour, how far, how much higher. */
export function relation(from: Craft, to: Craft): string {
  const dz = to.z - from.z;
  const level = dz === 0 ? say("sameHeight") : say(dz > 0 ? "higher" : "lower", { n: Math.abs(dz) });
  return say("clockAt", { hour: oclock(from, to), n: wholeMu(from, to), level });
}

export function spoken(c: Craft, from: Craft | undefined, terms: Record<string, string>): string {
  const signs = c.signs.flatMap((s) => {
    const key = `sign_${s}`;
    return known(key) ? [say(key)] : [];
  });
  const parts = [c.name, c.title || terms[`type-${c.type}`] || c.type, say(c.side === "E" ? "entente" : "central"), ...(unrolled(c) ? [] : [say("atHeight", { z: c.z })]), say("heads", { way: compass(c.heading) }), say(`class_${c.climb}` as never)];
  if (from && from.id !== c.id && !unrolled(from) && !unrolled(c)) parts.push(relation(from, c));
  return [...parts, ...signs].join(", ");
}
