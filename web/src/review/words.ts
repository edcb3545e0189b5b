/** Words of the review, English and German. What happened at a step comes from the server in the reader's language. */
import { speaker } from "../lib/i18n.svelte";

const EN = {
  chances: "Chances", both: "Both boards", bothHelp: "What was known then ({seat}) beside the true position",
  only: "{goal} only", all: "both", none: "neither", noOne: "nobody",
  means: "If bots ({level}) play on: {playouts} play-outs; intervals 95 %.", numbers: "Show numbers", curveBack: "Show curve", curveAway: "Hide curve", curveHelp: "Without the curve the board is larger", download: "Numbers (CSV)",
  meansShort: "chances if bots ({level}) had gone on",
  working: "Playing on: {done} of at most {of} steps", waiting: "Waiting for other games: {done} of at most {of} steps", later: "Another game of yours is played out first. This one is next.",
  failed: "No chances for this game. Everything else is here.", again: "Try again", nothing: "No chances for this game: every play-out would be many battles. Review its battles one by one.",
  curve: "Chances step by step", curveAt: "Step {step} of {steps}{move}. {figures}", move: "move {n}", moveDark: "move {n}, night", figure: "{goal} {value} % ({low} to {high})", known: "{goal} {value} %",
  step: "Step", playouts: "Play-outs", end: "the end", place: "Place in the game",
  turn: "Turning point {n} of {of}", turns: "Turning points", prev: "Previous turning point", next: "Next turning point", show: "step {step}",
  noTurns: "No step moved a chance by ten points or more.", noTurnsYet: "None found yet.", die: "A die", by: "Decided by {who}",
  moved: "{before} → {after} %", movedAria: "{goal}: from {before} to {after} per cent, after it between {low} and {high}",
  bots: "What a bot would have done", botsHelp: "{level}, from what {who} knew", share: "it chooses", then: "{goal} after it", given: "played", soon: "playing on",
  here: "At this step", log: "Log", share2: "Copy the link to this step", export: "Game file", believed: "Known then: {seat}", truth: "As it was",
  slider: "Slider", sliderHelp: "What was known then ({seat}) and the true position on one map, with a divider",
  stops: "Stop at", stopsAll: "all steps", stopsOwn: "{seat}: answers", stopsAnswers: "answers", stopsRolls: "dice and draws", stopsTurns: "turning points", stopsNotes: "your notes",
  luck: "Luck up to this step", band: "band: nine games in ten", notes: "Your notes", noteHint: "A line on this step", noteOn: "Note on step {step}",
  noteHelp: "Notes stay in this browser and are saved with the game file.", exports: "Export", asText: "Text",
  keyTurns: "turning point before, after", keyBoards: "what the seat knew, the true position, both", keyOn: "play on from here",
};

const DE: typeof EN = {
  chances: "Chancen", both: "Beide Pläne", bothHelp: "Die damalige Sicht ({seat}) neben der Wahrheit",
  only: "nur {goal}", all: "beide", none: "keiner", noOne: "niemand",
  means: "Wenn Bots ({level}) weiterspielen: {playouts} Mal gespielt; Intervalle 95 %.", numbers: "Zahlen zeigen", curveBack: "Kurve zeigen", curveAway: "Kurve verbergen", curveHelp: "Ohne die Kurve ist der Spielplan größer", download: "Zahlen (CSV)",
  meansShort: "Chancen, wenn Bots ({level}) weitergespielt hätten",
  working: "Wird ausgespielt: {done} von höchstens {of} Schritten", waiting: "Wartet auf andere Partien: {done} von höchstens {of} Schritten", later: "Eine andere deiner Partien wird ausgespielt. Danach kommt diese an die Reihe.",
  failed: "Keine Chancen für diese Partie. Alles andere ist da.", again: "Noch einmal versuchen", nothing: "Keine Chancen für diese Partie: Jedes Ausspielen wären viele Gefechte. Ihre Gefechte haben einzeln einen Rückblick.",
  curve: "Chancen Schritt für Schritt", curveAt: "Schritt {step} von {steps}{move}. {figures}", move: "Zug {n}", moveDark: "Zug {n}, Nacht", figure: "{goal} {value} % ({low} bis {high})", known: "{goal} {value} %",
  step: "Schritt", playouts: "Ausgespielt", end: "das Ende", place: "Stelle in der Partie",
  turn: "Wendepunkt {n} von {of}", turns: "Wendepunkte", prev: "Voriger Wendepunkt", next: "Nächster Wendepunkt", show: "Schritt {step}",
  noTurns: "Kein Schritt hat eine Chance um zehn Punkte oder mehr verschoben.", noTurnsYet: "Noch keiner gefunden.", die: "Ein Würfel", by: "Entscheidung: {who}",
  moved: "{before} → {after} %", movedAria: "{goal}: von {before} auf {after} Prozent, danach zwischen {low} und {high}",
  bots: "Was ein Bot getan hätte", botsHelp: "{level}, aus der Sicht von {who}", share: "wählt er", then: "{goal} danach", given: "gespielt", soon: "wird ausgespielt",
  here: "Bei diesem Schritt", log: "Protokoll", share2: "Link zu diesem Schritt kopieren", export: "Spieldatei", believed: "Damalige Sicht: {seat}", truth: "Wie es war",
  slider: "Schieber", sliderHelp: "Die damalige Sicht ({seat}) und die Wahrheit auf einem Plan, mit einer Trennlinie",
  stops: "Halt bei", stopsAll: "allen Schritten", stopsOwn: "Antworten: {seat}", stopsAnswers: "Antworten", stopsRolls: "Würfeln und Ziehungen", stopsTurns: "Wendepunkten", stopsNotes: "eigenen Notizen",
  luck: "Glück bis zu diesem Schritt", band: "Band: neun von zehn Partien", notes: "Eigene Notizen", noteHint: "Eine Zeile zu diesem Schritt", noteOn: "Notiz zu Schritt {step}",
  noteHelp: "Notizen bleiben in diesem Browser und werden mit der Spieldatei gesichert.", exports: "Exportieren", asText: "Text",
  keyTurns: "Wendepunkt davor, danach", keyBoards: "was der Platz wusste, wie es war, beides", keyOn: "von hier weiterspielen",
};

export const say = speaker(EN, DE);
