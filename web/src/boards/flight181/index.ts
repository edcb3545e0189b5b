/** The Rescue of Lufthansa Flight 181: its plan of the aircraft for the shell. */
import { look } from "../../lib/settings.svelte";
import type { BoardPackage } from "../../shell/board";
import Board from "./Board.svelte";
import Cabin from "./Cabin.svelte";
import { Plan, squaresOf } from "./geometry";
import { read } from "./moves";
import { movesOf, pairsOf } from "./intent";
import Chips from "./panels/Chips.svelte";
import type { Chart, View } from "./types";
import AmbushWidget from "./widgets/AmbushWidget.svelte";
import CardWidget from "./widgets/CardWidget.svelte";
import DeedWidget from "./widgets/DeedWidget.svelte";
import MovesWidget from "./widgets/MovesWidget.svelte";
import PlaceWidget from "./widgets/PlaceWidget.svelte";
import RoutesWidget from "./widgets/RoutesWidget.svelte";
import Rows from "./widgets/Rows.svelte";
import ShotWidget from "./widgets/ShotWidget.svelte";
import SwapsWidget from "./widgets/SwapsWidget.svelte";
import { say } from "./words";

export { Board };
export { group, where } from "./where";
export const panels: BoardPackage["panels"] = { chips: Chips };
/** In a review the chances stand below the board: the plan keeps its share of an upright tablet. */
export const reviewed = 75;
export const widgets: BoardPackage["widgets"] = { place: PlaceWidget, ambush: AmbushWidget, shot: ShotWidget, moves: MovesWidget, routes: RoutesWidget, deed: DeedWidget, piece: Rows, cell: Rows, card: CardWidget, swaps: SwapsWidget };
/** Whether the plan can be sent: a path as far as it is legal; swaps from three on; without anybody to ambush always. */
export const ready: BoardPackage["ready"] = (ask, plan) => {
  if (ask.domain.type === "swaps") return plan === "-" || plan.split(",").filter(Boolean).length >= Number(ask.domain.least);
  return plan !== "";
};
export const answer: BoardPackage["answer"] = (ask, plan) => {
  const domain = movesOf(ask);
  return domain && plan !== "-" ? read(domain, plan).words.map((w) => w.word).join(",") || "-" : plan;
};
/** Returns the answer that a square means, for the question why it is not possible. */
export const asked: BoardPackage["asked"] = (ask, plan, cell) => {
  const type = ask.domain.type;
  if (type === "moves" || type === "routes") return [plan === "-" ? "" : plan, cell].filter(Boolean).join(plan.endsWith(":") ? "" : ",");
  if (type === "ambush") return pairsOf(ask).find((p) => p.square === cell)?.value ?? cell;
  return cell;
};
/** The plan of the aircraft for the ways of a finished game. */
export const ground: BoardPackage["ground"] = (board, narrow, view) => {
  const plan = new Plan(squaresOf(board as Chart, (view as View | undefined)?.scenario ?? ""), narrow);
  return { width: plan.width, height: plan.height, at: (square) => plan.centre(square), Ground: Cabin, props: { plan, doors: new Set(), full: new Set(), ondoor: () => undefined }, classes: look.theme === "light" ? "fp film" : "fp", paper: "var(--fp-ground)" };
};
export const deeds: BoardPackage["deeds"] = ["act", "hijacker-act", "control", "watch", "halt", "retaliate", "next-team=-", "next-hijacker=-", "vet=-", "vet-passing=-", "move-passenger=-", "ambush=-"];
/** 8.2 Of many hijackers and teams, ambushes are too many to be listed: none has words of its own. */
export const main: BoardPackage["main"] = (ask, plan) => (ask.domain.type === "ambush" && plan === "-" && !ask.options.length ? say("noAmbush") : "");
export const cell = /\b(?:[ALR](?:1[0-3]|[1-9])|TF|TA|GF|GA)\b/;
export const keys: BoardPackage["keys"] = () => [["W A S D", say("keysMove")], ["⌫", say("keysBack")], [", .", say("keysChain")], ["Y V C", say("keysLayers")]];
export const names: BoardPackage["names"] = (board) => Object.values((board as Chart).boards).flatMap((b) => b.squares.flatMap((s) => [s.id, s.name]));
