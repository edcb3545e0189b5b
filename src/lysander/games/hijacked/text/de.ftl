# Hijacked, Deutsch. Kennungen wie in en.ftl.

title = Hijacked
tagline = Redet sie heraus, bevor der Einsatztrupp stürmt
    .about = Ein Flugzeug steht auf einem gesperrten Flughafen, Entführer darin, Polizei ringsum. Ein bis vier Unterhändler erfüllen Forderungen, gewinnen Vertrauen und retten Passagiere und Piloten: Rivalen um Punkte, Verbündete gegen die Zeit.
    .story = Erfüllt Forderungen, gewinnt Vertrauen und stimmt die Entführer um, miteinander und gegeneinander, bevor der Einsatztrupp stürmt.
    .length = etwa 60 Minuten
    .secret = nur, was niemand weiß: verdeckte Karten, Stapel und Beutel
    .credits = Ein Spiel von Christian van Dijk, in eigenen Worten nacherzählt.

seat-A = A
    .the = Unterhändler A
    .who = rettet Passagiere und Piloten
seat-B = B
    .the = Unterhändler B
    .who = rettet Passagiere und Piloten
seat-C = C
    .the = Unterhändler C
    .who = rettet Passagiere und Piloten
seat-D = D
    .the = Unterhändler D
    .who = rettet Passagiere und Piloten
seat-X = Cybot
    .the = der Cybot
    .who = spielt nach seinen Karten
seat-chance = Zufall
    .the = der Zufall
person-in-seat = { $name }
players-1 = allein, gegen den Cybot
players-2 = zwei Unterhändler
players-3 = drei Unterhändler
players-4 = vier Unterhändler

scenario-standard = Der Flughafen
    .summary = Drei Passagiere und ein Pilot müssen heraus, bevor der Einsatztrupp das Flugzeug erreicht.
scenario-hard = Schwerer Modus
    .summary = Wer beim Vertrauensaufbau zuerst Rot zieht, verliert 2 Punkte; allein beginnt der Cybot mit 10.

option-start = Startspieler
    .help = Ausgelost oder bestimmt.
option-tracks = Wertungsleisten
    .help = Auf jeder der vier Leisten liegen die Bonusfelder anders. Verteilt werden sie zufällig, der Reihe nach oder nach Wahl.
option-head_start = Vorsprung
    .help = Zusätzliche Felder zwischen Einsatztrupp und Flugzeug.
option-trust_score = Punkte für Vertrauen
    .help = Was der Vertrauensaufbau bringt; außer bei einfach kostet ein schlechter Zug aus dem Beutel Punkte.
option-reserve = Reservierungen
    .help = Ob jede offene Karte reserviert werden darf oder nur eine Nachbarkarte der eben gewählten.
option-levelling = Angleichen
    .help = Ob alle ihren Punktestand noch angleichen dürfen, wenn der Einsatztrupp zurückgezogen werden soll.
option-medals = Medaillen
    .help = Ob eine Medaille in der Partie eingelöst werden darf oder nur am Ende zählt.
option-storm = Sturm
    .help = Ob der Einsatztrupp wartet, sobald jemand drei Passagiere und einen Piloten gerettet hat.
option-recognition = Anerkennung
    .help = Punkte der vier Stufen der Anerkennungsleiste.
option-last_step = Rückzüge von Stufe 4
    .help = Ob ein Unterhändler auf der letzten Stufe der Anerkennungsleiste noch einen Rückzug ansagen darf.
option-track_bonus = Mini-Würfel der Wertungsleisten
    .help = Ob ein Mini-Bonuswürfel auf deiner Leiste immer genommen wird oder liegen bleiben darf.
option-hijacker7 = Der Sammler
    .help = Ob Entführer 7 wie auf seinem Plättchen zählt oder ohne dessen 3 Punkte.
option-cybot = Cybot
    .help = Wie stark der Cybot ist, wenn du allein spielst.
value-random = zufällig
value-seats = der Reihe nach
value-choose = gewählt
value-plain = einfach
value-minus1 = zuerst Rot kostet 1
value-minus2 = zuerst Rot kostet 2
value-key = −2, −1, 0, +3 für 0 bis 3 grüne
value-any = jede
value-neighbour = nur Nachbarkarten
value-window = erlaubt
value-off = nicht erlaubt
value-anytime = jederzeit
value-final = am Ende
value-strict = streng
value-spared = verschont
value-allowed = erlaubt
value-barred = nicht erlaubt
value-automatic = immer genommen
value-choice = darf liegen bleiben
value-tile = wie auf dem Plättchen
value-example = ohne die 3
value-easy = leicht
value-normal = normal
value-hard = schwer

## Wörter

kind-C = Krypto
kind-F = Nahrung
kind-M = Medizin
kind-J = Joker
    .many = Joker
bonus-C = Krypto
bonus-F = Nahrung
bonus-M = Medizin
bonus-any = ein Marker nach Wahl
bonus-B = ein Mini-Bonuswürfel
kinds-many = { $n } { $kind }
colour-blue = blau
colour-green = grün
colour-yellow = gelb
colour-grey = grau
colour-red = rot
die-a = Würfel a
die-b = Würfel b
die-v = Bonuswürfel v
die-w = Bonuswürfel w
die-m = Mini-Würfel m
die-n = Mini-Würfel n
shown-die = { $die } ({ $value })
card = { $colour ->
    [red] { $id } (rot)
   *[other] { $id } ({ $colour_text }, { $trust } %, { $demand ->
        [none] ohne Forderung
       *[other] { $demand }
    })
  }
hijacker-0 = niemand
hijacker-1 = „Der Eitle“
    .with = dem Eitlen
hijacker-2 = „Der Buchhalter“
    .with = dem Buchhalter
hijacker-3 = „Der Ex-Pilot“
    .with = dem Ex-Piloten
hijacker-4 = „Der Händler“
    .with = dem Händler
hijacker-5 = „Der Gründliche“
    .with = dem Gründlichen
hijacker-6 = „Der Anführer“
    .with = dem Anführer
hijacker-7 = „Der Sammler“
    .with = dem Sammler
hijacker-8 = „Der Weichherzige“
    .with = dem Weichherzigen
reward-1 = 4; dazu 4, wenn du bei der Anerkennung allein vorn bist, 1 bei geteilter Führung
reward-2 = 2; dazu 6 mit je zwei Krypto, Nahrung und Medizin (Joker füllen auf)
reward-3 = 4; dazu 3, wenn du einen Piloten gerettet hast
reward-4 = 1, 3 oder 6 bei mindestens 1, 4 oder 7 Forderungsmarkern
reward-5 = 1; dazu 5, wenn deine Auslage leer ist
reward-6 = 3; dazu 5, wenn du als Erster einen Entführer umgestimmt hast
reward-7 = 3; dazu 1 je zwei Forderungsmarker
reward-7-example = 1 je zwei Forderungsmarker
reward-8 = 2; dazu 2 für jeden Passagier, den du gerettet hast
tile-1 = „Erst die Crew“
tile-2 = „Aushilfe“
tile-3 = „Passagierliste“
tile-4 = „Verstärkung“
tile-5 = „Zweite Chance“
tile-6 = „Ein gutes Wort“
named-tile = „{ $name }“
does-1 = einmal bringen drei beliebige deiner Karten einen Piloten
does-2 = einmal bis zu drei Marker verschenken; der Empfänger gibt je Marker einen Punkt ab
does-3 = auf Dauer darfst du auch die oberste Karte des Zugstapels auswählen
does-4 = einmal einen Mini-Bonuswürfel und einen Joker nehmen
does-5 = einmal eine nicht rote Karte umsonst vom Ablagestapel nehmen
does-6 = einmal ohne Würfel Vertrauen aufbauen
made-once = einmal { $does }
made-lasting = auf Dauer { $does }
made-rescue = { $figure ->
    [pilot] { $cards } deiner Karten{ $alike ->
        [yes] {" "}einer Farbe
       *[no] {""}
    } gegen einen Piloten tauschen
   *[passenger] { $cards } deiner Karten{ $alike ->
        [yes] {" "}einer Farbe
       *[no] {""}
    } gegen einen Passagier tauschen
  }
