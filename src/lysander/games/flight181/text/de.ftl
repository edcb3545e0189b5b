# Die Befreiung der Lufthansa 181, Deutsch. Kennungen wie in en.ftl.

title = Die Befreiung der Lufthansa 181
tagline = Mogadischu, Oktober 1977
    .about = Eine Seite stürmt mit drei Trupps ein entführtes Flugzeug und will zehn Gruppen von Passagieren lebend herausbringen; vier Entführer wollen das verhindern. Das Ergebnis ist die Punktzahl der Trupps; die historische Befreiung zählt 25.
    .story = 18. Oktober 1977. Drei Trupps dringen durch sechs Türen ein, um die Menschen an Bord zu retten. Vier Entführer verstecken sich unter ihnen.
    .length = etwa 45 Minuten
    .secret = wo Entführer sich verstecken, wer sich tot stellt oder untergetaucht ist
    .credits = Nach einer Spielidee von Elessar2590, in eigenen Worten nacherzählt.

seat-hijackers = Entführer
    .the = die Entführer
    .who = die Seite, die sich versteckt, auflauert und sich unter die Passagiere mischt
seat-teams = Trupps
    .the = die Trupps
    .who = die Seite, die das Flugzeug stürmt und die Passagiere herausbringt
seat-team1 = Trupps, Führung
    .the = die Führung der Trupps
    .who = nennt die Trupps und führt die Passagiere
seat-team2 = Trupps, Trupp 2
    .the = die Führung von Trupp 2
    .who = entscheidet für Trupp 2
seat-team3 = Trupps, Trupp 3
    .the = die Führung von Trupp 3
    .who = entscheidet für Trupp 3
seat-chance = Würfel
    .the = die Würfel

scenario-mogadishu = Mogadischu, 18. Oktober 1977
    .summary = Die historische Lage: zwei Entführer im Cockpit, einer in der hinteren Kabine, einer in der Toilette hinten. In Zug 1 dringen ein bis drei Trupps ein. Par 25.
scenario-free = Freie Aufstellung
    .summary = Die Entführer wählen ihre Felder und die der Passagiere. In Zug 1 dringen ein bis drei Trupps ein. Par 22.
scenario-no_surprise = Keine Überraschung
    .summary = Der Angriff wird erwartet: Die Entführer haben die Passagiere zusammengedrängt, in Zug 1 kommt nur ein Trupp. Par 18.
scenario-spine = Das Rückgrat
    .summary = Zum Vergleich: 18 Felder in einer Reihe ohne Sitze, Ausgänge auf Feld 1, 7 und 13, Entführer wie in Mogadischu. In Zug 1 dringen ein bis drei Trupps ein. Par 28.

option-sweep = Entdecken
    .help = Wo ein Trupp versteckte Entführer entdeckt: nahe dem Feld, auf dem seine Bewegung endet, nahe jedem Feld, das er betritt (leichter für die Trupps), nur auf Feldern, die er betritt oder durchsucht, oder nahe ihm nach seiner Tat.
option-reaction = Hinterhalt sofort
    .help = Wer entdeckt wird, darf sofort auf den Trupp schießen, und dessen Tat ist die Antwort. Mit Erwiderung schießt der Trupp erst zurück und handelt dann.
option-clock = Warten
    .help = Ab Zug 8 wartet Hilfe an den Ausgängen: Passagiere, die niemand Sichtbares schreckt, kommen hinaus, in jedem Zug bricht jemand an Bord zusammen, und ein leeres Flugzeug beendet die Partie. Oder es zählt nur der letzte Zug.
option-stay_down = Passagiere legen sich hin
    .help = Ja: Passagiere ohne Führung, aber höchstens vier Felder von einem Trupp, bleiben, wo sie sind (leichter für die Trupps).
option-possum_found = Durchsuchen findet einen Lebenden
    .help = Er wird gefangen genommen oder nur sichtbar.
option-vet_from = Erster Zug mit Überprüfen
    .help = In Zug 3 kann zum ersten Mal jemand untergetaucht sein. In Zug 2 schließt eine Karte, die stimmt, das Untertauchen nur aus.
option-vet_scope = Wen man beim Überprüfen findet, wenn die Karte stimmt
    .help = Einen untergetauchten Entführer, wo immer er ist, in der überprüften Gruppe und denen nah bei ihr oder nur in der überprüften.
option-vet_style = Überprüfen
    .help = Eine gezogene Karte oder ein Hütchenspiel, das die Entführer mischen.
option-wound_modifier = Wunden eines Trupps
    .help = Sie nehmen seinem Feuer 1, wie viele es auch sind, oder je 1 und höchstens 2.
option-jostled = Ein angerempelter Trupp ist gestört
    .help = Bis die Trupps das nächste Mal gehandelt haben, bis zum Ende des Zuges oder gar nicht.
option-stray_check = Verirrte Schüsse erschrecken Passagiere
    .help = Ja: Die Gruppe, die ein verirrter Schuss verwundet, prüft auch Moral.
option-third_token = Kontrolliertes Feuer an mehr als zwei Gruppen vorbei
    .help = Es ist ausgeschlossen, oder ein Fehlschuss verwundet wie bei unkontrolliertem Feuer.
option-still_aboard = Passagiere an Bord am Ende
    .help = Ob sie ein gesichertes Flugzeug verlassen und zählen oder nie zählen.
option-escape_points = Punkte für einen entkommenen Entführer
    .help = Abzug von der Punktzahl der Trupps.
option-turn_limit = Letzter Zug
    .help = Mit ihm endet die Partie.
option-verdict = Wertung
    .help = Die Punktzahl der Trupps ist das Ergebnis oder wird am Par des Szenarios gemessen: Par oder mehr gewinnt, sechs weniger verliert.
value-entered = nur wo er eintritt oder durchsucht
value-action = nahe ihm nach seiner Tat
value-shot = ja
value-exchange = ja, mit Erwiderung
value-limit = nur der letzte Zug
value-help = Hilfe ab Zug 8
value-end = nahe dem letzten Feld
value-pass = nahe jedem Feld
value-yes = ja
value-no = nein
value-captured = gefangen
value-visible = sichtbar
value-anywhere = überall
value-token = nur in der Gruppe
value-near = in der Gruppe und den nahen
value-one = zusammen 1
value-each = je 1
value-next = bis zum nächsten Ende von Schritt 7
value-turn = bis zum Ende des Zuges
value-never = gar nicht
value-barred = ausgeschlossen
value-stray = ein Fehlschuss kann verwunden
value-draw = Karte
value-shell = Hütchenspiel
value-walk_off = gehen von Bord
value-stay = zählen nicht
value-figure = Punktzahl
value-par = gegen Par

## Wörter

square-A = Gang { $n }
    .in = im Gang { $n }
    .to = in den Gang { $n }
square-L = Sitze links { $n }
    .in = auf den Sitzen links { $n }
    .to = zu den Sitzen links { $n }
square-R = Sitze rechts { $n }
    .in = auf den Sitzen rechts { $n }
    .to = zu den Sitzen rechts { $n }
square-C = Cockpit
    .the = das Cockpit
    .in = im Cockpit
    .to = ins Cockpit
square-TF = Toilette vorn
    .the = die Toilette vorn
    .in = in der Toilette vorn
    .to = in die Toilette vorn
square-GF = Bordküche vorn
    .the = die Bordküche vorn
    .in = in der Bordküche vorn
    .to = in die Bordküche vorn
square-GA = Bordküche hinten
    .the = die Bordküche hinten
    .in = in der Bordküche hinten
    .to = in die Bordküche hinten
square-TA = Toilette hinten
    .the = die Toilette hinten
    .in = in der Toilette hinten
    .to = in die Toilette hinten
square-L1 = Tür vorn links
    .the = die Tür vorn links
    .in = an der Tür vorn links
    .to = zur Tür vorn links
square-R1 = Tür vorn rechts
    .the = die Tür vorn rechts
    .in = an der Tür vorn rechts
    .to = zur Tür vorn rechts
square-L7 = Luke links
    .the = die Luke links
    .in = an der Luke links
    .to = zur Luke links
square-R7 = Luke rechts
    .the = die Luke rechts
    .in = an der Luke rechts
    .to = zur Luke rechts
square-L13 = Tür hinten links
    .the = die Tür hinten links
    .in = an der Tür hinten links
    .to = zur Tür hinten links
square-R13 = Tür hinten rechts
    .the = die Tür hinten rechts
    .in = an der Tür hinten rechts
    .to = zur Tür hinten rechts
