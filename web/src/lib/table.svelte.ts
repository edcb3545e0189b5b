/**
 * What a person does at a table: the chosen question, its plan, sending, why-not, hints, take-backs, talk. The frame draws it; nothing
 * here knows about layout.
 */
import { untrack } from "svelte";
import type { AnswerValue, Ask, Mark, Refused, State } from "../wire";
import { api, ApiError } from "./api";
import { t } from "./i18n.svelte";
import { keyFor } from "./keys";
import type { BoardPackage } from "../shell/board";
import { answerOf, asking, planKey, Plans, sound } from "./plans.svelte";
import type { Replay } from "./replay.svelte";
import { Session } from "./session.svelte";
import { toast } from "./toasts.svelte";

/** A word beside the question: why something is not possible, or a hint. */
export interface Remark {
  title: string;
  text: string;
  rule: string;
}

export class TableControl {
  chosen = $state("");
  busy = $state(false);
  refused = $state.raw<Refused | null>(null);
  remark = $state.raw<Remark | null>(null);
  highlight = $state<string[]>([]);
  readonly live: Session | null;
  readonly plans: Plans;
  readonly asks: Ask[] = $derived.by(() => (this.live && this.now.status === "running" ? this.now.asks : []));
  readonly blocking: Ask[] = $derived(this.asks.filter((a) => !a.standing));
  readonly ask: Ask | null = $derived(this.asks.find((a) => planKey(a) === this.chosen) ?? this.blocking[0] ?? this.asks.find((a) => a.kind === this.first) ?? null);
  readonly plan: string = $derived.by(() => this.plans.get(this.ask));
  private state: () => State;
  private pkg: BoardPackage;
  /** The kind of ask that lies open where nothing blocks (the umpire's tray). */
  private first: string;

  constructor(session: Session | Replay, state: () => State, pkg: BoardPackage, first = "") {
    this.first = first;
    this.pkg = pkg;
    this.live = session instanceof Session ? session : null;
    this.state = state;
    this.plans = untrack(() => new Plans(state().table, state().seat));
  }

  get now(): State {
    return this.state();
  }

  private get key(): string {
    return keyFor(this.now.table, this.now.seat);
  }

  setPlan = (value: string): void => {
    if (this.ask) this.plans.set(this.ask, value);
    this.remark = null;
    this.refused = null;
  };

  /** Chooses an open ask by its plan key, or by its kind. */
  choose = (key: string): void => {
    const found = this.asks.find((a) => planKey(a) === key || a.kind === key);
    if (found) this.chosen = planKey(found);
  };

  /** Puts the chosen question away. */
  leave = (): void => {
    this.chosen = "";
    this.refused = null;
  };

  /** The next or previous question that blocks. */
  step(by: number): void {
    const at = this.blocking.findIndex((a) => a === this.ask);
    this.chosen = planKey(this.blocking[(at + by + this.blocking.length) % this.blocking.length]);
  }

  /** Whether the plan can be sent. */
  get ready(): boolean {
    return this.ask !== null && this.plan !== "" && (this.pkg.ready ?? sound)(this.ask, this.plan);
  }

  submit = (): void => {
    if (this.ask && this.ready && !this.busy) void this.send(this.ask.kind, this.answer(this.ask, this.plan));
  };

  private answer(of: Ask, plan: string): AnswerValue {
    return (this.pkg.answer ?? answerOf)(of, plan);
  }

  /** Sends an answer; what was said against it, or nothing. A refused answer keeps its plan. */
  send = async (kind: string, value: AnswerValue): Promise<string> => {
    if (!this.live || this.busy) return "";
    this.busy = true;
    const answered = this.asks.find((a) => a.kind === kind);
    const no = await this.live.answer(kind, value);
    this.busy = false;
    if (no?.code === "stale") await this.live.refresh();
    this.refused = no;
    if (no) return no.text || t("refused.offline");
    if (answered) this.plans.set(answered, "");
    this.chosen = "";
    this.highlight = [];
    return "";
  };

  typed(kind: string, value: string): Promise<string> {
    const of = this.asks.find((a) => a.kind === kind);
    return this.send(kind, of ? this.answer(of, value) : value);
  }

  /** Asks why a cell cannot be the answer, or the next step of it. */
  inspect = (cell: string): void => {
    if (this.ask) void this.why((this.pkg.asked ?? asking)(this.ask, this.plan, cell));
  };

  why = async (value: string): Promise<string> => {
    if (!this.live || !this.ask) return t("command.nothing");
    try {
      const found = await api.why(this.now.table, this.now.seat, this.ask.kind, value);
      this.remark = found.legal ? null : { title: t("why.not"), text: found.text, rule: found.rule };
      return found.legal ? t("why.legal") : found.text;
    } catch (error) {
      return error instanceof ApiError ? error.message : "";
    }
  };

  /** What a bot would do from here; its answer becomes the plan, nothing is sent. */
  hint = async (): Promise<void> => {
    try {
      const advice = await api.explain(this.now.table, this.now.seat);
      const asked = this.asks.find((a) => a.kind === advice.kind);
      if (asked) this.plans.set(asked, String(advice.value));
      this.remark = { title: t("decide.hintis", { value: String(advice.value) }), text: advice.reasons.join(", "), rule: "" };
    } catch (error) {
      this.remark = { title: t("decide.hint"), text: error instanceof ApiError ? error.message : "", rule: "" };
    }
  };

  private async act(what: string, body: unknown, key = this.key): Promise<string> {
    try {
      await api.act(this.now.table, what, body, key);
      return "";
    } catch (error) {
      const text = error instanceof ApiError ? error.message || t("refused.offline") : String(error);
      toast("warn", text);
      return text;
    }
  }

  undo = async (asking: boolean): Promise<void> => {
    await this.act("undo", { seat: this.now.seat, ask: asking });
    await this.live?.refresh();
  };

  consent = (agree: boolean): Promise<string> => this.act("undo/consent", { seat: this.now.seat, agree });

  say = (text: string): Promise<string> => this.act("chat", { text, seat: this.now.seat }, this.key || keyFor(this.now.table, "host"));

  saveNotes = async (text: string): Promise<void> => {
    await api.notes(this.now.table, this.now.seat, { text, marks: this.now.notes.marks });
  };

  saveMarks = async (marks: Mark[]): Promise<void> => {
    if (this.live && this.now.seat) await api.notes(this.now.table, this.now.seat, { text: this.now.notes.text, marks });
  };
}
