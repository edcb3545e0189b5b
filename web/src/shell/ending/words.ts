/** Words of the ending, which are loaded with it. */
import { currentLang } from "../../lib/i18n.svelte";
import { sentence } from "../../lib/sentence";

const EN = {
  over_review: "Review",
  over_rematch: "Again with seats swapped",
  over_again: "Once more",
  over_next: "To the next game",
  over_series: "Standings",
  over_journal: "Journal",
  over_verify: "Check every die with: lysander verify FILE",
  goals: "Goals",
  reached: "reached",
  missed: "missed",
  way: "The whole way",
  moves: "Move by move",
  whole: "Whole way",
  all: "All units",
  turn: "Turn",
  moments: "{count, plural, =0 {Moments} one {One moment} =2 {Two moments} =3 {Three moments} other {Four moments}}",
  show: "Show",
  counted: "What counted",
  luck: "Luck",
  band: "band: nine games in ten",
  of: "{got} of {rolls}",
  expected: "exp. {n}",
  rest: "{counted} of {rolls} dice and draws count here.",
  dice: "Dice",
  same: "Same seats",
  board: "Board",
  share: "Share",
};
export type Word = keyof typeof EN;
const DE: Record<Word, string> = {
  over_review: "Noch einmal ansehen",
  over_rematch: "Noch einmal, Plätze getauscht",
  over_again: "Noch einmal",
  over_next: "Zum nächsten Spiel",
  over_series: "Tabellen",
  over_journal: "Journal",
  over_verify: "Jeden Wurf prüfen: lysander verify DATEI",
  goals: "Ziele",
  reached: "erreicht",
  missed: "verfehlt",
  way: "Der ganze Weg",
  moves: "Zug um Zug",
  whole: "Ganzer Weg",
  all: "Alle Einheiten",
  turn: "Runde",
  moments: "{count, plural, =0 {Augenblicke} one {Ein Augenblick} =2 {Zwei Augenblicke} =3 {Drei Augenblicke} other {Vier Augenblicke}}",
  show: "Zeigen",
  counted: "Was zählte",
  luck: "Glück",
  band: "Band: neun von zehn Partien",
  of: "{got} von {rolls}",
  expected: "erw. {n}",
  rest: "{counted} von {rolls} Würfeln und Ziehungen zählen hier.",
  dice: "Würfel",
  same: "Dieselben Plätze",
  board: "Brett",
  share: "Teilen",
};

/** Returns a sentence in the reader's language. */
export function say(word: Word, values?: Record<string, string | number>): string {
  const lang = currentLang();
  return sentence((lang === "de" ? DE : EN)[word], lang, values);
}
