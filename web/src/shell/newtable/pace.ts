/** Words of the choice of a pace, for the page of a new table alone. */
import { speaker } from "../../lib/i18n.svelte";

const EN = {
  "note": "Everybody sees it before sitting down. The host can add time later, but never take any away.",
  "live": "Minutes for each side, and some seconds more for every turn, however many answers it takes. Lasts an evening.",
  "post": "Days for each turn, and a bank for holidays. Lasts weeks.",
  "none": "Among friends. Nothing runs out.",
  "live.bank": "For each side",
  "live.increment": "More for every turn",
  "live.question": "For a question in the other side’s turn",
  "post.each": "For each turn",
  "post.bank": "In the bank, for the whole game",
  "post.question": "For a question in the other side’s turn",
  "post.leave": "Days of leave for each",
  "each.question": "For each question",
  "questionnote": "Shown to that seat alone. When it is up, the default answer applies and nobody is told.",
  "nights": "Nights do not count: 22 to 8 o’clock in each player’s own zone",
  "up": "When time is up",
  "upnote": "After three times in a row a bot stands in; a person can always come back.",
  "upothers": "Any player may have the default answer given, or put in a bot.",
  "up.default": "the default answer applies",
  "up.bot": "a bot answers",
  "up.takeover": "a bot takes over",
  "upumpire": "The umpire may have the default answer given, or put in a bot. While the chair is empty, any player may.",
  "up.others": "the others decide",
  "up.umpire": "the umpire decides",
};
const DE: typeof EN = {
  "note": "Alle sehen es, bevor sie sich setzen. Wer den Tisch eröffnet, kann später Zeit zugeben, nie abziehen.",
  "live": "Minuten für jede Seite und mit jedem Zug einige Sekunden mehr, wie viele Antworten er auch braucht. Dauert einen Abend.",
  "post": "Tage für jeden Zug und ein Vorrat für den Urlaub. Dauert Wochen.",
  "none": "Unter Freunden. Nichts läuft ab.",
  "live.bank": "Für jede Seite",
  "live.increment": "Mehr mit jedem Zug",
  "live.question": "Für eine Frage im Zug der anderen Seite",
  "post.each": "Für jeden Zug",
  "post.bank": "Vorrat für die ganze Partie",
  "post.question": "Für eine Frage im Zug der anderen Seite",
  "post.leave": "Urlaubstage für jeden",
  "each.question": "Für jede Frage",
  "questionnote": "Nur dieser Platz sieht sie. Ist sie um, gilt die Vorgabe, und niemand erfährt es.",
  "nights": "Nachts steht die Uhr: 22 bis 8 Uhr in der Zeitzone jedes Spielers",
  "up": "Wenn die Zeit um ist",
  "upnote": "Nach drei Malen hintereinander springt ein Bot ein; zurückkommen geht immer.",
  "upothers": "Wer mitspielt, kann die Vorgabe gelten lassen oder einen Bot einsetzen.",
  "up.default": "die Vorgabe gilt",
  "up.bot": "ein Bot antwortet",
  "up.takeover": "ein Bot übernimmt",
  "upumpire": "Die Spielleitung kann die Vorgabe gelten lassen oder einen Bot einsetzen. Solange ihr Platz leer ist, kann es jeder, der mitspielt.",
  "up.others": "die anderen entscheiden",
  "up.umpire": "die Spielleitung entscheidet",
};

export type PaceWord = keyof typeof EN;
/** Returns words in the current language. */
export const pw = speaker(EN, DE);
