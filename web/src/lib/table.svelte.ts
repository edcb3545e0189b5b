/**
 * The actions of a person at a table: the chosen question, its plan, sending, why-not, hints, take-backs, talk. The frame draws it; nothing
 * here knows about layout.
 */
import { tick, untrack } from "svelte";
import type { AnswerValue, Ask, Mark, Notes, Refused, State } from "../wire";
import { api, ApiError, type Advice, type Would } from "./api";
import { t } from "./i18n.svelte";
import { keyFor } from "./keys";
import type { BoardPackage } from "../shell/board";
import { answerOf, asking, only, planKey, Plans, sound } from "./plans.svelte";
import type { Replay } from "./replay.svelte";
import { repeatable, Repeats, sort } from "./repeats.svelte";
import { Session } from "./session.svelte";
import { toast } from "./toasts.svelte";
import { botPlays } from "./turn";

/** A remark beside the question: why something is not possible, or a hint. */
export interface Remark {
  title: string;
  text: string;
  rule: string;
  advice?: Advice;
}

/** An answer that this browser gave. */
export interface Given {
  kind: string;
  value: AnswerValue;
}

/** How long a pause in writing is before notes are saved. */
const PAUSE = 800;

export class TableControl {
  chosen = $state("");
  refused = $state.raw<Refused | null>(null);
  remark = $state.raw<Remark | null>(null);
  highlight = $state<string[]>([]);
  /** The line of the log that is shown on the board; 0: none. */
  line = $state(0);
  /** Answers that were taken back and can be redone, the next one first. */
  again = $state.raw<Given[]>([]);
  readonly live: Session | null;
  readonly plans: Plans;
  readonly repeats: Repeats;
  /** Whether a bot plays for the reader. */
  readonly absent: boolean = $derived.by(() => !!this.live?.state && botPlays(this.live.state));
  readonly asks: Ask[] = $derived.by(() => (this.live?.state?.status === "running" && !this.absent ? this.live.state.asks : []));
  readonly blocking: Ask[] = $derived(this.asks.filter((a) => !a.standing));
  readonly ask: Ask | null = $derived(this.asks.find((a) => planKey(a) === this.chosen) ?? this.blocking[0] ?? this.asks.find((a) => a.kind === this.first) ?? null);
  readonly plan: string = $derived.by(() => this.plans.get(this.ask));
  private state: () => State;
  private pkg: BoardPackage;
  private given: Given[] = [];
  /** The end of the requests under way; `waiting` counts them. */
  private turn: Promise<unknown> = Promise.resolve();
  private waiting = $state(0);
  /** The position for which an answer is under way. */
  private pressed = -1;
  /** Notes as this person has left them, while the server does not have them yet. */
  private written = $state.raw<Notes | null>(null);
  private saving: Promise<unknown> = Promise.resolve();
  private pause: ReturnType<typeof setTimeout> | undefined;
  /** How many questions were answered here. */
  answers = $state(0);
  /** Called with the kind of every question that was answered here. */
  answered: (kind: string) => void = () => {};
  /** Whether a bot computes a hint. */
  thinking = $state(false);
  noted = $state<"" | "writing" | "saved" | "failed">("");
  /** The kind of standing ask that is open while nothing blocks (the umpire's tray). */
  private first: string;

  constructor(session: Session | Replay, state: () => State, pkg: BoardPackage, first = "") {
    this.first = first;
    this.pkg = pkg;
    this.live = session instanceof Session ? session : null;
    this.state = state;
    this.plans = untrack(() => new Plans(state().table, state().seat));
    this.repeats = untrack(() => new Repeats(state().table, state().seat));
  }

  get now(): State {
    return this.state();
  }

  /** Whether an answer or a take-back is under way. */
  get busy(): boolean {
    return this.waiting > 0;
  }

  private get key(): string {
    return keyFor(this.now.table, this.now.seat);
  }

