/** What can lie over the rails of a table. */
export type Pane = "" | "rules" | "dice" | "text" | "keys" | "menu";