piece-t = Trupp { $n }
piece-h = Entführer { $n }
piece-p = Gruppe { $n }
piece-w = Marker w{ $n } (verwundet)
piece-s = Marker s{ $n } (schwer verletzt)
piece-d = Marker d{ $n } (tot)
kind-wound = ein Marker „verwundet“
kind-serious = ein Marker „schwer verletzt“
kind-dead = ein Marker „tot“
step-0 = Zugbeginn
step-1 = Hinterhalt der Entführer
step-2 = Hinterhalt wird ausgeführt
step-3 = Trupps prüfen Moral
step-4 = Trupps erwidern das Feuer
step-5 = Erwiderung wird ausgeführt
step-6 = Passagiere prüfen Moral
step-7 = Trupps handeln
step-8 = Passagiere bewegen sich
step-9 = Entführer handeln
step-10 = Zugende
step-setup = Aufstellung
step-over = Die Partie ist zu Ende
mark-control = führt Passagiere
mark-cool = kühler Kopf
mark-tangled = behindert
mark-jostled = angerempelt
mark-mark = Prüfmarke
mark-vetted = in diesem Zug überprüft
mark-cleared = niemand darf hier mehr untertauchen
mark-acted = hat gehandelt
mark-controlled = geführt
status-unseen = noch nie gesehen
status-visible = sichtbar { $square }
status-lost = aus den Augen verloren { $square } in Zug { $turn }
status-down = am Boden { $square }
status-dead = tot
status-captured = gefangen
state-hidden = versteckt { $square }
state-unplaced = noch nicht aufgestellt
state-visible = sichtbar { $square }
state-possum = stellt sich tot { $square }
state-blended = untergetaucht in { $token }, geht am Ende von Zug { $leaves } von Bord
state-dead = tot
state-captured = gefangen
state-escaped = entkommen
pile-evacuated = hinausgebracht
pile-executed = hingerichtet
pile-aside = beiseitegelegt
pile-unplaced = noch nicht hingelegt
op-pick = { $token } { $square ->
    [none] {""}
   *[other] { $square }{" "}
  }aufnehmen
    .did = nimmt { $token } { $square ->
        [none] {""}
       *[other] { $square }{" "}
      }auf
op-dn = Marker ablegen
    .did = legt den Marker ab
op-out = Marker hinausbringen
    .did = bringt den Marker hinaus

## Ereignisse (4.11)

placed = { $hijackers ->
    [none] Die Entführer haben aufgestellt.
   *[other] Aufgestellt: { $hijackers }.
  }
step = Zug { $turn }, Schritt { $step }: { $step_text }.
deployed = { $token } { $square_in }{ $wanted ->
    [none] .
   *[other] {" "}(vorgesehen: { $wanted }; dort ist kein Platz).
  }
ambush = { $at_once ->
    [yes] { $hijacker }, gerade { $square_in } entdeckt, lauert { $team } sofort auf.
   *[none] { $hijacker } zeigt sich { $square_in } und lauert { $team } auf.
  }
shot = { $from } schießt auf { $at }{ $kind ->
    [c] , kontrolliert
    [u] , unkontrolliert
   *[a] {""}
  }: { $hit ->
    [yes] getroffen.
   *[no] daneben.
  }
stray = Der Schuss geht dorthin, wo { $token } ist, { $square_in }.
wild = { $hijacker }, { $square_in }, schießt auf { $squares }. { $hits ->
    [none] Niemand ist getroffen.
   *[other] Getroffen: { $hits }.
  }
burst = { $team } feuert eine Salve auf { $squares }. { $hits ->
    [none] Niemand ist getroffen.
   *[other] Getroffen: { $hits }.
  }
team-hit = { $team } ist getroffen: { $removed ->
    [yes] die dritte Wunde, der Trupp ist aus dem Spiel.
   *[no] { $outcome ->
        [none] ohne Folgen.
        [check] Moralprüfung.
       *[wound] eine Wunde und eine Moralprüfung.
      }
  }
team-morale = { $team } prüft Moral: { $result ->
    [reflex] Feuerreflex.
    [cool] kühler Kopf, bis zum Ende von Schritt 7 behindert ihn nichts.
   *[steady] standhaft.
  }
passenger-hit = { $token } ist { $square_in } getroffen: { $casualties ->
    [none] niemand verletzt.
   *[other] { $casualties }.
  }{ $checks ->
    [none] {""}
   *[other] {" "}Moralprüfung{ $modifier ->
        [0] {""}
       *[other] {" "}mit { $modifier }
      }: { $checks }.
  }
token = { $token } { $aside ->
    [yes] wird beiseitegelegt: Nirgends ist Platz.
   *[no] { $overflow ->
        [yes] liegt { $square_in }, weil { $from_in } kein Platz ist.
       *[no] liegt { $square_in }.
      }
  }
passenger-morale = { $token } { $result ->
    [panic] { $end ->
        [none] gerät in Panik, kann aber nicht laufen.
       *[other] gerät in Panik und läuft { $end_to }.
      }
    [exit] { $left ->
        [yes] läuft zum Ausgang und geht { $goal_in } von Bord.
       *[no] { $end ->
            [none] will zum Ausgang, aber der Weg ist versperrt.
           *[other] will zum Ausgang und kommt bis { $end_to }.
          }
      }
   *[none] bleibt ruhig.
  }{ $halted ->
    [none] {""}
   *[other] {" "}Dort hält { $halted } die Gruppe an.
  }
jostled = { $team } wird von { $token } angerempelt.
down = { $hijacker } geht { $square_in } zu Boden.
fate = Geheim: { $hijacker } { $state ->
    [possum] lebt und stellt sich tot.
   *[dead] ist tot.
  }
team = { $team } { $entered ->
    [none] { $declined ->
        [yes] bleibt draußen.
       *[no] { $end ->
            [none] bleibt { $square_in }.
           *[other] geht { $end_to }.
          }
      }
   *[other] dringt ein ({ $entered }){ $end ->
        [none] .
       *[other] {" "}und geht { $end_to }.
      }
  }{ $operations ->
    [none] {""}
   *[other] {" "}Er { $operations }.
  }{ $control ->
    [yes] {" "}Er führt Passagiere.
   *[no] {""}
  }
found = { $team } entdeckt { $hijacker } { $square_in }.
vet = { $team } überprüft { $token }: Karte { $picked } gewählt, { $start ->
    [none] Karte { $drawn } gezogen
    [0] Karte { $drawn } gezogen
   *[other] die markierte Karte liegt auf { $drawn }
  }. { $match ->
    [yes] { $clean ->
        [yes] Karte stimmt: In dieser Gruppe ist niemand untergetaucht.
       *[no] Karte stimmt.
      }
   *[no] Karte stimmt nicht.
  }
cards = { $team } überprüft { $token } mit einem Hütchenspiel: Die markierte Karte beginnt auf Platz { $start }.
captured = { $how ->
    [vet] { $elsewhere ->
        [yes] Die Karte stimmt und findet den Untergetauchten, wo immer er ist: { $hijacker }, untergetaucht in { $token }, ist gefangen.
       *[no] { $hijacker }, untergetaucht in { $token }, ist gefangen.
      }
   *[search] { $hijacker } lebte noch und ist { $square_in } gefangen.
  }
barred = Niemand ist untergetaucht; für den Rest der Partie darf niemand mehr untertauchen.
cleared = In { $tokens } ist niemand untergetaucht, und dort darf es niemand mehr.
searched = { $team } durchsucht { $square_the }: { $markers }.
marker-dead = { $hijacker } ist tot
marker-captured = { $hijacker } lebt
marker-visible = { $hijacker } lebt und steht auf
marker-nobody = { $hijacker } ist nicht da
passenger = { $token } { $left ->
    [yes] geht { $end ->
        [none] { $square_in }
       *[other] { $end_in }
      } von Bord.
   *[no] { $run ->
        [yes] läuft { $end_to }{ $hijacker ->
            [none] .
           *[other] , weg von { $hijacker }.
          }
       *[no] geht { $end_to }.
      }
  }
hijacker = { $change ->
    [appears] { $before ->
        [none] { $hijacker } taucht { $square_in } auf.
       *[other] { $hijacker } { $end ->
            [none] bleibt { $square_in }
           *[other] geht { $end_to }
          }: Die Trupps sehen ihn jetzt.
      }
    [lost] { $before ->
        [none] { $hijacker } ist { $square_in } aus den Augen verloren.
       *[other] { $hijacker } { $end ->
            [none] bleibt { $square_in }
           *[other] geht { $end_to }
          }: Die Trupps verlieren ihn aus den Augen.
      }
    [moves] { $hijacker } { $end ->
        [none] bleibt { $square_in }.
       *[other] geht { $end_to }.
      }
   *[none] { $hijacker } { $end ->
        [none] bleibt { $square_in }
       *[other] geht { $end_to }
      }, ungesehen.
  }
executed = Hinrichtung { $square_in }: { $tokens }{ $hijacker ->
    [none] .
   *[other] , durch { $hijacker }.
  }
blended = Geheim: { $hijacker } taucht in { $token } unter und geht am Ende von Zug { $leaves } von Bord.
escaped = Geheim: { $hijacker } ist entkommen{ $how ->
    [token] , zusammen mit { $token }.
   *[clock] .
  }
collapsed = In { $token } bricht { $square_in } jemand zusammen.
late = { $token } ist seit vier Zügen an Bord: −2, wenn über das Schicksal gewürfelt wird.
end-no-hijackers = Kein Entführer ist mehr auf freiem Fuß{ $secured ->
        [yes] ; das Flugzeug ist gesichert.
       *[no] .
      }
end-no-teams = Alle drei Trupps sind aus dem Spiel.
end-turn-limit = Der letzte Zug ist vorüber.
end-empty = Kein Passagier ist mehr an Bord, und das Flugzeug ist umstellt.
end = { $reason_text }{ $walked_off ->
    [none] {""}
   *[other] {" "}Wer noch an Bord ist, geht hinaus: { $walked_off }.
  }{ $serious ->
    [none] {""}
   *[other] {" "}Schwere Verletzungen: { $serious }.
  } Die Entführer: { $hijackers }.
