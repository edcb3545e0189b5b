/** What the main button does with a plan, in words. */
import type { Ask } from "../../wire";
import { diced, readPlan, takesTimeless, timeless, wordsOf } from "./moves";
import { say } from "./words";

const DOES: Record<string, (words: string[], terms: Record<string, string>) => string> = {
  marker: ([, kind], terms) => say("doMarker", { kind: terms[`kind-${kind}`] ?? kind }),
  card: ([, n]) => (n === "top" ? say("doTop") : say("doCard", { n })),
  reserve: ([, n]) => say("doReserve", { n }),
  trust: () => say("trustSpace"),
  bonus: () => say("doBonus"),
  talk: ([, n]) => say("doTalk", { n }),
  squad: () => say("doSquad"),
  change: ([, die, n]) => say("doChange", { die, n }),
};

/** Returns the deed of a finished plan; nothing for one in the making. */
export function main(ask: Ask, plan: string, terms: Record<string, string>, asks: Ask[]): string {
  const value = readPlan(ask, plan).value;
  if (!value) return "";
  const words = value.split(" ");
  if (diced(ask) && !timeless(ask, value) && words[0] in DOES) return DOES[words[0]](words[0] === "marker" ? ["", readPlan(ask, plan).space.split(" ")[1]] : words, terms);
  // 5.9 a turn takes any-time moves, whose words stand in the question that is always open
  const said = wordsOf(ask, value) ?? wordsOf(asks.find((a) => a.kind === "any") ?? null, value);
  return diced(ask) || takesTimeless(ask) ? (said?.label ?? "").replace(/\s*\([^)]*\)/g, "") : "";
}
