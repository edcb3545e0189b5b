/** One widget for each type of domain on the wire; a game's board package may bring more. */
import type { Component } from "svelte";
import type { BoardPackage, WidgetProps } from "../shell/board";
import type { Ask } from "../wire";
import Amount from "./Amount.svelte";
import DiceEntry from "./DiceEntry.svelte";
import Draw from "./Draw.svelte";
import Form from "./Form.svelte";
import OptionRows from "./OptionRows.svelte";
import PathSteps from "./PathSteps.svelte";
import Split from "./Split.svelte";
import Subset from "./Subset.svelte";
import TextEntry from "./TextEntry.svelte";

const WIDGETS: Record<string, Component<WidgetProps>> = {
  one_of: OptionRows,
  cell: OptionRows,
  confirm: OptionRows,
  subset: Subset,
  amount: Amount,
  dice: DiceEntry,
  draw: Draw,
  split: Split,
  text: TextEntry,
  path: PathSteps,
};

/** Returns the widget of an ask: that of its kind or its domain in the board package, else the shell's, else a field for the notation. */
export function widgetFor(ask: Ask, own: Pick<BoardPackage, "kinds" | "widgets">): Component<WidgetProps> {
  const type = ask.domain.type;
  return own.kinds?.[ask.kind.split(":")[0]] ?? own.widgets?.[type] ?? WIDGETS[type] ?? Form;
}