result = Die Trupps haben { $score } Punkte (Par { $par }).{ $verdict ->
    [par] { $result ->
        [teams] {" "}Die Trupps haben gewonnen.
        [hijackers] {" "}Die Entführer haben gewonnen.
       *[draw] {" "}Unentschieden.
      }
   *[figure] {""}
  }
item-of = { $label }: { $count } × { $each }{ $pieces ->
    [none] {""}
   *[other] {" "}({ $pieces })
  }
item-left = Gruppen von Bord
item-wounded = Verwundet
item-serious = Kritisch
item-execution = Hingerichtet oder den Verletzungen erlegen
item-dead = Tot
item-team-wound = Wunden der Trupps
item-escaped = Entkommene Entführer
fate-lives = { $token } überlebt ({ $sum })
fate-critical = { $token } kritisch ({ $sum })
fate-dies = { $token } stirbt ({ $sum })

## Würfe (Kapitel 23)

roll-ambush-hit = { $by } schießt aus dem Hinterhalt auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome_text }.
    .base = Würfel
    .needed = { $needed } oder mehr
roll-fire-hit = { $by } schießt auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome_text }.
    .base = Würfel
    .needed = { $needed } oder mehr; 1 geht immer daneben, 6 trifft immer
roll-wild-hit = { $by } schießt auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome_text }.
    .base = Würfel
    .needed = { $needed } oder mehr
roll-burst-hit = Salve von { $by } auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome_text }.
    .base = Würfel
    .needed = { $needed } oder mehr
roll-team-hit = Treffer auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [none] ohne Folgen.
        [check] Moralprüfung.
       *[wound] eine Wunde und eine Moralprüfung.
      }
    .base = Würfel
    .needed = 4 oder 5 Moralprüfung, 6 auch eine Wunde
roll-team-morale = Moral von { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [reflex] Feuerreflex.
        [cool] kühler Kopf.
       *[steady] standhaft.
      }
    .base = Würfel
    .needed = 1 Feuerreflex, 6 kühler Kopf
roll-passenger-hit = Treffer auf { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [check] nur Moralprüfung.
        [wound] verwundet.
        [serious] schwer verletzt.
       *[other] noch ein Wurf.
      }
    .base = Würfel
    .needed = 3 oder 4 verwundet, 5 schwer verletzt, 6 noch ein Wurf
roll-passenger-hit-six = Treffer auf { $to }, zweiter Wurf
    .verdict = Gewürfelt { $face }: { $outcome ->
        [dead] ein Marker „tot“.
       *[serious] schwer verletzt.
      }
    .base = Würfel
    .needed = 4 oder mehr: tot
roll-passenger-morale = Moral von { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [panic] Panik.
        [exit] will zum Ausgang.
       *[none] ruhig.
      }
    .base = Würfel
    .needed = 1 oder 2 Panik, 3 oder 4 zum Ausgang
roll-down = Geheim: Schicksal von { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [possum] lebt.
       *[dead] tot.
      }
    .base = Würfel
    .needed = 6: lebt
roll-blend-clock = Geheim: wie lange { $to } untergetaucht bleibt
    .verdict = Gewürfelt { $face }: { $outcome } Züge.
    .base = Würfel
roll-vet-card = Die markierte Karte
    .verdict = Karte { $face }.
    .base = Karte
roll-shell-start = Wo die markierte Karte beginnt
    .verdict = Platz { $face }.
    .base = Platz
roll-serious-wound = Schicksal von { $to }
    .verdict = Gewürfelt { $face }: { $outcome ->
        [lives] überlebt.
        [critical] kritisch.
       *[dies] stirbt.
      }
    .base = Würfel
    .base-rule = 19.5
    .needed = 4 oder mehr überlebt, 2 oder 3 kritisch
outcome-hit = getroffen
outcome-miss = daneben
mod-near = nah
mod-uncontrolled = unkontrolliert
mod-control = führt Passagiere
mod-tangled = behindert
mod-jostled = angerempelt
mod-carrying = trägt einen Marker
mod-wounds = Wunden
mod-late = spät
mod-hit = schwerer Treffer
mod-clock = ein Zug mehr
mod-sum = { $name } { $add }

## Fragen (Kapitel 22)

ask-setup-hijackers = Wo sind die Entführer?
    .help = Für jeden ein Feld, nie an Tür oder Luke, höchstens zwei auf einem Feld. Alle beginnen versteckt.
    .main = Entführer aufstellen
ask-setup-passengers = Wo sind die Passagiere?
    .help = Zehn Felder unter den Kabinensitzen, höchstens zwei Gruppen auf einem. Die Liste bleibt bis Zug 2 geheim.
    .main = Passagiere aufstellen
ask-ambush = { $found ->
    [none] Wer lauert wem auf?
   *[other] { $team } hat jemanden entdeckt: { $found }. Ein Hinterhalt sofort?
  }
    .help = { $found ->
        [none] Wer versteckt ist oder sich tot stellt, darf auf einen Trupp in Sicht und höchstens fünf Felder entfernt schießen. Erst werden alle sichtbar; geschossen wird in deiner Reihenfolge. Die Hälfte der Treffer bleibt ohne Folgen, jeder sechste verwundet.
       *[other] Die Entdeckten dürfen schießen, bevor der Trupp seine Tat tut, in deiner Reihenfolge. Die Hälfte der Treffer bleibt ohne Folgen, jeder sechste verwundet.
      }
    .main = Hinterhalt ansagen
ask-burst-beside = { $team } feuert eine Salve auf { $square }. Welches Feld daneben liegt mit darin?
    .help = Jeder Entführer und jede Gruppe dort ist mit 5 oder mehr getroffen.
    .main = Auch dieses Feld treffen
ask-retaliate = Auf { $subject } wurde geschossen. Erwidert er das Feuer?
    .help = Ein gezielter Schuss auf einen von denen, die ihm aufgelauert haben, zusätzlich zu seiner eigenen Handlung.
    .main = Schuss ansagen
ask-overflow = { $token } hat { $square_in } keinen Platz. Wohin?
    .help = Auf ein Nachbarfeld mit Platz, sonst auf das nächste.
    .main = Hier ablegen
ask-halt = { $token } kommt auf dem Weg hinaus { $square_in } an { $team } vorbei. Anhalten?
    .help = Eine angehaltene Gruppe bleibt dort. Sie will zu diesem Ausgang: { $goal }.
    .main = Entscheiden
ask-next-team = Welcher Trupp handelt als Nächstes?
    .help = { $must ->
        [yes] In diesem Zug muss ein Trupp eindringen.
       *[no] Jeder Trupp einmal: eindringen, führen, gehen, überprüfen, dann schießen oder durchsuchen.
      }
    .main = Mit diesem Trupp handeln
    .done = Kein Trupp mehr
ask-enter = Wo dringt { $subject } ein?
    .help = Das kostet einen seiner vier Punkte.
    .main = Hier eindringen
ask-control = Führt { $subject } die Passagiere?
    .help = Ja: Gruppen höchstens vier Felder von ihm gehen in Schritt 8, wie du sagst, aber in diesem Zug schießt er nur kontrolliert, mit −1. Gruppen, die niemand führt, laufen vor dem nächsten sichtbaren Entführer davon.
    .main = Entscheiden
ask-move = Wohin geht { $subject }?
    .help = { $points } Punkte: 1 für einen Schritt, für das Aufnehmen eines Markers vom eigenen oder einem Nachbarfeld, für das Hinausbringen an einem Ausgang; Ablegen kostet nichts. Versteckte Entführer nahe seinem letzten Feld werden entdeckt, bevor er schießt; sie dürfen zuerst schießen.
    .main = Diesen Weg gehen
ask-vet = Überprüft { $subject } eine Gruppe in seiner Nähe?
    .help = Eine von drei Karten ist markiert. Wählst du sie, kann sie finden, wer untergetaucht ist. Bis zum Ende von Schritt 7 trifft dieser Trupp dann nur mit einer gewürfelten 6.
    .main = Diese Gruppe überprüfen
ask-vet-passing = Wird { $token } überprüft, bevor sie { $leaving ->
        [yes] von Bord geht
       *[no] weitergeht
      }?
    .help = Von einem Trupp in der Nähe, der in diesem Zug noch niemanden überprüft hat. Er darf dann bis zum Ende des nächsten Schritts 7 nur kontrolliert schießen und trifft nur mit einer gewürfelten 6.
    .main = Überprüfen
ask-watch = Die Karten ansehen, wenn { $team } { $token } überprüft?
    .help = Die Entführer mischen, die Vertauschungen laufen auf deinem Bildschirm ab, und du wählst. Sonst wird eine Karte gezogen.
    .main = Entscheiden
ask-shuffle = Wie werden die Karten gemischt?
    .help = Drei bis zwölf Vertauschungen von zwei Plätzen. Die markierte Karte beginnt auf { $start }.
    .main = Karten mischen
ask-card = Welche Karte?
    .help = Eine von dreien ist markiert. { $team } überprüft { $token }.
    .main = Diese Karte aufdecken
ask-act = Was tut { $subject }?
    .help = Einmal schießen, das Feld durchsuchen oder nichts; dann hat er gehandelt.
    .main = Ausführen
