# Die Hülle, Deutsch: was alle Spiele gleich sagen.

list-and = { $head } und { $last }
list-or = { $head } oder { $last }

refusal-not-asked = Danach wirst du jetzt nicht gefragt.
refusal-game-over = Die Partie ist zu Ende.
refusal-stale = Die Partie ging weiter, während du überlegt hast. Hier ist die neue Lage.
refusal-not-an-option = Das steht nicht zur Wahl.
refusal-malformed = Diese Antwort ist nicht lesbar.
refusal-not-in-pool = { $names } kannst du hier nicht wählen.
refusal-fixed = Es fehlt: { $names }.
refusal-too-many = Höchstens { $most }.
refusal-out-of-range = Eine ganze Zahl von { $low } bis { $high }.
refusal-wrong-total = Genau { $total } sind zu verteilen.
refusal-text-length = Ein Text von 1 bis { $most } Zeichen.
refusal-unknown = Das geht nicht.

would-truth = Die wahre Lage
would-view = Was die { $seat } sehen
would-same = nichts ändert sich
would-told = Das würde gemeldet:
would-die = Dann fällt ein Würfel; was daraus wird, weiß noch niemand.
would-over = Dann ist die Partie zu Ende.

roll-generic = { $name }
roll-generic-verdict = Gewürfelt { $face }.
roll-generic-base = Grundwert
seen-all = alle
seen-you = du
seen-you-umpire = du und die Spielleitung
seen-umpire = nur die Spielleitung
roll-hand = echter Würfel
roll-overruled = von der Spielleitung geändert

option-yes = Ja
option-no = Nein
waiting-paused = Die Spielleitung hat den Tisch angehalten.
main-answer = Antworten
help-none = {""}

twin-decision = Deine Entscheidung: { $question } [{ $rule }]
twin-option = { $value }: { $label }
twin-face-down = Verdeckte Karte
twin-note = { $label }. { $note }
twin-reports = Letzte Meldungen:
twin-format-subset = Eine Auswahl aus { $pool }, höchstens { $most }; oder { $empty }.
twin-format-amount = Eine ganze Zahl von { $low } bis { $high }.
twin-format-text = Ein Text von 1 bis { $most } Zeichen.
twin-format-path = Schritte hintereinander, am Ende . für Halt. Als Nächstes:

## Das Terminal

tty-welcome = { $title }: { $tagline }.
tty-setup = Szenario: { $scenario }. { $summary }
tty-variant = Regeln geändert durch die Variante { $name }.
tty-option-set = { $title }: { $value }.
tty-seats = { $seat }: { $who }
tty-you = du
tty-person = { $name }
tty-bot = Bot, Stufe { $level }
tty-nobody = niemand
tty-sealed = Versiegelter Startwert der Würfel: { $commitment }
tty-first-help = Antworte mit Nummer, Namen oder in der Notation der Regeln. brief sagt, wie du gewinnst, { $map ->
    [yes] map zeigt den Spielplan
   *[no] text sagt, was du weißt
  }, help nennt alles andere.
tty-prompt = { $seat }
tty-prompt-over = Partie zu Ende
tty-prompt-chain = Kette; Enter weiter, b zurück, q Ende
tty-prompt-umpire = Spielleitung
tty-news = Was geschehen ist:
tty-unclear = Das ist keine der Antworten. why erklärt eine Wahl, help nennt die Befehle.
tty-unclear-but = Das ist keine der Antworten. So ähnlich beginnen: { $examples }.
tty-bad-number = Eine Antwort { $number } gibt es hier nicht.
tty-refused = Geht nicht: { $text }
tty-refused-all = Geht nicht, aus diesen Gründen:
tty-possible = Das geht.
tty-why-what = why und eine Antwort, zum Beispiel: why { $example }
tty-undone = Zurückgenommen.
tty-no-undo = Nichts lässt sich zurücknehmen. Das geht nur mit deinen letzten Antworten, bis deshalb ein Würfel fällt oder jemand etwas erfährt.
tty-saved = Gespeichert in { $file }.
tty-saved-seed = Gespeichert in { $file }. Die Würfel gehen aus { $beside } weiter: Wer das liest, kennt die nächsten Würfe.
tty-not-saved = Nicht gespeichert: { $error }
tty-save-what = save und der Name einer Datei, zum Beispiel: save abend.jsonl
tty-resign-sure = Tippe resign yes, um aufzugeben. { $help }
tty-no-resign = In diesem Spiel kann niemand aufgeben. quit verlässt den Tisch.
tty-no-resign-but = Das Wort resign kennt dieses Spiel nicht. Jederzeit möglich: { $words }.
tty-no-umpire-seat = Dieses Spiel hat keinen Platz der Spielleitung.
tty-any-how = Tippe die Antwort hinter das Wort: { $example }
tty-quit-sure = Die Partie ist nicht zu Ende und nicht gespeichert. Tippe noch einmal quit oder save DATEI.
tty-left = Du verlässt den Tisch.
tty-input-end = Ende der Eingabe; die Partie ist nicht zu Ende.
tty-go-on = Weiter geht es mit: lysander play --load { $file }
tty-over = Die Partie ist zu Ende. { $result }
tty-seed = Die Würfel waren mit diesem Startwert versiegelt; lysander verify DATEI beweist jeden Wurf:
tty-over-help = map, text, log, save DATEI (danach zeigt lysander review DATEI, wo sich die Partie wendete), seat NAME für den Blick der anderen, truth für die wahre Lage, quit.
tty-over-help-whole = map, text, log, save DATEI, seat NAME für den Blick der anderen, truth für die wahre Lage, quit.
tty-next-person = Am Bildschirm ist nun { $who }.
tty-curtain = Gib den Bildschirm an { $who }.
tty-curtain-enter = { $who }: Drücke Enter, wenn sonst niemand zuschaut.
tty-no-paragraph = Die Regeln haben keinen Paragraphen { $id } und keinen mit diesen Wörtern.
tty-found = { $count ->
    [one] Ein Paragraph:
   *[other] { $count } Paragraphen:
  }
