/** The board's own words, English and German. Sentences about what happened, and every answer, come from the server. */
import { speaker } from "../../lib/i18n.svelte";

const EN = {
  plan: "Plan of the aircraft: 42 squares, six exits. The table in words says the same.",
  spinePlan: "Plan of the aircraft: 18 squares, three exits. The table in words says the same.",
  sheet: "Boeing 737-200, cabin plan", sheetSub: "42 squares, six exits, 30 m", spineSub: "18 squares, three exits", sheetDate: "18.10.1977", sheetNo: "Sheet 181",
  keysMove: "steps: W A S D by place on the keyboard", keysBack: "one step back", keysChain: "chain of events: link back, link on", keysLayers: "layers: unseen, sight, control",
  toilet: "toilet", left: "left", right: "right", galley: "galley", cabinF: "forward cabin", cabinR: "rear cabin",
  reserve: "in reserve", outside: "{piece}, in reserve outside", exit: "Exit: {square}", exitOpen: "Exit: {square}. You can leave here.",
  empty: "nobody", full: "full", room: "{n} of 3", aMove: "{n} points", aMove1: "1 point", choosable: "can be chosen", chosen: "chosen",
  wounds: "{n} wounds", wound1: "one wound", carries: "carries {token}", control: "controls passengers", cool: "cool head", tangled: "tangled", jostled: "jostled", mark: "vetting mark", acted: "has acted",
  vetted: "vetted this turn", cleared: "nobody may blend in any more", moved: "has moved", led: "under control", suspect: "somebody may be hidden in it", hides: "{hijacker} is blended in",
  hidden: "{piece}, hidden", seen: "{piece}, visible", down: "{piece}, down", possum: "{piece}, plays possum", emptyMarker: "marker of {piece}, who is not there", lost: "{piece}, last seen here in turn {turn}", late: "late",
  written: "{piece}, to be here in turn 2", unseenHere: "somebody unseen may be here, {n} %", unseenFew: "somebody unseen may be here", unseenSure: "somebody unseen is here",
  unseen: "Unseen", unseenHelp: "Where unseen hijackers can be, by public facts. The percentage counts every remaining square as equally likely, and a down marker as one in six.",
  sight: "Sight", sightHelp: "What teams have in sight, fuller within range of fire", controlLayer: "Control", controlHelp: "The squares within four of a team that controls passengers", legend: "Signs", close: "Close",
  ledger: "Ledger", soFar: "So far", par: "par {n}", history: "historical 25", aboard: "Groups aboard", ledgerHelp: "The Teams’ score by public facts. Serious wounds are settled at the end.",
  left_item: "Groups that left", wounded_item: "Wounded", serious_item: "Seriously wounded", execution_item: "Executed", dead_item: "Dead", team_wound_item: "Wounds of teams", escaped_item: "Escaped",
  final: "Score", died: "Executed or died of wounds", critical: "Critical",
  teams: "Teams", hijackers: "Hijackers", inReserve: "outside", out: "out of the game", stUnseen: "unseen", stVisible: "{square}", stLost: "lost, turn {turn}", stDown: "down {square}", stDead: "dead", stCaptured: "captured", stEscaped: "escaped", stHidden: "hidden {square}", stPossum: "plays possum {square}", stBlended: "in {token}, to turn {turn}",
  chain: "What just happened", noChain: "Shots and what comes of them are shown here, link by link.", older: "Earlier chain", newer: "Later chain", back: "Link back", on: "Link on", links: "{n} links", link1: "one link", step: "Turn {turn}, step {step}",
  k_shot: "Shot", k_stray: "Stray shot", k_wild: "Wild fire", k_burst: "Burst", k_team_hit: "Hit on a team", k_team_morale: "Team morale", k_passenger_hit: "Hit on passengers", k_token: "Token", k_passenger_morale: "Passenger morale", k_jostled: "Jostled", k_down: "Down", k_fate: "Secret fate", k_other: "And then",
  whereStart: "Set-up", whereTurn: "Turn {turn}, step {step}", over: "The game is over",
  step0: "Turn begins", step1: "Hijackers ambush", step2: "Ambush is resolved", step3: "Teams check morale", step4: "Teams retaliate", step5: "Retaliation is resolved", step6: "Passengers check morale", step7: "Teams act", step8: "Passengers move", step9: "Hijackers act", step10: "Turn ends",
  pointsWord: "points", undoStep: "One back", stay: "Stay here", pick: "Pick up {token}", pickAt: "Pick up {token}, {square}", putDown: "Put {token} down", evacuate: "Evacuate {token}", leave: "Leave by the exit", moveHelp: "Click squares on the plan, or press W A S D. A square on the way cuts it back.", moveTap: "Tap squares on the plan. A square on the way cuts it back.", stays: "Stays where it is",
  chooseGroup: "Choose a group on the plan or here.", noWay: "No way on from here.", goesOut: "out",
  must: "What the die must show", before: "before you roll", base: "Hits on", faces: "{n} of 6 faces", natural: "only a natural 6", needs: "{n} or more",
  between: "In the line of fire: {tokens}", miss: "A miss wounds where {token} is", noBetween: "Nobody in the line of fire",
  ambushOrder: "Order of the shots", firstShot: "Shot {n}", noAmbush: "No ambush",
  placeHelp: "Choose a piece, then a square; or drag it there. On a full square the two change places.", usual: "The usual places",
  watch: "The marked card starts at place {n}. Follow it.", shuffling: "The cards are being shuffled.", again: "Play it again", chooseNow: "Now choose.", stillCards: "Less motion is set: the cards lie ready.", card: "Card {n}", shown: "The marked card lies at place {n}.",
  swapsHelp: "Press two places to swap the cards on them. Three to twelve swaps.", swapN: "{n} of 3 to 12", swapChance: "Eight by chance", swapNow: "Marked card at place {n}", swap: "Swap {a} and {b}",
  m_near: "near", m_uncontrolled: "uncontrolled", m_control: "controls passengers", m_tangled: "tangled", m_jostled: "jostled", m_carrying: "carries a token", m_wounds: "wounds",
  lPlate: "group of 8 or 9 passengers", lSeen: "hijacker, visible", lHidden: "hijacker, hidden (known to you alone)", lLost: "hijacker, last seen here", lDown: "hijacker down, perhaps alive", lFull: "full: nobody can pass", lExit: "door or hatch",
  fires: "Fire at two squares", wildHelp: "First the square aimed at, then one beside it. Each team and each group in them is rolled for.",
};
export type Word = keyof typeof EN;