ask-move-passenger = Welche Passagiere gehen?
    .help = Geführte Gruppen, jede einmal: drei Punkte, einer für jeden Schritt, einer, um von Bord zu gehen, an einem Ausgang höchstens vier Felder von einem Trupp. Wen du nicht nennst, der bleibt.
    .main = Diese Gruppen bewegen
    .done = Keine Gruppe mehr
ask-next-hijacker = Wer handelt als Nächstes?
    .help = Jeder Entführer auf freiem Fuß einmal. Wer untergetaucht ist, kommt dabei hervor, wer sich tot stellt, steht auf.
    .main = Mit diesem handeln
    .done = Niemand mehr
ask-hijacker-move = Wohin geht { $subject }?
    .help = Bis zu vier Schritte. Wer versteckt ist und nahe einem Trupp endet oder durch sein Feld geht, wird sichtbar; wer sichtbar ist und von keinem Trupp gesehen wird, ist wieder versteckt, wenn er nicht schießt.
    .main = Diesen Weg gehen
ask-hijacker-act = Was tut { $subject }?
    .help = Auf zwei Felder schießen, die Verletzten auf seinem Feld hinrichten, in einer Gruppe untertauchen oder nichts.
    .main = Ausführen
opt-next-team-none = Kein Trupp mehr
    .note = Die anderen tun in diesem Zug nichts.
opt-next-hijacker-none = Niemand mehr
    .note = Die anderen bleiben, wie sie sind.
opt-ambush-none = Kein Hinterhalt
    .note = Alle bleiben, wie sie sind; die Trupps erfahren nichts.
opt-ambush = { $hijacker } auf { $team }
    .note = { $who ->
        [none] {""}
       *[other] { $who }{" "}
      }{ $square }, Entfernung { $distance }: trifft mit { $needs } oder mehr, { $chance } von 6
opt-beside =
    .note = { $count ->
        [0] Soweit bekannt, ist dort niemand.
       *[other] Dort: { $pieces }.
      }
opt-retaliate-none = Nicht schießen
opt-act-none = Nichts
opt-search = Das Feld durchsuchen
    .note = { $hijackers ->
        [none] Findet, wer nahe diesem Trupp versteckt ist.
       *[other] Deckt hier alle Marker auf ({ $hijackers }): Wer sich tot stellt, wird gefunden.
      }
opt-shot = { $kind ->
    [u] Unkontrolliert auf { $hijacker } schießen
   *[c] Kontrolliert auf { $hijacker } schießen
  }
shot-odds = { $square }, Entfernung { $distance }: { $only ->
    [yes] nur eine gewürfelte 6 trifft, 1 von 6.
   *[no] { $needs } oder mehr{ $sums ->
        [none] {""}
       *[other] {" "}mit { $sums }
      }, trifft { $chance } von 6.
  }
shot-between = Dazwischen: { $tokens }.
shot-risk = Ein Fehlschuss verwundet jemanden { $square }{ $checks ->
    [yes] , und { $token } prüft Moral.
   *[no] .
  }
opt-enter-none = Draußen bleiben
    .note = Der Trupp bleibt in Reserve und hat gehandelt.
opt-there = { $count ->
    [0] niemand dort
   *[other] dort: { $pieces }
  }
opt-halt-yes = Hier anhalten
opt-halt-no = Weiterlaufen lassen
opt-control-yes = Führen
    .note = { $count ->
        [0] Jetzt ist keine Gruppe höchstens vier Felder entfernt.
       *[other] Höchstens vier Felder entfernt sind jetzt: { $tokens }.
      } In diesem Zug nur kontrolliertes Feuer, mit −1.
opt-control-no = Nicht führen
    .note = Schießt, wie er will; Gruppen, die kein Trupp führt, laufen vor sichtbaren Entführern davon.
opt-watch-yes = Das Hütchenspiel ansehen
opt-watch-no = Eine Karte ziehen
opt-move = { $square }{ $done ->
    [none] {""}
   *[other] : { $done }
  }
    .note = { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
      }: { $path }
opt-move-stay = { $square } bleiben{ $done ->
    [none] {""}
   *[other] : { $done }
  }
opt-move-tangled = Verletzte am Boden: behindert, −1
opt-vet = { $name }
    .note = 1 von 3, dass die Karte stimmt: findet, wer untergetaucht ist, in welcher Gruppe auch immer; ist es niemand, ist es mit dem Untertauchen vorbei.
    .token = 1 von 3, dass die Karte stimmt: findet ihn nur in dieser Gruppe.
    .near = 1 von 3, dass die Karte stimmt: findet ihn in dieser Gruppe oder einer nahen; sonst darf dort niemand mehr untertauchen.
opt-vet-none = Niemanden überprüfen
opt-card = Karte { $n }
opt-shuffle-none = Acht Vertauschungen nach Zufall
opt-shuffle = Vertauschungen { $swaps }
opt-move-passenger-none = Keine Gruppe mehr
    .note = { $count ->
        [0] Keine geführte Gruppe kann noch gehen.
       *[other] Geführte Gruppen, die bleiben, wo sie sind: { $count }.
      }
opt-leave-short = { $square } von Bord
opt-passenger = { $token } { $to }
opt-passenger-leave = { $token } geht von Bord: { $square }
opt-route =
    .note = { $count ->
        [one] 1 Schritt
       *[other] { $count } Schritte
      }: { $path }
opt-hijacker-move = { $to }
opt-hijacker-stay = { $square } bleiben
note-near = nahe bei { $teams }
note-sight = in Sicht von { $teams }
note-unseen = außer Sicht aller Trupps
becomes = { $state ->
    [visible] Dann ist er sichtbar.
    [hidden] Dann ist er versteckt.
    [blended] Dann ist er untergetaucht.
   *[other] Er bleibt, wie er ist.
  }
opt-deed-none = Nichts
opt-execute = Hinrichtung: { $tokens }
    .note = Jede kostet die Trupps 5 Punkte.
opt-blend = In { $token } untertauchen
    .note = Geht nach zwei bis sieben Zügen oder mit der Gruppe von Bord: { $points } Punkte. Beim Überprüfen stimmt die Karte mit 1 von 3 und kann ihn finden.
opt-wild = Auf { $squares } schießen
    .note = { $targets }: je getroffen mit { $needs } oder mehr, { $chance } von 6; mindestens ein Treffer: { $any } %. Dann ist er sichtbar.
form-place = { $pieces }: { $squares }
form-place-how = Felder mit Kommas, in der Reihenfolge { $pieces }; höchstens { $most } auf einem Feld.
form-moves = Zu tippen: A2 A3; +w1 nimmt auf, dn legt ab, out bringt hinaus, - bleibt.
form-swaps = { $least } bis { $most } von 12, 13 und 23, mit Kommas; - für acht nach Zufall.
form-ambush = { $value }: { $hijacker } { $square } auf { $team }, Entfernung { $distance }, { $needs } oder mehr, { $chance } von 6

## Was Bots abwogen

choice-then = { $label }: { $then }
choice-control = führt Gruppen
choice-fire = schießt auf { $squares }
choice-execute = richtet die Verletzten dort hin
choice-blend = taucht in { $token } unter
worth-gain = etwa { $points } Punkte für die Trupps
    .note = Punkte der Trupps, die das wohl bringt oder rettet.
worth-harm = kostet die Trupps etwa { $points } Punkte
    .note = Punkte, die das die Trupps wohl kostet; was der Entführer später noch tun kann, zählt mit, was er dabei riskiert, geht ab.
worth-score = Trupps bei etwa { $points } Punkten
    .note = Die Punktzahl der Trupps, die zu erwarten ist, zwei Züge weit durchgespielt. Die Entführer wollen sie niedrig.
weighed-guesses = { $count ->
    [one] an einer Vermutung, wo Entführer sind
   *[other] an { $count } Vermutungen, wo Entführer sind
  }

## Ablehnungen

refusal-must-enter = In diesem Zug { $least ->
    [one] muss mindestens ein Trupp
   *[other] müssen mindestens { $least } Trupps
  } eindringen.
refusal-entered-enough = In diesem Zug darf kein Trupp mehr eindringen.
refusal-not-allowed-square = { $piece } darf nicht { $square_in } stehen.
refusal-crowded = Höchstens { $most } dürfen { $square_in } stehen.
refusal-cannot-ambush = { $hijacker } kann { $team } nicht auflauern: { $why ->
    [state] Das kann nur, wer versteckt ist oder sich tot stellt.
    [found] Das kann nur, wer gerade entdeckt wurde, und nur gegen diesen Trupp.
    [sight] Der Trupp ist nicht in Sicht.
    [range] Der Trupp ist mehr als fünf Felder entfernt.
   *[team] Der Trupp ist nicht an Bord.
  }
refusal-named-twice = { $hijacker } ist zweimal genannt.
refusal-not-ambusher = { $hijacker } hat diesem Trupp nicht aufgelauert oder ist nicht mehr sichtbar.
refusal-no-target = { $why ->
    [sight] Der Entführer ist nicht in Sicht.
    [range] Der Entführer ist mehr als fünf Felder entfernt.
   *[hidden] Nur auf sichtbare Entführer kann man schießen.
  }