tty-any-now = Auch jederzeit: Tippe { $words } für eine Liste oder hänge eine Antwort an.
tty-any-time = Jederzeit möglich. Tippe das Wort allein für eine Liste oder hänge eine Antwort an:
tty-one-answer = Nur das ist noch möglich; Enter gibt diese Antwort.
tty-hint = Ein Bot würde antworten: { $answer }
tty-hint-do = do gibt diese Antwort, hint all sagt, was sonst abgewogen wurde.
tty-do-what = do folgt einem Tipp, der eine Antwort nennt; hint fragt danach.
tty-hint-within = Zu empfehlen, das Beste zuerst:
tty-hint-umpire = Kein Bot spielt die Spielleitung, also kann dir keiner raten.
tty-no-log = Du hast noch keine Meldung.
tty-no-chain = Von einer Kette von Ereignissen hast du noch nichts erfahren.
tty-no-map = Dieses Spiel hat keine Karte für das Terminal; text zeigt alles.
tty-sum = Summe
tty-no-umpire = Der Platz der Spielleitung ist leer.
tty-umpire-free = Der Platz der Spielleitung ist leer. Tippe { $take }, um ihn einzunehmen, wenn du keine Seite spielst.
tty-desk = Du bist am Pult der Spielleitung. back führt zurück in die Partie.
tty-dice = Herkunft des Würfels: { $source ->
    [hand] ein echter
    [ruling] von der Spielleitung geändert
   *[seed] der versiegelte Startwert
  }
tty-group-head = { $name }
tty-load-at = Weiter bei Zeile { $line }.
tty-how-many = Wie viele spielen? Enter: { $usual }
tty-who-plays = Wer spielt { $the } ({ $who })?
tty-typed = Tippe eine Nummer der Liste oder eine Antwort wie diese: { $examples }
tty-start-unclear = { $typed } ist hier keine Antwort.
tty-start-help = Tippe die Nummer einer Antwort oder einen Namen. Enter allein nimmt die Vorgabe. quit verlässt das Spiel.
tty-which-game = Welches Spiel?
tty-who-name = Name dieser Person oder Enter:
tty-which-bot = Welcher Bot? Eine Nummer oder ein Name; Enter: { $usual }
tty-who-options = 1 du (oder Enter), 2 ein Bot, 3 jemand anders an diesem Bildschirm
tty-watching = Nur Bots spielen; du schaust zu.
tty-fight = Das Gefecht wird an diesem Bildschirm ausgetragen: { $title }.
tty-fight-bots = Bots tragen das Gefecht aus: { $title }.
tty-fought = Das Ergebnis von { $name } ist übernommen.
tty-replay-help = next, back, goto N, first, last, seat NAME, truth, map, text, log, quit
tty-replay-at = Zeile { $n } von { $of }: { $line }
tty-replay-fault = Dieses Journal endet in einem Fehler: { $fault }
tty-replay-seats = Die Plätze heißen { $seats }.
tty-replay-start = Vor der ersten Antwort; { $of } Zeilen folgen.
tty-replay-told = was dieser Platz erfuhr
tty-replay-other = etwas, das dieser Platz nicht sah
tty-review-what = { $title }, { $steps } Schritte, jeder eine Antwort oder ein Wurf. Wie wahrscheinlich jede Seite ihr Ziel erreicht hätte, wenn Bots (Stufe { $level }) von dort weitergespielt hätten: zusammen { $playouts } Mal, in Klammern das 95-%-Intervall.
tty-review-apart = Ein Ziel schließt hier das andere nicht aus: Die Chancen eines Schritts ergeben nicht immer 100 %.
tty-review-step = Schritt
tty-review-playouts = gespielt
tty-review-turns = Wo sich die Chancen wendeten:
tty-review-turn = { $n }  Schritt { $step } von { $of } ({ $when })
tty-review-moved = { $goal }: { $before } → { $after }, { $points ->
    [0] wie zuvor
    [one] { $sign }1 Punkt
   *[other] { $sign }{ $points } Punkte
  }
