/** Hijacked: its board for the shell. */
import type { BoardPackage } from "../../shell/board";
import Board from "./Board.svelte";
import Chips from "./panels/Chips.svelte";
import Foot from "./panels/Foot.svelte";
import ActWidget from "./widgets/ActWidget.svelte";
import ChoiceWidget from "./widgets/ChoiceWidget.svelte";
import MovesWidget from "./widgets/MovesWidget.svelte";
import type { Chart, View } from "./types";
import { say } from "./words";

export { Board };
export { asked, ready } from "./moves";
export { group, where } from "./where";
export { main } from "./deeds";
export const deeds = ["card.decide", "card.pay", "card.reserve=pass", "trust.more", "track.take", "track.mini", "squad.keep"];
export const panels: BoardPackage<View | null, Chart>["panels"] = { foot: Foot, chips: Chips };
export const widgets: BoardPackage<View, Chart>["widgets"] = { act: ActWidget, reserve: ActWidget, decide: ChoiceWidget, anytime: MovesWidget, window: MovesWidget };
export const kinds: BoardPackage["kinds"] = { "card.pay": ChoiceWidget, "trust.more": ChoiceWidget };
/** On an upright tablet tracks, aircraft, places and hijackers are in view together, and three answers below them. */
export const upright = 73;
/** In a review no answers stand below the board. */
export const reviewed = 78;
/** 6.1 The dice of a turn are no test: they are rolled together and placed one by one. */
export const dice: BoardPackage["dice"] = (line, terms) =>
  line.kind === "rolled" ? Object.entries((line.facts.dice ?? {}) as Record<string, number>).map(([die, face]) => ({ title: terms[`die-${die}`] ?? die, face })) : [];
export const offers = ["any"];
export const labels: BoardPackage["labels"] = () => ({ tab: say("railTab") });
export const cell = /\b[BGYSR]\d\d\b/;
export const keys: BoardPackage["keys"] = () => [
  ["1 … 5", say("keysDice")], ["G", say("keysBoard")], ["F C M J", say("keysPlaces")], ["V", say("keysTrust")], ["B", say("keysBonus")], ["S", say("keysSquad")], ["X", say("keysChange")],
  ["Q", say("keysTray")], ["E", say("keysEnd")],
];