refusal-too-many-between = Dazwischen sind { $count } Gruppen; kontrolliertes Feuer erlaubt { $most }.
refusal-controlled-only = Der Trupp führt Passagiere und darf in diesem Zug nur kontrolliert schießen.
refusal-vetting-mark = Der Trupp hat überprüft und darf nur kontrolliert schießen.
refusal-no-search = { $why ->
    [points] Wer bei dieser Handlung Punkte verbraucht hat, kann nicht durchsuchen.
    [vetted] Wer überprüft hat, kann nicht durchsuchen.
   *[marker] Auf dem Feld des Trupps liegt kein Marker.
  }
refusal-not-adjacent = Das liegt nicht neben dem Feld davor: { $square }.
refusal-full = Kein Platz: { $square } ist voll.
refusal-room = Passagiere gehen nicht in Räume: { $square }.
refusal-points = { $most ->
    [one] Es gibt nur 1 Punkt.
   *[other] Es gibt nur { $most } Punkte.
  }
refusal-not-here = { $token } liegt weder auf dem Feld des Trupps noch daneben.
refusal-carries = Der Trupp trägt schon einen Marker.
refusal-carries-none = Der Trupp trägt keinen Marker.
refusal-no-exit = Hier ist kein Ausgang: { $square }.
refusal-no-team-near = Kein Trupp ist höchstens vier Felder vom Ausgang entfernt: { $square }.
refusal-not-controlled = { $token } wird nicht geführt.
refusal-already-moved = { $token } ist schon gegangen.
refusal-second-square = Nenn auch ein zweites Feld vor oder hinter dem ersten.
refusal-no-fire = Dorthin kann er nicht schießen: { $why ->
    [sight] Das Feld ist nicht in Sicht.
    [range] Das Feld ist mehr als fünf Felder entfernt.
   *[nobody] Auf den beiden Feldern ist weder ein Trupp noch eine Gruppe.
  }
refusal-no-execution = Auf diesem Feld liegen keine Verletzten.
refusal-no-blending = Er kann nicht untertauchen: { $why ->
    [turn] Das geht erst ab Zug 2.
    [token] Diese Gruppe ist nicht auf seinem Feld.
    [hidden] Das kann nur, wer versteckt ist.
    [near] Ein Trupp ist nah.
    [blended] Es ist schon jemand untergetaucht.
    [cleared] Eine Probe hat diese Gruppe entlastet.
   *[barred] Niemand darf mehr untertauchen.
  }
refusal-swaps = Drei bis zwölf Vertauschungen von zwei Plätzen: 12, 13 oder 23.

## Was gerade geschieht

waiting-hijackers = Zug { $turn }: { $step_text }.
waiting-teams = Zug { $turn }: { $step_text }.
waiting-asked = Zug { $turn }: { $step_text }. Am Zug: { $asked }.
waiting-chance = Zug { $turn }: { $step_text }.
waiting-nobody = Zug { $turn }: { $step_text }.
waiting-setup = Aufstellung.
waiting-over = Die Partie ist zu Ende.

## Ereignisse mit Namen, für das Labor

heat-shots = Wo Schüsse fallen
heat-hurt = Wo Passagiere verwundet werden
heat-killed = Wo Passagiere sterben
heat-down = Wo Entführer zu Boden gehen
event-placed = Aufstellung der Entführer
event-step = Schritte
event-deployed = aufgestellte Gruppen
event-ambush = Hinterhalte
event-shot = gezielte Schüsse
event-stray = verirrte Schüsse
event-wild = wildes Feuer
event-burst = Salven der Trupps
event-team-hit = Treffer an Trupps
event-team-morale = Moral der Trupps
event-passenger-hit = Treffer an Passagieren
event-token = Marker bewegt
event-passenger-morale = Moral der Passagiere
event-jostled = Trupp angerempelt
event-down = Entführer zu Boden
event-fate = Schicksal eines Entführers, geheim
event-team = Trupp handelt
event-found = Entführer gefunden
event-vet = Überprüfungen
event-cards = Hütchenspiele
event-captured = Entführer gefangen
event-barred = Untertauchen vorbei
event-cleared = Gruppen entlastet
event-searched = Durchsuchungen
event-passenger = bewegte Gruppen
event-hijacker = Entführer handelt
event-executed = Hinrichtungen
event-blended = Entführer taucht unter, geheim
event-escaped = Entführer entkommt, geheim
event-collapsed = zusammengebrochene Passagiere
event-late = zu spät versorgte Wunden
event-end = Spielende
event-result = Endstand

## Textzwilling

twin-head = { $step ->
    [setup] Aufstellung
    [over] Zug { $turn }. Die Partie ist zu Ende
   *[other] Zug { $turn } von { $limit }, Schritt { $step }: { $step_text }
  }
twin-format-place = Felder mit Kommas, eines für jede Figur.
twin-format-ambush = Paare der Reihe nach, mit Kommas: h3>t2,h4>t3; oder -.
twin-format-moves = Schritte und Handgriffe mit Kommas: A2,A3,+w1,out; oder -.
twin-format-routes = Eine Figur und ihre Schritte: p3:A3,A2; ^ geht von Bord; oder -.
twin-format-swaps = Vertauschungen mit Kommas: 12,23,13; oder -.
twin-gone = Gruppen von Bord: { $left }.
twin-piles = Marker: { $piles }.
twin-score = Punkte der Trupps bisher: { $same ->
    [yes] { $best }
   *[no] { $worst } bis { $best }
  }{ $items ->
    [none] .
   *[other] {" "}({ $items }).
  }
twin-serious = Schwer verletzt: { $count }, { $worst } bis { $best }
twin-teams = Trupps:
twin-hijackers = Entführer:
twin-both = { $name }: { $truth }. Die Trupps wissen: { $public }
twin-both-note = { $truth }; die Trupps wissen: { $public }
twin-passengers = Passagiere:
twin-none = noch niemand an Bord zu sehen
twin-left = von Bord gegangen: { $numbers }
twin-written = kommen in Zug 2, Gruppen 1 bis 10: { $squares }
twin-casualties = Verletzte und Tote:
twin-casualty = { $token }: { $where }, aus Zug { $turn }{ $late ->
    [yes] , spät
   *[no] {""}
  }
twin-carried = getragen von { $team }
twin-reserve = in Reserve
twin-removed = aus dem Spiel
twin-wounds = { $n ->
    [one] eine Wunde
   *[other] { $n } Wunden
  }
twin-carries = trägt { $token }
twin-cover = oder untergetaucht in: { $tokens }
twin-reach = kann sein: { $squares }
twin-got-up = oder, wenn er aufgestanden ist: { $squares }
twin-waits = Noch auszuführen:
twin-wait-ambush = { $hijacker } schießt auf { $team }
twin-wait-owing = { $team } prüft Moral
twin-wait-debt = { $token } prüft Moral{ $modifier ->
    [0] {""}
   *[other] {" "}mit { $modifier }
  }
twin-wait-run = { $token } läuft vor { $hijacker } davon
twin-barred-public = Niemand darf mehr untertauchen.
twin-barred-secret = Niemand darf mehr untertauchen; die Trupps wissen es nicht.
twin-secret = Geheimes bisher:
history-fate = Zug { $turn }: { $hijacker } am Boden, gewürfelt { $f0 }, { $f1 ->
    [possum] lebt
   *[dead] tot
  }
history-blended = Zug { $turn }: { $hijacker } taucht in { $f0 } unter, gewürfelt { $f1 }, geht am Ende von Zug { $f2 }
history-broke = Zug { $turn }: { $hijacker } kommt aus { $f0 } hervor
history-escaped = Zug { $turn }: { $hijacker } entkommen{ $f0 ->
    [token] {" "}mit { $f1 }
   *[clock] {""}
  }
history-burst = Zug { $turn }: Salve auf den versteckten { $hijacker }, { $f0 }, gewürfelt { $f1 }
history-got_up = Zug { $turn }: { $hijacker } steht auf, { $f0 }

## Tafel im Terminal

cards-start = Die markierte Karte beginnt auf Platz { $start }. Achte auf die Tausche.
cards-ready = Nun wähle.
map-legend =
    T1 Trupp, + trägt  H1 Entführer  %1 am Boden  ?1 zuletzt gesehen  p1 Gruppe
    w verwundet  s schwer verletzt  d tot
map-legend-secret =
    Weißt nur du: h1 versteckt  ~1 stellt sich tot  $1 untergetaucht

## Serien (20)

standing-match = Hin- und Rückspiel: { $winner ->
    [none] bisher gleich
   *[other] { $winner } führt
  }
standing-ranking = Rangliste
standing-tally = Laufende Bilanz, { $scenario ->
    [mogadishu] Mogadischu
    [free] freie Aufstellung
    [spine] das Rückgrat
   *[no_surprise] keine Überraschung
  }{ $options ->
    [none] {""}
   *[other] {" "}({ $options })
  }: { $number ->
    [one] ein Spiel
   *[other] { $number } Spiele
  }, Bestwert { $best }, Mittel { $mean }{ $historical ->
    [none] {""}
   *[other] ; die historische Befreiung { $historical }
  }
column-place = Platz
column-player = Spieler
column-figure = Zahl
column-as_teams = Spiele als Trupps
column-mean = Mittel
column-as_hijackers = Spiele als Entführer
column-conceded = Mittel zugelassen
column-best = Bestwert