tty-review-bot = { $by ->
    [nobody] Gespielt, aber von keinem Bot: { $label }
   *[other] { $share } % der Bots: { $label }
  }
tty-review-given = (so gespielt)
tty-review-look = lysander replay { $file } --at { $step } zeigt die Partie bei Schritt { $step }.
tty-review-steady = Kein Schritt hat eine Chance nachweisbar um zehn Punkte oder mehr verschoben.
tty-review-more = Die Zeit reichte nicht für alle Schritte, Wendepunkte können also fehlen; --seconds gibt mehr Zeit.
tty-review-busy = Spielt weiter, höchstens { $seconds } Sekunden
tty-lesson-start = { $title }, eine Lektion von etwa { $minutes } Minuten: { $steps } Fragen, jede mit einem neuen Gedanken. Dein Platz: { $seat }. Die Würfel liegen bereit, und jede erlaubte Antwort ist richtig. show zeigt eine Antwort, do gibt sie, next und back wechseln den Schritt.
tty-lesson-step = Lektion, Schritt { $step } von { $steps }: { $title }
tty-lesson-before = Was zuvor geschah:
tty-lesson-shown = In der aufgezeichneten Partie war die Antwort { $answer }. do gibt sie.
tty-lesson-followed = Was daraus folgte:
tty-lesson-nothing = Daraus folgte nichts, was du erfährst.
tty-lesson-other = In der aufgezeichneten Partie war die Antwort { $answer }; der nächste Schritt geht von dort aus weiter.
tty-lesson-try = Versuch es noch einmal; show zeigt eine Antwort, die passt.
tty-lesson-learnt = Gelernt: { $idea } [{ $rule }]
tty-lesson-next = Enter geht weiter zu „{ $title }“. back geht einen Schritt zurück, quit verlässt die Lektion; map, log und rules gehen weiterhin.
tty-lesson-finish = Enter beendet die Lektion. back geht einen Schritt zurück; map, log und rules gehen weiterhin.
tty-lesson-words = Enter geht weiter; back, step 2, map, text, log, rules 7.8, quit.
tty-prompt-lesson = Lektion
tty-lesson-off = Eine Lektion hat kein { $word }: back und Enter stellen die Frage noch einmal.
tty-lesson-left = Du verlässt die Lektion. Hier geht sie weiter: lysander play { $game } --lesson --step { $step }
tty-lesson-end = So spielt man { $title }
tty-lesson-play = Spiel es gegen einen Bot: lysander play { $game }
tty-lesson-book = Einen Paragraphen lesen: lysander rulebook { $game } und seine Nummer
tty-lesson-more = Nächste Lektion, { $title }: lysander play { $game } --lesson
tty-help-lesson =
    show                         eine Antwort auf diese Frage
    next, back, step 4           ein anderer Schritt der Lektion
tty-start-lesson = Neu in einem Spiel? Tippe lesson und seine Nummer, dann lernst du es in ein paar Minuten, zum Beispiel: lesson 2
tty-help =
    Nummer, Name oder Notation   die Frage beantworten
    why ANTWORT                  was eine Antwort bedeutet oder warum sie nicht geht
    map                          der Spielplan
    text                         alles, was du weißt, in Worten
    brief                        deine Einweisung: wie du gewinnst, was geheim ist, deine ersten Entscheidungen
    log 20                       alle Meldungen bisher oder die letzten 20
    rules 7.8                    ein Paragraph; oder rules und Wörter zum Suchen
    hint                         was ein Bot antworten würde und warum; hint all: was er sonst abwog
    do                           antworten wie im letzten Tipp
    undo                         zurücknehmen
    again                        die Frage noch einmal
    save DATEI                   die Partie speichern; lysander play --load DATEI setzt sie fort
    quit                         gehen
    hilfe, warum, karte, tipp …  die Befehle gehen auch deutsch
tty-no-brief = Dieses Spiel hat keine Einweisung.
tty-help-fly =
    fly                          das Gefecht an diesem Bildschirm spielen
    bots                         Bots spielen lassen; beides wird mit der Partie gespeichert
tty-help-chain = chain                        alles, was aus der letzten Handlung folgte, Glied für Glied; chain 2 aus der davor
tty-help-umpire = umpire                       Pult der Spielleitung; umpire take setzt dich hin
tty-help-resign = resign                       aufgeben
tty-would-what = would und was du tun willst, zum Beispiel: would { $example }
tty-not-foreseen = Was das bewirken würde, lässt sich nicht vorhersagen.
tty-help-would = would ANTWORT              am Pult der Spielleitung: was eine Änderung oder eine Entscheidung an allen Sichten ändern würde

