/**
 * Half-made answers. A plan belongs to one open ask of one seat, survives reloads and lost connections, and is dropped when the ask is
 * gone. It is the answer as written so far, in the game's notation.
 */
import { walk } from "../domains/path";
import type { Ask } from "../wire";
import { drop, load, save } from "./storage";

export class Plans {
  private key: string;
  private all = $state<Record<string, string>>({});

  constructor(
    readonly table: string,
    readonly seat: string,
  ) {
    this.key = `lysander.plan.${table}.${seat}`;
    this.all = load<Record<string, string>>(this.key, {});
  }

  get(ask: Ask | null): string {
    return ask ? (this.all[planKey(ask)] ?? "") : "";
  }

  set(ask: Ask, value: string): void {
    if (value) this.all[planKey(ask)] = value;
    else delete this.all[planKey(ask)];
    this.store();
  }

  /** Keeps only plans of questions that are still open. */
  keep(asks: Ask[]): void {
    const open = new Set(asks.map(planKey));
    const gone = Object.keys(this.all).filter((k) => !open.has(k));
    if (!gone.length) return;
    for (const k of gone) delete this.all[k];
    this.store();
  }

  private store(): void {
    if (Object.keys(this.all).length) save(this.key, $state.snapshot(this.all));
    else drop(this.key);
  }
}

/** Returns a key of an ask: the same question with the same facts has the same key, also after a reload. */
export function planKey(ask: Ask): string {
  return `${ask.kind}|${JSON.stringify(ask.facts)}|${ask.domain.start ?? ""}`;
}

/** Returns what an ask is for, as the label of the button that opens it. */
export const deed = (ask: Ask): string => ask.question.replace(/\?$/, "");

/** Kinds of standing asks by which a side gives up: on a phone they are in the menu, far from the thumb. */
export const GIVING_UP = new Set(["resign", "give-up"]);

/** Returns the one answer that an ask offers, if it offers one only. */
export const only = (ask: Ask): Ask["options"][number] | undefined => (ask.options.length === 1 ? ask.options[0] : undefined);

const NUMBERS = new Set(["amount", "dice"]);

/** Returns the answer to send for a plan: numbers and option values keep their type; a path that ends before its budget does gets a stop. */
export function answerOf(ask: Ask, plan: string): string | number {
  if (ask.domain.type === "path" && ask.domain.stop !== false && !plan.endsWith(".")) return `${plan}.`;
  if (NUMBERS.has(ask.domain.type)) return Number(plan);
  const option = ask.options.find((o) => String(o.value) === plan);
  return option ? option.value : plan;
}

/** Whether a plan can be sent. */
export const sound = (ask: Ask, plan: string): boolean => plan !== "" && (ask.domain.type !== "path" || walk(ask.domain, plan).broken === null);

/** Returns the answer that puts `cell` into a plan: the step of a path that leads there, elsewhere the cell itself. */
export function asking(ask: Ask, plan: string, cell: string): string {
  if (ask.domain.type !== "path") return cell;
  const at = walk(ask.domain, plan);
  return `${plan.replace(/\.$/, "")}${at.next.find((leg) => leg.to === cell)?.step ?? cell}`;
}
