/** 16.4 of the design: the keys that bend a flight plan. */
import { append, bend, fresh, riseOf, stretch, withHeight } from "./edit";
import { withLegs, type Plan } from "./plan";
import type { Planning } from "./planning";
import type { Opening } from "./types";

/** Returns the plan after a key; null if the key does nothing now; undefined if it is none of the plan's. */
export function planKeys(event: KeyboardEvent, p: Planning, fixed: number): Plan | null | undefined {
  const { domain, plan } = p;
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  switch (key) {
    case "ArrowLeft":
    case "ArrowRight": {
      const by = key === "ArrowLeft" ? -1 : 1;
      if (domain.ground || domain.band === "stall") return null;
      return event.shiftKey ? stretch(domain, plan, fixed, by) : bend(domain, plan, fixed, by);
    }
    case "ArrowUp":
    case "ArrowDown": {
      if (event.shiftKey) return undefined;
      const base = plan.legs.length ? plan : append(domain, plan, fresh(domain, plan, "straight"));
      return withHeight(domain, base, riseOf(base.legs) + (key === "ArrowUp" ? 1 : -1));
    }
    case "Backspace":
      return plan.legs.length ? withLegs(plan, plan.legs.slice(0, -1), domain.bank_always || undefined) : null;
    case "t":
      return next(p, "turn");
    case "r":
      return next(p, "roll");
    case "l":
      return next(p, "slip");
    case "v":
      return next(p, "dive");
    case "i":
      return next(p, "immelmann");
  }
  return undefined;
}

/** Returns the plan with a leg of a kind at its end; pressed again, the leg goes through its directions. */
function next(p: Planning, kind: string): Plan | null {
  const { domain, plan } = p;
  const last = plan.legs.at(-1);
  const again = last?.kind === kind;
  const before = again ? withLegs(plan, plan.legs.slice(0, -1)) : plan;
  const choices = openings(p).filter((o) => o.kind === kind);
  if (kind === "turn" && again) return append(domain, before, fresh(domain, before, kind, last!.side === "R" ? "L" : "R"));
  const at = again ? choices.findIndex((o) => (o.side ?? "") === (last!.side ?? "") && (o.to ?? "") === (last!.to ?? "")) + 1 : 0;
  const choice = choices[at % Math.max(1, choices.length)];
  if (!choice) return null;
  return append(domain, before, fresh(domain, before, kind, choice.side, choice.to, choice.steps));
}

/** Returns what may come next: as the server's aid says, or before that as the question does. */
export const openings = (p: Planning): Opening[] => (p.begun ? (p.aid.next ?? p.domain.next) : p.domain.next);