## Was Bots abwogen

advice-line = { $label }: { $text }
advice-tried = Abgewogen: { $tried }.
advice-beside = { $best }; das Nächstbeste: { $next }
advice-default = die übliche Antwort, nicht abgewogen
advice-random = zufällig gezogen
advice-plan = wie vorher geplant
advice-mixed = ausgelost unter denen, die etwa gleich gut sind
weighed-playouts = { $count ->
    [one] einmal durchgespielt
   *[other] { $count }-mal durchgespielt
  }

## Serien

standing-players = Spieler
column-player = Spieler
column-games = Partien
column-won = Gewonnen
column-shared = Geteilt
column-mean = Mittlere Punktzahl

## Matrix des Labors

matrix-lab = Labor
matrix-table = Punkte von 100, Zeile gegen Spalte; fett: klar über oder unter 50
matrix-mean = Mittel
matrix-title = Am besten: { $name } mit { $points } von 100 Punkten gegen alle anderen ({ $low } bis { $high })
matrix-answer = Am schlechtesten: { $name } mit { $points } ({ $low } bis { $high }). Von { $pairs } Paarungen sind { $clear } entschieden: Ihr Intervall liegt ganz über oder ganz unter 50.
matrix-matrix = Typ gegen Typ
matrix-note = Punkte von 100 der Zeile gegen die Spalte: Ein Sieg zählt 1, ein Unentschieden ½.
matrix-cell = { $row } gegen { $column }: { $points }, { $low } bis { $high }
matrix-colour = Farbe
matrix-brown = Grün: Die Zeile gewinnt. Braun: Die Spalte gewinnt.
matrix-bold = Fett: Das 95-%-Intervall liegt ganz über oder ganz unter 50. Von zwanzig gleich starken Paarungen ist etwa eine zufällig fett.
matrix-corner = Eine dunkle Ecke: Die beiden waren nie zugleich an der Front.
matrix-sure = Wie sicher ist das?
matrix-again = Noch einmal messen
matrix-numbers = Zahlen zeigen
matrix-choose = Einer gegen alle:
matrix-sorted = Sortiert nach
matrix-strength = Stärke
matrix-date = Datum
matrix-side = Seite
matrix-warn = Bots sind keine Menschen. Was für diese Bots gilt, muss am Tisch nicht gelten.
matrix-facts = { $games } Partien, je Paarung { $each }, die Hälfte von jeder Seite aus. Auf beiden Plätzen Bots der Stufe { $level }, jeder nur mit seiner eigenen Sicht. Intervalle: 95 %, nach Wilson.
matrix-first = Auf den ersten Platz entfielen { $points } von 100 Punkten ({ $low } bis { $high }).
matrix-service = an der Front { $since } bis { $until }
matrix-rounds = Runden:
matrix-open = Das schreibt beide Partien einer Runde, mit vertauschten Plätzen, für lysander replay; wähle eine Nummer:
matrix-pair = Paarung
matrix-games = Partien
matrix-won = Gewonnen
matrix-drawn = Unentschieden
matrix-lost = Verloren
matrix-points = Punkte von 100
matrix-interval = 95-%-Intervall
matrix-against = gegen
matrix-to = bis
matrix-apart = Sie sind sich nie begegnet.

## Berichte des Labors

lab-lab = Labor von Lysander
lab-run = Lauf
lab-each = jeder von { $seats }
lab-wins = { $seats } gewinnt
lab-scores = { $seats } erzielt
lab-all = alle gewinnen
lab-nobody = niemand gewinnt
lab-somebody = irgendjemand gewinnt
lab-score = Punkte
lab-decisions = Entscheidungen aller Plätze
lab-dice = Würfel
lab-other = anderes
lab-yes = ja
lab-no = nein
lab-same = immer gleich
lab-always = immer { $value }
lab-one-game = eine Partie
lab-to = bis
lab-answer-share = { $name } in { $value } von { $games } Partien, 95-%-Intervall von { $low } bis { $high }.
lab-answer-mean = { $name } im Mittel { $value }, 95-%-Intervall von { $low } bis { $high }.
lab-between = 95-%-Intervall von { $low } bis { $high }
lab-among = , weit genug für die { $count } Zahlen, aus denen sie ausgewählt ist
lab-pair-share = { $settled ->
    [yes] { $name } in { $second } der Partien statt in { $first }: { $change } Punkte, { $between }.
   *[no] Nicht entschieden: { $name } in { $second } der Partien statt in { $first }, { $change } Punkte, { $between }.
  }
lab-pair-mean = { $settled ->
    [yes] { $name } { $second } statt { $first }: { $change }, { $between }.
   *[no] Nicht entschieden: { $name } { $second } statt { $first }, { $change }, { $between }.
  }
