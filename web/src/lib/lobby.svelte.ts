/** Actions at a table before the start: take, name, cancel and fill seats, begin. */
import type { Seat, State } from "../wire";
import { api, ApiError, type GameInfo } from "./api";
import { takeSeat } from "./arrive";
import { held, hold, INVITED, keyFor, seatLink } from "./keys";
import type { Session } from "./session.svelte";
import { settings } from "./settings.svelte";

export class LobbyControl {
  problem = $state("");
  /** The level of bots for seats that stay free. */
  level = $state("");
  private turn = $state(0);
  private underway = new Set<string>();
  private before: Promise<unknown> = Promise.resolve();
  private session: Session;
  private state: () => State;
  private onsit: (seat: string) => void;
  readonly game: GameInfo;

  constructor(session: Session, state: () => State, game: GameInfo, onsit: (seat: string) => void) {
    this.session = session;
    this.state = state;
    this.game = game;
    this.onsit = onsit;
    this.level = ["normal", "easy"].find((l) => game.levels.includes(l)) ?? game.levels[0];
  }

  get now(): State {
    return this.state();
  }

  private get host(): string {
    return keyFor(this.now.table, "host");
  }

  /** Whether this is the umpire's seat. */
  chair(seat: Seat): boolean {
    return !!this.game.seats.find((s) => s.seat === seat.seat)?.umpire;
  }

  /** Returns the players' seats that are free. */
  get free(): Seat[] {
    return this.now.seats.filter((s) => s.kind === "open" && !this.chair(s));
  }

  /** Runs actions one after another (a typed name, then the start); a second press of the same button does nothing. */
  private attempt<T>(what: string, work: () => Promise<T>): Promise<T | null> {
    if (this.underway.has(what)) return Promise.resolve(null);
    this.underway.add(what);
    const done = this.before.then(() => this.attend(work)).finally(() => this.underway.delete(what));
    this.before = done;
    return done;
  }

  private async attend<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      this.problem = "";
      const made = await work();
      await this.session.refresh();
      this.turn += 1;
      return made;
    } catch (error) {
      this.problem = error instanceof ApiError ? error.message : String(error);
      return null;
    }
  }

  private change(body: object, key: string): Promise<{ seat: string; key: string } | null> {
    return this.attempt(JSON.stringify(body), () => api.act<{ seat: string; key: string }>(this.now.table, "seat", body, key));
  }

  async take(seat: Seat): Promise<void> {
    const done = await this.attempt(`take ${seat.seat}`, () => takeSeat(this.now, seat.seat).then(() => true));
    if (done) this.onsit(seat.seat);
  }

  /** Voids the seat's link and key, or takes a bot out, and makes a new link. */
  async relink(seat: Seat): Promise<void> {
    const made = await this.change({ action: "link", seat: seat.seat }, this.host);
    if (made?.key) hold(this.now.table, { keys: { [seat.seat + INVITED]: made.key } }, [seat.seat]);
    this.turn += 1;
  }

  async rename(seat: Seat, name: string): Promise<void> {
    settings.name = settings.name || name;
    await this.change({ action: "name", seat: seat.seat, name }, keyFor(this.now.table, seat.seat));
  }

  putBot(seat: Seat): Promise<unknown> {
    return this.change({ action: "bot", seat: seat.seat, level: this.level }, this.host);
  }

  /** Returns the free seats whose link somebody has opened. */
  get opened(): Seat[] {
    return this.free.filter((s) => s.opened);
  }

  /** Begins. `opened`: what becomes of seats whose link was opened: they stay `open`, or get a `bot`; without it the server asks first. */
  start = (opened: "" | "bot" | "open" = ""): Promise<unknown> =>
    this.attempt("start", () => api.act(this.now.table, "start", { fill: this.free.length ? this.level : "", opened }, this.host));

  /** Begins without the numbers for the dice that were not opened. */
  startWithout = (): Promise<unknown> => this.attempt("start", () => api.act(this.now.table, "start", { wait: false }, this.host));

  /** Returns the link to a seat, if this browser may give it away. */
  linkOf(seat: Seat): string {
    void this.turn;
    const keys = held(this.now.table)?.keys ?? {};
    const key = keys[seat.seat + INVITED] ?? keys[seat.seat];
    return key && key !== this.host ? seatLink(this.now.table, key) : "";
  }
}
