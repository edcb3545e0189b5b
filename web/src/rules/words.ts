/** Words of the rules, English and German. The rules themselves come from the server. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  player: "Player's rules", complete: "Complete rules", edition: "Edition", numbers: "Paragraph numbers", numbersShort: "Numbers", print: "Print",
  contents: "On this page", find: "Find a word or number", findShort: "Find", words: "Words", minutes: "{n} minutes to read", text: "Text only",
  people: "play one real game through this book.", peopleMore: "play real games in this book.", peopleTitle: "The people in the examples", open: "Open it as a replay", openAt: "See it in the replay",
  hits: "{count, plural, one {One place} other {# places}}", none: "Nothing here. Try the complete rules.", phases: "The round", here: "now", after: "Afterwards",
  picture: "Picture: {what}", loading: "The picture is being drawn", failed: "The picture could not be drawn.", elsewhere: "A picture on the printed board: see it on the page of the rules.", kit: "Print and play",
  english: "Not translated yet: this part is in English.", option: "At this table: {what}", step: "Step {n}",
};

const DE: typeof EN = {
  player: "Spielregeln", complete: "Vollständige Regeln", edition: "Ausgabe", numbers: "Paragraphen zeigen", numbersShort: "Paragraphen", print: "Drucken",
  contents: "Auf dieser Seite", find: "Wort oder Nummer suchen", findShort: "Suchen", words: "Begriffe", minutes: "{n} Minuten Lesezeit", text: "Nur Text",
  people: "spielen in diesem Buch eine wirkliche Partie.", peopleMore: "spielen in diesem Buch wirkliche Partien.", peopleTitle: "Die Leute in den Beispielen", open: "Als Aufzeichnung öffnen", openAt: "In der Aufzeichnung ansehen",
  hits: "{count, plural, one {Eine Stelle} other {# Stellen}}", none: "Hier steht nichts davon. Vielleicht in den vollständigen Regeln.", phases: "Die Runde", here: "jetzt", after: "Danach",
  picture: "Bild: {what}", loading: "Das Bild wird gezeichnet", failed: "Das Bild konnte nicht gezeichnet werden.", elsewhere: "Ein Bild auf dem gedruckten Plan: Es steht auf der Seite der Regeln.", kit: "Zum Ausdrucken",
  english: "Noch nicht übersetzt: Dieser Teil ist englisch.", option: "An diesem Tisch: {what}", step: "Schritt {n}",
};

export const say = speaker(EN, DE);