made-give = { $most ->
    [one] einen Marker gegen einen Punkt des Empfängers verschenken
   *[other] bis zu { $most } Marker gegen je einen Punkt des Empfängers verschenken
  }
made-take = eine nicht rote Karte umsonst vom Ablagestapel nehmen
made-permit = darfst du auch die oberste Karte des Zugstapels auswählen
made-act = ohne Würfel Vertrauen aufbauen
made-gain = { $things } nehmen
made-mini_die = einen Mini-Bonuswürfel
made-joker = einen Joker
made-score = { $points ->
    [one] einen Punkt erhalten
   *[other] { $points } Punkte erhalten
  }
reckon-extra = dazu { $points }{ $why }
reckon-only = { $points }{ $why }
reckon-when-recognition_alone_first = , wenn du bei der Anerkennung allein vorn bist
reckon-when-recognition_tied_first = , wenn du bei der Anerkennung geteilt vorn bist
reckon-when-two_of_each = {" "}mit je zwei Krypto, Nahrung und Medizin (Joker füllen auf)
reckon-when-has_pilot = , wenn du einen Piloten gerettet hast
reckon-when-no_cards = , wenn deine Auslage leer ist
reckon-when-first_persuader = , wenn du als Erster einen Entführer umgestimmt hast
reckon-per-markers = { $every ->
    [one] {" "}je Forderungsmarker
   *[other] {" "}je { $every } Forderungsmarker
  }
reckon-per-passengers = { $every ->
    [one] {" "}für jeden Passagier, den du gerettet hast
   *[other] {" "}für je { $every } Passagiere, die du gerettet hast
  }
reckon-ladder = { $steps } bei mindestens { $needs } Forderungsmarkern
reckon-none = keine Punkte
goal-persuade1 = einen Entführer umstimmen
goal-dice4 = vier Würfel in einem Zug einsetzen
goal-own8 = acht Forderungsmarker besitzen
goal-own10 = zehn Forderungsmarker besitzen
goal-pts18 = 18 Punkte
goal-push2 = den Einsatztrupp selbst zum zweiten Mal zurückziehen lassen
goal-trust100 = das Vertrauen auf 100 % bringen
goal-pass3 = drei Passagiere retten
goal-win31 = drei Passagiere und einen Piloten retten
cybot-1 = Zugriff
cybot-2 = Zugriff
cybot-3 = Zugriff
cybot-4 = Beruhigen
cybot-5 = Beruhigen
cybot-6 = Umstimmen
cybot-7 = Umstimmen
cybot-8 = Horten
cybot-9 = Schichtwechsel
cybot-10 = Gerücht
cybot-11 = Vorrücken
cybot-12 = Räumung
cybot-does-1 = ein Würfel entscheidet, welche Karte er sich nimmt
cybot-does-2 = ein Würfel entscheidet, welche Karte er sich nimmt
cybot-does-3 = ein Würfel entscheidet, welche Karte er sich nimmt
cybot-does-4 = er baut Vertrauen auf, bis zu zwei grüne Spielsteine
cybot-does-5 = er baut Vertrauen auf, bis zu drei grüne Spielsteine
cybot-does-6 = er stimmt den Entführer um, der am weitesten ist
cybot-does-7 = er stimmt den Entführer um, der am weitesten ist
cybot-does-8 = er nimmt einen Marker und 1 Punkt
cybot-does-9 = er nimmt den Bonuswürfel und 2 Punkte
cybot-does-10 = das Vertrauen sinkt um 10 %, er nimmt 2 Punkte
cybot-does-11 = der Einsatztrupp rückt ein Feld näher, er nimmt 1 Punkt
cybot-does-12 = die offenen Karten verschwinden, er nimmt je Karte einen Punkt, 1 bis 3
source-score = Wertungsleiste
scored-discard = Abgeworfene Karten
scored-trust = Vertrauen aufgebaut
scored-talk = Umstimmen
scored-push_back = Rückzüge durch andere
scored-passenger = Gerettete Passagiere
scored-pilot = Gerettete Piloten
scored-cash = Eingelöste Marker
scored-medal = Eingelöste Medaillen
scored-tile_1 = { tile-1 }
scored-tile_2 = { tile-2 }
scored-tile = Bonusplättchen
scored-cybot = Cybotkarten
source-medals = Nicht eingelöste Medaillen
source-markers = Forderungsmarker
source-star = Stern
source-hijacker = Entführer
source-recognition = Anerkennung
source-cards = Übrige Karten
phase-setup = Aufbau
phase-roll = Würfeln
phase-act = Aktionsphase
phase-decide = Aktionsphase
phase-reserve = Aktionsphase
phase-level = Angleichsfenster
phase-cybot = der Cybot
phase-police = Polizeiphase
phase-final = letzte Gelegenheit
phase-over = die Partie ist aus

## Ereignisse

starts = { $seat } { $drawn ->
    [yes] zieht
   *[no] hat
  } die Startkarte und beginnt jede Runde.
track = { $seat } zählt auf Wertungsleiste { $track }.
row = Sechs Karten liegen verdeckt. Ihre Rückseiten: { $backs }.
top = { $back ->
    [0] Der Zugstapel ist leer.
   *[other] Oben auf dem Zugstapel liegt Rückseite { $back }; er hat { $pile ->
        [one] eine Karte
       *[other] { $pile } Karten
    }.
  }
hijackers = An den Direktverbindungen 1 bis 4: { $tiles_hijackers }.
numbers = Nummernplättchen: Nahrung { $F }, Krypto { $C }, Medizin { $M }, Joker { $J }.
objective = Ziele: { $goals }.
medals = Die Medaillen darüber, von links nach rechts: { $values }.
round = Runde { $round }. Der Einsatztrupp steht auf Feld { $squad }; { $seat } beginnt.
turn = { $seat } ist am Zug.
rolled = { $dice ->
    [none] { $seat } hat keinen Würfel zu würfeln.
   *[other] { $seat } würfelt { $dice }.
  }
changed = { $seat } zahlt { $paid } und dreht { $die } von { $was } auf { $value }.
chose = { $die ->
    [none] { $owner ->
        [none] { $card ->
            [none] { $seat } nimmt die verdeckte Karte auf Platz { $place }.
           *[other] { $seat } nimmt { $card } auf Platz { $place }.
        }
       *[other] { $seat } wählt die eigene reservierte Karte { $card } auf Platz { $place }.
    }
   *[other] { $owner ->
        [none] { $card ->
            [none] { $place ->
                [top] { $seat } wählt die oberste Karte des Zugstapels mit { $die } ({ $value }).
               *[other] { $seat } wählt die verdeckte Karte auf Platz { $place } mit { $die } ({ $value }).
            }
           *[other] { $seat } wählt { $card } auf Platz { $place } mit { $die } ({ $value }).
        }
       *[other] { $owner_own ->
            [yes] { $seat } wählt die eigene reservierte Karte { $card } auf Platz { $place } mit { $die } ({ $value }).
           *[no] { $seat } nimmt { $card } auf Platz { $place }, reserviert von { $owner }, mit { $die } ({ $value }).
        }
    }
  }
turned = { $why ->
    [neighbour] Die Nachbarkarte auf Platz { $place } wird aufgedeckt: { $card_full }.
   *[chosen] { $place ->
        [top] Die oberste Karte des Stapels ist { $card_full }.
       *[other] Platz { $place } wird aufgedeckt: { $card_full }.
    }
  }
paid = { $seat } zahlt { $markers } für { $card }.
played = { $seat } spielt { $card } in die Auslage.
discarded = { $seat } wirft { $card } ab.
dealt = Platz { $place } erhält eine neue Karte mit Rückseite { $back }.
reshuffled = Der Ablagestapel, { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
  }, wird gemischt und ist der neue Zugstapel.
passes = { $seat } reserviert nicht.
done = { $seat } ist fertig.
reserved = { $seat } reserviert { $card } auf Platz { $place } mit { $die } ({ $value }).
die_back = { $why ->
    [chosen] { $seat } erhält { $die } von Platz { $place } zurück.
    [ended] Die Reservierung von { $card } durch { $seat } endet; { $die } kommt zurück.
   *[taken] { $seat } erhält { $die } zurück: Die Reservierung von { $card } ist verloren.
  }