lab-effect-share = { $value } Prozentpunkte
lab-effect-mean = { $value } Punkte
lab-longest = die längste
lab-shortest = die kürzeste
lab-other-end = gleiche Würfel, anderes Ende
lab-summary = { $decisions } Entscheidungen, { $dice } Würfel; { $facts }
lab-outcomes = Ausgang
lab-tables = Tabellen
lab-spreads = Wie Partien am Ende standen
lab-facts = Angaben zum Ergebnis
lab-length = Länge
lab-events = Ereignisse
lab-events-each = Ereignisse je Partie
lab-odd = Ungewöhnliche Partien
lab-pairing = Die Paarung ist so viel wert wie { $times }-mal so viele Partien.
lab-smallest = Kleinster Unterschied, der mit 80 % Trennschärfe zu sehen ist: { $effect }.
lab-bold = Fette Unterschiede liegen klar über oder unter null, alle einer Tabelle zusammen beurteilt (Holm, 5 %).
lab-sweep-change = Änderung
lab-sweep-base = wie es ist
lab-sweep-difference = Unterschied
lab-sweep-nothing = Keine von { $count } Änderungen bewirkt etwas, das sicher von null verschieden ist.
lab-sweep-answer = { $clear ->
    [one] Eine von { $count } Änderungen bewirkt etwas, das sicher von null verschieden ist: { $change }: { $goal } { $effect }.
   *[other] { $clear } von { $count } Änderungen bewirken etwas, das sicher von null verschieden ist; am meisten { $change }: { $goal } { $effect }.
 }
lab-sweep-note = Je { $games } Partien mit denselben Würfeln. Die Intervalle der Unterschiede gelten für alle { $count } zusammen (max-t, 95 %); fett: sicher von null verschieden.
lab-sweep-endings = Wie Partien enden
lab-sweep-endings-note = Partien nach den Regeln, wie sie sind, nach Gewinnern; in Klammern 95-%-Intervalle.
lab-sweep-tornado = Was jede Änderung bewirkt
lab-sweep-tornado-note = Eine Änderung auf einmal, dieselben Würfel in beiden Partien eines Paars. Dünne Linie: Intervall, das für alle Unterschiede zugleich gilt (max-t, 95 %); dicke: für einen allein. Hohl: nicht sicher von null verschieden.
lab-sweep-more = { $count } weitere Änderungen, die nicht sicher von null verschieden sind, stehen in der Tabelle.
lab-sweep-points = Punkte von hundert
lab-sweep-maps = Karten der Regeln, wie sie sind, und der { $count } Änderungen mit den größten sicheren Wirkungen, in einem Maßstab:
lab-sweep-curve = Nach { $key }
lab-sweep-curve-note = Mit 95-%-Intervallen; die gestrichelte Linie ist der Wert der Regeln.
lab-done = { $games } Partien in { $seconds } s, { $speed } je Sekunde, Prozesse: { $workers }; Lauf { $run }.
lab-games-by = Partien nach: { $name }
lab-games-by-length = Partien nach Länge
lab-percent-of-games = Prozent der Partien
lab-b-minus-a = B minus A, Prozentpunkte
lab-decisions-axis = Entscheidungen in einer Partie, alle Plätze
lab-median = Median { $arm } { $value }
lab-outcome-note = Balken sind 95-%-Intervalle.
lab-square-note = Gefülltes Quadrat: klar über oder unter null, alle Unterschiede zusammen beurteilt (Holm, 5 %).
lab-spread-note = { $width ->
    [1] Wert am Ende der Partie.
   *[other] Wert am Ende der Partie, { $width } je Balken.
  }
lab-grey-note = Graue Unterschiede liegen nicht klar über oder unter null, alle der Tabelle zusammen beurteilt.
lab-facts-note = Was das Spiel über sein Ende sagt: Mittelwerte und Anteile der Partien.
lab-means-note = Mittelwerte mit 95-%-Intervallen.
lab-events-note = Wie oft jedes in einer Partie gemeldet wurde, im Mittel.
lab-odd-note = Öffne eine und sieh, warum: { $command }. Jede Marke der Bilder öffnet ihre Partien.
lab-mark-times = { $times }-mal in { $games } Partien
lab-mark-share = { $arm }: { $count } von { $games } Partien, { $share } %
lab-mark-length = { $span } Entscheidungen
lab-mark-plain = { $more ->
    [yes] { $count } Partien, die ersten { $shown }:
   *[no] diese Partien:
  }
lab-mark-most = { $more ->
    [yes] { $count } Partien, die { $shown } mit den meisten (wie oft, in Klammern):
   *[no] diese Partien, die mit den meisten zuerst (wie oft, in Klammern):
  }
lab-mark-longest = { $more ->
    [yes] { $count } Partien, die { $shown } längsten (Entscheidungen in Klammern):
   *[no] diese Partien, die längste zuerst (Entscheidungen in Klammern):
  }
lab-mark-otherwise = { $more ->
    [yes] { $count } Partien mit denselben Würfeln enden anders, die { $shown } mit dem größten Unterschied:
   *[no] diese Partien mit denselben Würfeln enden anders:
  }
