/**
 * One seat's live view of one table: a WebSocket that reconnects, or plain HTTP where WebSockets are blocked.
 *
 * The newest `state` message counts: positions only grow, so a message that was overtaken is dropped. Lines are kept by their number; a line
 * `takeback` voids those from `facts.first` on. Talk comes line by line, too: the state that is shown has all that was said. An answer is sent with the position it was made for; when the table has moved on the server
 * refuses it and the plan is kept. An answer is complete when the state after it has arrived.
 */
import type { AnswerValue, Chat, Line, Refused, State } from "../wire";
import { api, ApiError } from "./api";
import { earlyState } from "./early";
import { currentLang } from "./i18n.svelte";
import { hosts, keyToLook } from "./keys";

export type Link = "connecting" | "live" | "polling" | "lost";

interface Waiting {
  at: number;
  kind: string;
  value: AnswerValue;
  /** Already sent again after an interruption. */
  again: boolean;
  /** Accepted; the state after it has not arrived yet. */
  accepted: boolean;
  settle: (refused: Refused | null) => void;
}

const FIRST_WAIT = 500;
const LONGEST_WAIT = 15_000;
const POLL = 1_500;
const PING = 20_000;
const SILENCE = 50_000;

export class Session {
  readonly table: string;
  readonly seat: string;
  state = $state.raw<State | null>(null);
  lines = $state.raw<Line[]>([]);
  link = $state<Link>("connecting");
  /** When the connection was lost (ms), 0 while it is up. */
  lostAt = $state(0);
  /** Why this table cannot be shown in this browser. */
  error = $state.raw<ApiError | null>(null);
  /** How many lines the last message brought if it came after an interruption. */
  missed = $state(0);

  private socket: WebSocket | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pinger: ReturnType<typeof setInterval> | undefined;
  private failures = 0;
  private heard = 0;
  /** How many states came over WebSockets. */
  private pushed = 0;
  private refs = 0;
  private talk: Chat[] = [];
  private waiting = new Map<number, Waiting>();
  private closed = false;
  /** Whether the next state is to be taken as all there is. */
  private whole = false;
  /** The state that was asked for before this script ran; over the WebSocket comes what is newer. */
  private early: Promise<void> | undefined;

  constructor(table: string, seat: string) {
    this.table = table;
    this.seat = seat;
  }

  start(): void {
    this.early = earlyState(this.table, this.seat)?.then((state) => void (state && !this.state && this.take(state, this.link)));
    this.open();
    addEventListener("online", this.again);
    document.addEventListener("visibilitychange", this.again);
    document.addEventListener("visibilitychange", this.looks);
  }

  /** Ends the session and forgets everything this seat was told. */
  close(): void {
    this.closed = true;
    removeEventListener("online", this.again);
    document.removeEventListener("visibilitychange", this.again);
    document.removeEventListener("visibilitychange", this.looks);
    clearTimeout(this.timer);
    clearInterval(this.pinger);
    this.socket?.close();
    this.socket = null;
    this.forget();
  }

  private again = (): void => {
    if (document.visibilityState === "visible" && this.link === "lost" && !this.closed) {
      clearTimeout(this.timer);
      this.open();
    }
  };

  /** Says whether this page is before its reader's eyes: who does not look is told elsewhere of their turn. */
  private looks = (): void => void this.send({ type: "look", visible: document.visibilityState === "visible" });