builds = { $die ->
    [none] { $seat } baut Vertrauen auf.
   *[other] { $seat } baut mit { $die } ({ $value }) Vertrauen auf.
  }
cube = { $cube ->
    [g] { $seat } zieht einen grünen Spielstein, { $green } in dieser Aktion.
   *[r] { $seat } zieht einen roten Spielstein; er kommt zurück in den Beutel.
  }
trust = Das Vertrauen { $moved ->
    [up] steigt
   *[down] sinkt
  } von { $was } % auf { $trust } %{ $why ->
    [red_card] {" "}wegen einer roten Karte
    [persuaded] , weil ein Entführer aufgibt
    [rumour] {" "}wegen eines Gerüchts
   *[cube] {""}
  }.
star = { $seat } vollendet die Vertrauensleiste und nimmt den Stern{ $was_seat ->
    [none] {""}
   *[other] {" "}von { $was_seat }
  } (5 Punkte am Ende).
talked = { $seat } spricht auf Direktverbindung { $line } mit { $hijacker_with }{ $dice ->
    [none] {""}
   *[other] , mit { $dice }
  }: Fortschritt { $progress } von 4.
broke_off = { $seat } bricht Direktverbindung { $line } zu { $hijacker_with } ab.
persuaded = { $hijacker } gibt auf, umgestimmt von { $seat }{ $first ->
    [yes] , als Erster in dieser Partie
   *[no] {""}
  }.
hijacker = { $tile ->
    [0] Direktverbindung { $line } ist geschlossen; es ist kein Entführer mehr da.
   *[other] { $tile_hijacker } kommt an Direktverbindung { $line }.
  }
called = { $level ->
    [yes] { $seat } lässt den Einsatztrupp mit { $dice } zurückziehen; alle sind gleichauf.
   *[no] { $seat } will den Einsatztrupp mit { $dice } zurückziehen lassen: Alle müssen auf { $target } kommen.
  }
call_fails = { $by ->
    [none] Der Rückzug von { $seat } scheitert: Nicht alle stehen auf { $target }.
   *[other] Der Rückzug von { $seat } scheitert: { $by } kommt nicht auf { $target }.
  }
squad = { $moved ->
    [up] { $seat } lässt den Einsatztrupp von Feld { $was } auf { $field } zurückziehen.
   *[down] Der Einsatztrupp rückt von Feld { $was } auf { $field } vor.
  }
recognised = { $step_moved ->
    [no] { $seat } bleibt auf Anerkennungsstufe { $step }.
   *[yes] { $seat } erreicht Anerkennungsstufe { $step }, am Ende { $worth } Punkte wert.
  }
tiles = { $tiles_text ->
    [none] { $seat } zieht { $count } Bonusplättchen und behält eines.
   *[other] { $seat } zieht die Bonusplättchen { $tiles_text }.
  }
kept = { $seat } behält das Bonusplättchen { $tile_text }: { $tile_does }.
gets = { $seat } erhält { $what ->
    [J] einen Joker
   *[other] { $what_text }
  }{ $why ->
    [bonus] {" "}für die nächste Runde
    [track] {" "}von einem Bonusfeld der Leiste
    [tile] {" "}durch das Bonusplättchen
   *[marker] {""}
  }.
left = { $seat } lässt den Mini-Bonuswürfel der eigenen Leiste liegen.
lost = { $seat } hält auf einem Bonusfeld, aber davon ist nichts mehr da: { $bonus_text }.
points = { $seat } { $sign ->
    [minus] verliert
   *[plus] erhält
  } { $amount ->
    [one] 1 Punkt
   *[other] { $amount } Punkte
  } { $why ->
    [discard] fürs Abwerfen
    [trust] für Vertrauen
    [talk] fürs Umstimmen
    [push_back] durch den Rückzug
    [passenger] für einen Passagier
    [pilot] für einen Piloten
    [cash] für einen Marker
    [medal] für eine Medaille
    [tile] durch ein Bonusplättchen
    [tile_1] für einen Piloten
    [tile_2] { $sign ->
        [minus] für erhaltene Marker
       *[plus] für verschenkte Marker
    }
   *[cybot] durch seine Karte
  }, nun { $score }.
cashed = { $seat } löst { $marker_text } ein.
cashed_medal = { $seat } löst die Medaille im Wert von { $medal } ein.
rescued = { $figure ->
    [pilot] { $seat } rettet einen Piloten für { $cards }.
   *[passenger] { $seat } rettet einen Passagier für { $cards }.
  }
used = { $seat } nutzt das Bonusplättchen { $tile_text }.
gave = { $seat } gibt { $to } { $marker_text }.
took = { $seat } nimmt { $card_full } vom Ablagestapel.
medal = { $seat ->
    [none] { $seats } erreichen das Ziel „{ $goal_text }“ im selben Augenblick; die Medaille im Wert von { $medal } ist aus dem Spiel.
   *[other] { $seat } erreicht als Erster das Ziel „{ $goal_text }“ und nimmt die Medaille im Wert von { $medal }.
  }
cybot = Der Cybot deckt „{ $cybot_text }“ auf: { $cybot_does }.
cybot_die = Der Cybot würfelt { $face }.
police = { $spared ->
    [yes] Der Einsatztrupp bleibt auf Feld { $field }: Genug Menschen sind frei.
   *[no] Der Einsatztrupp rückt näher, von Feld { $was } { $field ->
        [0] an das Flugzeug
       *[other] auf { $field }
    }.
  }
home = { $seat } gibt { $die } zurück.
success = { $seats } { $count ->
    [one] hat
   *[other] haben
  } drei Passagiere und einen Piloten gerettet. Nach Runde { $round } ist die Entführung vorbei.
storm = Der Einsatztrupp stürmt das Flugzeug in Runde { $round }.
result = { $end ->
    [storm] Der Einsatztrupp hat das Flugzeug gestürmt: Alle verlieren.
   *[success] { $count ->
        [one] { $winners } gewinnt
       *[other] { $winners } teilen sich den Sieg
    }. { $scores }.
  }

## Fragen

ask-setup-track = Welche Wertungsleiste nimmst du?
    .help = Ein Punktemarker, der genau auf einem Bonusfeld hält, erhält den Bonus darauf.
    .main = Diese Leiste nehmen
ask-turn-act = Was tust du als Nächstes?
    .help = So viele Aktionen, wie du Würfel hast, in beliebiger Folge. Mit eigenen Würfeln eine Karte je Zug; Vertrauen einmal, jeden Entführer einmal.
    .main = Ausführen
    .done = Zug beenden
ask-card-decide = { $card }: spielen oder abwerfen?
    .help = Das Vertrauen ist { $trust } %. Eine gespielte Karte kommt in deine Auslage und bringt keine Punkte, eine abgeworfene bringt 1 Punkt. Vorher darfst du noch Marker und Karten tauschen.
    .main = Entscheiden
ask-card-pay = Womit bezahlst du { $card }?
    .help = Ein Joker steht für jeden der drei anderen.
    .main = Zahlen
ask-card-reserve = Reservierst du eine offene Karte?
    .help = Der Würfel bleibt über deinen nächsten Zug auf der Karte; dann wählst du sie ohne Würfel aus. Andere können sie mit einem mindestens so hohen Würfel nehmen, wenn sie sie spielen können.
    .main = Diese Karte reservieren
    .done = Keine Reservierung
ask-trust-more = { $green ->
    [one] Ein grüner Spielstein
   *[other] { $green } grüne Spielsteine
  } bisher. Weiterziehen?
    .help = Das Vertrauen ist { $trust } %. Im Beutel sind { $bag_green } grüne und { $bag_red } rote Spielsteine. Ein roter beendet die Aktion, die grünen bleiben liegen.
    .main = Weiter
ask-squad-level = Alle müssen auf { $target } kommen; du stehst auf { $score }. Was tust du?
    .help = Löse Marker oder Medaillen ein, tausche Karten, verschenke Marker. Bist du fertig und nicht auf dem Zielstand, scheitert der Rückzug.
    .main = Ausführen
    .done = Fertig
ask-squad-keep = Welches Bonusplättchen behältst du?
    .help = Das andere wird zurückgemischt; niemand sonst erfährt, welches es war.
    .main = Dieses Plättchen behalten