## Was Neulinge bei ihren ersten Fragen lesen

lesson-teams = Deine Trupps handeln nacheinander
    .text = Jeder der drei Trupps handelt einmal je Zug. Vier Entführer sind irgendwo im Flugzeug versteckt.
    .learnt = ein Trupp nach dem anderen
    .tag-1 = eine Tür vorn
    .tag-2 = eine Tür hinten
lesson-enter = Wähle eine Tür
    .text = Das Eindringen kostet einen der vier Punkte eines Trupps. Zwei Trupps am selben Ende überlassen den Entführern das andere.
    .learnt = vier Punkte je Trupp
    .tag-1 = kostet einen von vier Punkten
lesson-move = Ein Trupp findet Entführer, wo er endet
    .text = Jeder Schritt kostet einen Punkt. Versteckte Entführer nahe dem letzten Feld werden gefunden, bevor der Trupp schießt.
    .learnt = das letzte Feld findet
    .tag-1 = von hier sieht er das Cockpit
lesson-fire = Ein Fehlschuss geht weiter
    .text = Unkontrolliertes Feuer trifft leichter, aber ein Fehlschuss kann verwunden, wer in der Linie ist. Kontrolliertes schadet keinen Passagieren.
    .learnt = Kontrolle schont Passagiere
    .tag-1 = Trupp 1
    .tag-2 = zwei Entführer, entdeckt
lesson-control = Führen oder jagen
    .text = Gruppen bis vier Felder von einem führenden Trupp gehen, wohin du sagst, aber er schießt schlechter. Die anderen laufen vor Entführern davon, die sie sehen.
    .learnt = führen oder gut schießen
    .tag-1 = Trupp 2
    .tag-2 = eine Gruppe bis vier Felder
lesson-vet = Wer ist unter den Passagieren?
    .text = Ein Entführer kann unter den Passagieren einer Gruppe untertauchen. Ein Trupp daneben darf nachsehen und schießt in diesem Zug kaum noch.
    .learnt = Gruppen können einen verbergen
    .tag-1 = Gruppe 3
lesson-pick = Eine von drei Karten ist markiert
    .text = Triffst du sie, ist gefunden, wer dort oder nebenan untergetaucht ist. Triffst du eine andere, weißt du nicht mehr als zuvor.
    .learnt = eine Chance von drei
lesson-bring = Bring sie hinaus
    .text = Eine geführte Gruppe hat drei Punkte und geht an einem Ausgang von Bord, in dessen Nähe ein Trupp ist. Nenne die Gruppen einzeln.
    .learnt = drei Punkte bis zur Tür
    .tag-1 = Gruppe 1
    .tag-2 = hier hinaus
lesson-score = Eine Zahl zählt
    .text = Jede Gruppe, die hinauskommt, ist 3 Punkte wert, mit Abzügen für Verwundete und Tote. Die historische Befreiung zählt 25.
    .learnt = jede Gruppe zählt 3
    .tag-1 = der letzte Entführer

## Die Einweisung

brief-teams = Bring *die Passagiere lebend heraus*: 3 Punkte für jede von zehn Gruppen. Die historische Befreiung zählt 25{ $scenario ->
        [free] ; das Par ist hier 22.
        [no_surprise] ; das Par ist hier 18.
        [spine] ; das Par ist hier 28.
       *[other] , das ist das Par.
    }
    .ends = Wenn kein Entführer mehr frei ist, alle Trupps ausgefallen oder die Züge vorbei sind.{ $clock ->
        [help] {" "}Ab Zug 8 auch, wenn kein Passagier an Bord ist.
       *[limit] {""}
      } Dann wird gezählt; Verwundete und Tote kosten Punkte.
    .moves = Jeder Trupp handelt einmal je Zug: Er dringt ein, geht mit vier Punkten, findet, wer nahe ist, und schießt oder durchsucht.
brief-teams-1 = Welcher Trupp geht zuerst?
    .note = Die Trupps handeln nacheinander. Wer nicht genannt wird, tut nichts.
brief-teams-2 = Durch welche Tür?
    .note = Eindringen kostet einen von vier Punkten. Zwei Trupps an einem Ende überlassen das andere den Entführern.
brief-teams-3 = Wie weit hinein, und wo hält der Trupp?
    .note = Versteckte Entführer neben seinem letzten Feld werden gefunden, bevor er schießt, und dürfen zuerst schießen.
brief-team = Hilf deiner Seite, *die Passagiere lebend herauszubringen*: 3 Punkte für jede von zehn Gruppen.
    .ends = Wenn kein Entführer mehr frei ist, alle Trupps ausgefallen oder die Züge vorbei sind.{ $clock ->
        [help] {" "}Ab Zug 8 auch, wenn kein Passagier an Bord ist.
       *[limit] {""}
      } Verwundete und Tote kosten Punkte.
    .moves = Eure Führung nennt die Trupps nacheinander. Du entscheidest, was deiner tut.
brief-team-1 = Durch welche Tür?
    .note = Eindringen kostet einen von vier Punkten.
brief-team-2 = Wie weit hinein, und wo hält der Trupp?
    .note = Versteckte Entführer neben seinem letzten Feld werden gefunden, bevor er schießt, und dürfen zuerst schießen.
brief-team-3 = Schießen, durchsuchen oder warten?
    .note = Kontrolliertes Feuer schadet keinen Passagieren; ein Fehlschuss aus unkontrolliertem vielleicht.
brief-hijackers = Halte *die Punkte der Trupps niedrig*: Es gibt nur diese eine Zahl, und das Par ist { $scenario ->
        [free] 22
        [no_surprise] 18
        [spine] 28
       *[other] 25
    }.
    .ends = Wenn kein Entführer mehr frei ist, alle Trupps ausgefallen oder die Züge vorbei sind.{ $clock ->
        [help] {" "}Ab Zug 8 auch, wenn kein Passagier an Bord ist.
       *[limit] {""}
      }
    .moves = Zuerst handeln die Trupps. Dann geht jeder Entführer vier Felder und tut eines: schießen, hinrichten, untertauchen oder nichts.
brief-hijackers-1 = Wo verstecken sich deine Entführer?
    .note = Du wählst geheim, im Rahmen des Szenarios.
brief-hijackers-2 = Einem Trupp auflauern oder warten?
    .note = Wer aus dem Versteck schießt, wird sichtbar. Wer gefunden wird, darf sofort schießen.
brief-hijackers-3 = Wer handelt, und bleibt er versteckt?
    .note = Ein Entführer, den du nicht nennst, behält seinen Zustand.
brief-secret-hiding = Wo sich Entführer verstecken
    .teams = nur wenn gesehen
    .hijackers = alle
brief-secret-blended = Wer sich tot stellt, wer untergetaucht ist
    .teams = nur wenn gefunden
    .hijackers = alle
brief-secret-passengers = Wo die Passagiere sitzen, vor Zug 2
    .teams = nein
    .hijackers = ja
brief-secret-teams = Wo Trupps und Opfer sind
    .teams = alle
    .hijackers = alle
brief-column-teams = Trupps

## Das Ende der Partie

end-won-teams = Die Trupps haben gewonnen
end-won-hijackers = Die Entführer haben gewonnen
end-draw = Keine Seite hat gewonnen
end-story = { $points } Punkte bei einem Par von { $par }; { $why ->
    [no_hijackers] der letzte Entführer war in Zug { $turn } aus dem Spiel
    [no_teams] der letzte Trupp war in Zug { $turn } außer Gefecht
    [empty] nach Zug { $turn } war kein Passagier mehr an Bord
   *[turn_limit] Zug { $turn } war der letzte
  }, mit { $left_count ->
    [0] keiner geretteten Gruppe
    [one] einer geretteten Gruppe
   *[other] { $left_count } geretteten Gruppen
  } von Passagieren, { $dead_count ->
    [0] keinem
    [one] einem
   *[other] { $dead_count }
  } Toten und { $escaped_count ->
    [0] keinem entkommenen
    [one] einem entkommenen
   *[other] { $escaped_count } entkommenen
  } Entführer{ $escaped_count ->
    [0] {""}
    [one] {""}
   *[other] n
  }{ $outcome ->
    [draw] ; die Entführer hätten höchstens { $low } gebraucht
   *[won] {""}
  }
end-goal-par = Trupps: mindestens Par
    .count = { $count } Punkte, { $need } nötig
end-goal-below = Entführer: weit unter Par
    .count = { $count } Punkte, höchstens { $need } nötig
end-luck-fire-hit = Treffer der Trupps
end-luck-burst-hit = Salven der Trupps, die trafen
end-luck-ambush-hit = Hinterhalte, die trafen
end-luck-wild-hit = Treffer der Entführer
end-way-team = Trupps
end-way-hijacker = Entführer
end-way-passenger = Gruppen von Passagieren
end-turn = Zug
end-mark-wound = verwundet
end-mark-removed = außer Gefecht
end-mark-sham = stellte sich tot
end-mark-dead = tot
end-mark-down = am Boden
end-mark-captured = gefangen
end-mark-blended = tauchte unter den Passagieren unter
end-mark-escaped = entkommen

## Zum Ausdrucken