lab-mark-closest-points = { $more ->
    [yes] { $count } Partien, die { $shown } knappsten (wer gewann, mit welchem Abstand):
   *[no] diese Partien, die knappste zuerst (wer gewann, mit welchem Abstand):
  }
lab-mark-closest-score = { $more ->
    [yes] { $count } Partien, die { $shown } knappsten (Stand in Klammern):
   *[no] diese Partien, die knappste zuerst (Stand in Klammern):
  }
lab-mark-even = { $more ->
    [yes] { $count } Partien, zuerst die, die niemand oder beide gewannen:
   *[no] diese Partien, zuerst die, die niemand oder beide gewannen:
  }
lab-mark-cell = { $by ->
    [score] { $name }: { $value }.
   *[points] { $name }: { $value } von 100 Punkten.
  }
lab-mark-nobody = niemand
lab-mark-both = beide
lab-mark-change = Wie es ist { $base }; geändert { $value }.
lab-mark-effect = Unterschied { $alone } für diesen allein; zusammen mit allen anderen { $together }.
lab-mark-clear = Sicher nicht null, alle Unterschiede zusammen genommen; je { $games } Partien.
lab-mark-open-effect = Null ist nicht auszuschließen, alle Unterschiede zusammen genommen; je { $games } Partien.
lab-mark-games = Partien { $games }
lab-mark-close = Schließen
lab-mark-read = Lesen
lab-mark-open = Das schreibt das Journal einer von ihnen, für lysander replay; wähle eine Nummer:
lab-mark-compare = Der ganze Vergleich:
lab-heat-most = { $total } in 100 Partien; am häufigsten: { $place } mit { $value }.
lab-heat-numbers = Zahlen zeigen
lab-heat-picture = Bild zeigen
lab-heat-legend = In 100 Partien:
lab-heat-up-to = bis { $high }
lab-heat-other = alle anderen Orte
lab-heat-all = überall
lab-stakes = Entscheidungen, auf die es ankommt
lab-stakes-note = Aus jeder Partie eine Entscheidung, weitergespielt mit bis zu { $answers } Antworten, je { $playouts }-mal mit denselben Würfeln. Punkte von hundert für die gefragte Seite, 95-%-Intervalle; hohl oder grau: nicht sicher von null verschieden, alle Arten zusammen beurteilt.
lab-stakes-answer = Am meisten hängt ab von { $name }: Die beste der versuchten Antworten bringt { $value } Punkte von hundert mehr als die schlechteste ({ $low } bis { $high }).
lab-stakes-nothing = Von keiner Art von Frage ist sicher, dass etwas an ihr hängt.
lab-stakes-axis = beste Antwort minus schlechteste, Punkte von hundert
lab-stakes-question = Frage
lab-stakes-seats = gefragt
lab-stakes-count = Entscheidungen
lab-stakes-gain = beste minus Durchschnitt
lab-stakes-spread = beste minus schlechteste
lab-stakes-other = anderes Ende, %
lab-ending-title = Wie Partien enden
lab-ending-note = Prozent der Partien danach, wer sein Ziel erreicht, mit 95-%-Intervallen.
lab-ending-alone = { $side } allein
lab-ending-both = beide
lab-ending-nobody = niemand
lab-endings = { $list } Prozent von { $games } Partien.
lab-endings-short = Von 100 Partien: { $list }
lab-widest = größter Abstand
lab-closest = kleinster Abstand
lab-beside-read = Lesen
lab-beside-both = Beide nebeneinander
lab-beside-first = Hier unterscheiden sie sich zuerst: { $move }.
lab-beside-alike = In beiden wird dasselbe gemeldet.
lab-beside-same = in beiden gleich
lab-beside-over = Die Partie war zu Ende.
lab-highest = höchste Punktzahl
lab-lowest = niedrigste Punktzahl
lab-length-note = Jede Partie ging zu Ende; die längste hatte { $longest } Entscheidungen.
lab-else = Alles andere: { $arm }.
lab-as-printed = wie gedruckt
lab-sure = Wie sicher ist das
lab-games = Partien
lab-so-many = { $games }
lab-of-each = je Arm { $games }
lab-paired = Paarung
lab-paired-how = gleiche Würfel, gleiche Plätze
lab-pairing-worth = Wert der Paarung
lab-times = { $times } × so viele Partien
lab-smallest-seen = Kleinster sichtbarer Unterschied
lab-power = { $effect }, 80 % Trennschärfe
lab-bots = Bots
lab-sight = Ihre Sicht
lab-own-view = nur die eigene
lab-warn = Bots sind keine Menschen. Was für diese Bots gilt, muss am Tisch nicht gelten; nimm stärkere.
lab-again = Noch einmal messen
lab-rules = Regeln
lab-rules-of = Regeln von { $arm }
lab-seed = Startwert
lab-took = Dauer
lab-took-how = { $seconds } s, Prozesse: { $workers }
lab-speed = Partien je Sekunde
lab-journal = Journal
lab-foot = Alle Intervalle: 95 %; für Anteile nach Wilson, für Unterschiede gepaarter Anteile nach Bonett und Price, für Mittelwerte nach der Normalverteilung. Hier stehen viele Zahlen nebeneinander; von zwanzig, die sich nicht unterscheiden, scheint es eine zufällig zu tun.