ask-track-take = Du hältst auf Feld { $field }. Welchen Marker nimmst du?
    .help = Aus dem Vorrat, sofort.
    .main = Diesen Marker nehmen
ask-track-mini = Du hältst auf Feld { $field }. Nimmst du den Mini-Bonuswürfel?
    .help = In deinem nächsten Zug muss er eingesetzt werden, wenn das geht.
    .main = Wählen
ask-final-call = Letzte Gelegenheit: Willst du noch etwas tauschen?
    .help = Eine übrige Karte kostet 3 Punkte; ein Marker zählt 1, eingelöst oder nicht. Leistenboni und Medaillen gibt es nicht mehr.
    .main = Ausführen
    .done = Fertig
ask-any = Tauschen, einlösen, Plättchen nutzen
    .help = In jedem Zug erlaubt, solange der Tisch auf eine Antwort wartet.
    .main = Ausführen

## Antworten

opt-track = Leiste { $track }
    .note = Boni: { $fields }.
track-field = { $field } { $bonus }
opt-card-down = Verdeckte Karte auf Platz { $place } auswählen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
opt-card-up = { $card } auf Platz { $place } auswählen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
opt-card-own = Eigene reservierte Karte { $card } auf Platz { $place } auswählen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
opt-card-theirs = { $card } auf Platz { $place } { $owner } wegnehmen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  } und spielen
opt-card-top = Oberste Karte des Zugstapels auswählen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
opt-card-gone = Karte auf Platz { $place } auswählen
note-down = { $count ->
    [one] Eine Karte ist möglich
   *[other] { $count } Karten sind möglich
  }: { $playable } % könntest du jetzt spielen, { $red } % rot (Vertrauen −10 %).
note-red = Rot: wird für 1 Punkt abgeworfen.
note-can-play = { $demand ->
    [none] Du kannst sie spielen, ohne zu zahlen.
   *[other] Du kannst sie für { $demand } spielen.
  }
note-cannot-play = { $why ->
    [trust] Braucht { $needs } % Vertrauen: nur abwerfen für 1 Punkt.
    [full] Deine Auslage ist voll: nur abwerfen für 1 Punkt.
   *[pay] Fordert { $demand }, das kannst du nicht zahlen: nur abwerfen für 1 Punkt.
  }
opt-trust = Vertrauen aufbauen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
note-trust = Erster Spielstein grün { $first } %, drei grüne { $three } %; Vertrauen im Mittel +{ $gain } %.
opt-talk = Umstimmen: auf Direktverbindung { $line } mit { $hijacker_with } sprechen{ $dice ->
    [none] {""}
   *[other] , mit { $dice }
  }
note-talk = Fortschritt { $progress } von 4{ $breaks ->
    [no] {""}
   *[yes] , deine andere Direktverbindung bricht ab
  }.
note-talk-last = Gibt auf und kommt in deine Auslage ({ $reward }); Vertrauen −20 %.
opt-squad = Einsatztrupp zurückziehen lassen{ $dice ->
    [none] {""}
   *[other] {" "}mit { $dice }
  }{ $target ->
    [none] {""}
   *[other] , alle auf { $target }
  }
note-squad = Einsatztrupp von { $squad } auf { $field }, deine Anerkennung auf Stufe { $step } (am Ende { $worth } Punkte), 2 Punkte für alle anderen, ein Bonusplättchen für dich.{ $needs ->
    [none] {""}
   *[other] {" "}Es fehlen noch: { $needs }.
  }
need-up = { $seat } +{ $points }
need-down = { $seat } −{ $points }
opt-marker = { $kind } nehmen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
    .note = { $left } im Vorrat.
opt-marker-closed = Marker nehmen{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
opt-bonus = { $bonus } nehmen für { $die }
    .note = Du würfelst ihn in der nächsten Runde; er darf eine weitere Auswahl bezahlen.
opt-bonus-closed = Bonuswürfel nehmen
opt-change = { $die } auf { $value } drehen für { $paid }
opt-change-closed = Würfelwert ändern
opt-end = Zug beenden
    .note = { $left ->
        [none] {""}
       *[other] Ungenutzt: { $left }.
      }
opt-play = { $paid ->
    [none] { $card } spielen
   *[other] { $card } spielen für { $paid }
  }
    .note = Dann hast du { $same } dieser Farbe; { $figure ->
        [pilot] drei ergeben einen Piloten.
        [passenger] zwei ergeben einen Passagier.
       *[none] mit der zweiten einen Passagier.
      }
opt-discard = { $card } abwerfen
opt-pay = { $paid } zahlen
opt-reserve = { $card } auf Platz { $place } reservieren{ $die ->
    [none] {""}
   *[other] {" "}mit { $die }
  }
    .note = Nur mit einem Würfel von mindestens { $value } wegzunehmen.
opt-pass = Keine Reservierung
opt-more = Weiterziehen
    .note = { $next } % Chance, dass der nächste Spielstein grün ist.
opt-stop = Aufhören
    .note = Das Vertrauen bleibt bei { $trust } %.
opt-keep = { $tile } behalten
opt-take = { $kind } nehmen
opt-take-mini = Mini-Würfel nehmen
opt-leave = Liegen lassen
opt-done-level = Fertig
    .note = { $off ->
        [no] Du stehst auf dem Zielstand.
       *[yes] Du stehst nicht auf dem Zielstand: Der Rückzug scheitert.
      }
opt-done-final = Fertig
    .note = Nichts mehr zu tauschen.
opt-cash = { $kind } einlösen
opt-rescue = Einen Passagier retten für { $cards }
opt-pilot = Einen Piloten retten für { $cards }
opt-medal = Medaille im Wert von { $medal } einlösen
opt-tile-rescue = { $figure ->
    [pilot] { $tile } nutzen: ein Pilot für { $cards }
   *[passenger] { $tile } nutzen: ein Passagier für { $cards }
  }
opt-tile-give = { $tile } nutzen: { $gifts }
opt-tile-take = { $tile } nutzen: { $card } nehmen
opt-tile-plain = { $tile } nutzen
gift = { $kind } an { $seat }
note-gain = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }, dann insgesamt { $field }{ $bonus ->
    [none] {""}
   *[other] , und { $bonus } von der Leiste
  }.
verb-card = Auswählen
verb-trust = Vertrauen
verb-talk = Umstimmen
verb-squad = Zurückziehen
verb-marker = Marker
verb-bonus = Bonuswürfel
verb-change = Würfel drehen
verb-cash = Einlösen
verb-rescue = Passagier
verb-pilot = Pilot
verb-medal = Medaille
verb-tile = Plättchen
verb-reserve = Reservieren
short-place = Platz { $place }, { $what }{ $die ->
    [none] {""}
   *[other] : { $die }
  }
short-back = Rückseite { $back }
short-top = oben auf dem Stapel: { $die }
short-talk = Direktverbindung { $line }: { $dice }
short-with = { $what }: { $die }
form-squad = squad { $example }: den Einsatztrupp mit zwei Würfeln von { $squad } auf { $field } zurückziehen lassen.
form-squad-target = squad { $example }: den Einsatztrupp mit zwei Würfeln von { $squad } auf { $field } zurückziehen lassen; dafür müssen alle auf einen Zielstand von { $low } bis { $high } kommen. Jetzt: { $scores }.
form-squad-one = squad { $example }: den Einsatztrupp mit zwei Würfeln von { $squad } auf { $field } zurückziehen lassen; dafür müssen alle auf { $low } kommen. Jetzt: { $scores }.
form-change = change { $example }: einen Würfel drehen, ein Marker je Schritt (6 und 1 sind Nachbarn).
form-give = tile { $tile } { $example }: bis zu { $most } deiner Marker an andere geben, je einen Punkt dafür.

## Was Bots abwogen

worth-points = etwa { $points } Punkte
    .note = Punkte, wie sie am Ende wohl zählen: dieser Zug und wozu er führt.
worth-prospect = Stellung { $percent } von 100 wert
    .note = Wie die Antwort am Ende des Zuges aussieht, wenn Würfel, Karten und Spielsteine immer neu gezogen werden: 100 ist der sichere Sieg sofort, 0 ein Sturm. Ohne Sturm ist die Partie 40 wert, auch wenn andere sie gewinnen, und jede weitere Runde kostet ein wenig. Eine Gewinnchance ist das also nicht.

