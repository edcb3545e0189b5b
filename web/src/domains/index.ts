/** One widget for each decision domain of the wire; a game's own domains come with its board package. */
import type { Component } from "svelte";
import type { WidgetProps } from "../shell/board";
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

export function widgetFor(type: string, own: Record<string, Component<WidgetProps>> = {}): Component<WidgetProps> {
  return own[type] ?? WIDGETS[type] ?? Form;
}