print-lead = Mogadischu, Oktober 1977, auf einem echten Tisch: Drei Trupps stürmen ein entführtes Flugzeug, vier Entführer verstecken sich zwischen den Menschen an Bord. Nur eine Seite hat Geheimnisse, also braucht ihr keine Spielleitung.
print-by-phone = Ein Handy kann die Spielleitung sein: Beide Seiten spielen an einem Tisch auf seinem Bildschirm und geben es weiter, wenn es darum bittet. Es würfelt und hütet die Geheimnisse; ihr setzt die Figuren, wie es sagt.
print-forward = Plan, vorderer Teil
    .what = Das Flugzeug vom Bug bis Station 7; auf einem Feld ist Platz für drei Figuren.
print-aft = Plan, hinterer Teil
    .what = Wird über den Streifen des vorderen Teils geklebt; mit der Bedeutung der Figuren.
print-pieces = Figuren und Marker
    .what = Trupps, Gruppen, Entführer, drei Karten und Marker zum Ausschneiden.
print-turn = Der Zug und die Tabellen auf einer Seite
    .what = Die zehn Schritte, alle Tabellen für einen Würfel, und wer was weiß.
print-teams = Blatt der Trupps
    .what = Wunden, Ablagen und Punkte. Die Trupps haben keine Geheimnisse.
print-hijackers = Blatt der Entführer
    .what = Geheim: wo jeder versteckt ist, und was verdeckt gewürfelt wurde.
print-glue = Den hinteren Teil über diesen Streifen kleben, seine obere Kante an die gestrichelte Linie.
print-trim = Schneidet an der gestrichelten oberen Kante, bevor ihr diesen Teil über den Streifen des vorderen klebt.
print-key-team = Trupp
print-key-group = Gruppe: acht oder neun Passagiere
print-key-seen = sichtbarer Entführer
print-key-down = Entführer am Boden
print-key-wound = Marker „verwundet“
print-key-serious = Marker „schwer verletzt“
print-key-dead = Marker „tot“
print-key-control = führt Passagiere
print-key-tangled = behindert: −1
print-key-jostled = angerempelt: −1
print-key-cool = kühler Kopf
print-key-vetted = Prüfmarke
print-key-notes = Figuren überqueren gestrichelte Linien, nie dicke. Dreiecke zeigen die sechs Ausgänge. Drei Figuren und Marker füllen ein Feld: Nichts betritt es oder geht hindurch. Schreibt auf jeden Marker seine Nummer, auf „schwer verletzt“ auch den Zug.
print-mark-down = am Boden
print-mark-marked = markiert
print-mark-plain = leer
print-mark-turn = Zug
print-mark-step = Schritt
print-mark-wound = verwundet
print-mark-serious = schwer
print-mark-dead = tot
print-mark-control = führt
print-mark-tangled = behindert
print-mark-jostled = angerempelt
print-mark-cool = kühler Kopf
print-mark-vetted = Prüfmarke
print-mark-cleared = entlastet
print-teams-turn = Trupps, Zug und Schritt
print-groups = Gruppen von Passagieren
print-men = Entführer, Rückseite am Boden
print-cards = Drei Karten zum Überprüfen
print-tokens = Marker für Verletzte und Tote
print-marks = Marken der Trupps
print-order = Ein Zug
print-order-note = In Zug 1 nur die Schritte 7 und 9: Die Trupps dringen ein, die Entführer handeln.
print-step-0 = Zug 2: Stellt die Gruppen auf ihre Felder. Trupps zwischen Verletzten sind behindert.
print-step-1 = Sagt alle Hinterhalte an: Entführer und Trupp. Wer auflauert, wird sichtbar.
print-step-2 = Würfelt diese Schüsse in der angesagten Folge.
print-step-3 = Jeder getroffene Trupp prüft einmal Moral; der Feuerreflex ist eine Salve.
print-step-4 = Jeder beschossene Trupp darf einen Schuss auf einen Entführer ansagen, der ihm auflauerte.
print-step-5 = Würfelt diese Schüsse, Trupp 1 bis Trupp 3.
print-step-6 = Gruppen prüfen Moral wegen der Schüsse in den Schritten 2 bis 5.
print-step-7 = Jeder Trupp: eindringen, ansagen, ob er führt, { $points } Punkte gehen, entdecken, überprüfen, dann schießen oder durchsuchen.
print-step-8 = Die Trupps ziehen Gruppen, höchstens { $control } Felder von einem Trupp, der führt, je { $group } Punkte. Die anderen laufen vor sichtbaren Entführern.
print-step-9 = Jeder Entführer geht { $points } Punkte und darf dann auf zwei Felder schießen, Verletzte hinrichten oder untertauchen.
print-step-10 = Nehmt Marken weg. Eine schwere Verletzung ist nach { $late } Zügen spät. Ist der Untergetauchte weg? Ist die Partie zu Ende?
print-fire = Treffer
print-fire-head = Feuer
print-needs = braucht
print-fire-at = gewürfelt für
print-fire-ambush = Hinterhalt
    .at = den einen Trupp; { $near }
print-fire-near = { $n }+, wenn nah
print-fire-wild = wildes Feuer
    .at = jeden Trupp und jede Gruppe auf zwei Feldern
print-fire-burst = Salve
    .at = jeden Entführer, der sich nicht tot stellt, und jede Gruppe auf zwei Feldern
print-fire-aimed = gezielter Schuss
    .at = einen sichtbaren Entführer in Sicht; 1 geht daneben, 6 trifft
print-fire-vetting = mit Prüfmarke
    .at = nur eine gewürfelte 6, nur kontrolliert
print-modifiers = Zum gezielten Schuss
print-mod-near = Ziel nah: Entfernung 0 oder 1
print-mod-uncontrolled = unkontrolliert: daneben kann verwunden
print-mod-control = der Trupp führt Passagiere
print-mod-tangled = behindert durch Verletzte
print-mod-jostled = angerempelt durch Panik
print-mod-carrying = trägt einen Marker
print-mod-wounds = Wunden des Trupps, wie viele auch immer
print-mod-wounds-each = je Wunde des Trupps{ $limit }
print-at-most = , höchstens { $n }
print-limits = Punkte und Entfernungen
print-limit-points = Punkte von Trupp und Entführer, einer weniger beim Eindringen
print-limit-group = Punkte einer Gruppe
print-limit-room = Figuren und Marker, die ein Feld füllen
print-limit-range = Reichweite allen Feuers
print-limit-control = Entfernung, bis zu der ein Trupp führt
print-limit-near = Entfernung, bis zu der Versteckte entdeckt werden
print-limit-between = Gruppen in der Schusslinie bei kontrolliertem Feuer, höchstens
print-team_hit = Ein Trupp ist getroffen
print-team_morale = Moral der Trupps
print-passenger_hit = Eine Gruppe ist getroffen
print-passenger_morale = Moral der Passagiere
print-down = Ein Entführer ist getroffen
print-serious_wounds = Schwere Verletzungen am Ende, −2, wenn spät
print-die = W6
print-happens = was geschieht
print-nothing = nichts
print-do-check-team = er prüft Moral
print-do-wound-team = eine Wunde, die dritte nimmt ihn aus dem Spiel
print-do-check-passengers = Gruppen dort prüfen Moral{ $some ->
    [yes] {" "}mit { $modifier }
   *[no] {""}
  }
print-do-place-wound = ein Marker „verwundet“
print-do-place-serious = ein Marker „schwer verletzt“
print-do-place-dead = ein Marker „tot“
print-do-burst = Feuerreflex: eine Salve auf das Feld des Schützen und eines daneben
print-do-cool = kühler Kopf: kein Abzug bis zum Ende von Schritt 7
print-do-flight = Panik: läuft { $n } Schritte vom Schützen weg und rempelt Trupps an
print-do-head_for_exit = zum nächsten Ausgang, bis zu { $n } Punkte
print-do-state-dead = tot, niemand sonst erfährt es
print-do-state-possum = stellt sich tot, niemand sonst erfährt es
print-do-counts_as-wounded = überlebt: zählt als verwundet
print-do-counts_as-serious = kritisch: −2
print-do-counts_as-execution = stirbt: −5
print-again = noch ein Wurf: { $rows }
print-or-less = ≤ { $n }
print-d6 = ein Würfel
print-vetting = Untertauchen und Überprüfen
print-vetting-text = Ein versteckter Entführer taucht in einer Gruppe auf seinem Feld unter; seine Frist ist { $clock }, nach so vielen Zügen ist er entkommen. Ein Trupp, der gegangen ist, überprüft eine nahe Gruppe: Er wählt eine von drei Karten. { $shows } Überprüft wird ab Zug { $begins }.
print-vetting-near = Die markierte findet, wer in dieser oder einer nahen Gruppe untergetaucht ist. Ist es niemand, werden diese Gruppen umgedreht: In ihnen darf niemand mehr untertauchen.
print-vetting-anywhere = Die markierte findet, wer irgendwo untergetaucht ist. Ist es niemand, darf niemand mehr untertauchen.
print-vetting-token = Die markierte findet, wer in dieser Gruppe untergetaucht ist. Ist nirgends jemand untergetaucht, darf es niemand mehr; nur die Entführer wissen es.
print-told = Wer was weiß
print-what = was
print-told-hidden = Wo Entführer versteckt sind
    .teams = nur die sichtbaren; von den anderen, wo sie zuletzt waren
    .hijackers = alles
