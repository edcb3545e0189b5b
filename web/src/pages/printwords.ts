/** What the page of a print kit says. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  title: "Print and play",
  lead: "For a real table: everything as one PDF, in black and white. Print it at 100 %.",
  parts: "Sheets",
  choose: "What to print",
  copies: "{n, plural, one {1 copy} other {# copies}}",
  sheet: "Sheet {n}",
  paper: "Paper",
  a4: "A4",
  letter: "Letter",
  sides: "Sides of the paper",
  one: "One",
  two: "Both",
  sidesnote: "On one side, backs of counters are folded behind their fronts.",
  numbers: "Paragraph numbers",
  save: "Save as PDF",
  count: "{n, plural, one {1 sheet} other {# sheets}}, {pages, plural, one {1 page} other {# pages}} to print",
  none: "Choose at least one part.",
  phone: "A phone as the umpire",
};
const DE: typeof EN = {
  title: "Zum Ausdrucken",
  lead: "Für einen echten Tisch: alles als ein PDF, in Schwarz und Weiß. Drucke es mit 100 %.",
  parts: "Blätter",
  choose: "Was gedruckt wird",
  copies: "{n}-mal",
  sheet: "Blatt {n}",
  paper: "Papier",
  a4: "A4",
  letter: "Letter",
  sides: "Seiten des Papiers",
  one: "Eine",
  two: "Beide",
  sidesnote: "Auf einer Seite werden die Rückseiten von Spielsteinen hinter ihre Vorderseiten gefaltet.",
  numbers: "Paragraphennummern",
  save: "Als PDF speichern",
  count: "{n, plural, one {1 Blatt} other {# Blätter}}, {pages, plural, one {1 Seite} other {# Seiten}} zu drucken",
  none: "Wähle mindestens einen Teil.",
  phone: "Ein Telefon als Spielleitung",
};
export const say = speaker(EN, DE);
