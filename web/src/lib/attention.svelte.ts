/** What calls a person at a table: the page's title and sign, notices of what others want or say, marks that come with a line. */
import { untrack } from "svelte";
import type { Frame } from "../shell/frame";
import { t } from "./i18n.svelte";
import { dismissTag, toast } from "./toasts.svelte";

/** Sets up the notices of a table; call while its frame is made. */
export function attend(frame: Frame): void {
  turnSign(frame);
  takeBacks(frame);
  missedLines(frame);
  markedCells(frame);
  talk(frame);
}

function turnSign(frame: Frame): void {
  $effect(() => {
    document.title = `${frame.mine ? "▶ " : ""}${frame.now.title || frame.game.title} · Lysander`;
    document.getElementById("favicon")?.setAttribute("href", frame.mine ? "/mark-turn.svg" : "/mark.svg");
  });
}

function takeBacks({ at }: Frame): void {
  $effect(() => {
    const request = at.now.undo.request;
    if (!request) return dismissTag("undo");
    toast("undo", request.text, [
      { label: t("undo.allow"), run: () => void at.consent(true) },
      { label: t("undo.deny"), run: () => void at.consent(false) },
    ], true, "undo");
  });
}

function missedLines({ at, ui }: Frame): void {
  const live = at.live;
  $effect(() => {
    if (!live || live.missed === 0) return;
    toast("download", t("conn.missed", { count: live.missed }), [{ label: t("conn.show"), run: () => (ui.tab = "log") }], false, "missed");
    live.missed = 0;
  });
}

function markedCells(frame: Frame): void {
  let seen = untrack(() => frame.session.lines.at(-1)?.no ?? 0);
  $effect(() => {
    const fresh = frame.session.lines.filter((l) => l.no > seen);
    seen = frame.session.lines.at(-1)?.no ?? seen;
    const cells = fresh.map((l) => frame.pkg.marked?.(l) ?? []).findLast((c) => c.length);
    if (cells && frame.at.live && !frame.desk) untrack(() => (frame.at.highlight = cells));
  });
}

function talk({ at, ui }: Frame): void {
  let seen = untrack(() => at.now.chat.length);
  $effect(() => {
    const fresh = at.now.chat.slice(seen).filter((c) => c.seat !== at.now.seat);
    seen = at.now.chat.length;
    for (const line of fresh) if (ui.tab !== "talk") toast("talk", `${line.name || line.seat}: ${line.text}`, [{ label: t("conn.show"), run: () => (ui.tab = "talk") }]);
  });
}
