/** Notices of the browser when it is this person's turn. Permission is asked for by a click in the settings, never by itself. */
import { settings, type Settings } from "./settings.svelte";

const AWAY = 600_000;
let lastSeen = Date.now();
for (const kind of ["pointerdown", "keydown", "pointermove"]) addEventListener(kind, () => (lastSeen = Date.now()), { passive: true });

/** Whether this browser can show notices at all, and lets this page do so. */
export const noticesAllowed = (): boolean => typeof Notification !== "undefined" && Notification.permission === "granted";

/** Sets when notices come; asks the browser for permission if needed. What the browser denies stays off. */
export async function chooseNotices(when: Settings["notices"]): Promise<void> {
  settings.notices = "never";
  if (when === "never" || typeof Notification === "undefined") return;
  const said = Notification.permission === "default" ? await Notification.requestPermission() : Notification.permission;
  if (said === "granted") settings.notices = when;
}

/** Notifies a person who looks at another page that it is their turn at a table. */
export function notify(title: string, text: string, path: string): void {
  if (settings.notices === "never" || !noticesAllowed()) return;
  const absent = settings.notices === "away" ? Date.now() - lastSeen >= AWAY : document.visibilityState === "hidden" || !document.hasFocus();
  if (!absent) return;
  try {
    const notice = new Notification(title, { body: text, tag: path, icon: "/mark-turn.svg" });
    notice.onclick = () => {
      window.focus();
      if (location.pathname !== path) location.assign(path);
      notice.close();
    };
  } catch {
    // phone browsers that show notices of installed pages only
  }
}
