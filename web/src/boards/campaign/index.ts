/** The campaign of In Clouds of Glory: its pages for the shell. */
import { answerOf } from "../../lib/plans.svelte";
import type { BoardPackage } from "../../shell/board";
import Board from "./Board.svelte";
import CorrectWidget from "./widgets/CorrectWidget.svelte";
import { whole as corrected } from "./widgets/correction";
import { whole as framed } from "./widgets/frame";
import FrameWidget from "./widgets/FrameWidget.svelte";
import { answerOf as outcomeOf, whole as settled } from "./widgets/outcome";
import OutcomeWidget from "./widgets/OutcomeWidget.svelte";
import RaiseWidget from "./widgets/RaiseWidget.svelte";
import RosterWidget from "./widgets/RosterWidget.svelte";
import TypeWidget from "./widgets/TypeWidget.svelte";
import { say } from "./words";

export { Board };
export { group, where } from "./where";
export const widgets: BoardPackage["widgets"] = { frame: FrameWidget, roster: RosterWidget, correction: CorrectWidget, outcome: OutcomeWidget };
export const kinds: BoardPackage["kinds"] = { type: TypeWidget, "own-machine": TypeWidget, roster: RosterWidget, raise: RaiseWidget };
const READY: Record<string, (plan: string, count: number) => boolean> = { frame: framed, correction: corrected, outcome: settled, roster: (plan, count) => plan.split(" ").length === count };
/** Whether the plan can be sent: it has all its parts. */
export const ready: BoardPackage["ready"] = (ask, plan) => plan !== "" && (READY[ask.domain.type]?.(plan, Number(ask.domain.count ?? 0)) ?? true);
export const answer: BoardPackage["answer"] = (ask, plan) => (ask.domain.type === "outcome" ? outcomeOf(ask, plan) : ask.domain.type in READY ? plan.trim() : answerOf(ask, plan));
export const deeds: BoardPackage["deeds"] = ["rank", "reroll", "raise=stop"];
/** People and squadrons, as sentences and the text twin name them. */
export const cell = /\b[ec][1-3](?:[pg][1-9]\d{0,3})?\b/;
export const keys: BoardPackage["keys"] = () => [["← →", say("keysPages")], ["[ ]", say("keysPeople")]];
/** The result of a battle is taken in by a button of its widget, below the form. */
export const ownButtons = ["outcome"];
