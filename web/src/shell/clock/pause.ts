/** Words of pauses, loaded where a pause is asked for, or can be. */
import { speaker } from "../../lib/i18n.svelte";

const EN = {
  "title": "Pause",
  "for": "For how long",
  "0": "without a limit",
  "days": "{n, plural, one {# day} other {# days}}",
  "note": "After these days the game goes on by itself. Until then all clocks stop.",
  "endless": "It lasts until the host or the umpire ends it. Until then all clocks stop.",
  "asknote": "The table is paused when everybody who plays has agreed.",
  "ask": "Ask for a pause",
  "asks": "{name} asks for a pause: {time}.",
  "mine": "You ask for a pause: {time}. Not agreed yet: {names}.",
  "waits": "Not agreed yet: {names}.",
  "agree": "Agree",
  "decline": "Decline",
  "withdraw": "Withdraw",
};
const DE: typeof EN = {
  "title": "Pause",
  "for": "Wie lange",
  "0": "ohne Ende",
  "days": "{n, plural, one {# Tag} other {# Tage}}",
  "note": "Nach diesen Tagen geht die Partie von selbst weiter. Bis dahin stehen alle Uhren.",
  "endless": "Sie dauert, bis Gastgeber oder Spielleitung sie beendet. Bis dahin stehen alle Uhren.",
  "asknote": "Der Tisch wird angehalten, sobald alle zugestimmt haben, die mitspielen.",
  "ask": "Um eine Pause bitten",
  "asks": "{name} bittet um eine Pause: {time}.",
  "mine": "Du bittest um eine Pause: {time}. Noch nicht einverstanden: {names}.",
  "waits": "Noch nicht einverstanden: {names}.",
  "agree": "Zustimmen",
  "decline": "Ablehnen",
  "withdraw": "Zurückziehen",
};

/** Returns words on pauses in the current language. */
export const vw = speaker(EN, DE);
/** Returns how long a pause of some days is, in words. */
export const length = (days: number): string => (days ? vw("days", { n: days }) : vw("0"));
