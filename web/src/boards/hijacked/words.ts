/** The board's own words, English and German. Texts of rules and events come from the server. */
import { speaker } from "../../lib/i18n.svelte";

const EN = {
  board: "The table: score tracks, police, aeroplane with six passengers, hijackers, demand places. The table in words says the same.",
  railTab: "Displays",
  whereTitle: "Round {round}, {phase}", whereSquad: "Squad on space {field}: storms in {rounds} rounds", whereLast: "Squad on space 1: the last round for a success", whereLastStrict: "Squad on space 1: it storms when this round ends", whereFinal: "The hijacking is over; last moves before the scores",
  phase_setup: "Set-up", phase_roll: "rolling", phase_act: "action phase", phase_decide: "action phase", phase_reserve: "action phase", phase_level: "levelling window",
  phase_cybot: "the Cybot", phase_police: "police phase", phase_final: "last call", phase_over: "game over",
  round: "Round {n}", police: "Police", cybot: "Cybot", lastCall: "Last call", 
  score: "Score tracks", scoreAria: "{name}: score {score} on track {track}", scoreNext: "next bonus on {field}: {what}", 
  goals: "Medals", medal: "Medal {n}", goalOpen: "open", goalVoid: "nobody", goalCashed: "cashed", 
  squadOn: "Squad on space {n} of {top}", 
  recognition: "Recognition", stepAria: "Step {n}, worth {worth}: {who}", nobody: "nobody", 
  trust: "Trust {n}\u00A0%", trustAria: "Trust {n} per cent; bag: {green} green, {red} red", trustSpace: "Build trust", upTo3: "up to 3 cubes", bag: "Cube bag", bagRed: "next red {p} %", star: "Star", starFree: "star for 100 %",
  pile: "draw pile", pileAria: "Draw pile, {n, plural, one {# card} other {# cards}}, top back {back}", pileEmpty: "Draw pile empty", discards: "discards", discardsAria: "Discard pile, {n, plural, one {# card} other {# cards}}. Show.", topBack: "top", close: "Close",
  place: "Passenger {n}", faceDown: "face down", downAria: "Passenger {n}, face down, back {back}", upAria: "Passenger {n}: {card}", emptyAria: "Passenger {n}, empty place", reservedBy: "reserved by {who} with a {value}", chosenNow: "selected",
  cardAria: "{colour} {id}, needs {trust} % trust, demand {demand}", cardRed: "red {id}", noDemand: "none", free: "free",
  exact: "needs a {n}", anyDie: "any die", atLeast: "at least {n}", noDie: "no die", low: "1–3", high: "4–6", any: "any",
  lineAria: "Direct line {n}: {name}, progress {progress} of 4, {who}", lineClosed: "Direct line {n} is closed", lineFree: "direct line free", lineOf: "direct line of {who}", 
  fist: "fist", inSupply: "{n} left", soldOut: "none left", take: "Take {kind}", markerAria: "{kind}: number {n}, {left} in the supply", noNumber: "no number",
  bonusDie: "Bonus die", bonusAria: "Bonus dice space, {n} here", bonusHere: "{n} here", bonusTaken: "all taken", squad: "Push squad", squadAria: "Squad space, two dice",
  squadLevel: "scores level", squadDiffer: "{n, plural, one {# point apart} other {# points apart}}",
  aLit: "can be used", aChosen: "chosen", aShut: "not now",
  dice: "Your dice", diceOf: "Dice of {who}", noDice: "No dice left this turn.", notRolled: "You roll when it is your turn.", dieAria: "{die} showing {n}", dieHeld: "{die}, due in round {n}", dieOn: "{die} lies on passenger {n}", mustUse: "Bonus dice must be used if they can be.",
  change: "Change a value", changeTo: "Turn {die} to", changeSteps: "{n, plural, one {# marker} other {# markers}}", payWith: "Pay with", changeHelp: "One step costs one marker; 6 and 1 are neighbours.", changeClose: "Leave as it is",
  display: "Your display", cardsOf: "{n} of 5 cards", noCards: "no cards", markers: "Markers", freed: "Freed: {p} of 3 passengers, {q} of 1 pilot", freedShort: "{p} passengers, {q} pilots", success: "3 passengers and 1 pilot end the game with a success.",
  anytime: "At any time", notEnd: "ends no turn", noMoves: "Nothing to trade, cash or use now.", closedMoves: "Open while the table waits for an answer.", otherCards: "{n, plural, one {# other way} other {# other ways}} with the same colours", sameCards: "fewer ways", doIt: "Do it", leave: "Leave it",
  give: "Give markers", giveTo: "{kind} to {who}", giveNow: "You +{n}, they −{n}", giveMost: "at most {n}", less: "one less", more: "one more",
  others: "Others", points: "{n, plural, one {# point} other {# points}}", start: "starts each round", 
  cybotNone: "It turns a card after your turn.", cybotLeft: "{n} of {of} cards turned",
  chooseDie: "Choose a die, then a lit space; or a space first.", chooseSpace: "Now a lit space.", chooseMore: "Now a die for it.", others2: "Not now", 
  target: "Target", targetHelp: "All scores must meet at the target.", gap: "{who}: {n} to go", gapOver: "{who}: {n} too many", there: "{who}: there", 
  windowNow: "You have {score}, the target is {target}.", windowGap: "{n, plural, one {# point to go.} other {# points to go.}}", windowOver: "{n, plural, one {# point too many.} other {# points too many.}}", windowThere: "You are there.",
  own: "You have", ownNone: "You have no markers", needTrust: "{needs} % trust needed, {trust} % reached", drawn: "Drawn so far: {n} green", odds: "next green {g} %, red {r} %",
  
  doMarker: "Place on {kind}", doCard: "Select passenger {n}", doTop: "Select the top card", doReserve: "Reserve passenger {n}", doBonus: "Take the bonus die", doTalk: "Persuade on direct line {n}", doSquad: "Push the squad back", doChange: "Turn die {die} to {n}",
  keysDice: "take up a die", keysBoard: "to the first lit space; arrows go on", keysPlaces: "food, crypto, medicine, joker place", keysTrust: "build trust", keysBonus: "bonus die", keysSquad: "push the squad back", keysTray: "at any time", keysEnd: "end the turn", keysChange: "change a die",
  
};

