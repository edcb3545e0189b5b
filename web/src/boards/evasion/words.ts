/** The board's own words, English and German. Sentences about what happened come from the server. */
import { speaker } from "../../lib/i18n.svelte";
import { shown } from "./sheetmap.svelte";

const EN = {
  railLeft: "Your units and reports", railTab: "Units",
  keysHex: "hex directions, by place on the keyboard", keysMeasure: "measure", keysUnits: "next, previous unit or group", keysLayers: "layers", keysDesk: "umpire: approve, hold, amend",
  map: "Map of {place}, 11 by 18 hexes. The table in words says the same.", mapPlace: "Altenbeken and Bad Driburg", otherMap: "Another map",
  sheet: "Sheet 11 × 18 · March 1945", otherSheet: "Sheet 11 × 18",
  layers: "Layers", reference: "Reference", belief: "Belief", reports: "Reports", garrisons: "Garrisons", seenLayer: "Seen before", names: "Hex numbers",
  landingLayer: "Landing hexes", reach: "Reach", marks: "My marks", fog: "Dim what is out of sight", grid: "Hex grid",
  beliefHelp: "Chance that at least one man is in the hex, from your reports and searches only.",
  beliefSet: "Hexes where men could be, from your reports and searches only.",
  b0: "possible", b1: "1 to 2 %", b2: "3 to 5 %", b3: "6 to 9 %", b4: "10 to 14 %", b5: "15 % and more", possible: "men could be here",
  anyone: "Anyone", trail: "{men} men, M{move}", trailOne: "1 man, M{move}", trailUnknown: "men, M{move}", beliefFilter: "Show belief of",
  mainRoad: "Main road", otherRoad: "Other road", railway: "Railway", tunnel: "Tunnel", wood: "Rough, wood: 6", openGround: "Open: 3", town: "Urban, road: 2",
  patrol: "Patrol", lorry: "Lorry", garrison: "Garrison", men: "men", man: "man", own: "Your men", landing: "Landing hex", rendezvous: "Rendezvous", wreck: "Wreck",
  takenLorry: "Captured lorry", aircraft: "Aircraft",
  rough: "rough", open: "open", urban: "urban", road: "road", noRoad: "no road",
  enemyPatrol: "Patrol on foot", enemyLorry: "Lorry without patrol", enemyTroops: "Lorry with a patrol", enemyDark: "Lorry, load not made out",
  night: "night", day: "day", moonOwn: "You see your own hexes only", move: "Move {n}", moveOf: "M{n}",
  whereNight: "Move {move}, night {n}", whereDay: "Move {move}, day {n}", whereStart: "Before the first move",
  halfBritish: "British half", halfGerman: "German half", halfStart: "Preparations", halfOver: "Game over",
  trackNight: "Move {n}, night", trackDay: "Move {n}, day",
  search: "Search command", team: "SOE team", open_n: "{n} orders open", openMen: "{n} not moved", reportsHead: "Reports", notesHead: "My map marks", onlyYou: "only you",
  noReports: "No reports yet. What your units find is written here.", noReportsTeam: "Nothing seen yet. What your men see is written here.",
  noMarks: "Pick a pencil, then a hex.", pencil: "Pencil", rubber: "Rubber", markText: "Words on the mark", markWord: "words", markPlace: "Mark this hex", stopMarking: "Done", red: "red", blue: "blue", green: "green", removeMark: "Rub out {hex}",
  onFoot: "On foot", aboard: "aboard {lorry}", aboardOf: "On board {lorry}", searching: "Searching", roadBlock: "Road block", drove: "Has driven", walked: "Has walked", finished: "Finished", ready: "Ready", lost: "Lost", lastHeard: "last heard of here",
  found: "found", reported: "reported", recovered: "recovered",
  withPatrol: "with {patrol}", hiding: "Hiding", moving: "Moving", ambush: "Lying in wait", ambush_soft: "Lying in wait, lorries alone", wounded: "wounded", dead: "dead", captured: "captured", away: "flown out", roadTo: "to {place}", moved: "has moved", locked: "stays aboard", notMoved: "not moved",
  sighting: "{unit}: {men} men, {how}", sightingOne: "{unit}: one man, {how}", howFoot: "on foot", howLorry: "in a lorry of ours", newsFound: "{lorry} found empty", newsReported: "{lorry} reported abandoned", newsRecovered: "{lorry} recovered", newsSilent: "{lorry} does not answer", newsWreck: "{lorry} found as a wreck",
  tagMen: "{n} men, M{move}", tagMan: "1 man, M{move}",
  points: "points", links: "links", left: "{n} left", spent: "{n} of {of}", byRoad: "by road", across: "across country", changeWay: "Step {n} to {hex}: {way}. Change.", wayCheap: "Cheapest", wayRoad: "By road", wayCross: "Across", wayHelp: "Where both are possible",
  planEmpty: "Click or draw on the map, or press W E A D Z X. A hex on the path cuts it back.", planTouch: "Tap hexes on the map. A hex on the path cuts it back.", stay: "Stay here", stayOff: "It must go on", cut: "One hex back", clear: "Clear", stopAfter: "Then stop", askAgain: "ask me again after it",
  planned: "planned", nextStep: "{n} points", nextLink: "1 link",
  walk: "Walk", drive: "Drive {lorry}", done: "End the half", partyWho: "Who goes?", partyHow: "How?", nobody: "nobody", all: "All", fit: "fit", wounded1: "wounded",
  orderHelp: "A unit, then what it does. The path is asked next.", orders_walk: "Walk", orders_search: "Search the hex", orders_board: "Board {lorry}", orders_unload: "Set patrol down", orders_drive: "Drive", orders_block: "Block the road", orders_park: "End the road block", orderDone: "End the half", noOrders: "No more orders for it in this half.", choose: "Choose a unit on the map or here.",
  ofCells: "{n} hexes are possible. Choose on the map.", chosen: "Chosen", noneChosen: "none chosen yet", runIn: "lit on the map",
  measure: "Measure", measured: "{n} hexes, {km} km", measureHint: "Measure: first hex, second hex", zoomIn: "Zoom in", zoomOut: "Zoom out", fitMap: "Whole map", layersButton: "Layers", close: "Close",
  here: "here: {what}", costs: "{n} points", costsLink: "one link", beliefIs: "belief {n} per cent", beliefIn: "men could be here", beliefOut: "no men here, as far as you know", possibleHere: "possible", plannedHere: "planned, step {n}", outOfSight: "out of sight", mark: "your mark: {text}",
  seenAgo: "seen in move {n}", plus: "+{n}",
  deskBritish: "Seen by: {name}", deskTruth: "True position", deskGerman: "Seen by: {name}", deskBritishSub: "free men: {men} · hexes in sight: {sight}", deskTruthSub: "all pieces, all orders", deskGermanSub: "their units, reports, belief", deskAstray: "belief lacks {men} (16.13)", truth: "truth",
  waitingForYou: "Waiting for you", nReports: "{n} waiting", nothingWaits: "Nothing waits for you. You can watch, or hold the next report.", words: "Words to be sent", to: "To: {name}", for: "for: {name}", approve: "Release", approveAll: "Release all", hold: "Hold", amend: "Reword", dueNote: "It must go out before the next question to this seat.", freeNote: "You may delay or withhold it.", amendNote: "Rewording asks for a reason. It is kept in the journal and shown after the game.",
  holdUntil: "Hold until the start of move", withhold: "Never send it", reason: "Reason", send: "Send", cancel: "Cancel", overruleTo: "Result instead", accept: "Let it stand", overrule: "Overrule", reworded: "changed words", toldTable: "Who was told what", whatHappened: "What happened", wasTold: "Told: {name}", told: "told", held: "held", hiddenWord: "no word", ownOrder: "their own order", withheldWord: "withheld",
  desk: "Desk", deskTools: "Desk tools", change: "Change a value", tell: "Tell a seat", once: "Overrule once", dice: "Enter real dice", pause: "Pause", resume: "Go on", playSeat: "Play a seat", closeTable: "Close the table", leaveChair: "Leave the chair", announce: "Message", markHexes: "Mark hexes", message: "Words", checks: "Put to me first", releases: "Reports", goOut: "go out at once", waitWeighty: "important ones wait", waitForMe: "all wait for me", decoys: "Decoys", some: "some", decoysIdle: "Decoys hide pauses at looks. They are put to you once all results are (15.23).", briefings: "Briefings", on: "on", off: "off", none: "none", fights: "fights", everything: "all", noAct: "Not possible now.",
  changeOf: "What", changeTo: "Becomes", changeFirst: "First choose the piece and its new value.", preview: "Command", both: "both sides", british: "British", german: "Germans", enterDie: "Type the face that fell", nobodyTold: "Nobody is told automatically.",
  changesWait: "Waiting changes", quotedReason: "“{reason}”", whatWouldBe: "Show the effect", wouldSame: "nothing changes", wouldTold: "This would be told", allCommands: "All commands (15.11)",
  playAs: "Answer for", openQuestion: "open question", noQuestion: "asked nothing now",
  closeStands: "As it stands", closeVoid: "Without result", closeAward: "With results awarded", cKind: "Kind of piece", cPiece: "Piece", cProp: "Value", cGroup: "Group", cMove: "Move number", cHex: "Hex", tunnelName: "Rail tunnel",
  mod_four: "four or more unwounded", mod_rough: "rough hex", mod_urban: "urban hex", mod_group: "two or more men", mod_vehicle: "from a lorry", basis: "by the table",
  riskRoadNight: "By road at night you are spotted on {n} or less if a patrol looks ({hex}).", riskRoadDay: "By road by day you are spotted on {n} or less if a patrol looks ({hex}).",
  riskCrossNight: "Across country at night you are spotted on {n} or less if a patrol looks ({hex}).", riskCrossDay: "Across country by day you are spotted on {n} or less if a patrol looks ({hex}).",
  riskNone: "A patrol that only looks does not spot you there.", hopeThere: "Men where you look", hopeFound: "Somebody spotted, if they hide", looksHere: "men are spotted on {hide} or less if they hide, {move} if they moved",
  oddsFound: "spotted {n} %", oddsWhy: "if somebody looks in {hex}", oddsOn: "Spotted on this or less",
  noLandGround: "no landing here: {ground}", noLandRoad: "no landing here: a road", noLandEdge: "no landing here: the edge of the map", noLandRun: "no landing here: no room for the run-in", noStart: "too far from the tunnel, or urban", hoverHex: "Point at a hex to read what it is like, and why it cannot be chosen.", tapHex: "Tap a hex to read what it is like, and why it cannot be chosen.",
  logNight: "Move {n}, night", logDay: "Move {n}, day",
};
export type Word = keyof typeof EN;

