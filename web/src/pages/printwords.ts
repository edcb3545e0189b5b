/** What the page of a print kit says. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  title: "Print and play",
  lead: "For a real table: everything as one PDF, in black and white. Print at 100 %.",
  parts: "Sheets",
  choose: "What to print",
  copies: "{n, plural, one {1 copy} other {# copies}}",
  sheet: "Sheet {n}",
  paper: "Paper",
  a4: "A4",
  letter: "Letter",
  sides: "Print on",
  one: "one side",
  two: "both sides",
  sidesnote: "If you print on one side, fold the backs of counters behind their fronts.",
  numbers: "Paragraph numbers",
  save: "Save as PDF",
  count: "{n, plural, one {1 sheet} other {# sheets}}, {pages, plural, one {1 page} other {# pages}} to print",
  none: "Choose at least one part.",
  phone: "A phone as the umpire",
};
const DE: typeof EN = {
  title: "Zum Ausdrucken",
  lead: "Für einen echten Tisch: alles als ein PDF, in Schwarz und Weiß. Beim Drucken 100 % einstellen.",
  parts: "Blätter",
  choose: "Was gedruckt wird",
  copies: "{n, plural, one {einmal} other {#-mal}}",
  sheet: "Blatt {n}",
  paper: "Papier",
  a4: "A4",
  letter: "Letter",
  sides: "Gedruckt wird",
  one: "einseitig",
  two: "beidseitig",
  sidesnote: "Wer einseitig druckt, faltet die Rückseiten der Spielsteine hinter ihre Vorderseiten.",
  numbers: "Paragraphennummern",
  save: "Als PDF speichern",
  count: "{n, plural, one {1 Blatt} other {# Blätter}}, {pages, plural, one {1 Seite} other {# Seiten}} zu drucken",
  none: "Wähle mindestens einen Teil.",
  phone: "Ein Handy als Spielleitung",
};
export const say = speaker(EN, DE);
