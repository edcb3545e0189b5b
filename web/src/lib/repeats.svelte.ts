/**
 * Answers given in advance: the same to every question of one kind, until the person takes that back or the question offers other options.
 * This browser keeps them, and gives them while the table is open in it.
 */
import type { Ask } from "../wire";
import { drop, load, save } from "./storage";

export interface Repeat {
  value: string;
  /** The answer and the question to which it was first given, in words. */
  label: string;
  question: string;
  /** The options at that time. */
  choices: string;
}

const MOST = 7;
const TYPES = new Set(["one_of", "confirm"]);

export const sort = (ask: Ask): string => ask.kind.split(":")[0];
const choices = (ask: Ask): string => ask.options.filter((o) => !o.closed).map((o) => String(o.value)).join(" ");

/** Whether a question may be answered in advance: a short choice that blocks. */
export const repeatable = (ask: Ask): boolean => !ask.standing && TYPES.has(ask.domain.type) && ask.options.length > 1 && ask.options.length <= MOST;

export class Repeats {
  private key: string;
  all = $state<Record<string, Repeat>>({});

  constructor(table: string, seat: string) {
    this.key = `lysander.same.${table}.${seat}`;
    this.all = load<Record<string, Repeat>>(this.key, {});
  }

  keep(ask: Ask, value: string): void {
    const label = ask.options.find((o) => String(o.value) === value)?.label ?? value;
    this.all[sort(ask)] = { value, label, question: ask.question, choices: choices(ask) };
    this.store();
  }

  remove(kind: string): void {
    delete this.all[kind];
    this.store();
  }

  /** Returns the answer kept for a question; "surprise" if it now has other options. */
  answer(ask: Ask): { value: string } | "surprise" | null {
    const kept = repeatable(ask) ? this.all[sort(ask)] : undefined;
    if (!kept) return null;
    return kept.choices === choices(ask) ? { value: kept.value } : "surprise";
  }

  private store(): void {
    if (Object.keys(this.all).length) save(this.key, $state.snapshot(this.all));
    else drop(this.key);
  }
}
