/** Words of the page of one's own games, English and German. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  kept: "Kept by this browser: it holds the keys to these seats.", empty: "This browser holds no seat yet.", none: "No game fits these filters.", clear: "All games",
  show: "Which games", all: "All", turn: "Your turn", running: "Running", finished: "Finished",
  game: "Game", everyGame: "all", against: "Against", anyone: "anyone", people: "people", bots: "bots", bot: "Bot, {level}",
  result: "Result", any: "any", won: "won", lost: "lost", nobody: "nobody won", over: "over", order: "Order", played: "last played", made: "last begun", byGame: "by game",
  search: "Table, person, bot", filters: "Filters", filtersOn: "{count, plural, =0 {Filters} other {Filters (#)}}",
  runningNote: "{count, plural, =0 {not your turn anywhere} one {your turn at one} other {your turn at #}}", open: "Open", take: "Take your turn", asked: "your turn", watching: "you are watching",
  goalCurve: "Chance of your goal: {first} % at the beginning, {last} % at the end",
  ending: "Ending", review: "Review", more: "More about {title}", copy: "Copy the link to the review", copied: "Copied", save: "Save as a file", check: "Verify it", file: "File of {title}",
  rest: "Show all {count}", versus: "against {names}", alone: "alone", looking: "Looking for your games",
  drop: "Drop a game file here to open and verify it", choose: "Choose a file", dropHelp: "It is played again step by step, with its dice. Nothing of it is kept.", dropShort: "Open a game file", dropped: "Let go to open it",
  reading: "Being played again", tooLarge: "This file is too large for a game.", keep: "Make a table of it", gone: "It is no longer open; open the file again.",
  fits: "Verified: {answers, plural, one {one step follows} other {# steps follow}} from the seal {seal}, with {rolls, plural, one {one roll} other {# rolls}} by its seed.",
  others: "{count, plural, one {One roll was} other {# rolls were}} made by people.", rulings: "{count, plural, one {One ruling} other {# rulings}} by an umpire.",
  unproved: "All {answers} steps follow by the rules. Its dice were never sealed: nothing proves them.",
  touched: "All {answers} steps follow by the rules, but the file is not as it was saved: its seal or a line of it was changed.",
  changed: "Step {next} does not follow from step {answers}. It opens up to there, and is marked.",
  ran: "The game is not over. It opens with what is public.", ranYours: "The game is not over. It opens as your seat knew it.",
  version: "It was played by rules {rules} of {game}; here are rules {here}. Only a version of Lysander with those rules can open it.", versionNone: "It needs a version of Lysander that has {game}.",
  closed: "It is a game file, and it cannot be opened here: {why}.", noFile: "This is not a game file. One begins with a line like {line}, then has a line for each answer, and ends in .jsonl.",
  matrix: "Against each bot", matrixNote: "Games won of games played, alone against bots.", noMatrix: "When a game against bots is over, it is counted here.", cell: "{game}, {seat}, {level}: won", of: "of {played}", few: "Dashed: fewer than four games, too few to say. Press a square to see its games.", nothing: "none", level: "Bot",
  luck: "Luck", luckFor: "Rolls for you that succeeded", luckAgainst: "Rolls against you that succeeded", luckFaces: "Your own dice, sum of their faces",
  luckLine: "{got} of {rolls}, expected {expected}; nine records in ten: {low} to {high}", luckSum: "{got} with {rolls, plural, one {one die} other {# dice}}, expected {expected}; nine records in ten: {low} to {high}", luckMore: "{share} to as much or more.", luckLess: "{share} to as little or less.",
  luckShare: "{games, plural, =1 {{tens, plural, =10 {Nearly every record comes} other {About # records in ten come}}} =1000 {Fewer than one record in 1000 comes} other {One record in # comes}}",
  luckNote: "{count, plural, one {One finished game} other {# finished games}}. Compared with as many fair dice with the same chances. How often dice were rolled does not count as luck.",
  noLuck: "When a game in which dice decide is over, it is counted here.",
};

const DE: typeof EN = {
  kept: "Von diesem Browser verwahrt: Er hat die Schlüssel zu diesen Plätzen.", empty: "Dieser Browser hat noch keinen Platz.", none: "Zu diesen Filtern passt keine Partie.", clear: "Alle Partien",
  show: "Welche Partien", all: "Alle", turn: "Am Zug", running: "Laufend", finished: "Beendet",
  game: "Spiel", everyGame: "alle", against: "Gegen", anyone: "jeden", people: "Menschen", bots: "Bots", bot: "Bot, {level}",
  result: "Ergebnis", any: "jedes", won: "gewonnen", lost: "verloren", nobody: "niemand gewann", over: "beendet", order: "Reihenfolge", played: "zuletzt gespielt", made: "zuletzt begonnen", byGame: "nach Spiel",
  search: "Tisch, Mensch, Bot", filters: "Filter", filtersOn: "{count, plural, =0 {Filter} other {Filter (#)}}",
  runningNote: "{count, plural, =0 {nirgends am Zug} one {an einem am Zug} other {an # am Zug}}", open: "Öffnen", take: "Zum Zug", asked: "am Zug", watching: "beim Zuschauen",
  goalCurve: "Aussicht auf das eigene Ziel: {first} % am Anfang, {last} % am Ende",
  ending: "Ausgang", review: "Rückblick", more: "Mehr zu {title}", copy: "Link zum Rückblick kopieren", copied: "Kopiert", save: "Als Datei sichern", check: "Prüfen", file: "Datei von {title}",
  rest: "Alle {count} zeigen", versus: "gegen {names}", alone: "allein", looking: "Deine Partien werden gesucht",
  drop: "Spieldatei hier ablegen: Sie wird geöffnet und geprüft", choose: "Datei wählen", dropHelp: "Sie wird Schritt für Schritt mit ihren Würfeln nachgespielt. Nichts davon wird verwahrt.", dropShort: "Spieldatei öffnen", dropped: "Loslassen, um sie zu öffnen",
  reading: "Wird nachgespielt", tooLarge: "Diese Datei ist zu groß für eine Partie.", keep: "Einen Tisch daraus machen", gone: "Sie ist nicht mehr offen; öffne die Datei noch einmal.",
  fits: "Geprüft: {answers, plural, one {Ein Schritt folgt} other {# Schritte folgen}} aus dem Siegel {seal}, mit {rolls, plural, one {einem Wurf} other {# Würfen}} aus seinem Startwert.",
  others: "{count, plural, one {Ein Wurf stammt} other {# Würfe stammen}} von Menschen.", rulings: "{count, plural, one {Eine Entscheidung} other {# Entscheidungen}} der Spielleitung.",
  unproved: "Alle {answers} Schritte folgen nach den Regeln. Die Würfel waren nie versiegelt: Nichts beweist sie.",
  touched: "Alle {answers} Schritte folgen nach den Regeln, aber die Datei ist nicht so, wie sie gesichert wurde: Ihr Siegel oder eine Zeile wurde geändert.",
  changed: "Schritt {next} folgt nicht aus Schritt {answers}. Sie öffnet sich bis dorthin und ist gekennzeichnet.",
  ran: "Die Partie ist nicht zu Ende. Zu sehen ist, was öffentlich ist.", ranYours: "Die Partie ist nicht zu Ende. Zu sehen ist, was der eigene Platz wusste.",
  version: "Gespielt nach den Regeln {rules} von {game}; hier gelten die Regeln {here}. Nur eine Fassung von Lysander mit jenen Regeln kann sie öffnen.", versionNone: "Nötig ist eine Fassung von Lysander mit {game}.",
  closed: "Es ist eine Spieldatei, und sie lässt sich hier nicht öffnen: {why}.", noFile: "Das ist keine Spieldatei. Eine solche beginnt mit einer Zeile wie {line}, hat dann eine Zeile für jede Antwort und endet auf .jsonl.",
  matrix: "Gegen jeden Bot", matrixNote: "Gewonnene von gespielten Partien, allein gegen Bots.", noMatrix: "Sobald eine Partie gegen Bots zu Ende ist, zählt sie hier.", cell: "{game}, {seat}, {level}: gewonnen", of: "von {played}", few: "Gestrichelt: weniger als vier Partien, zu wenig für ein Urteil. Ein Druck auf ein Feld zeigt seine Partien.", nothing: "keine", level: "Bot",
  luck: "Glück", luckFor: "Gelungene Würfe für die eigene Seite", luckAgainst: "Gelungene Würfe gegen die eigene Seite", luckFaces: "Eigene Würfel, Summe der Augen",
  luckLine: "{got} von {rolls}, erwartet {expected}; neun von zehn Bilanzen: {low} bis {high}", luckSum: "{got} mit {rolls, plural, one {einem Würfel} other {# Würfeln}}, erwartet {expected}; neun von zehn Bilanzen: {low} bis {high}", luckMore: "{share} so viel oder mehr.", luckLess: "{share} so wenig oder weniger.",
  luckShare: "{games, plural, =1 {{tens, plural, =10 {Fast jede Bilanz bringt} other {Etwa # von zehn Bilanzen bringen}}} =1000 {Weniger als eine Bilanz von 1000 bringt} other {Eine Bilanz von # bringt}}",
  luckNote: "{count, plural, one {Eine beendete Partie} other {# beendete Partien}}. Verglichen mit ebenso vielen fairen Würfeln mit denselben Aussichten. Wie oft gewürfelt wurde, zählt nicht als Glück.",
  noLuck: "Sobald eine Partie zu Ende ist, in der Würfel entscheiden, zählt sie hier.",
};

export type Word = keyof typeof EN;

export const say = speaker(EN, DE);