const DE: Record<Word, string> = {
  plan: "Plan des Flugzeugs: 42 Felder, sechs Ausgänge. Der Tisch in Worten sagt dasselbe.",
  spinePlan: "Plan des Flugzeugs: 18 Felder, drei Ausgänge. Der Tisch in Worten sagt dasselbe.",
  sheet: "Boeing 737-200, Kabinenplan", sheetSub: "42 Felder, sechs Ausgänge, 30 m", spineSub: "18 Felder, drei Ausgänge", sheetDate: "18.10.1977", sheetNo: "Blatt 181",
  keysMove: "Schritte: W A S D nach Lage der Tasten", keysBack: "ein Schritt zurück", keysChain: "Kette: Glied zurück, Glied vor", keysLayers: "Ebenen: ungesehen, Sicht, Führung",
  toilet: "Toilette", left: "links", right: "rechts", galley: "Küche", cabinF: "vordere Kabine", cabinR: "hintere Kabine",
  reserve: "in Reserve", outside: "{piece}, in Reserve draußen", exit: "Ausgang: {square}", exitOpen: "Ausgang: {square}. Hier geht es hinaus.",
  empty: "niemand", full: "voll", room: "{n} von 3", aMove: "{n} Punkte", aMove1: "1 Punkt", choosable: "wählbar", chosen: "gewählt",
  wounds: "{n} Wunden", wound1: "eine Wunde", carries: "trägt {token}", control: "führt Passagiere", cool: "kühler Kopf", tangled: "behindert", jostled: "angerempelt", mark: "Prüfmarke", acted: "hat gehandelt",
  vetted: "in diesem Zug überprüft", cleared: "niemand darf hier mehr untertauchen", moved: "ist gegangen", led: "geführt", suspect: "darin kann jemand versteckt sein", hides: "{hijacker} ist darin untergetaucht",
  hidden: "{piece}, versteckt", seen: "{piece}, sichtbar", down: "{piece}, am Boden", possum: "{piece}, stellt sich tot", emptyMarker: "Marker von {piece}, der nicht hier ist", lost: "{piece}, zuletzt hier gesehen in Zug {turn}", late: "spät",
  written: "{piece}, steht ab Zug 2 hier", unseenHere: "hier kann ein Ungesehener sein, {n} %", unseenFew: "hier kann ein Ungesehener sein", unseenSure: "hier ist ein Ungesehener",
  unseen: "Ungesehen", unseenHelp: "Wo Entführer, die niemand sieht, nach öffentlichem Wissen sein können. Die Prozente halten jedes verbleibende Feld für gleich wahrscheinlich, einen Marker am Boden mit 1 von 6.",
  sight: "Sicht", sightHelp: "Was Trupps in Sicht haben, kräftiger in Reichweite", controlLayer: "Führung", controlHelp: "Die Felder innerhalb von vier um einen Trupp, der Passagiere führt", legend: "Zeichen", close: "Schließen",
  ledger: "Konto", soFar: "Bisher", par: "Par {n}", history: "historisch 25", aboard: "Gruppen an Bord", ledgerHelp: "Die Punkte der Trupps nach öffentlichem Wissen. Über Schwerverletzte wird am Ende gewürfelt.",
  left_item: "Gruppen von Bord", wounded_item: "Verwundet", serious_item: "Schwer verletzt", execution_item: "Hingerichtet", dead_item: "Tot", team_wound_item: "Wunden der Trupps", escaped_item: "Entkommene",
  final: "Ergebnis", died: "Hingerichtet oder erlegen", critical: "Kritisch",
  teams: "Trupps", hijackers: "Entführer", inReserve: "draußen", out: "ausgeschieden", stUnseen: "ungesehen", stVisible: "{square}", stLost: "außer Sicht, Zug {turn}", stDown: "am Boden {square}", stDead: "tot", stCaptured: "gefangen", stEscaped: "entkommen", stHidden: "versteckt {square}", stPossum: "stellt sich tot {square}", stBlended: "in {token}, bis Zug {turn}",
  chain: "Was eben geschah", noChain: "Schüsse und was aus ihnen folgt, stehen hier Glied für Glied.", older: "Frühere Kette", newer: "Spätere Kette", back: "Glied zurück", on: "Glied vor", links: "{n} Glieder", link1: "ein Glied", step: "Zug {turn}, Schritt {step}",
  k_shot: "Schuss", k_stray: "Verirrter Schuss", k_wild: "Wildes Feuer", k_burst: "Salve", k_team_hit: "Treffer auf einen Trupp", k_team_morale: "Moral des Trupps", k_passenger_hit: "Treffer auf Passagiere", k_token: "Marker", k_passenger_morale: "Moral der Passagiere", k_jostled: "Angerempelt", k_down: "Am Boden", k_fate: "Geheimes Los", k_other: "Und dann",
  whereStart: "Aufstellung", whereTurn: "Zug {turn}, Schritt {step}", over: "Die Partie ist zu Ende",
  step0: "Zugbeginn", step1: "Hinterhalt der Entführer", step2: "Hinterhalt wird ausgeführt", step3: "Trupps prüfen Moral", step4: "Trupps erwidern das Feuer", step5: "Erwiderung wird ausgeführt", step6: "Passagiere prüfen Moral", step7: "Trupps handeln", step8: "Passagiere bewegen sich", step9: "Entführer handeln", step10: "Zugende",
  pointsWord: "Punkte", undoStep: "Eins zurück", stay: "Hier bleiben", pick: "{token} aufnehmen", pickAt: "{token} aufnehmen, {square}", putDown: "{token} ablegen", evacuate: "{token} hinausbringen", leave: "Durch den Ausgang hinaus", moveHelp: "Felder im Plan anklicken oder W A S D drücken. Ein Feld auf dem Weg kürzt ihn.", moveTap: "Felder im Plan antippen. Ein Feld auf dem Weg kürzt ihn.", stays: "Bleibt stehen",
  chooseGroup: "Wähle eine Gruppe im Plan oder hier.", noWay: "Von hier führt kein Weg weiter.", goesOut: "hinaus",
  must: "Was der Würfel zeigen muss", before: "vor dem Wurf", base: "Trifft bei", faces: "{n} von 6 Seiten", natural: "nur eine gewürfelte 6", needs: "{n} oder mehr",
  between: "In der Schusslinie: {tokens}", miss: "Ein Fehlschuss verletzt bei {token}", noBetween: "Niemand in der Schusslinie",
  ambushOrder: "Reihenfolge der Schüsse", firstShot: "Schuss {n}", noAmbush: "Kein Hinterhalt",
  placeHelp: "Wähle ein Stück, dann ein Feld; oder zieh es dorthin. Auf einem vollen Feld wird getauscht.", usual: "Die üblichen Plätze",
  watch: "Die markierte Karte beginnt auf Platz {n}. Folge ihr.", shuffling: "Die Karten werden gemischt.", again: "Noch einmal zeigen", chooseNow: "Nun wähle.", stillCards: "Weniger Bewegung ist eingestellt: Die Karten liegen bereit.", card: "Karte {n}", shown: "Die markierte Karte liegt auf Platz {n}.",
  swapsHelp: "Drücke zwei Plätze, um ihre Karten zu tauschen. Drei bis zwölf Tausche.", swapN: "{n} von 3 bis 12", swapChance: "Acht durch Zufall", swapNow: "Markierte Karte auf Platz {n}", swap: "{a} und {b} tauschen",
  m_near: "nah", m_uncontrolled: "unkontrolliert", m_control: "führt Passagiere", m_tangled: "behindert", m_jostled: "angerempelt", m_carrying: "trägt einen Marker", m_wounds: "Wunden",
  lPlate: "Gruppe von 8 oder 9 Passagieren", lSeen: "Entführer, sichtbar", lHidden: "Entführer, versteckt (nur dir bekannt)", lLost: "Entführer, zuletzt hier gesehen", lDown: "Entführer am Boden, vielleicht am Leben", lFull: "voll: niemand kommt durch", lExit: "Tür oder Luke",
  fires: "Auf zwei Felder feuern", wildHelp: "Erst das Zielfeld, dann eines daneben. Für jeden Trupp und jede Gruppe darin wird gewürfelt.",
};

/** Returns the word `key` in the current language, with its values put in. */
export const say = speaker(EN, DE);

/** Returns the word for how a path is drawn: with mouse and keys, or with a finger. */
export const moveHelp = (): string => say(matchMedia("(pointer: coarse)").matches ? "moveTap" : "moveHelp");

/** Whether there is a word for `key`. */
export const known = (key: string): key is Word => key in EN;

/** Returns the kind of an event as a short title. */
export const titleOf = (kind: string): string => {
  const key = `k_${kind.replace("-", "_")}`;
  return say(known(key) ? key : "k_other");
};

/** Returns the lettering of a piece on the plan: `T1`, `H2`; passenger tokens by their number, casualty tokens by their name. */
export const letters = (id: string): string => (/^[th]/.test(id) ? id.toUpperCase() : /^p/.test(id) ? id.slice(1) : id);
