/** Escape and Evasion: its map table for the shell. */
import type { BoardPackage } from "../../shell/board";
import Board from "./Board.svelte";
import Chips from "./panels/Chips.svelte";
import Left from "./panels/Left.svelte";
import CellWidget from "./widgets/CellWidget.svelte";
import MenWidget from "./widgets/MenWidget.svelte";
import OrdersWidget from "./widgets/OrdersWidget.svelte";
import PartyWidget from "./widgets/PartyWidget.svelte";
import PathWidget from "./widgets/PathWidget.svelte";
import { HEXES } from "./geometry";
import { PLACES } from "./ground.gen";

export { Board };
export { where } from "./where";
export const panels: BoardPackage["panels"] = { left: Left, chips: Chips };
export const widgets: BoardPackage["widgets"] = { path: PathWidget, party: PartyWidget, orders: OrdersWidget, cell: CellWidget, subset: MenWidget };
/** Words the command line completes. */
export const names = (): string[] => [...HEXES, ...Object.values(PLACES)];