  private open(): void {
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${encodeURIComponent(this.table)}/live`);
    this.socket = socket;
    let greeted = false;
    socket.onopen = async () => {
      await this.early;
      if (socket !== this.socket) return;
      socket.send(JSON.stringify(this.hello()));
      if (document.visibilityState !== "visible") this.looks();
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      greeted = true;
      this.failures = 0;
      this.heard = Date.now();
      this.hear(JSON.parse(event.data));
    };
    socket.onclose = () => socket === this.socket && this.lose(greeted);
    clearInterval(this.pinger);
    this.heard = Date.now();
    this.pinger = setInterval(() => {
      if (Date.now() - this.heard > SILENCE) this.lose(true);
      else this.send({ type: "ping" });
    }, PING);
  }

  /** Called when the WebSocket is closed, or has fallen silent. */
  private lose(greeted: boolean): void {
    if (this.closed) return;
    const old = this.socket;
    this.socket = null;
    old?.close();
    clearInterval(this.pinger);
    if (this.error) return;
    this.failures += greeted ? 0 : 1;
    if (this.failures > 2) return void this.poll();
    this.away();
    this.timer = setTimeout(() => this.open(), this.pause());
  }

  private hello(): object {
    return { type: "hello", key: keyToLook(this.table, this.seat), seat: this.seat, since: this.position(), said: this.said(), lang: currentLang() };
  }

  /** Returns what this browser has seen, as the server counts lines for this seat. */
  private position(): number {
    return this.lines.at(-1)?.no ?? 0;
  }

  /** Returns how many lines of talk this browser has. */
  private said(): number {
    return (this.talk.at(-1)?.no ?? -1) + 1;
  }

  private pause(): number {
    return Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.failures) * (0.75 + Math.random() / 2);
  }

  private away(): void {
    if (this.link !== "lost") this.lostAt = Date.now();
    this.link = "lost";
  }

  private fail(error: ApiError): void {
    this.error = error;
    this.link = "lost";
  }

  private send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  private hear(message: any): void {
    if (message.type === "state") {
      this.pushed += 1;
      this.take(message as State, "live");
    } else if (message.type === "done") this.settle(message.ref, null);
    else if (message.type === "refused") this.refuse(message as Refused);
    else if (message.type === "bye") this.fail(new ApiError(403, message.code, message.text));
  }

  /** A refusal without a number before anything was shown: the key does not open the seat. */
  private refuse(refused: Refused): void {
    if (refused.code === "no-key" && typeof refused.ref !== "number" && !this.state) this.fail(new ApiError(403, refused.code, refused.text));
    else this.settle(refused.ref, refused);
  }

  private take(next: State, link: Link): void {
    if (this.closed) return;
    if (this.state && this.state.sits !== next.sits) return this.anew();
    if (this.state && setBack(this.state, next) && !this.whole) return this.fetchWhole();
    this.whole = false;
    this.talk = [...this.talk, ...next.chat.filter((c) => c.no >= this.said())];
    if (this.state && this.state.at > next.at) return void (this.state = { ...this.state, chat: this.talk });
    const back = this.link === "lost" && this.state !== null;
    const before = this.lines.length;
    this.lines = merge(this.lines, next);
    this.state = { ...next, chat: this.talk, host: next.host || hosts(this.table) };
    this.link = link;
    this.lostAt = 0;
    this.error = null;
    this.finish();
    if (back) this.missed = Math.max(0, this.lines.length - before);
    if (back) this.resend();
  }

  /** Somebody took or left the seat, and the server counts anew what the seat has seen: drops what was seen before and fetches everything. */
  private anew(): void {
    this.forget();
    if (!this.send(this.hello())) void this.refresh();
  }

  /** A lesson was set to a step: the board stays until all that is told there has come. */
  private fetchWhole(): void {
    [this.whole, this.lines, this.talk] = [true, [], []];
    if (!this.send(this.hello())) void this.refresh();
  }

  private forget(): void {
    this.state = null;
    this.lines = [];
    this.talk = [];
    for (const w of this.waiting.values()) w.settle(null);
    this.waiting.clear();
  }

  /** After an interruption sends an answer that did not arrive once more; its position keeps it from counting twice. */
  private resend(): void {
    for (const [ref, w] of this.waiting) {
      w.again = true;
      if (this.send({ type: "answer", at: w.at, kind: w.kind, value: w.value, ref })) continue;
      void this.answerPlain(w.at, w.kind, w.value).then((refused) => this.settle(ref, refused));
    }
  }

  /** Returns the outcome of an answer. An answer sent twice that comes too late had arrived the first time. */
  private settle(ref: unknown, refused: Refused | null): void {
    const w = this.waiting.get(Number(ref));
    if (!w) return;
    w.accepted = !refused || (w.again && refused.code === "stale" && !this.state?.asks.some((a) => a.kind === w.kind));
    if (w.accepted) return this.finish();
    this.waiting.delete(Number(ref));
    w.settle(refused);
  }

  /** Completes accepted answers whose state has arrived. */
  private finish(): void {
    for (const [ref, w] of this.waiting) {
      if (!w.accepted || !this.state || this.state.at <= w.at) continue;
      this.waiting.delete(ref);
      w.settle(null);
    }
  }

  private async poll(): Promise<void> {
    if (this.closed) return;
    try {
      this.take(await api.state(this.table, this.seat, this.position(), this.said()), "polling");
      this.failures = Math.min(this.failures, 3);
    } catch (error) {
      if (error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429) return this.fail(error);
      this.failures += 1;
      this.away();
      if (!this.state && error instanceof ApiError) this.error = error;
    }
    const retrySocket = this.link === "polling" && Math.random() < 0.1;
    if (!this.closed) this.timer = setTimeout(() => (retrySocket ? this.open() : void this.poll()), this.link === "polling" ? POLL : this.pause());
  }

  /**
   * Fetches the state after a change outside the WebSocket. What arrived over the WebSocket meanwhile may be newer at the same position
   * (seats, a refused take-back); if it is not, the newest is on its way there.
   */
  async refresh(): Promise<void> {
    const before = this.pushed;
    try {
      const next = await api.state(this.table, this.seat, this.position(), this.said());
      if (this.pushed !== before && this.state && next.at <= this.state.at) return;
      this.take(next, this.link === "lost" ? "polling" : this.link);
    } catch (error) {
      if (error instanceof ApiError && error.code !== "offline") this.fail(error);
    }
  }

  /** Sends an answer for a position; returns null when it was accepted and its state has arrived, else why not. */
  answer(kind: string, value: AnswerValue, at = this.state?.at ?? 0): Promise<Refused | null> {
    if (this.link === "live" && this.socket?.readyState === WebSocket.OPEN) return this.answerLive(at, kind, value);
    return this.answerPlain(at, kind, value);
  }

  private answerLive(at: number, kind: string, value: AnswerValue): Promise<Refused | null> {
    const ref = ++this.refs;
    return new Promise((settle) => {
      this.waiting.set(ref, { at, kind, value, again: false, accepted: false, settle });
      this.send({ type: "answer", at, kind, value, ref });
    });
  }

  private async answerPlain(at: number, kind: string, value: AnswerValue): Promise<Refused | null> {
    try {
      const next = await api.answer(this.table, this.seat, at, kind, value);
      if (next?.type === "state") this.take(next, "polling");
      return null;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { type: "refused", code: error.code, rule: error.rule, text: error.message };
    }
  }
}

/** Returns whether a lesson was set to another step, or to the one that had been answered. */
const setBack = ({ lesson: old }: State, { lesson: now }: State): boolean => !!old && !!now && (old.step !== now.step || (old.answered && !now.answered));

/** Returns the log after a message: the old lines and the new ones, without those that a take-back has voided. */
function merge(old: Line[], next: State): Line[] {
  const from = next.events[0]?.no ?? Infinity;
  let lines = old.filter((l) => l.no < from);
  for (const line of next.events) {
    if (line.kind === "takeback") lines = lines.filter((l) => l.no < Number(line.facts.first ?? Infinity));
    lines.push(line);
  }
  return lines;
}