## Ablehnungen

refusal-no-such-die = Du hast keinen freien Würfel { $die }.
refusal-die-not-due = { $die } wird in Runde { $due } gewürfelt und eingesetzt.
refusal-die-twice = Ein Würfel lässt sich nicht zweimal einsetzen.
refusal-empty-place = { $place ->
    [top] Der Zugstapel ist leer.
   *[other] Platz { $place } ist leer.
  }
refusal-reserved-this-turn = Die Karte auf Platz { $place } hast du in diesem Zug reserviert; auswählen darfst du sie im nächsten.
refusal-wrong-value = { $place ->
    [top] Die oberste Karte braucht eine { $needs }; der Würfel zeigt { $value }.
   *[other] Die Karte auf Platz { $place } braucht eine { $needs }; der Würfel zeigt { $value }.
  }
refusal-needs-die = { $place ->
    [top] Die oberste Karte braucht einen Würfel.
   *[other] Die Karte auf Platz { $place } braucht einen Würfel.
  }
refusal-no-die-needed = Die Karte auf Platz { $place } ist für dich reserviert und braucht keinen Würfel.
refusal-no-pile-tile = Nur mit dem Bonusplättchen „Passagierliste“ darf die oberste Karte gewählt werden.
refusal-selection-used = Deine eigenen Würfel haben in diesem Zug schon eine Auswahl bezahlt; eine weitere zahlt nur ein Bonus- oder Mini-Würfel.
refusal-too-low = Die Karte auf Platz { $place } ist mit einer { $needs } reserviert; der Würfel zeigt { $value }.
refusal-cannot-play-it = Eine von anderen reservierte Karte darf man nur nehmen, um sie zu spielen, und { $card } lässt sich nicht spielen.
refusal-not-payable = { $demand } für { $card } kannst du nicht zahlen.
refusal-trust-too-low = { $card } braucht { $needs } % Vertrauen; es sind { $trust } %.
refusal-display-full = Eine Auslage fasst höchstens { $most } Karten.
refusal-wrong-payment = { $card } fordert { $demand }; { $paid } bezahlt das nicht.
refusal-not-owned = Du hast nicht { $markers }.
refusal-wrong-price = Das ist { $steps ->
    [one] ein Schritt, also ein Marker
   *[other] { $steps } Schritte weit, also { $steps } Marker
  }.
refusal-same-value = Der Würfel zeigt das schon.
refusal-trust-full = Das Vertrauen ist bei 100 %.
refusal-trust-used = In diesem Zug wurde schon Vertrauen aufgebaut.
refusal-line-shut = Direktverbindung { $line } gehört { $seat }.
refusal-line-closed = Direktverbindung { $line } ist geschlossen.
refusal-line-used = Direktverbindung { $line } wurde in diesem Zug schon benutzt.
refusal-line-stays = Direktverbindung { $line } wurde in diesem Zug benutzt und kann in ihm nicht abgebrochen werden.
refusal-dice-do-not-fit = Direktverbindung { $line } braucht einen Würfel von 1 bis 3 und einen von 4 bis 6.
refusal-squad-locked = Der Einsatztrupp lässt sich erst ab Runde 3 zurückziehen.
refusal-squad-too-far = Von Feld { $field } aus lässt sich der Einsatztrupp nicht weiter zurückziehen.
refusal-last-step = An diesem Tisch sagt von der letzten Stufe der Anerkennungsleiste niemand einen Rückzug an.
refusal-called-already = Du hast in diesem Zug schon einen Rückzug angesagt.
refusal-needs-two-dice = Dafür braucht es zwei freie Würfel.
refusal-needs-target = Die Punktestände sind nicht gleich: Nenne { $choice ->
    [one] den Zielstand { $low }
   *[some] einen Zielstand von { $low } bis { $high }
  }.
refusal-target-out-of-range = { $choice ->
    [one] Der Zielstand kann nur { $low } sein.
   *[some] Der Zielstand muss zwischen { $low } und { $high } liegen.
  }
refusal-no-target-needed = Alle sind gleichauf; ein Zielstand ist nicht nötig.
refusal-cannot-level = Die Punktestände können nicht mehr gleich werden: Einer fällt nur durch Plättchen 2 eines anderen; der des Cybot steigt nicht, und auch nicht der eines Unterhändlers ohne jederzeit erlaubte Handlung.
refusal-not-level = Alle müssen gleichauf sein.
refusal-no-number-tile = Kein Nummernplättchen zeigt { $value }.
refusal-sold-out = Im Vorrat ist kein Marker { $kind_text } mehr.
refusal-own-dice-only = Nur mit eigenen Würfeln bekommt man einen Bonuswürfel.
refusal-no-bonus-die = Dort liegt kein Bonuswürfel.
refusal-must-use = Noch einsetzbar und daher einzusetzen: { $dice }.
refusal-not-face-up = Auf Platz { $place } liegt keine freie offene Karte.
refusal-reserved-already = Du hast in diesem Zug schon eine Karte reserviert.
refusal-neighbours-only = Nur eine Nachbarkarte der eben gewählten darf reserviert werden.
refusal-not-offered = { $open ->
    [yes] { $seat } hat gerade nichts zu tauschen, einzulösen oder einzusetzen.
   *[no] Was jederzeit möglich ist, wartet, bis diese Frage beantwortet ist.
}
refusal-no-marker = Du hast keinen Marker { $kind_text }.
refusal-cards-not-yours = Nicht alle liegen in deiner Auslage: { $cards }.
refusal-not-one-colour = Nicht von einer Farbe: { $cards }.
refusal-no-figure = { $figure ->
    [pilot] Im Flugzeug ist kein Pilot mehr.
   *[passenger] Im Flugzeug ist kein Passagier mehr.
  }
refusal-no-medal = Eine solche Medaille hast du nicht mehr einzulösen.
refusal-medals-final = In dieser Partie zählen Medaillen nur am Ende.
refusal-no-tile = Du hast kein Bonusplättchen { $tile }.
refusal-receiver-short = { $seat } hat nur { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
  } zu geben.
refusal-not-to-yourself = Marker gehen an andere.
refusal-no-receiver = So heißt hier niemand.
refusal-not-in-discard = { $card } liegt nicht im Ablagestapel.
refusal-red-card = { $card } ist rot.
refusal-not-drawn = Dieses Plättchen wurde nicht gezogen.
refusal-track-taken = Leiste { $track } ist vergeben.

## Was vorgeht

waiting-setup = Der Tisch wird aufgebaut.
waiting-roll = Runde { $round }. { $active } würfelt.
waiting-act = Runde { $round }. { $active } ist am Zug.
waiting-decide = Runde { $round }. { $active } hat eine Karte gewählt.
waiting-reserve = Runde { $round }. { $active } darf eine Karte reservieren.
waiting-level = Runde { $round }. { $asked } darf den eigenen Punktestand angleichen.
waiting-asked = Runde { $round }. { $asked } hat eine Wahl zu treffen.
waiting-cybot = Runde { $round }. Der Cybot spielt.
waiting-police = Runde { $round }. Der Einsatztrupp zieht.
waiting-final = Letzte Gelegenheit: { $asked } darf eintauschen, was noch da ist.
waiting-over = Die Partie ist zu Ende.

## Ereignisse mit Namen, für das Labor

