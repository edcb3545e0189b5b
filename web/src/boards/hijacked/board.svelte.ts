/** State shared by the parts of the board: the view, the open question, and what a press on a space does. */
import type { TableProps } from "../../shell/board";
import type { Ask, Seat } from "../../wire";
import { chooseDie, chooseSpace, diced, lit, movesOf, readPlan, timelessOf, usedBy, waysOf, type Part } from "./moves";
import type { Names } from "./names";
import type { Chart, Move, View } from "./types";
import { ui } from "./ui.svelte";

export interface LyingDie {
  die: string;
  value: number;
  seat: string;
  planned: boolean;
}

export class Table {
  private props: () => TableProps;
  readonly names: Names;
  /** The item of the board that Tab leads to. */
  cursor = $state("");
  readonly view: View = $derived.by(() => this.props().view as View);
  /** The ask that is answered with dice, whichever is open in the panel. */
  readonly ask: Ask | null = $derived.by(() => (diced(this.props().ask) ? this.props().ask : null));
  readonly part: Part = $derived.by(() => readPlan(this.ask, this.plan));
  /** The move whose gain is shown on the track: the one under the pointer, else the planned one. */
  readonly preview: Move | null = $derived.by(() => {
    const open = this.props().ask;
    return ui.looked ?? [...movesOf(open), ...timelessOf(open)].find((m) => m.value === this.plan) ?? null;
  });

  constructor(props: () => TableProps, names: Names) {
    this.props = props;
    this.names = names;
  }

  get plan(): string {
    return this.props().plan;
  }
  get seat(): string {
    return this.props().seat;
  }
  get seats(): Seat[] {
    return this.props().seats;
  }
  get chart(): Chart {
    return this.props().boardData as Chart;
  }

  who(seat: string): string {
    return this.names.who(this.seats, seat);
  }

  isLit(space: string): boolean {
    return !!this.ask && lit(this.ask, space, this.part.value && this.part.space !== space ? [] : this.part.dice);
  }

  isChosen(space: string): boolean {
    return !!this.ask && this.part.space === space;
  }

  /** Attributes that make a thing an item of the board without an action: a spoken name, and its part in the one Tab stop. */
  item(name: string, label: string): Record<string, unknown> {
    return { role: "img", "data-item": name, "data-part": name, "aria-label": label, tabindex: this.cursor === name ? 0 : -1, onfocus: () => (this.cursor = name) };
  }

  /** Whether a line of the log points at one of these cells. */
  isMarked(...cells: string[]): boolean {
    return cells.some((c) => c && this.props().highlight.includes(c));
  }

  /** Whether the any-time move that is planned, or under the pointer, uses one of these things. */
  isUsed(...cells: string[]): boolean {
    const used = usedBy(timelessOf(this.props().ask).find((m) => m.value === this.preview?.value) ?? ui.looked ?? undefined);
    return cells.some((c) => used.includes(c));
  }

  /** A press on a space begins or completes the plan; a second press sends it. */
  press(space: string): void {
    const { ask, part } = this;
    if (!ask) return;
    if (part.value && part.space === space) return void this.props().onanswer(ask.kind, part.value);
    if (!waysOf(ask, space).length) return this.props().oninspect(space);
    const plan = part.value ? "" : this.plan;
    this.props().onplan(chooseSpace(ask, plan, space, this.view));
  }

  /** Takes a die that was dropped on a space. */
  drop(die: string, space: string): void {
    const { ask } = this;
    if (!ask) return;
    const held = this.part.value ? [] : this.part.dice.filter((d) => d !== die);
    const begun = this.part.space === space && !this.part.value ? `?${space}|${held.join(" ")}` : `?|${die}`;
    if (!lit(ask, space, [die])) return this.props().oninspect(space);
    this.props().onplan(begun.startsWith("?|") ? chooseSpace(ask, begun, space, this.view) : chooseDie(ask, begun, die, this.view));
  }

  pressDie(die: string): void {
    if (this.ask) this.props().onplan(chooseDie(this.ask, this.plan, die, this.view));
  }

  /** Returns the dice that lie on a space or are planned for it. */
  diceOn(space: string): LyingDie[] {
    const { view, part } = this;
    const spent = view.spent.filter((s) => where(s.space) === space).map((s) => ({ die: s.die, value: s.value, seat: view.active, planned: false }));
    if (part.space !== space) return spent;
    return [...spent, ...part.dice.map((die) => ({ die, value: view.dice[die] ?? 0, seat: view.active, planned: true }))];
  }
}

/** Returns the space on which a die lies, by the view. */
function where(space: string): string {
  return space.length === 1 ? `marker ${space}` : space.replace("reserve", "card");
}