brief-you = du
brief-ends = Wie es endet
brief-moves = Wie gespielt wird
brief-secret = Was vor wem geheim ist
brief-first = Deine ersten drei Entscheidungen

# Das Ende einer Partie: wer gewonnen hat, und Glück

end-won = { $who } { $count ->
    [one] hat gewonnen
   *[other] haben gewonnen
  }
end-both = Beide Seiten haben gewonnen
end-nobody = Niemand hat gewonnen
end-draw = Unentschieden
end-void = Kein Ergebnis
end-closed = Der Tisch wurde geschlossen, bevor die Partie zu Ende war.
end-sentence = { $lead }: { $reason }.
end-luck = Glück
end-luck-of = { $kind }, { $side }
end-luck-counted = { $got } von { $rolls }, erwartet { $expected }; neun von zehn Partien: { $low } bis { $high }
end-luck-summed = { $got } mit { $rolls ->
    [one] einem Würfel
   *[other] { $rolls } Würfeln
  }, erwartet { $expected }; neun von zehn Partien: { $low } bis { $high }
end-luck-share = { $games ->
    [one] { $tens ->
        [10] Fast jede Partie bringt
       *[other] Etwa { $tens } von zehn Partien bringen
      } so { $which ->
        [less] wenig oder weniger
       *[more] viel oder mehr
      }.
    [1000] Weniger als eine Partie von 1000 bringt so { $which ->
        [less] wenig oder weniger
       *[more] viel oder mehr
      }.
   *[other] Eine Partie von { $games } bringt so { $which ->
        [less] wenig oder weniger
       *[more] viel oder mehr
      }.
  }
end-luck-help = Verglichen mit ebenso vielen fairen Würfeln mit denselben Aussichten. Wie oft gewürfelt wurde, zählt nicht als Glück.
end-luck-none = Es wurde nichts gewürfelt, was sich zählen ließe.

tty-goal = { $goal }: { $count }, { $how ->
    [reached] erreicht
    [level] gleich
   *[no] verfehlt
  } [{ $rule }]

## Zum Ausdrucken: was alle Blätter haben

print-sheet = Blatt { $n } von { $all }
print-version = Lysander zum Ausdrucken, Regeln { $game } { $version }
print-copies = { $n ->
    [one] einmal
   *[other] { $n }-mal
  }
print-part-start = So beginnt ihr
print-part-map = Karte und Spielsteine
print-part-plan = Plan des Flugzeugs
print-part-board = Spielplan und Wertungsleisten
print-part-cards = Passagierkarten
print-part-tiles = Plättchen und Cybotkarten
print-part-pieces = Figuren und Marker
print-part-measures = Schablonen und Maße
print-part-aircraft = Flugzeuge
print-part-missions = Aufträge
print-part-pads = Blöcke für Pläne
print-part-turn = Auf einer Seite
print-part-hands = Blätter für die Spieler
print-w-scale-before = Mit 100 % drucken.
print-w-scale-after = ist 50 mm lang. Spielsteine sind 15 mm breit.
print-w-numbers = Die Zahlen rechts sind Paragraphen der vollständigen Regeln.
print-w-counters = Klebt Spielsteine auf Karton, bevor ihr sie schneidet.
print-w-fold = An der gestrichelten Linie falten, dann kleben.
print-w-inwards = Hier nach innen falten.
print-w-fold-then = Faltet dieses Blatt so, dass die bedruckte Seite innen liegt.
print-w-back = Rückseite
print-w-notes = Notizen
print-w-sheets = Was zum Ausdrucken da ist
print-w-sheet = Blatt
print-w-name = Name
print-w-what = Wozu
print-w-copies = Anzahl
print-start = Was da ist, und wie ihr beginnt
    .what = Die Liste der Blätter, der Aufbau, wie Geheimes auf Papier geheim bleibt.