print-told-down = Ob einer am Boden tot ist
    .teams = nur durch Durchsuchen seines Feldes
    .hijackers = Wurf und Ergebnis
print-told-blended = Wer untergetaucht ist, und in welcher Gruppe
    .teams = nur, wenn beim Überprüfen die Karte stimmt
    .hijackers = alles, auch die Frist
print-told-dice = Würfe
    .teams = alle außer denen für Entführer am Boden, für die Frist und von Salven auf Versteckte
    .hijackers = alle
print-squad = Trupps
print-team = Trupp
print-wounds = Wunden
print-squad-note = Schreibt das Feld jedes Trupps am Ende eines Zuges auf. Eine Wunde ist −1 auf den Treffer, höchstens −2, und −1 Punkt.
print-piles = Ablagen
print-pile-left = Gruppen von Bord
print-pile-evacuated = Hinausgebracht
print-pile-executed = Hingerichtet
print-score = Die Punkte der Trupps
print-item = Posten
print-each = je
print-count = Zahl
print-points = Punkte
print-total = Summe
print-winning = Punkte und Ende
print-winning-text = Die Trupps wollen viele Punkte, die Entführer wenige. { $items }. Die historische Befreiung bringt 25. Die Partie endet, wenn kein Entführer mehr auf freiem Fuß ist, alle drei Trupps weg sind oder Zug { $turns } vorbei ist.
print-ends = Das Ende
print-ends-1 = Kein Entführer ist auf freiem Fuß: Jeder ist tot, gefangen oder entkommen.
print-ends-2 = Alle drei Trupps sind aus dem Spiel.
print-ends-3 = Zug { $turns } ist vorüber.
print-ends-4 = Kein Entführer auf freiem Fuß und ein Trupp übrig: Gruppen an Bord gehen hinaus und zählen.
print-seen = Was wir von Entführern sahen: Zug, Feld
print-scenes = Szenarien
print-scene = Szenario
print-scene-hijackers = Entführer beginnen
print-scene-groups = Gruppen
print-scene-first = Trupps in Zug 1
print-scene-par = Par
print-scene-open = von den Entführern aufgeschrieben
print-scene-spine = nur auf Gang und Räumen, Ausgänge auf Gang 1, 7, 13; zwei in C, einer auf Gang 9 bis 12, einer in TA
print-scene-mogadishu = zwei in C, einer irgendwo in Station 9 bis 12, einer in TA
print-scene-free = überall außer an Ausgängen, höchstens zwei auf einem Feld
print-scene-no_surprise = überall außer an Ausgängen, höchstens zwei auf einem Feld
print-task = Was ihr dürft
print-tasks = Was ihr dürft
print-tasks-1 = Schritt 9: Jeder Entführer geht bis zu vier Felder, dann schießt er auf zwei Felder, richtet hin, taucht unter oder tut nichts.
print-tasks-2 = Schritt 1: Wer versteckt ist oder sich tot stellt, lauert einem Trupp in Sicht und Reichweite auf.
print-tasks-3 = Verstecken: Ein sichtbarer Entführer, der nicht schoss und den am Ende kein Trupp sieht, ist wieder versteckt.
print-tasks-4 = Am Boden: Würfelt verdeckt. Bei 6 stellt er sich tot und darf in Schritt 9 aufstehen oder auflauern.
print-tasks-5 = Untertauchen: ein versteckter Entführer auf dem Feld einer Gruppe, immer nur einer, ab Zug 2. Würfelt seine Frist verdeckt.
print-written = Felder der Gruppen, wo sie offen sind
print-written-note = Nur Kabinensitze, höchstens zwei auf einem. Sagt sie am Anfang von Zug 2.
print-mini = Die Felder
print-secret-rolls = Verdeckt gewürfelt
print-secret-who = Entführer
print-secret-fate = tot oder nicht
print-secret-token = Gruppe
print-secret-leaves = geht in Zug
print-record = Wo jeder Entführer am Ende eines Zuges ist
print-who = Entführer
print-setup-square = Aufbau
print-record-note = Schreibt v für versteckt, s für sichtbar, t für tot gestellt, u für untergetaucht neben das Feld. Ein Trupp, der nah bei einem Versteckten endet, fragt: Sagt die Wahrheit.
print-only = Nur für die Entführer
print-make = So wird es gemacht
print-make-1 = Druckt mit 100 %. Der Maßstab am Fuß jedes Blatts muss 50 mm lang sein.
print-make-2 = Schneidet den hinteren Teil des Plans an der gestrichelten Kante und klebt ihn über den Streifen des vorderen.
print-make-3 = { $sides ->
    [two] Druckt die Figuren auf dünnen Karton und schneidet an den Marken; Entführer und Karten haben Rückseiten.
   *[one] Klebt die Figuren auf Karton, faltet Entführer und Karten in der Mitte ihrer Streifen und schneidet an den Marken.
  }
print-make-4 = Ihr braucht zwei sechsseitige Würfel und zwei Bleistifte.
print-setup = Aufbau
print-setup-1 = Wählt ein Szenario und die Seiten. Die Entführer bekommen Blatt 7, die Trupps Blatt 6.
print-setup-2 = Die Entführer schreiben das Feld jedes Entführers auf. Alle sind versteckt, also ist keiner auf dem Plan.
print-setup-3 = Wo die Gruppen offen sind, schreiben sie auch diese auf. Gruppen kommen am Anfang von Zug 2 auf den Plan.
print-setup-4 = Zug 1: Ein, zwei oder drei Trupps dringen durch Ausgänge ein, dann handeln die Entführer.
print-setup-5 = Die Szenarien mit Feldern und Par sind auf Blatt 6.
print-phone = Ein Handy als Spielleitung
print-phone-1 = Macht auf einem Handy einen neuen Tisch mit beiden Plätzen an diesem Bildschirm. Beginnt dort die Partie.
print-phone-2 = Gebt das Handy weiter, wenn es darum bittet; die Ansicht jeder Seite ist dabei verdeckt.
print-phone-3 = Antwortet am Handy, dann zieht die Figuren, wie es sagt. Es würfelt alle Würfe.
print-secrets = Geheimes auf Papier
print-secrets-1 = Nur die Entführer haben Geheimnisse. Ihr Blatt wird nach innen gefaltet; auf seiner Rückseite ist nichts davon.
print-secrets-2 = Ein Versteckter kommt auf den Plan, wenn er sichtbar wird: Er schießt, wird entdeckt oder endet nah bei einem Trupp.
print-secrets-3 = Hebt auf, was aufgeschrieben wurde. Nach dem Spiel wird es vorgelesen, Zug für Zug.

style-still = hält still
style-still-note = Tut nach dem Aufstellen nichts: Die Trupps müssen diese Entführer finden und alle hinausbringen.
style-ambush = im Hinterhalt
style-ambush-note = Wartet im Versteck und schießt auf Trupps, die in Reichweite kommen.
style-herd = hinter Passagieren
style-herd-note = Hält Passagiere um jeden Entführer und zwischen ihm und den Trupps.
style-blend = unter Passagieren
style-blend-note = Versteckt sich unter den Passagieren und versucht, mit ihnen aus dem Flugzeug zu kommen.
style-sweep = durchsucht alles
style-sweep-note = Sieht auf jedem Feld nach und durchsucht, wer am Boden liegt, bevor Passagiere gehen.
style-evacuate = Passagiere zuerst
style-evacuate-note = Bringt Passagiere vom ersten Zug an hinaus und bekämpft Entführer, die sich zeigen.
style-careful = dicht beisammen
style-careful-note = Zieht langsam, hält die Trupps zusammen und bleibt bei den Passagieren.

# was ein Bot jeder Stufe will und wie er spielt

level-easy-note = Will die Entführer ausschalten. Lässt Verwundete liegen, führt Passagiere durch die Schusslinie und durchsucht und überprüft niemanden.
level-normal-note = Will viele Punkte für die Trupps. Wägt Entführer, Passagiere und Verwundete nach öffentlichem Wissen ab.
level-hard-note = Will viele Punkte für die Trupps. Führt viele Vermutungen, wo Ungesehene sind, und zieht gegen alle zugleich.
level-easy-note-hijackers = Will wenig Punkte für die Trupps. Schießt zu früh, übersieht oft, wer zurückschießen kann, und taucht nie unter.
level-normal-note-hijackers = Will wenig Punkte für die Trupps. Wägt ab, was eine Tat sie und ihn kostet, und wechselt die Verstecke.
level-hard-note-hijackers = Will wenig Punkte für die Trupps. Spielt ganze Aktionen viele Male durch, bevor es eine wählt.

# Fakten eines Ergebnisses, im Labor

fact-reason = Ende
fact-reason-no-hijackers = kein Entführer auf freiem Fuß
fact-reason-no-teams = kein Trupp mehr
fact-reason-turn-limit = letzter Zug vorüber
fact-reason-empty = niemand mehr im Flugzeug
fact-secured = Flugzeug gesichert
fact-score = Punkte der Trupps
fact-par = Par
fact-verdict = Wertung
fact-verdict-figure = die Punkte allein
fact-verdict-par = nach Par
fact-result = gewonnen haben
fact-result-teams = die Trupps
fact-result-hijackers = die Entführer
fact-result-draw = niemand
