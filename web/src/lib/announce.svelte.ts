/** Says what others have done with seats and keys, as it is written into the table's book. */
import { untrack } from "svelte";
import type { State } from "../wire";
import { t } from "./i18n.svelte";
import { dismissTag, toast, toasts } from "./toasts.svelte";

/** Before the number of a line in the tag of its notice. */
const TAG = "book ";

/**
 * Shows a notice for each new line that is not the reader's own doing; call it while a component is set up. `onshow` opens the book. Whoever is
 * asked something sees the question itself (`RequestBar.svelte`).
 */
export function announce(state: () => State | null, onshow: () => void): void {
  let seen = untrack(() => newest(state()));
  $effect(() => {
    const now = state();
    const fresh = (now?.book ?? []).filter((line) => line.no > seen && !line.you && line.action !== "started" && !(line.action === "asked" && line.seat === now?.seat));
    seen = Math.max(seen, newest(now));
    untrack(() => {
      for (const line of fresh) toast(line.action === "bot" ? "bot" : "people", line.text, [{ label: t("conn.show"), run: onshow }], false, `${TAG}${line.no}`);
    });
  });
  $effect(() => () => untrack(() => toasts.list.filter((x) => x.tag.startsWith(TAG)).forEach((x) => dismissTag(x.tag))));
}

export const newest = (now: State | null): number => now?.book.at(-1)?.no ?? -1;
