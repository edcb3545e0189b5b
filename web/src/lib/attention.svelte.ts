/** What draws a person's attention to a table: the page's title and icon, sounds, notices of requests and talk, marks that come with a line. */
import { untrack } from "svelte";
import type { Frame } from "../shell/frame";
import { t } from "./i18n.svelte";
import { announce } from "./announce.svelte";
import { watchElsewhere } from "./elsewhere.svelte";
import { notify } from "./notices.svelte";
import { play } from "./sound";
import { dismissTag, toast } from "./toasts.svelte";

/** Sets up the notices of a table; call it while its frame is set up. */
export function attend(frame: Frame): void {
  turnSign(frame);
  calls(frame);
  takeBacks(frame);
  missedLines(frame);
  markedCells(frame);
  beforehand(frame);
  talk(frame);
  if (frame.at.live) announce(() => frame.now, () => (frame.ui.pane = "book"));
}

function turnSign(frame: Frame): void {
  $effect(() => {
    document.title = `${frame.mine ? "▶ " : ""}${frame.now.title || frame.game.title} · Lysander`;
    document.getElementById("favicon")?.setAttribute("href", frame.mine ? "/mark-turn.svg" : "/mark.svg");
  });
}

/** Plays sounds, and notifies a person who looks at another page. What was on the page when it was opened causes neither. */
function calls(frame: Frame): void {
  const { at } = frame;
  if (!at.live) return;
  let mine = untrack(() => frame.mine);
  let rolled = untrack(() => frame.lastRoll?.no ?? 0);
  $effect(() => {
    if (frame.mine && !mine) {
      play("turn");
      notify(at.now.title || frame.game.title, t("seat.turn"), `/t/${at.now.table}`);
    }
    mine = frame.mine;
  });
  $effect(() => {
    const no = frame.lastRoll?.no ?? 0;
    if (no > rolled) play("die");
    rolled = no;
  });
  $effect(() => {
    if (at.refused) play("refused");
  });
  $effect(() => watchElsewhere(untrack(() => at.now.table)));
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
  let asked = -1;
  $effect(() => {
    const { at: position, undo } = at.now;
    if (asked === position && !undo.asked) toast("info", t("undo.refused"));
    asked = undo.asked ? position : -1;
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

/** Sends answers given in advance when their question comes; a game that was set back drops the answers that could be redone. */
function beforehand(frame: Frame): void {
  const { at } = frame;
  if (!at.live || !at.now.seat) return;
  $effect(() => {
    if (at.busy || !at.blocking.length || !Object.keys(at.repeats.all).length) return;
    untrack(() => void at.repeat().then((done) => done === "surprise" && toast("info", t("repeat.surprise"))));
  });
  let seen = untrack(() => frame.session.lines.at(-1)?.no ?? 0);
  $effect(() => {
    const last = frame.session.lines.at(-1);
    if (last && last.no > seen && last.kind === "takeback" && last.facts.by !== at.now.seat) untrack(() => at.forget());
    seen = last?.no ?? seen;
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
