/** Escape and Evasion: its map board for the shell. */
import { answerOf } from "../../lib/plans.svelte";
import type { BoardPackage } from "../../shell/board";
import { later } from "../../shell/later";
import Board from "./Board.svelte";
import Chips from "./panels/Chips.svelte";
import Left from "./panels/Left.svelte";
import CellWidget from "./widgets/CellWidget.svelte";
import MenWidget from "./widgets/MenWidget.svelte";
import OrdersWidget from "./widgets/OrdersWidget.svelte";
import PartyWidget from "./widgets/PartyWidget.svelte";
import PathWidget from "./widgets/PathWidget.svelte";
import { centre, HEXES } from "./geometry";
import { SIZE } from "./ground.gen";
import { loadGround } from "./ground.svelte";
import Sheet from "./Sheet.svelte";
import { shown } from "./sheetmap.svelte";
import { told } from "./told";
import type { AnyView, UmpireView } from "./types";
import { say } from "./words";

export { Board };
/** What the umpire alone sees is loaded for the umpire alone. */
export const desk: BoardPackage["desk"] = later(() => import("./desk/Desk.svelte"), false);
export const tools: BoardPackage["tools"] = later(() => import("./desk/Tools.svelte"), false);
const [ReleaseWidget, CheckWidget, ChangeWidget, TellWidget] = [
  later(() => import("./widgets/ReleaseWidget.svelte"), false), later(() => import("./widgets/CheckWidget.svelte"), false),
  later(() => import("./widgets/ChangeWidget.svelte"), false), later(() => import("./widgets/TellWidget.svelte"), false),
];
/** The question to release reports stays open on the umpire's desk. */
export const deskAsk = "release";
export { shows, use } from "./sheetmap.svelte";
export { acting, deskHead, group, where } from "./where";
export const panels: BoardPackage<AnyView>["panels"] = { left: Left, chips: Chips };
export const widgets: BoardPackage<AnyView>["widgets"] = { path: PathWidget, party: PartyWidget, orders: OrdersWidget, cell: CellWidget, subset: MenWidget, release: ReleaseWidget, check: CheckWidget, change: ChangeWidget, tell: TellWidget, close: TellWidget };
/** In a review the chances stand below the board: the map keeps its share of an upright tablet. */
export const reviewed = 75;
export const labels: BoardPackage["labels"] = () => ({ left: say("railLeft"), tab: say("railTab") });
/** The board writes the stop of a path itself. */
export const answer: BoardPackage["answer"] = (ask, plan) => (ask.domain.type === "path" ? plan : answerOf(ask, plan));
export const asked: BoardPackage["asked"] = (ask, plan, cell) => (ask.domain.type === "path" ? `${plan.replace(/\.$/, "")}x${cell}` : cell);
export const log: BoardPackage<Partial<UmpireView> | null>["log"] = (lines, view) => told(lines, view?.tray);
/** The map for the ways of a finished game; a way along roads and across country goes by the middles of hexes. */
export const ground: BoardPackage["ground"] = () => {
  loadGround();
  return { width: SIZE[0], height: SIZE[1], at: centre, Ground: Sheet, props: { pieces: [] }, paper: "var(--ev-sheet)" };
};
export const cell = /\b\d{4}\b/;
/** Hexes marked in a note of the umpire are shown on the map when the note comes. */
export const marked: BoardPackage["marked"] = (line) => ((line.kind === "note" || line.kind === "ruling") && Array.isArray(line.facts.hexes) ? (line.facts.hexes as string[]) : []);
export const keys: BoardPackage["keys"] = () => [["W E A D Z X", say("keysHex")], ["N P", say("keysUnits")], ["E", say("done")], ["M", say("keysMeasure")], ["Y", say("keysLayers")], ["A H E", say("keysDesk")]];
/** Words that the command line completes. */
export const names = (): string[] => [...HEXES, ...Object.values(shown.map.places)];
export const deeds: BoardPackage["deeds"] = ["posture", "spring", "attack", "policy", "order=done"];
/** Ends of a half and of a way have no option that says what they do: parties and paths are too many to be listed. */
export const main: BoardPackage["main"] = (ask, plan) => (ask.domain.type === "party" && plan === "done" ? say("done") : ask.domain.type === "path" && plan === "." ? say("stay") : "");
/** Reports are released one by one, by buttons of the widget. */
export const ownButtons = ["release", "check"];
