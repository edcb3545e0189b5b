/** In Clouds of Glory: its map, its heights and its cockpits for the shell. */
import type { BoardPackage } from "../../shell/board";
import { later } from "../../shell/later";
import { helper } from "./aid.svelte";
import Board from "./Board.svelte";
import { planOf } from "./planning";
import { fly, used } from "./path";
import { moverOf } from "./edit";
import { read } from "./plan";
import { say } from "./words";

export { Board };
export { group, where } from "./where";
export const panels: BoardPackage["panels"] = { left: later(() => import("./panels/Cockpit.svelte")) };
export const upright: BoardPackage["upright"] = 52;
/** Between the chances and the heights of the film, the sky keeps its share of the window. */
export const reviewed: BoardPackage["reviewed"] = 75;
export const film: BoardPackage["film"] = true;
export const labels: BoardPackage["labels"] = () => ({ left: say("cockpit"), tab: say("tab") });
export const widgets: BoardPackage["widgets"] = { "flight_plan": later(() => import("./widgets/PlanWidget.svelte"), true, 275), attack: later(() => import("./widgets/AttackWidget.svelte")), placing: later(() => import("./widgets/PlaceWidget.svelte")), shift: later(() => import("./widgets/ShiftWidget.svelte")) };
/** Whether the plan can be sent: a flight plan that uses up the move, and that the server's aid does not refuse. */
export const ready: BoardPackage["ready"] = (ask, plan) => {
  const domain = planOf(ask);
  if (!domain || plan === "") return plan !== "";
  const { aid, old } = helper.of(ask.kind, plan);
  if (aid && !old) return aid.legal;
  const legs = read(plan);
  return legs.actions.some((a) => a === "jump:P") || used(fly(moverOf(domain), legs)) === domain.speed;
};
/** 19.1, 29.8 Orders that answer for all ground units, and for a pilot's re-rolls. */
export const spares: BoardPackage["spares"] = (ask) => {
  const [kind, who = ""] = ask.kind.split(":");
  return kind === "ground-fire" ? "fire-order" : kind === "reroll" ? `standing-order:${who.split(".")[0]}` : "";
};
export const deeds: BoardPackage["deeds"] = ["reroll", "break-off", "standing-order", "judgement", "jump", "ground-fire=hold", "attack=hold", "exchange=none"];
/** 25.2 Where bombs may be dropped, attacks are too many to be listed: none of them has words of its own. */
export const main: BoardPackage["main"] = (ask, plan) => (ask.domain.type === "attack" && plan === "hold" && !ask.options.length ? say("hold") : "");
/** Aeroplanes, ground units, gasbags and the like, as sentences name them. */
export const cell = /\b[ECUKQBNJ][1-9]\d?\b/;
export const keys: BoardPackage["keys"] = () => [["← →", say("keysBend")], ["⇧ ← →", say("keysLength")], ["↑ ↓", say("keysHeight")], ["T R L V I", say("keysLegs")], ["⌫", say("keysBack")], ["Alt ↑ ↓", say("keysOrder")], ["M", say("keysMeasure")], ["K [ ] ␣ Enter", say("keysFilm")]];
