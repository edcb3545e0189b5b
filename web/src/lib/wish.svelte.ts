/** The settings of a table that is about to be made: seats, scenario, options, variant. */
import type { Pace } from "./clock";
import type { GameInfo, GameSeat, NewTable, OptionInfo, SeatWish, Value } from "./api";
import { setsOf } from "./seating";
import { settings } from "./settings.svelte";

export type Way = "me" | "link" | "bot" | "empty";

export class Wish {
  readonly game: GameInfo;
  /** The players' seats that the table will have. */
  seating = $state<string[]>([]);
  ways = $state<Record<string, Way>>({});
  levels = $state<Record<string, string>>({});
  names = $state<Record<string, string>>({});
  scenario = $state("");
  options = $state<Record<string, Value>>({});
  title = $state("");
  open = $state(false);
  hints = $state(true);
  minutes = $state(10);
  /** After how many moves spectators see both sides; 0: at the end. */
  delay = $state(0);
  /** Seconds before each answer of a bot, where bots play among themselves. */
  pause = $state(2);
  /** Whether anything that may cause a pause is shown one interval later. */
  beat = $state(true);
  /** The series it is part of, `new` for a new series. */
  series = $state("");
  /** The clocks; null: none. */
  pace = $state.raw<Pace | null>(null);
  /** The text of a rule variant. */
  variant = $state("");

  /** Returns the seats of the table: its players, and the umpire. */
  readonly seats: GameSeat[] = $derived.by(() => this.game.seats.filter((s) => s.umpire || this.seating.includes(s.seat)));
  /** Returns the seats of this person. */
  readonly mine: string[] = $derived(this.seats.filter((s) => this.ways[s.seat] === "me").map((s) => s.seat));
  /** Whether somebody has said that all seats at this screen are theirs, or that they are not. */
  said = $state<boolean | null>(null);
  /** Whether one person has all seats at this screen: by default whoever keeps the game and plays one seat in it. */
  readonly alone: boolean = $derived.by(() => this.mine.length > 1 && (this.said ?? (this.mine.length === 2 && this.mine.includes(this.game.keeper))));
  readonly changed: OptionInfo[] = $derived.by(() => this.game.options.filter((o) => this.value(o) !== this.standard(o)));
  /** Whether bots have all seats of players. */
  readonly watched: boolean = $derived(this.seats.every((s) => s.umpire || this.ways[s.seat] === "bot"));
  /** Whether a seat is left for a person who comes by a link. */
  readonly waits: boolean = $derived(this.seats.some((s) => this.ways[s.seat] === "link"));

  constructor(game: GameInfo, scenario: string) {
    this.game = game;
    const level = game.levels.includes("normal") ? "normal" : game.levels[0];
    for (const s of game.seats) {
      this.ways[s.seat] = s.umpire ? "empty" : "link";
      this.levels[s.seat] = level;
    }
    this.scenario = game.scenarios.find((s) => s.id === scenario)?.id ?? game.scenarios[0]?.id ?? "";
    this.sit(setsOf(game, this.scenario)[0]);
  }

  standard(o: OptionInfo): Value {
    return this.game.scenarios.find((s) => s.id === this.scenario)?.options[o.key] ?? o.default;
  }

  value(o: OptionInfo): Value {
    return this.options[o.key] ?? this.standard(o);
  }

  /** Takes another scenario, with its usual set of players if it has others than the one before. */
  choose(scenario: string): void {
    const before = setsOf(this.game, this.scenario).join("; ");
    this.scenario = scenario;
    this.options = {};
    const sets = setsOf(this.game, scenario);
    if (sets.join("; ") !== before) this.sit(sets[0]);
  }

  /** Takes another set of players; this person keeps a seat. */
  sit = (seating: string[]): void => {
    this.seating = seating;
    if (!seating.some((s) => this.ways[s] === "me")) this.ways[seating[0]] = "me";
  };

  waysOf(seat: GameSeat): Way[] {
    return seat.umpire ? ["me", "link", "empty"] : ["me", "link", "bot"];
  }

  /** Returns the name shown: a person alone at this screen has a name, several people have the names of their seats. */
  nameAt(seat: string): string {
    return this.names[seat] || (this.mine.length > 1 && !this.alone ? (this.game.seats.find((s) => s.seat === seat)?.name ?? "") : settings.name);
  }

  /** Returns the message that makes this table. */
  get message(): NewTable {
    const seats = Object.fromEntries(this.game.seats.map((s) => [s.seat, this.seats.includes(s) ? this.seatWish(s.seat) : { kind: "empty" as const }]));
    return {
      game: this.game.id, scenario: this.scenario, seats, hints: this.hints, start: !this.waits, umpire_minutes: this.minutes, beat: this.beat ? this.game.beat : 0, delay: this.delay, bot_pause: this.watched ? this.pause : 0, public: this.open, name: settings.name,
      series: this.series, pace: this.pace, hot_seat: this.mine.length > 1 && !this.waits, ...(this.variant.trim() ? { variant: this.variant } : {}),
      options: Object.fromEntries(this.changed.map((o) => [o.key, this.value(o)])), title: this.title.trim(),
    };
  }

  private seatWish(seat: string): SeatWish {
    const way = this.ways[seat];
    if (way === "me") return { kind: "human", name: this.nameAt(seat) };
    if (way === "bot") return { kind: "bot", level: this.levels[seat] };
    return { kind: way === "link" ? "open" : "empty" };
  }
}