cross-table-points = Punkte von 100 der Zeile, { $games } Partien je Feld, Intervalle 95 %
cross-table-score = Wertung der Zeile weniger die der Spalte, { $games } Partien je Feld, Intervalle 95 %
cross-chosen = beste Mischung
cross-best = { $name } schlägt jeden anderen Bot
cross-best-of-both = Von den Bots, die beide Seiten spielen, schlägt { $name } jeden anderen
cross-circle = Kein Bot schlägt alle: { $a } schlägt { $b }, { $b } schlägt { $c }, { $c } schlägt { $a }
cross-leads = Kein Bot schlägt jeden anderen. { $name } führt; geschlagen: { $beaten }
cross-value-points = Beste Wahl der Bots, { $row }: { $rows }; { $column }: { $columns }. Dann haben die Zeilen { $points } von 100 Punkten ({ $low } bis { $high }).
cross-most = { $name } holt als { $side } am meisten, über alle Spalten
cross-value-score = Beste Wahl der Bots, { $row }: { $rows }; { $column }: { $columns }. Dann liegt die Wertung der Zeilen bei { $points } gegenüber der anderen Seite ({ $low } bis { $high }).
cross-worst = beste Antwort
cross-gate-sure = { $count ->
    [0] Keine davon hält, wenn alle Vergleiche zusammen halten sollen.
    [one] Eine davon hält auch, wenn alle Vergleiche zusammen halten sollen.
   *[other] { $count } davon halten auch, wenn alle Vergleiche zusammen halten sollen.
  }
cross-unsure = – für sich, nicht unter allen Vergleichen
cross-worse-score = { $level } liegt { $loss } unter { $than } gegen { $against } { $side } ({ $low } bis { $high })
cross-note-score = Wertung der Zeilen ({ $row }) weniger die der Spalten ({ $column }). { $games } Partien je Feld; unter jedem Wert sein 95-%-Intervall. „Beste Antwort“: was die andere Seite herausholt, wenn sie weiß, wen sie vor sich hat.
cross-score = Wertung
cross-gate = { $count ->
    [0] Keine stärkere Stufe ist gegen irgendeinen Bot schlechter als eine schwächere ({ $compared } Vergleiche).
    [one] In einem von { $compared } Vergleichen ist eine stärkere Stufe schlechter als eine schwächere:
   *[other] In { $count } von { $compared } Vergleichen ist eine stärkere Stufe schlechter als eine schwächere:
 }
cross-as = als { $side }
cross-worse-points = { $level } macht { $loss } Punkte von 100 weniger als { $than } gegen { $against } { $side } ({ $low } bis { $high })
answer-points = { $side } gegen { $against }: { $trained } macht { $value } von 100 Punkten ({ $low } bis { $high }), { $known } { $before }.
answer-score = { $side } gegen { $against }: { $trained } hat { $value } mehr oder weniger Punkte als die Gegenseite ({ $low } bis { $high }), { $known } { $before }.
answer-gains = Das sind { $gain } ({ $low } bis { $high }) mehr, in denselben { $games } Partien; nach keiner davon wurde gewählt.
answer-unsure = Das sind { $gain } ({ $low } bis { $high }) mehr, in denselben { $games } Partien; nach keiner davon wurde gewählt. Ob die Antwort besser ist, bleibt offen.
answer-round = Runde { $round }
answer-tried = { $tries } Bots versucht
cross-title = Jeder Bot gegen jeden
cross-note-points = Punkte von 100 für die Zeilen ({ $row }): 100 für einen Sieg, 50, wenn beide Seiten oder keine gewinnt, 0, wenn nur die Spalten ({ $column }) gewinnen. { $games } Partien je Feld; unter jedem Wert sein 95-%-Intervall. „Beste Antwort“: was die andere Seite herausholt, wenn sie weiß, wen sie vor sich hat.
cross-plays = Zeilen: { $side }
cross-against = Spalten: { $side }
cross-points = Punkte
cross-goal = { $side }: gewonnene Partien
cross-never = nie
cross-met = in den besten Mischungen gewählt
cross-beats = Wer wen schlägt
cross-levels = Stufen
cross-styles = Stile, auf der Stufe { $level }
cross-others = andere
cross-whole = Die ganze Tabelle
cross-sentence = Die Stile in einem Satz
cross-sentences = Die Stile in einem Satz: { $side }
cross-good = Am meisten gegen { $best } ({ $most }), am wenigsten gegen { $worst } ({ $least }).
cross-row = { $name } ({ $side }): im Mittel { $mean }
cross-arrows = Ein Pfeil führt vom Sieger zum Verlierer, mit dessen Punkten von 100 (oder Wertung) auf beiden Seiten zusammen. Wo nichts entschieden ist, steht keiner.
cross-sure = Wie sicher ist das?
cross-facts = { $games } Partien, in jedem Feld mit denselben Würfeln. Bots, die suchen, spielen je Entscheidung { $playouts } Mal aus und sehen nicht auf die Uhr. Das Intervall des Werts kommt aus { $drawn } Tafeln, die innerhalb der Fehler der Felder gezogen sind.
cross-ahead-points = Vorn: { $side }
cross-ahead-score = besser für { $side }

# bots: a level, or a level and a style

level-random = Zufall
level-easy = leicht
level-normal = normal
level-hard = schwer
level-random-note = Will nichts: Jede Antwort wird aus allen erlaubten gelost.
style-any = irgendein Stil
style-any-note = Er hat einen dieser Stile gezogen oder keinen und verrät nicht, welchen.
bot-styled = { $level }, { $style }