const DE: typeof EN = {
  board: "Der Tisch: Wertungsleisten, Polizei, Flugzeug mit sechs Passagieren, Entführer, Forderungsfelder. Der Tisch in Worten sagt dasselbe.",
  railTab: "Auslagen",
  whereTitle: "Runde {round}, {phase}", whereSquad: "Einsatztrupp auf Feld {field}: stürmt in {rounds} Runden", whereLast: "Einsatztrupp auf Feld 1: letzte Runde für einen Erfolg", whereLastStrict: "Einsatztrupp auf Feld 1: Er stürmt am Ende dieser Runde", whereFinal: "Die Entführung ist vorbei; letzte Züge vor der Wertung",
  phase_setup: "Aufbau", phase_roll: "Würfeln", phase_act: "Aktionsphase", phase_decide: "Aktionsphase", phase_reserve: "Aktionsphase", phase_level: "Angleichsfenster",
  phase_cybot: "Cybot", phase_police: "Polizeiphase", phase_final: "letzte Gelegenheit", phase_over: "Partie zu Ende",
  round: "Runde {n}", police: "Polizei", cybot: "Cybot", lastCall: "Letzte Gelegenheit", 
  score: "Wertungsleisten", scoreAria: "{name}: {score} Punkte auf Leiste {track}", scoreNext: "nächster Bonus auf {field}: {what}", 
  goals: "Medaillen", medal: "Medaille {n}", goalOpen: "offen", goalVoid: "niemand", goalCashed: "eingelöst", 
  squadOn: "Einsatztrupp auf Feld {n} von {top}", 
  recognition: "Anerkennung", stepAria: "Stufe {n}, {worth} Punkte: {who}", nobody: "niemand", 
  trust: "Vertrauen {n}\u00A0%", trustAria: "Vertrauen {n} Prozent; Beutel: {green} grüne, {red} rote", trustSpace: "Vertrauen aufbauen", upTo3: "bis zu 3 Spielsteine", bag: "Beutel", bagRed: "nächster rot {p} %", star: "Stern", starFree: "Stern für 100 %",
  pile: "Zugstapel", pileAria: "Zugstapel, {n, plural, one {# Karte} other {# Karten}}, oberste Rückseite {back}", pileEmpty: "Zugstapel leer", discards: "Ablage", discardsAria: "Ablagestapel, {n, plural, one {# Karte} other {# Karten}}. Zeigen.", topBack: "oben", close: "Schließen",
  place: "Passagier {n}", faceDown: "verdeckt", downAria: "Passagier {n}, verdeckt, Rückseite {back}", upAria: "Passagier {n}: {card}", emptyAria: "Passagier {n}, leeres Feld", reservedBy: "reserviert von {who} mit einer {value}", chosenNow: "ausgewählt",
  cardAria: "{colour} {id}, braucht {trust} % Vertrauen, Forderung {demand}", cardRed: "rot {id}", noDemand: "keine", free: "frei",
  exact: "braucht eine {n}", anyDie: "beliebiger Würfel", atLeast: "mindestens {n}", noDie: "kein Würfel", low: "1–3", high: "4–6", any: "jede",
  lineAria: "Direktverbindung {n}: {name}, Fortschritt {progress} von 4, {who}", lineClosed: "Direktverbindung {n} ist geschlossen", lineFree: "Direktverbindung frei", lineOf: "Direktverbindung von {who}", 
  fist: "Faust", inSupply: "noch {n}", soldOut: "keine mehr", take: "{kind} nehmen", markerAria: "{kind}: Nummer {n}, {left} im Vorrat", noNumber: "keine Nummer",
  bonusDie: "Bonus\u00ADwürfel", bonusAria: "Bonusfeld der Würfel, {n} hier", bonusHere: "{n} hier", bonusTaken: "alle fort", squad: "Trupp zurück", squadAria: "Feld des Einsatztrupps, zwei Würfel",
  squadLevel: "Stände gleich", squadDiffer: "{n, plural, one {# Punkt Abstand} other {# Punkte Abstand}}",
  aLit: "möglich", aChosen: "gewählt", aShut: "jetzt nicht",
  dice: "Deine Würfel", diceOf: "Würfel von {who}", noDice: "Keine Würfel mehr in diesem Zug.", notRolled: "Du würfelst, wenn du am Zug bist.", dieAria: "{die} zeigt {n}", dieHeld: "{die}, Einsatz in Runde {n}", dieOn: "{die} liegt auf Passagier {n}", mustUse: "Bonuswürfel müssen eingesetzt werden, wenn es geht.",
  change: "Wert ändern", changeTo: "{die} drehen auf", changeSteps: "{n, plural, one {# Marker} other {# Marker}}", payWith: "Zahlen mit", changeHelp: "Ein Schritt kostet einen Marker; 6 und 1 sind Nachbarn.", changeClose: "So lassen",
  display: "Deine Auslage", cardsOf: "{n} von 5 Karten", noCards: "keine Karten", markers: "Marker", freed: "Gerettet: {p} von 3 Passagieren, {q} von 1 Piloten", freedShort: "{p} Passagiere, {q} Piloten", success: "3 Passagiere und 1 Pilot beenden die Partie mit Erfolg.",
  anytime: "Jederzeit", notEnd: "beendet keinen Zug", noMoves: "Nichts zu tauschen, einzulösen oder zu nutzen.", closedMoves: "Offen, solange der Tisch auf eine Antwort wartet.", otherCards: "{n, plural, one {# weiterer Weg} other {# weitere Wege}} mit denselben Farben", sameCards: "weniger Wege", doIt: "Ausführen", leave: "Lassen",
  give: "Marker geben", giveTo: "{kind} an {who}", giveNow: "Du +{n}, sie −{n}", giveMost: "höchstens {n}", less: "einer weniger", more: "einer mehr",
  others: "Die anderen", points: "{n, plural, one {# Punkt} other {# Punkte}}", start: "beginnt jede Runde", 
  cybotNone: "Er deckt nach deinem Zug eine Karte auf.", cybotLeft: "{n} von {of} Karten aufgedeckt",
  chooseDie: "Wähle einen Würfel, dann ein leuchtendes Feld; oder zuerst das Feld.", chooseSpace: "Jetzt ein leuchtendes Feld.", chooseMore: "Jetzt ein Würfel dafür.", others2: "Jetzt nicht", 
  target: "Zielstand", targetHelp: "Alle Stände müssen sich beim Zielstand treffen.", gap: "{who}: noch {n}", gapOver: "{who}: {n} zu viel", there: "{who}: erreicht", 
  windowNow: "Du hast {score}, der Zielstand ist {target}.", windowGap: "{n, plural, one {Noch # Punkt.} other {Noch # Punkte.}}", windowOver: "{n, plural, one {# Punkt zu viel.} other {# Punkte zu viel.}}", windowThere: "Du hast ihn erreicht.",
  own: "Du hast", ownNone: "Du hast keine Marker", needTrust: "{needs} % Vertrauen nötig, {trust} % erreicht", drawn: "Bisher gezogen: {n} grün", odds: "nächster grün {g} %, rot {r} %",
  
  doMarker: "Auf {kind} legen", doCard: "Passagier {n} auswählen", doTop: "Oberste Karte auswählen", doReserve: "Passagier {n} reservieren", doBonus: "Bonuswürfel nehmen", doTalk: "Auf Direktverbindung {n} umstimmen", doSquad: "Trupp zurückziehen lassen", doChange: "Würfel {die} auf {n} drehen",
  keysDice: "Würfel aufnehmen", keysBoard: "zum ersten leuchtenden Feld; weiter mit Pfeilen", keysPlaces: "Nahrung, Krypto, Medizin, Joker", keysTrust: "Vertrauen aufbauen", keysBonus: "Bonuswürfel", keysSquad: "Trupp zurückziehen lassen", keysTray: "jederzeit", keysEnd: "Zug beenden", keysChange: "Würfelwert ändern",
  
};

export type WordKey = keyof typeof EN;

/** Returns a word or sentence; `{name}` stands for a value, `{n, plural, one {…} other {…}}` chooses by number. */
export const say = speaker(EN, DE);
