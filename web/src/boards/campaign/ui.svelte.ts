/** What a reader looks at in a campaign: a person, a squadron, a page on small screens. It outlives the parts that show it. */
export const PAGES = ["mission", "squadrons", "service", "timeline", "book"] as const;
export type Page = (typeof PAGES)[number];

export const ui = $state({ table: "", person: "", squadron: "", page: "mission" as Page, whole: false });

/** Begins anew at another table. */
export function enter(table: string): void {
  if (ui.table === table) return;
  Object.assign(ui, { table, person: "", squadron: "", page: "mission", whole: false });
}