  /** Makes keys and typed lines wait for what is under way, and start from its result. */
  inTurn(work: () => Promise<string>): Promise<string> {
    this.waiting += 1;
    const done = this.turn.then(() => (this.state() ? work() : "")).finally(() => (this.waiting -= 1));
    this.turn = done.catch(() => undefined);
    return done;
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

  /** Chooses an open ask, with its answer in place if there is only one. */
  begin = (ask: Ask): void => {
    this.choose(planKey(ask));
    const answer = only(ask);
    if (answer) this.setPlan(String(answer.value));
  };

  /** Closes the chosen question. */
  leave = (): void => {
    this.chosen = "";
    this.refused = null;
  };

  /** Goes to the next or previous question that blocks. */
  step(by: number): void {
    const at = this.blocking.findIndex((a) => a === this.ask);
    this.chosen = planKey(this.blocking[(at + by + this.blocking.length) % this.blocking.length]);
  }

  /** Whether the plan can be sent. */
  get ready(): boolean {
    return this.ask !== null && this.plan !== "" && (this.pkg.ready ?? sound)(this.ask, this.plan);
  }

  submit = (): void => {
    if (this.ask && this.ready) void this.send(this.ask.kind, this.answer(this.ask, this.plan));
  };

  /** Whether the plan may be kept as the answer to every question of this kind. */
  get repeatable(): boolean {
    return this.ready && !!this.ask && repeatable(this.ask);
  }

  /** Sends the plan, and keeps it as the answer to every further question of its kind. */
  submitAlways = (): void => {
    if (!this.ask || !this.ready) return;
    this.repeats.keep(this.ask, this.plan);
    this.submit();
  };

  /** Answers the first open question that has an answer given in advance; a question with new options ends that. */
  async repeat(): Promise<"" | "surprise" | "given"> {
    for (const ask of this.busy ? [] : this.blocking) {
      const kept = this.repeats.answer(ask);
      if (!kept) continue;
      if (kept !== "surprise" && !(await this.send(ask.kind, this.answer(ask, kept.value)))) return "given";
      this.repeats.remove(sort(ask));
      return "surprise";
    }
    return "";
  }

  /** Drops the answers that could be redone: others have set the game back. */
  forget(): void {
    this.again = [];
  }

  private answer(of: Ask, plan: string): AnswerValue {
    return (this.pkg.answer ?? answerOf)(of, plan);
  }

  /**
   * Sends an answer; returns the refusal, or nothing. The answer is for the position on the screen, and waits for what is under way, such as
   * a take-back. A second press at one position sends nothing.
   */
  send = (kind: string, value: AnswerValue): Promise<string> => {
    const { at } = this.now;
    if (this.pressed === at) return Promise.resolve("");
    this.pressed = at;
    return this.inTurn(() => this.give(kind, value, at)).finally(() => {
      if (this.pressed === at) this.pressed = -1;
    });
  };

  /** Shows a refusal; the answer's plan is kept. */
  private async give(kind: string, value: AnswerValue, at?: number): Promise<string> {
    if (!this.live) return "";
    const answered = this.asks.find((a) => a.kind === kind);
    const no = await this.live.answer(kind, value, at);
    if (no?.code === "stale") await this.live.refresh();
    this.refused = no;
    if (no) return no.text || t("refused.offline");
    if (answered) this.plans.set(answered, "");
    if (!answered?.standing) {
      this.given.push({ kind, value });
      this.answers += 1;
    }
    this.answered(kind);
    this.again = [];
    this.chosen = "";
    this.remark = null;
    this.look(0);
    return "";
  }

  /** Sends an answer from the command line, whose lines wait for one another. */
  typed(kind: string, value: string): Promise<string> {
    const of = this.asks.find((a) => a.kind === kind);
    return this.give(kind, of ? this.answer(of, value) : value);
  }

  /** Shows a line of the log and its places on the board. */
  look = (line: number, places: string[] = []): void => {
    this.line = line;
    this.highlight = places;
  };

  /** Asks why a cell cannot be the answer, or the next step of it. */
  inspect = (cell: string): void => {
    if (this.ask) void this.why((this.pkg.asked ?? asking)(this.ask, this.plan, cell));
  };

  why = async (value: string): Promise<string> => {
    const ask = this.ask;
    if (!this.live || !ask) return t("command.nothing");
    try {
      const found = await api.why(this.now.table, this.now.seat, ask.kind, value);
      if (this.open(ask)) this.remark = found.legal ? null : { title: t("why.not"), text: found.text, rule: found.rule };
      return found.legal ? t("why.legal") : found.text;
    } catch (error) {
      return error instanceof ApiError ? error.message : "";
    }
  };

  /** Asks what an answer of the umpire to the open ask would do to all views. */
  would = (value: string): Promise<Would> => api.would(this.now.table, this.now.seat, this.ask?.kind ?? "", value);

  /** Asks what a bot would answer here; its question opens, also one for any time, and the answer, if it is one, becomes the plan. Nothing is sent. */
  hint = async (): Promise<void> => {
    if (this.thinking) return;
    this.thinking = true;
    const before = this.asks.map(planKey);
    try {
      const advice = await api.explain(this.now.table, this.now.seat);
      const asked = this.asks.find((a) => a.kind === advice.kind && before.includes(planKey(a)));
      if (!asked) return;
      if (advice.value !== null) this.plans.set(asked, String(advice.value));
      if (!this.open(asked)) {
        this.chosen = planKey(asked);
        await tick();
      }
      this.remark = { title: t(advice.value === null ? "decide.advised" : "decide.hintis"), text: "", rule: "", advice };
    } catch (error) {
      this.remark = { title: t("decide.hint"), text: error instanceof ApiError ? error.message || t("refused.offline") : "", rule: "" };
    } finally {
      this.thinking = false;
    }
  };

  /** Whether this question is still on the screen. */
  private open(ask: Ask): boolean {
    return !!this.ask && planKey(this.ask) === planKey(ask);
  }

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

  /** Takes back: freely the last answer, with `all` every one since something was learnt; where it is not free the others are asked. */
  undo = (all = false): Promise<string> =>
    this.inTurn(async () => {
      const { free, steps } = this.now.undo;
      const refused = await this.act("undo", { seat: this.now.seat, ask: !free, step: free && !all });
      if (free && !refused) this.remark = null;
      this.again = free && !refused ? [...this.given.splice(-(all ? steps : 1)), ...this.again] : [];
      await this.live?.refresh();
      return refused;
    });

  /** Redoes the answer that was taken back last. */
  redo = (): Promise<string> =>
    this.inTurn(async () => {
      const [next, ...rest] = this.again;
      if (!next) return "";
      const refused = await this.give(next.kind, next.value);
      this.again = refused ? [] : rest;
      return refused;
    });

  resume = (): Promise<string> => this.act("resume", {}, keyFor(this.now.table, "host") || this.key);

  consent = (agree: boolean): Promise<string> => this.act("undo/consent", { seat: this.now.seat, agree });

  say = (text: string): Promise<string> => this.act("chat", { text, seat: this.now.seat }, this.key || keyFor(this.now.table, "host"));

  get notes(): Notes {
    return this.written ?? this.now.notes;
  }

  /** Saves notes after a pause in writing, marks at once; the last state of both is always saved. */
  write = (text: string): void => {
    this.written = { ...this.notes, text };
    this.noted = "writing";
    clearTimeout(this.pause);
    this.pause = setTimeout(this.saveNotes, PAUSE);
  };

  saveMarks = (marks: Mark[]): void => {
    if (!this.live || !this.now.seat) return;
    this.written = { ...this.notes, marks };
    this.saveNotes();
  };

  saveNotes = (): void => {
    clearTimeout(this.pause);
    this.saving = this.saving.then(() => this.save());
  };

  private async save(): Promise<void> {
    const wish = this.written;
    if (!wish) return;
    try {
      await api.notes(this.plans.table, this.plans.seat, wish);
      await this.live?.refresh();
      if (this.written !== wish) return;
      this.written = null;
      this.noted = "saved";
    } catch {
      this.noted = "failed";
    }
  }
}
