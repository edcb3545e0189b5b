/** The keyboard at a table. Single letters act only when no field has the focus, and can be switched off. */
import type { Frame } from "../shell/frame";
import { settings } from "./settings.svelte";
import { keyOfShow } from "./show.svelte";
import { plannedByKey, pressKey, typing } from "./shortcuts";
import type { Pane } from "./tableui.svelte";

const PANES: Record<string, Pane> = { r: "rules", k: "dice", t: "text", "?": "keys", o: "brief" };

/** Handles Enter before anything on the board takes it: it sends a plan that a key has made. */
export function enterAtTable(event: KeyboardEvent, frame: Frame): void {
  if (event.key !== "Enter" || event.repeat || event.altKey || event.ctrlKey || event.metaKey || typing(event) || document.querySelector("dialog[open]")) return;
  if (!plannedByKey() || !frame.at.ready) return;
  event.preventDefault();
  event.stopPropagation();
  frame.at.submit();
}

/** Handles one key pressed anywhere at a table. A key that is held down counts once. */
export function keyOfTable(event: KeyboardEvent, frame: Frame, root: HTMLElement): void {
  if (event.defaultPrevented) return;
  if (!typing(event) && !event.ctrlKey && !event.metaKey && !event.altKey && !document.querySelector("dialog[open]") && keyOfShow(event, frame.show, frame.at.ready)) return;
  if (event.altKey && frame.lesson && (event.key === "ArrowRight" || event.key === "ArrowLeft")) {
    event.preventDefault();
    return event.key === "ArrowRight" ? frame.lesson.next() : frame.lesson.back();
  }
  if (event.key === "Escape") return escape(event, frame);
  if (typing(event) || event.altKey) return;
  if (document.querySelector("dialog[open]")) return;
  if (event.repeat && event.key === "Enter") return event.preventDefault();
  if (event.repeat && event.key.length === 1) return;
  if (event.ctrlKey || event.metaKey) {
    if (event.shiftKey && event.key.toLowerCase() === "z") {
      event.preventDefault();
      void frame.at.redo();
    }
    return;
  }
  const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
  if (key === "/" || key === ":") frame.ui.command = true;
  else if (key === "Enter") {
    if (onButton(event.target as HTMLElement)) return;
    if (frame.ended) root.querySelector<HTMLElement>("[data-again]")?.click();
    else if (frame.ui.pane === "brief") frame.ui.pane = "";
    else frame.at.submit();
  } else if (!settings.letters || !letter(key, event, frame, root)) return;
  event.preventDefault();
}

/** Whether Enter presses the focused element; on a chosen option, and on a thing of the board that has nothing to do here, it sends the answer instead. */
const onButton = (el: HTMLElement): boolean => !!el.closest("button, a, [role=button]:not(svg *)") && !el.closest("[role=radio], [data-idle], [data-chosen]");

function letter(key: string, event: KeyboardEvent, frame: Frame, root: HTMLElement): boolean {
  const { at, ui } = frame;
  if (/^[1-9]$/.test(key)) return pressKey(root, key);
  if (key in PANES && (key !== "o" || frame.briefing !== null)) ui.toggle(PANES[key]);
  else if (key === "u") void at.undo(event.shiftKey);
  else if (key === "l") {
    ui.tab = "log";
    root.querySelector<HTMLElement>("[data-focus=log]")?.focus();
  } else if (key === "h" && frame.shared) frame.shared.next();
  else if ((key === "n" || key === "p") && at.blocking.length > 1) at.step(key === "n" ? 1 : -1);
  else return !(event.target as Element).closest("svg") && pressKey(root, key);
  return true;
}

function escape(event: KeyboardEvent, { at, ui, lesson }: Frame): void {
  if (!ui.close()) {
    if (at.remark || at.refused) at.remark = at.refused = null;
    else if (at.highlight.length || at.line) at.look(0);
    else if (!typing(event) && at.plan) at.setPlan("");
    else if (lesson && !typing(event)) lesson.leave();
    else return;
  }
  event.preventDefault();
}
