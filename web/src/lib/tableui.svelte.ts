/** What is open around a board: drawers, tabs, the phone's sheet. */

/** The panes that can lie over the rails of a table. */
export type Pane = "" | "rules" | "dice" | "text" | "keys" | "menu" | "book" | "brief" | "notices";
export type LogTab = "log" | "since" | "notes" | "talk";
export type PhoneTab = "board" | "orders" | "log" | "rules" | "text";

export class TableUi {
  pane = $state<Pane>("");
  /** Whether the briefing has opened by itself, before the first question. */
  begins = $state(false);
  /** The paragraph at which the rulebook opens. */
  rule = $state("");
  command = $state(false);
  tab = $state<LogTab>("log");
  phoneTab = $state<PhoneTab>("board");
  sheet = $state<"peek" | "half" | "full">("half");
  leftOpen = $state(false);
  /** Whether the board is shown after the end, in the place of the story. */
  atBoard = $state(false);

  openRule = (id: string): void => {
    this.rule = id;
    this.pane = "rules";
  };

  toggle(pane: Pane): void {
    this.pane = this.pane === pane ? "" : pane;
  }

  /** Closes the uppermost pane; returns false if none was open. */
  close(): boolean {
    if (this.pane) this.pane = "";
    else if (this.command) this.command = false;
    else if (this.leftOpen) this.leftOpen = false;
    else return false;
    return true;
  }
}