heat-dice = Wohin Würfel gelegt werden
heat-reserved = Wo Karten reserviert werden
event-starts = Startplatz gezogen
event-track = Leiste gewählt
event-row = Karten ausgelegt
event-top = neue oberste Karte
event-hijackers = Entführer ausgelegt
event-numbers = Nummernplättchen ausgelegt
event-objective = Ziele ausgelegt
event-medals = Medaillen ausgelegt
event-round = Runden
event-turn = Spielerzüge
event-rolled = Würfe
event-changed = Würfel gedreht
event-chose = Passagier gewählt
event-turned = Karte aufgedeckt
event-paid = Karte bezahlt
event-played = Karte gespielt
event-discarded = Karte abgeworfen
event-dealt = Karte nachgelegt
event-reshuffled = Ablage gemischt
event-passes = keine Reservierung
event-done = nichts mehr zu tauschen
event-reserved = Reservierungen
event-die_back = Würfel kommt zurück
event-builds = Vertrauen aufgebaut
event-cube = Spielstein gezogen
event-trust = Vertrauen bewegt sich
event-star = Stern genommen
event-talked = Umstimmen
event-broke_off = Direktverbindung abgebrochen
event-persuaded = Entführer umgestimmt
event-hijacker = Entführer ersetzt
event-called = Rückzug angesagt
event-call_fails = Rückzug misslingt
event-squad = Einsatztrupp bewegt sich
event-recognised = Anerkennung
event-tiles = Bonusplättchen gezogen
event-kept = Bonusplättchen behalten
event-gets = Marker oder Würfel erhalten
event-left = Mini-Würfel liegen gelassen
event-lost = Bonus verfallen
event-points = Punkte
event-cashed = Marker eingelöst
event-cashed_medal = Medaille eingelöst
event-rescued = Gerettete
event-used = Bonusplättchen benutzt
event-gave = Marker verschenkt
event-took = Karte aus der Ablage
event-medal = Medaille gewonnen
event-cybot = Cybot-Karten
event-cybot_die = Cybot würfelt
event-police = Polizeiphasen
event-home = Bonuswürfel zurück
event-success = Erfolg
event-storm = Erstürmung
event-result = Spielende

## Textfassung

twin-head = { $phase ->
    [setup] Aufbau
    [final] Letzte Gelegenheit
    [over] Die Partie ist zu Ende
   *[other] Runde { $round }: { $active }
  }. Einsatztrupp { $squad }, Vertrauen { $trust } %
twin-table = Der Tisch:
twin-squad = Einsatztrupp auf Feld { $squad } von { $top }; auf 0 stürmt er.{ $rounds ->
    [none] {""}
   *[other] {" "}Runden ohne Rückzug: { $rounds }.
  }
twin-trust = Vertrauen { $trust } %; im Beutel { $green } grüne und { $red } rote Spielsteine. Stern: { $star }.
twin-numbers = Nummernplättchen: { $numbers }.
twin-supply = Vorrat: { $markers }; Würfel: { $dice }.
twin-aircraft = Noch im Flugzeug: { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
  }, { $pilots ->
    [one] 1 Pilot
   *[other] { $pilots } Piloten
  }. Bonusplättchen im Stapel: { $stack }.
twin-row = Reihe:
twin-place = { $place }: { $what }{ $by ->
    [none] {""}
   *[other] , reserviert von { $by } mit { $die } ({ $value })
  }
twin-down = verdeckt, Rückseite { $back }: { $odds }
twin-odds = { $count ->
    [one] eine Karte möglich
   *[other] { $count } Karten möglich
  }, { $red } % rot
twin-empty = leer
twin-pile = { $pile ->
    [0] Zugstapel: leer.
   *[other] Zugstapel: { $pile } Karten, oben Rückseite { $back } ({ $odds }).
  }
twin-discard = Ablagestapel: { $cards }
twin-lines = Entführer:
twin-line = Direktverbindung { $line }: { $hijacker }, Fortschritt { $progress } von 4, { $seat ->
    [none] frei
   *[other] Direktverbindung von { $seat }
  }{ $used ->
    [yes] , in diesem Zug benutzt
   *[no] {""}
  }. Lohn: { $reward }.
twin-line-closed = Direktverbindung { $line }: geschlossen
twin-reserve = Entführer in Reserve: { $reserve }.
twin-goals = Ziele:
twin-goal = { $goal }: Medaille { $value }, { $state ->
    [open] offen
    [void] aus dem Spiel
    [cashed] { $seat }, eingelöst
   *[held] { $seat }
  }
twin-turn = Zug von { $seat }:
twin-dice = Freie Würfel: { $dice }
twin-spent = Eingesetzt: { $dice }
twin-spent-die = { $die } auf { $space }
space-card = Platz { $place }
space-reserve = Platz { $place } (Reservierung)
space-trust = Vertrauen
space-talk = Direktverbindung { $place }
space-squad = Einsatztrupp
space-bonus = Bonusfeld der Würfel
space-marker = { $kind }
twin-done = Getan: { $what }
done-selected = Karte ausgewählt
done-reserved = Karte reserviert
done-trusted = Vertrauen aufgebaut
done-called = Rückzug angesagt
twin-call = Angleichsfenster: alle auf { $target }; gefragt ist { $seat }.
twin-drawn = Gezogene Bonusplättchen: { $tiles }
twin-drawn-hidden = { $seat } hat { $count } Bonusplättchen gezogen.
twin-seat = { $seat }{ $you ->
    [yes] {" "}(du)
   *[no] {""}
  }: { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
  } auf Leiste { $track }{ $next ->
    [none] {""}
   *[other] , nächster Bonus auf { $next }
  }
twin-recognition = Anerkennung: Stufe { $step }, { $worth } wert
twin-freed = Gerettet: { $passengers ->
    [one] 1 Passagier
   *[other] { $passengers } Passagiere
  }, { $pilots ->
    [one] 1 Pilot
   *[other] { $pilots } Piloten
  }
twin-markers = Marker: { $markers }
twin-cards = Karten: { $cards }
twin-held = Bonuswürfel: { $dice }
twin-held-die = { $die } (Runde { $due }){ $at ->
    [0] {""}
   *[other] {" "}auf Platz { $at }
  }
twin-tiles = Bonusplättchen: { $tiles }
twin-tile = { $tile } ({ $does })
twin-hijackers = Entführer: { $hijackers }
twin-star = Hat den Stern
twin-cybot-turned = Cybotkarten seit dem Mischen: { $cards }
twin-none = keine
twin-nobody = niemand

## Terminal

map-squad = Trupp
map-trust = Vertrauen
map-bag = Beutel
map-pile = Stapel
map-discard = Ablage
map-numbers = Nummern
map-closed = zu
map-dice = Würfel
map-col-seat = Wer
map-col-score = Pkt
map-col-bonus = Bonus
map-col-markers = Marker
map-col-cards = Karten
map-col-free = Ger.
map-col-step = Ane
map-col-dice = Würfel
map-col-tiles = Plättch.
map-legend =
    Reihe: [4] verdeckt mit Rückseite 4; B05 20% C braucht 20 % Vertrauen und Krypto; =B a3 von B mit Würfel a (3) reserviert.
    ► Einsatztrupp, ✈ Flugzeug. Beutel: grün+rot. C Krypto, F Nahrung, M Medizin, J Joker, B Mini-Würfel. Gerettet (Ger.): Passagiere+Piloten.
    Ein Platz in Klammern ist wählbar. Würfel mit ihrer Runde; T Bonusplättchen, H Entführer, * Stern. text sagt alles in Worten.

## Was Neulinge bei ihren ersten Fragen lesen

lesson-dice = Setz deine Würfel nacheinander ein
    .text = Jedes leuchtende Feld nimmt einen Würfel, und jeder Würfel zählt einmal. Die Zahlen neben den Feldern sagen, welcher passt.
    .tty = Jeder Würfel zählt einmal, für etwas aus der Liste unten. Die Liste sagt, welcher Würfel wohin passt.
    .learnt = ein Würfel, eine Aktion
    .tag-1 = eine 2 passt hierher
lesson-trust = Weiterziehen oder aufhören
    .text = Ein grüner Spielstein bringt 10 % Vertrauen und lässt dir, was du hast. Ein roter beendet das Ziehen.
    .learnt = Grün baut, Rot beendet
    .tag-1 = Vertrauen öffnet bessere Karten
lesson-squad = Haltet den Trupp gemeinsam auf
    .text = Erreicht der Trupp das Flugzeug, haben alle verloren. Ab Runde 3 lassen ihn zwei Würfel zurückziehen, sobald alle gleich viele Punkte haben.
    .learnt = gemeinsam, bei Gleichstand
    .tag-1 = die Polizei rückt näher
lesson-tile = Für einen Rückzug ein Plättchen
    .text = Du siehst zwei Bonusplättchen und behältst eines. Nur du weißt, welches zurückging.
    .learnt = ein Rückzug bringt ein Plättchen
lesson-talk = Stimm einen Entführer um
    .text = Zwei Würfel auf einer Direktverbindung sind ein Schritt und ein Punkt. Beim vierten gibt der Entführer auf und zählt für dich.
    .learnt = vier Schritte, einer gibt auf
    .tag-1 = zwei Würfel, ein Schritt