const DE: Record<Word, string> = {
  railLeft: "Eigene Einheiten und Meldungen", railTab: "Einheiten",
  keysHex: "Richtungen im Sechseck, nach Lage der Tasten", keysMeasure: "messen", keysUnits: "nächste, vorige Einheit oder Gruppe", keysLayers: "Ebenen", keysDesk: "Spielleitung: freigeben, zurückhalten, ändern",
  map: "Karte: {place}, 11 mal 18 Felder. Der Tisch in Worten sagt dasselbe.", mapPlace: "Altenbeken und Bad Driburg", otherMap: "Andere Karte",
  sheet: "Blatt 11 × 18 · März 1945", otherSheet: "Blatt 11 × 18",
  layers: "Ebenen", reference: "Zeichen", belief: "Vermutung", reports: "Meldungen", garrisons: "Garnisonen", seenLayer: "Früher gesehen", names: "Feldnummern",
  landingLayer: "Landefelder", reach: "Reichweite", marks: "Meine Zeichen", fog: "Außer Sicht dunkler", grid: "Sechseckgitter",
  beliefHelp: "Aussicht, dass mindestens ein Mann im Feld ist, nur aus deinen Meldungen und Suchen.",
  beliefSet: "Felder, in denen Männer sein könnten, nur aus deinen Meldungen und Suchen.",
  b0: "möglich", b1: "1 bis 2 %", b2: "3 bis 5 %", b3: "6 bis 9 %", b4: "10 bis 14 %", b5: "15 % und mehr", possible: "hier könnten Männer sein",
  anyone: "Alle", trail: "{men} Mann, Rd. {move}", trailOne: "1 Mann, Rd. {move}", trailUnknown: "Männer, Rd. {move}", beliefFilter: "Vermutung zeigen von",
  mainRoad: "Hauptstraße", otherRoad: "Andere Straße", railway: "Eisenbahn", tunnel: "Tunnel", wood: "Unwegsam, Wald: 6", openGround: "Offen: 3", town: "Ort, Straße: 2",
  patrol: "Streife", lorry: "Lastwagen", garrison: "Garnison", men: "Mann", man: "Mann", own: "Eigene Männer", landing: "Landefeld", rendezvous: "Treffpunkt", wreck: "Wrack",
  takenLorry: "Erbeuteter Lastwagen", aircraft: "Flugzeug",
  rough: "unwegsam", open: "offen", urban: "Ort", road: "Straße", noRoad: "keine Straße",
  enemyPatrol: "Streife zu Fuß", enemyLorry: "Lastwagen ohne Streife", enemyTroops: "Lastwagen mit Streife", enemyDark: "Lastwagen, Ladung nicht zu erkennen",
  night: "Nacht", day: "Tag", moonOwn: "Du siehst nur die eigenen Felder", move: "Runde {n}", moveOf: "Rd. {n}",
  whereNight: "Runde {move}, Nacht {n}", whereDay: "Runde {move}, Tag {n}", whereStart: "Vor der ersten Runde",
  halfBritish: "Britische Hälfte", halfGerman: "Deutsche Hälfte", halfStart: "Vorbereitung", halfOver: "Partie zu Ende",
  trackNight: "Runde {n}, Nacht", trackDay: "Runde {n}, Tag",
  search: "Suchkommando", team: "SOE-Trupp", open_n: "{n} Befehle offen", openMen: "{n} nicht gezogen", reportsHead: "Meldungen", notesHead: "Meine Kartenzeichen", onlyYou: "nur du",
  noReports: "Noch keine Meldungen. Was deine Einheiten finden, steht hier.", noReportsTeam: "Noch nichts gesehen. Was deine Männer sehen, steht hier.",
  noMarks: "Wähle erst einen Stift, dann ein Feld.", pencil: "Stift", rubber: "Radierer", markText: "Wort am Zeichen", markWord: "Wort", markPlace: "Feld bezeichnen", stopMarking: "Fertig", red: "rot", blue: "blau", green: "grün", removeMark: "{hex} ausradieren",
  onFoot: "Zu Fuß", aboard: "in {lorry}", aboardOf: "An Bord von {lorry}", searching: "Sucht", roadBlock: "Straßensperre", drove: "Ist gefahren", walked: "Ist gegangen", finished: "Fertig", ready: "Bereit", lost: "Verloren", lastHeard: "zuletzt von hier gehört",
  found: "gefunden", reported: "gemeldet", recovered: "geborgen",
  withPatrol: "mit {patrol}", hiding: "Versteckt", moving: "Unterwegs", ambush: "Lauert auf", ambush_soft: "Lauert Lastwagen ohne Streife auf", wounded: "verwundet", dead: "tot", captured: "gefangen", away: "ausgeflogen", roadTo: "nach {place}", moved: "hat gezogen", locked: "bleibt an Bord", notMoved: "nicht gezogen",
  sighting: "{unit}: {men} Mann, {how}", sightingOne: "{unit}: ein Mann, {how}", howFoot: "zu Fuß", howLorry: "in einem unserer Lastwagen", newsFound: "{lorry} verlassen gefunden", newsReported: "{lorry} verlassen gemeldet", newsRecovered: "{lorry} geborgen", newsSilent: "{lorry} antwortet nicht", newsWreck: "{lorry} als Wrack gefunden",
  tagMen: "{n} Mann, Rd. {move}", tagMan: "1 Mann, Rd. {move}",
  points: "Punkte", links: "Straßenfelder", left: "{n} übrig", spent: "{n} von {of}", byRoad: "auf der Straße", across: "querfeldein", changeWay: "Schritt {n} nach {hex}: {way}. Ändern.", wayCheap: "Günstigster", wayRoad: "Straße", wayCross: "Querfeldein", wayHelp: "Wo beides geht",
  planEmpty: "Klicke oder zieh auf der Karte oder drück W E A D Z X. Ein Feld auf dem Weg kürzt ihn.", planTouch: "Tippe Felder auf der Karte an. Ein Feld auf dem Weg kürzt ihn.", stay: "Hier bleiben", stayOff: "Er muss weiter", cut: "Ein Feld zurück", clear: "Löschen", stopAfter: "Dann halten", askAgain: "danach wieder fragen",
  planned: "geplant", nextStep: "{n} Punkte", nextLink: "1 Straßenfeld",
  walk: "Gehen", drive: "{lorry} fahren", done: "Hälfte beenden", partyWho: "Wer geht?", partyHow: "Wie?", nobody: "niemand", all: "Alle", fit: "gesund", wounded1: "verwundet",
  orderHelp: "Erst die Einheit, dann, was sie tut. Der Weg wird danach gefragt.", orders_walk: "Gehen", orders_search: "Feld absuchen", orders_board: "{lorry} besteigen", orders_unload: "Streife absetzen", orders_drive: "Fahren", orders_block: "Straße sperren", orders_park: "Sperre aufheben", orderDone: "Hälfte beenden", noOrders: "In dieser Hälfte keine Befehle mehr.", choose: "Wähle eine Einheit auf der Karte oder hier.",
  ofCells: "{n} Felder sind möglich. Wähle auf der Karte.", chosen: "Gewählt", noneChosen: "noch keines", runIn: "auf der Karte hell",
  measure: "Messen", measured: "{n} Felder, {km} km", measureHint: "Messen: erstes Feld, zweites Feld", zoomIn: "Näher", zoomOut: "Weiter weg", fitMap: "Ganze Karte", layersButton: "Ebenen", close: "Schließen",
  here: "hier: {what}", costs: "{n} Punkte", costsLink: "ein Straßenfeld", beliefIs: "Vermutung {n} Prozent", beliefIn: "hier könnten Männer sein", beliefOut: "hier ist niemand, soweit du weißt", possibleHere: "möglich", plannedHere: "geplant, Schritt {n}", outOfSight: "außer Sicht", mark: "dein Zeichen: {text}",
  seenAgo: "gesehen in Runde {n}", plus: "+{n}",
  deskBritish: "Sicht: {name}", deskTruth: "Wahre Lage", deskGerman: "Sicht: {name}", deskBritishSub: "freie Männer: {men} · Felder in Sicht: {sight}", deskTruthSub: "alle Einheiten, alle Befehle", deskGermanSub: "eigene Einheiten, Meldungen, Vermutung", deskAstray: "der Vermutung fehlt {men} (16.13)", truth: "Wahrheit",
  waitingForYou: "Wartet auf dich", nReports: "{n} warten", nothingWaits: "Nichts wartet auf dich. Du kannst zusehen oder die nächste Meldung zurückhalten.", words: "Worte, die hinausgehen", to: "An {name}", for: "für {name}", approve: "Freigeben", approveAll: "Alle freigeben", hold: "Zurückhalten", amend: "Ändern", dueNote: "Sie muss vor der nächsten Frage an diesen Platz hinaus.", freeNote: "Sie darf warten oder ganz entfallen.", amendNote: "Ändern verlangt einen Grund. Er steht im Protokoll und wird nach der Partie gezeigt.",
  holdUntil: "Warten bis zum Beginn von Runde", withhold: "Nie senden", reason: "Grund", send: "Senden", cancel: "Abbrechen", overruleTo: "Ergebnis stattdessen", accept: "Gelten lassen", overrule: "Anders entscheiden", reworded: "andere Worte", toldTable: "Wer was erfuhr", whatHappened: "Was geschah", wasTold: "Mitgeteilt: {name}", told: "gesagt", held: "wartet", hiddenWord: "kein Wort", ownOrder: "eigener Befehl", withheldWord: "entfallen",
  desk: "Pult", deskTools: "Werkzeuge am Pult", change: "Wert ändern", tell: "Platz ansprechen", once: "Einmal anders entscheiden", dice: "Echte Würfel", pause: "Anhalten", resume: "Weiter", playSeat: "Platz spielen", closeTable: "Tisch schließen", leaveChair: "Platz verlassen", announce: "Nachricht", markHexes: "Felder markieren", message: "Worte", checks: "Erst zu mir", releases: "Meldungen", goOut: "gehen gleich hinaus", waitWeighty: "wichtige warten", waitForMe: "alle warten auf mich", decoys: "Scheinfragen", some: "einige", decoysIdle: "Scheinfragen verbergen Pausen bei Blicken. Du bekommst sie, sobald alle Ergebnisse erst zu dir kommen (15.23).", briefings: "Einweisungen", on: "an", off: "aus", none: "keine", fights: "Gefechte", everything: "alle", noAct: "Gerade nicht offen.",
  changeOf: "Was", changeTo: "Wird", changeFirst: "Wähle erst das Stück und seinen neuen Wert.", preview: "Befehl", both: "beide Seiten", british: "Briten", german: "Deutsche", enterDie: "Gib die gefallene Zahl ein", nobodyTold: "Von selbst erfährt es niemand.",
  changesWait: "Änderungen, die warten", quotedReason: "„{reason}“", whatWouldBe: "Wirkung zeigen", wouldSame: "nichts ändert sich", wouldTold: "Das würde gemeldet", allCommands: "Alle Befehle (15.11)",
  playAs: "Antworten für", openQuestion: "offene Frage", noQuestion: "gerade nichts gefragt",
  closeStands: "Wie es steht", closeVoid: "Ohne Ergebnis", closeAward: "Mit zuerkanntem Ergebnis", cKind: "Art", cPiece: "Stück", cProp: "Wert", cGroup: "Gruppe", cMove: "Rundennummer", cHex: "Feld", tunnelName: "Bahntunnel",
  mod_four: "vier oder mehr Unverwundete", mod_rough: "unwegsames Feld", mod_urban: "Ort", mod_group: "zwei oder mehr Mann", mod_vehicle: "vom Lastwagen aus", basis: "nach der Tabelle",
  riskRoadNight: "Nachts auf der Straße entdeckt euch eine Streife bei {n} oder weniger ({hex}).", riskRoadDay: "Tags auf der Straße entdeckt euch eine Streife bei {n} oder weniger ({hex}).",
  riskCrossNight: "Nachts querfeldein entdeckt euch eine Streife bei {n} oder weniger ({hex}).", riskCrossDay: "Tags querfeldein entdeckt euch eine Streife bei {n} oder weniger ({hex}).",
  riskNone: "Eine Streife, die nur hinsieht, entdeckt euch dort nicht.", hopeThere: "Männer, wo du hinsiehst", hopeFound: "Jemand entdeckt, wenn sie sich verstecken", looksHere: "Männer werden bei {hide} oder weniger entdeckt, wenn sie sich verstecken, bei {move}, wenn sie unterwegs waren",
  oddsFound: "zu {n} % entdeckt,", oddsWhy: "wenn jemand in {hex} hinsieht", oddsOn: "Entdeckt bei höchstens",
  noLandGround: "hier keine Landung: {ground}", noLandRoad: "hier keine Landung: eine Straße", noLandEdge: "hier keine Landung: Rand der Karte", noLandRun: "hier keine Landung: kein Platz für den Anflug", noStart: "zu weit vom Tunnel oder ein Ort", hoverHex: "Zeige auf ein Feld: Du liest, wie es ist und warum es nicht geht.", tapHex: "Tippe ein Feld an: Du liest, wie es ist und warum es nicht geht.",
  logNight: "Runde {n}, Nacht", logDay: "Runde {n}, Tag",
};

/** Returns the word `key` in the current language, with its values put in. */
export const say = speaker(EN, DE);

/** Whether there is a word for `key`. */
export const known = (key: string): key is Word => key in EN;

/** Returns `P3` as *Patrol 3*, `G0210` as *Garrison Altenbeken*. */
export function unitName(unit: string | number, place: (hex: string) => string = (h) => h): string {
  const found = /^([PLGT])(\d+)$/.exec(String(unit));
  if (!found) return `${say("lorry")} ${unit}`;
  const [, letter, n] = found;
  if (letter === "P") return `${say("patrol")} ${n}`;
  if (letter === "L") return `${say("lorry")} ${n}`;
  return `${say("garrison")} ${place(n)}`;
}

/** Returns the name of a hex on the map, or nothing. */
export const placeOf = (hex: string): string => (hex === shown.map.tunnel && !shown.map.chart ? say("tunnelName") : (shown.map.places[hex] ?? ""));
