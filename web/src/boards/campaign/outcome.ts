/** How a battle ended, in words. */
import { sideName, type Terms } from "./names";
import type { Battle } from "./types";
import { say } from "./words";

export function outcome(terms: Terms, b: Battle): string {
  if (b.winner === "void") return say("voided");
  const points = { e: b.entente, c: b.central };
  return b.winner === "draw" ? say("drawn", points) : say("wonBy", { side: sideName(terms, b.winner), ...points });
}