lesson-card = Spiel die Karte oder wirf sie ab
    .text = Eine gespielte Karte braucht Vertrauen und die geforderten Marker und wartet auf den Tausch. Eine abgeworfene ist sofort ein Punkt.
    .learnt = später tauschen oder gleich punkten
    .tag-1 = Vertrauen 20 %, ein Krypto
lesson-rescue = Zwei Karten einer Farbe retten jemanden
    .text = Zwei Karten retten einen Passagier, drei einen Piloten, jederzeit und ohne Würfel. Hat jemand drei Passagiere und einen Piloten, ist die Runde die letzte, und der höchste Punktestand gewinnt.
    .learnt = Farben retten Menschen

## Die Einweisung

brief-negotiator = { $players ->
        [1] Rette *drei Passagiere und einen Piloten* und hol *mehr Punkte als der Cybot*.
       *[other] Hol die *meisten Punkte*, bis jemand *drei Passagiere und einen Piloten* gerettet hat.
    }
    .ends = Mit der Runde, in der das gelungen ist. Erreicht der Einsatztrupp vorher das Flugzeug, { $players ->
        [1] hast du
       *[other] haben alle
    } verloren.
    .moves = Du wirfst deine Würfel und legst sie auf Felder, eine Aktion nach der anderen. Den Zug beendest du selbst.
brief-negotiator-1 = Eine Karte: spielen oder den Punkt nehmen?
    .note = Eine gespielte Karte braucht Vertrauen und ihre Forderung. Karten einer Farbe retten Menschen.
brief-negotiator-2 = Um Vertrauen ziehen: wann aufhören?
    .note = Grün sind 10 % Vertrauen und ein Punkt; Rot beendet das Ziehen.
brief-negotiator-3 = Zwei Würfel, um einen Entführer umzustimmen?
    .note = Jeder Schritt ist ein Punkt. Beim vierten gibt der Entführer auf.
brief-secret-open = Punkte, Würfel, Marker, Auslagen
    .own = alles
    .others = alles
brief-secret-faces = Vorderseiten verdeckter Karten, Reihenfolge von Stapel und Beutel
    .own = weiß niemand
    .others = weiß niemand
brief-secret-tiles = Die zwei Bonusplättchen, aus denen du wählst
    .own = du siehst beide
    .others = das eine, das du behältst
brief-column-own = du
brief-column-others = die anderen

## Das Ende der Partie

end-story = { $why ->
    [storm] Der Einsatztrupp stürmte das Flugzeug in Runde { $round }, ehe drei Passagiere und ein Pilot frei waren; was erreicht war, { $all_scores }, wurde 0
    [in_spite] Der Einsatztrupp stürmte das Flugzeug in Runde { $round }, obwohl drei Passagiere und ein Pilot frei waren; was erreicht war, { $all_scores }, wurde 0
    [shared] je { $best } Punkte, nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
      }
    [recognition] { $best } Punkte wie { $level_seats }, doch weiter auf der Anerkennungsleiste, nach { $round } Runden
   *[points] { $best } Punkte gegen { $other_scores }, nach { $round ->
        [one] einer Runde
       *[other] { $round } Runden
      }
  }
end-goal-freed = { $seat }: drei Passagiere, ein Pilot
    .count = { $passengers ->
        [one] { $passengers } Passagier
       *[other] { $passengers } Passagiere
      }, { $pilots ->
        [one] { $pilots } Pilot
       *[other] { $pilots } Piloten
      }
end-luck-turn = Würfel der Züge
end-way-score = Punkte
end-side-squad = Einsatztrupp
end-way-squad = Feld des Einsatztrupps
end-part-score = Auf der Wertungsleiste, Runde um Runde
end-part-squad = Der Einsatztrupp auf dem Weg zum Flugzeug
end-mark-pushed = Rückzug
end-mark-storm = Sturm
scored-storm = Im Sturm verloren

# Zum Ausdrucken
print-lang = de
print-lead = Bis zu vier Unterhändler, ein Flugzeug voller Passagiere und ein Einsatztrupp, der näher rückt: alles für einen echten Tisch außer Würfeln und Beutel.
print-by-phone = Niemand muss die Partie leiten: Fast alles liegt offen. Ein Handy zeigt beim Spielen die Spielregeln und findet jeden Paragraphen nach seiner Nummer.
print-left = Spielplan, linke Hälfte
    .what = Polizeileiste, Vertrauen, Entführer 1 und 2, Passagierfelder 1 bis 3, Nummernfelder.
print-right = Spielplan, rechte Hälfte
    .what = Über den Streifen der linken Hälfte geklebt; Entführer 3 und 4, Passagierfelder 4 bis 6, Anerkennung, Ziele.
print-tracks-1 = Wertungsleisten 1 und 2
    .what = Eine für jeden; schneidet sie auseinander.
print-tracks-2 = Wertungsleisten 3 und 4
    .what = Eine für jeden; schneidet sie auseinander.
print-cards = Passagierkarten
    .what = 64 Karten mit dem Wert auf der Rückseite.
print-tiles = Plättchen und Cybotkarten
    .what = Acht Entführer, sechs Bonusplättchen, zwölf Cybotkarten, fünf Zielvorgaben, die Startkarte.
print-pieces = Spielmarken
    .what = Einsatztrupp, Figuren, Marker, Spielsteine, Medaillen, Nummernplättchen.
print-turn = Die Partie auf einer Seite
    .what = Für jeden eine: Aktionen, Wertung, was die Zeichen bedeuten.
print-glue = Klebt die rechte Hälfte über diesen Streifen, ihren Rand auf die Striche.
print-police = Polizeileiste: Der Einsatztrupp zieht zum Flugzeug
print-squad-start = { $players } Spieler
print-aircraft = Flugzeug
print-hijackers = Entführer
print-hijacker-place = Entführer { $n }
print-disc = Direktverbindung: deine Scheibe
print-row = Passagierfelder
print-draw = Zugstapel
print-discards = Ablagestapel
print-trust = Vertrauen: ein grüner Spielstein auf jedes Feld
print-a-die = Würfel
print-numbers = Forderungsmarker: Nummernplättchen und Würfel
print-bonus-space = Bonuswürfel
print-recognition = Anerkennung
print-points = { $n ->
    [0] Start
    [one] 1 Punkt
   *[other] { $n } Punkte
  }
print-push = Einsatztrupp zurückziehen lassen
print-squad-space = Erst ab Runde { $round }, wenn alle gleich viele Punkte haben: Der Einsatztrupp geht { $back } Felder zurück, deine Anerkennung steigt um einen Schritt, du ziehst zwei Bonusplättchen und behältst eins. Alle anderen bekommen 2 Punkte.
print-goals = Ziele und Medaillen
print-objective-place = Zielvorgabe
print-track = Wertungsleiste { $n }
print-mat-any = Jederzeit: ein Passagier für zwei Karten einer Farbe, { $passenger } Punkte. Ein Pilot für drei, { $pilot } Punkte. Ein Forderungsmarker, { $cash } Punkt. Eine Medaille, ihr Wert, einmal.
print-mat-end = Am Ende außerdem: jeder Forderungsmarker { $marker }, Stern { $star }, nicht eingelöste Medaillen, Anerkennung, Entführer; jede übrige Karte −{ $card }.
print-beyond = Hält ein Punktemarker auf einem Bonusfeld, gibt es, was darauf steht; wer vorbeizieht, bekommt nichts. Hinter der { $last } zählt ihr ohne Bonusfelder weiter.
print-red = Rot: für 1 Punkt abwerfen. War sie eben noch verdeckt: Vertrauen −10 %.
print-trust-word = Vertrauen
print-no-demand = ohne Forderung
print-passenger-card = Passagier
print-back-hijacker = Entführer
print-back-bonus = Bonusplättchen
print-back-cybot = Cybot
print-back-objective = Zielvorgabe
print-back-start = Startkarte
print-once = Einmal, jederzeit; dann in die Schachtel.
print-lasting = Bis zum Ende der Partie.
print-else = Geht das nicht: { $n ->
    [one] 1 Punkt.
   *[other] { $n } Punkte.
  }
print-does-1 = Tausche drei beliebige deiner Passagierkarten gegen einen Piloten: 5 Punkte.
print-does-2 = Gib bis zu drei Marker an andere. Wer sie bekommt, gibt dir für jeden einen Punkt ab.
print-does-3 = Du darfst auch die oberste Karte des Zugstapels auswählen, nach dem Wert ihrer Rückseite. Nachbarkarten werden nicht aufgedeckt.
print-does-4 = Nimm einen Mini-Bonuswürfel und einen Joker, soweit vorhanden.
print-does-5 = Nimm eine nicht rote Karte vom Ablagestapel, ohne etwas zu zahlen.
print-does-6 = Baue einmal ohne Würfel Vertrauen auf.
print-start-card = Startspieler
print-start-text = Du beginnst jede Runde. Behalte diese Karte die ganze Partie.
print-mark-squad = Trupp
print-mark-persuade = Faust
print-mark-star = Stern
print-mark-pilot = Pilot
print-mark-passenger = Passagier
print-mark-taken = geholt
print-board-pieces = Einsatztrupp, Umstimmungsmarker, Stern, Piloten
print-owned = Für jeden: Scheibe, Punktemarker, Anerkennungsmarker
print-passengers = Passagiere
print-demand-markers = Forderungsmarker
print-medals-numbers = Medaillen und Nummernplättchen, mit Rückseiten
print-cubes = Spielsteine für den Beutel, alle mit gleicher Rückseite
print-players = Nach der Zahl der Spieler
print-players-n = Spieler
print-players-start = Einsatztrupp beginnt auf
print-players-last = letzte Runde ohne Rückzug
print-players-dice = Bonuswürfel
print-key = Zeichen
print-any-marker = beliebiger Marker
print-mini = Mini-Bonuswürfel
print-make = So wird es gemacht
print-make-1 = Druckt mit 100 %. Der Balken unten auf jedem Blatt muss 50 mm lang sein.
print-make-2 = Schneidet die rechte Hälfte des Spielplans am gestrichelten Rand, und klebt sie über den Streifen der linken.
print-make-3 = { $sides ->
    [two] Druckt Karten und Marken auf dünnen Karton und schneidet an den Strichen; ihre Rückseiten sind hinten.
   *[one] Faltet Karten und Marken mit Rückseite an der gestrichelten Linie, klebt sie mit Karton dazwischen, und schneidet an den Strichen.
  }
print-make-4 = Ihr braucht zwei Würfel für jeden in eigener Farbe, zwei große und zwei kleine als Bonuswürfel, und einen Beutel.
print-setup = Aufbau
print-setup-1 = Jeder nimmt zwei Würfel, eine Wertungsleiste, Scheibe, Punktemarker und Anerkennungsmarker eines Buchstabens und einen Joker.
print-setup-2 = Mischt die Passagierkarten. Legt fünf ungesehen in die Schachtel und sechs verdeckt auf die Passagierfelder; der Rest ist der Zugstapel.
print-setup-3 = Legt vier Entführer offen aus, ihre Marker auf die Faust. Legt vier der sechs Nummernplättchen ungesehen auf die Nummernfelder.
print-setup-4 = Legt eine Zielvorgabe aus und darauf die drei Medaillen, offen und in beliebiger Folge.
print-setup-5 = Alle Spielsteine kommen in den Beutel; mischt die Bonusplättchen verdeckt. Figuren, Marker und Mini-Bonuswürfel liegen neben dem Spielplan.
print-setup-6 = Einsatztrupp und Bonuswürfel richten sich nach der Zahl der Spieler; seht auf dem letzten Blatt nach.
print-phone = Ein Handy am Tisch
print-phone-1 = Öffnet darauf die Spielregeln von Hijacked: Neben jeder Regel ist ein Beispiel.
print-phone-2 = Schlagt einen Paragraphen nach der Nummer neben einer Überschrift nach.
print-phone-3 = Wollt ihr vorher eine Runde damit üben, beginnt mit der Lektion.
print-secrets = Geheimnisse auf Papier
print-secrets-1 = Niemand sieht sich Karten in der Schachtel, im Stapel oder verdeckte Karten der Passagierfelder an.
print-secrets-2 = Wer zwei Bonusplättchen zieht, sieht sie allein an und mischt eins ungesehen zurück.
print-at-end = Punkte am Ende der Partie.
print-cybot-1 = Würfle. Er nimmt von links die erste verdeckte Karte mit diesem Wert, sonst die erste offene, weder rot noch reserviert. Nachbarkarten aufdecken. Rot: abwerfen, Vertrauen −10 %, 1 Punkt. Zwei einer Farbe: Passagier, 3 Punkte.
print-cybot-2 = Würfle. Er nimmt von links die erste verdeckte Karte mit diesem Wert, sonst die erste offene, weder rot noch reserviert. Nachbarkarten aufdecken. Rot: abwerfen, Vertrauen −10 %, 1 Punkt. Zwei einer Farbe: Passagier, 3 Punkte.
print-cybot-3 = Würfle. Er nimmt von links die erste verdeckte Karte mit diesem Wert, sonst die erste offene, weder rot noch reserviert. Nachbarkarten aufdecken. Rot: abwerfen, Vertrauen −10 %, 1 Punkt. Zwei einer Farbe: Passagier, 3 Punkte.
print-cybot-4 = Er baut Vertrauen auf, immer weiter, bis zu 2 grüne Spielsteine: je 1 Punkt. Erster Spielstein rot: 1 Punkt. Bei 100 % geht es nicht.
print-cybot-5 = Er baut Vertrauen auf, immer weiter, bis zu 3 grüne Spielsteine: je 1 Punkt. Erster Spielstein rot: 1 Punkt. Bei 100 % geht es nicht.
print-cybot-6 = Von den Entführern, deren Direktverbindung frei oder seine ist: der am weitesten ist, von mehreren der linke. Seine Scheibe kommt dorthin; ein Schritt, 1 Punkt.
print-cybot-7 = Von den Entführern, deren Direktverbindung frei oder seine ist: der am weitesten ist, von mehreren der linke. Seine Scheibe kommt dorthin; ein Schritt, 1 Punkt.
print-cybot-8 = Er nimmt einen Marker der häufigsten Art im Vorrat und 1 Punkt.
print-cybot-9 = Er nimmt bis zum Ende der nächsten Runde einen Bonuswürfel und 2 Punkte.
print-cybot-10 = Das Vertrauen sinkt um 10 %. Er nimmt 2 Punkte.
print-cybot-11 = Der Einsatztrupp rückt ein Feld näher. Er nimmt 1 Punkt. Von Feld 1 aus geht es nicht.
print-cybot-12 = Jede offene, nicht reservierte Karte der Passagierfelder wird abgeworfen und ersetzt. Er nimmt für jede einen Punkt, 1 bis 3.

# Spielweisen von Bots: was auf die Stufe folgt („normal, Menschen zuerst“), und wogegen man spielt

style-freer = Menschen zuerst
style-freer-note = Rettet Passagiere und Piloten, sobald es geht, und überlässt anderen den Einsatztrupp und die Entführer.
style-pusher = Einsatztrupp zuerst
style-pusher-note = Will den Einsatztrupp zurückziehen lassen, sobald alle denselben Punktestand erreichen können, und gleicht für andere jederzeit an.
style-talker = Entführer zuerst
style-talker-note = Stimmt Entführer um und baut Vertrauen auf, bevor jemand gerettet wird.
style-spoiler = missgünstig
style-spoiler-note = Lieber ein Sturm als der Sieg eines anderen. Liegt jemand vorn, hilft er nicht gegen den Einsatztrupp und nimmt ihm nötige Karten weg.

# was ein Bot jeder Stufe will und wie er spielt

level-easy-note = Will Punkte. Verschätzt sich, übersieht mitunter eine Rettung oder einen Rückzug und ändert keine Würfel.
level-normal-note = Will Punkte und hält den Einsatztrupp zurück, solange noch alle verlieren können.
level-hard-note = Will gewinnen, vor allem aber keinen Sturm. Spielt jede Antwort bis zum Ende des Zugs durch, bevor es wählt.

# Fakten eines Ergebnisses, im Labor

fact-end = Ende
fact-end-storm = Sturm
fact-end-success = Erfolg
fact-round = letzte Runde
