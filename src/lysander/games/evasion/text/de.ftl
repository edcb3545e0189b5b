# Escape and Evasion, Deutsch. Kennungen wie in en.ftl.

title = Escape and Evasion
tagline = Sechs Männer, fünf Tage, ein Flugzeug
    .about = Hinter den Linien, 1945: Ein Sabotagetrupp taucht unter, der Kommandant des Bezirks jagt ihn mit den wenigen Leuten, die er hat. Zwei Seiten, keine sieht die andere.
    .story = Deutschland, 1945. Sechs Männer haben fünf Tage, um ein Feld zu erreichen, auf dem ein Flugzeug landet. Sechs Streifen und sechs Lastwagen suchen sie.
    .length = etwa 60 Minuten
    .secret = alles von der anderen Seite, das Landefeld
    .credits = Ein Spiel von Tim Price, in eigenen Worten nacherzählt.

seat-british = Briten
    .the = die Briten
    .who = der Trupp, der entkommen muss
seat-german = Deutsche
    .the = die Deutschen
    .who = der Kommandant, der ihn jagt
seat-umpire = Spielleitung
    .the = die Spielleitung
    .who = sieht alles, darf alles umstoßen
seat-chance = Würfel
    .the = die Würfel

scenario-standard = Fünf Tage bei Altenbeken
    .summary = Sechs Männer, sechs Streifen, Abholung in Runde 11.
scenario-four-men = Die kurze Nacht
    .summary = Vier Männer gegen vier Streifen, Abholung schon in Runde 7: halb so lang, und der erste Getroffene kostet den Trupp seine Stärke im Gefecht.
scenario-alarm = Die Division rückt aus
    .summary = Sechs Männer gegen acht Streifen, zwei davon aus den Städten; die Deutschen wissen nicht, ob das Flugzeug in Runde 7, 9 oder 11 kommt.
scenario-even = Gleiche Aussichten
    .summary = Fünf Männer gegen acht Streifen, Abholung in Runde 9; im Gefecht fängt auch eine 2. Beide Seiten gewinnen etwa gleich oft.

option-team = Männer im Trupp
    .help = Buchstaben ab A.
option-patrols = Streifen im Spiel
    .help = Ihre Nummern, 1 bis 8, jede mit einem Lastwagen gleicher Nummer.
    .form = Ziffern von 1 bis 8, jede höchstens einmal, aufsteigend, mindestens eine
option-landing_move = Flugzeug kommt in Runde
    .help = Geheim: in Runde 7, 9 oder 11, nach einem Würfel, den nur die Briten sehen.
option-patrols_start = Streifen beginnen
    .help = Zu Fuß neben ihren Lastwagen oder aufgesessen.
option-garrisons = Garnisonen
    .help = Ob Städte und Dörfer Männer haben, die schauen und kämpfen.
option-british_sight = Sicht der Briten
    .help = Wie weit die Briten bei Tag sehen.
option-ambush_after_move = Auflauern nach dem Ziehen
    .help = Ob Männer, die in dieser Hälfte gezogen sind, auflauern dürfen.
option-leave_look = Blick beim Aufbruch
    .help = Ob Deutsche nach einer Gruppe schauen, die aus ihrem Feld aufbricht.
option-wounded_alone = Verwundete unter sich
    .help = Was einer Gruppe aus lauter Verwundeten geschieht, wenn sie angegriffen wird.
option-fought_at_start = Gefecht beim Aufbruch
    .help = Als was Männer gelten, die vor ihrem ersten Schritt ins Gefecht geraten oder angegriffen werden und dort bleiben: als unterwegs oder als versteckt.
option-aircraft_found = Flugzeug wird gefunden
    .help = Ob eine Streife, die sein Feld betritt, es immer findet oder nur, solange Männer dort sind.
option-captured_on = Gefangen bei
    .help = Bis zu welchem Ergebnis eines Gefechts eine Gruppe gefangen wird: bei 1, auch bei 2 oder auch bei 3, wo sie sonst fiele.
option-interrupts = Fragen in der anderen Hälfte
    .help = Gefragt, wenn es so weit ist, oder vorher durch feste Befehle geregelt.
option-belief = Vermutung
    .help = Hilfe für die Deutschen: wo der Trupp sein könnte, aus den Meldungen errechnet.
option-dice = Würfel
    .help = Vom Programm oder von der Spielleitung mit echtem Würfel.
option-umpire_check = Spielleitung prüft
    .help = Welche Ergebnisse eine anwesende Spielleitung sieht, bevor sie gelten.
option-umpire_release = Spielleitung gibt Meldungen frei
    .help = Welche Meldungen auf eine anwesende Spielleitung warten: keine; Sichtungen, Funde und Gefechte; oder alle.
option-umpire_decoys = Scheinfragen an die Spielleitung
    .help = Ob eine Spielleitung, die Blicke prüft, auch gefragt wird, wo niemand angeschaut wird, damit keine Pause ein Feld verrät.
value-foot = zu Fuß
value-aboard = aufgesessen
value-yes = ja
value-no = nein
value-own = nur das eigene Feld
value-adjacent = eigenes Feld und offene Nachbarfelder
value-captured = gefangen
value-roll = würfeln
value-ask = fragen
value-orders = feste Befehle
value-moving = unterwegs
value-hiding = versteckt
value-always = immer
value-men = nur mit Männern
value-off = aus
value-set = Felder
value-weights = Felder mit Prozent
value-engine = Programm
value-umpire = Spielleitung
value-none = keine
value-fights = Gefechte
value-all = alle
value-some = einige, nach Würfel
value-auto = sofort
value-weighty = Wichtiges zurückhalten
value-hold = alle zurückhalten
value-secret = geheim

## Wörter

number = { $n ->
    [1] ein
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
   *[other] { $n }
  }
unit-patrol = Streife { $n }
unit-lorry = Lastwagen { $n }
unit-garrison = Garnison von { $place }
unit-townspeople = Leute aus { $place }
patrol = Streife zu Fuß
    .the = die Streife
    .a = Eine Streife zu Fuß
lorry = Lastwagen ohne Streife
    .the = der Lastwagen
    .a = Ein Lastwagen ohne Streife
lorry_troops = Lastwagen mit aufgesessener Streife
    .the = der Lastwagen mit seiner Streife
    .a = Ein Lastwagen mit aufgesessener Streife
lorry_dark = Lastwagen, Ladung nicht zu erkennen
    .the = der Lastwagen
    .a = Ein Lastwagen; im Dunkeln ist die Ladung nicht zu erkennen
garrison = Garnison
    .the = die Garnison
    .a = Die Garnison
crew = Lastwagenbesatzung
    .the = die Besatzung eines Lastwagens
    .a = Die Besatzung eines Lastwagens
how-foot = zu Fuß
how-captured = in einem unserer Lastwagen
how-lorry = in einem unserer Lastwagen
light-day = Tag
light-night = Nacht
ground-rough = unwegsam
ground-open = offen
ground-urban = Ort
ground-road = Straße
tunnel = Tunnel
state-ok = gesund
state-wounded = verwundet
state-dead = tot
state-captured = gefangen
state-away = ausgeflogen
posture-hiding = versteckt
posture-moving = unterwegs
posture-ambush = auf der Lauer
posture-ambush_soft = auf der Lauer nur nach Lastwagen ohne Streife
half-british = Britische Hälfte
half-german = Deutsche Hälfte
half-setup = Aufbau

## Meldungen (14.2)

turn = Runde { $move }, { $light_text }.
half = { $side ->
    [british] Die britische Hälfte beginnt.
   *[german] Die deutsche Hälfte beginnt.
  }
result = { $british ->
    [won] { $german ->
        [won] Beide Seiten haben ihr Ziel erreicht.
       *[lost] Die Briten haben gewonnen.
      }
    [none] Die Partie endet ohne Ergebnis.
   *[lost] { $german ->
        [won] Die Deutschen haben gewonnen.
       *[lost] Keine Seite hat ihr Ziel erreicht.
      }
  } Ausgeflogen { $away }, gefangen { $captured }, tot { $dead }, zurückgelassen { $left }.{ $british ->
    [none] {""}
   *[other] {" "}Die Briten brauchen zwei Ausgeflogene (13.3), die Deutschen einen Gefangenen (13.2).
  }
tally-away = Ausgeflogen: { $count } (zwei sind nötig)
tally-captured = Gefangen: { $count } (einer ist nötig)
tally-gave-up-british = Die Briten haben aufgegeben: Ihre freien Männer gelten als zurückgelassen, frühere Gefangene zählen weiter
tally-gave-up-german = Die Deutschen haben aufgegeben: Die freien Männer gelten als ausgeflogen, frühere Gefangene zählen weiter
tally-left = Zurückgelassen: { $count } (zählt für keine Seite)
tally-dead = Tot: { $count } (zählt für keine Seite)
tally-awarded = Von der Spielleitung zuerkannt
b_brief = An den Trupp. Es ist vier Uhr früh, und ihr seid alle { $team_text } am Treffpunkt. Der Munitionszug ist im { $map ->
    [changed] Tunnel
   *[printed] Altenbekener Tunnel
  } in die Luft gegangen, und eine der wichtigsten Strecken des deutschen Heeres ist gesperrt. Rechnet damit, dass jeder Deutsche im Bezirk euch sucht. Nach Hitlers Befehl werden Männer wie ihr erschossen, also hat niemand vor, sich fangen zu lassen. Der Plan: in den Wald, einige Tage stillhalten, dann ein schneller Marsch zu dem Feld, auf dem euch eine Lysander abholt. { $landing ->
    [secret] Der Tag wird euch jetzt genannt.
   *[fixed] Der Tag steht fest: Runde { $landing_move }, in { $days_text } Tagen.
  } Sie kommt einmal. Steht dann niemand dort, hält London euch für gefangen und tot. Ein Trost: So spät im Krieg hat der Feind hinter der Front wenig gute Truppen. Jeder von euch ist Fachmann, und jeder hat eine Karte.
g_brief = An den Sicherungskommandanten des Bezirks. Es ist vier Uhr früh. Die Bahn ruft an: Vor zehn Minuten ist im { $map ->
    [changed] Tunnel
   *[printed] Altenbekener Tunnel
  } ein Munitionszug entgleist und explodiert. Das war kein Unfall und kein Uhrwerkzünder. Die Ladung wurde über Draht gezündet, in dem Augenblick, als der Munitionszug darüberfuhr; die Männer, die es getan haben, sind also noch in der Nähe. Du hast wenig und musst es sofort einsetzen: { $patrols ->
    [one] eine Streife mit einem Lastwagen,
   *[other] { $patrols_text } Streifen, jede mit einem Lastwagen,
  } Fahrer und Begleiter, in { $homes }. Streifen und Lastwagen haben Funkgeräte, die funktionieren. { $garrisons ->
    [no] Andere Männer hast du nicht: Städte und Dörfer sind ohne Garnison, nur ihre Bewohner halten die Augen offen.
   *[yes] Alle anderen Männer bewachen die Städte und Dörfer und müssen dort bleiben.
  } General Klinkerhofen hat in den letzten Monaten mehrere solche Überfälle erlebt. Er will Gefangene, die reden können. Gibt es keine, bist du der Mann, an dem er ein Exempel statuiert. Ein Papier von vor einigen Wochen sagt, was zu erwarten ist: Solche Trupps tauchen einige Tage unter und gehen dann zu einem nahen Feld, wo ein leichtes Flugzeug sie holt. Es braucht offenes Gelände ohne Straße und Bäume und einen flachen Anflug frei von Bäumen und Häusern.
u_brief = { $of ->
    [british] Einweisung der Briten. { b_brief }
    [german] Einweisung der Deutschen. { g_brief }
   *[umpire] An die Spielleitung. Du siehst alles und hast die einzige vollständige Karte; keine Seite sieht oder hört die andere. Die Briten wählen ein Landefeld und einen Treffpunkt. Dann hat jede Runde eine britische Hälfte, Feld für Feld mit allen Begegnungen, und eine deutsche, Befehl für Befehl. Das Flugzeug kommt { $landing ->
        [secret] in einer Runde, die ein Würfel bestimmt; nur die Briten und du erfahren sie.
       *[fixed] in Runde { $landing_move }.
      } Sag jeder Seite, was sie wissen würde, und nicht mehr. Jeder Blick, jedes Gefecht und jede Meldung liegt dir fertig vor; du darfst sie gelten lassen, zurückhalten, anders fassen oder anders entscheiden.
  }
b_enemy = { $hex }: { $what_text }.
b_stop = { $names } { $count ->
    [one] hält
   *[other] halten
  } in { $hex }.
b_found = { $hex }: { $names } { $count ->
    [one] wird
   *[other] werden
  } entdeckt, und zwar von { $by ->
    [patrol] einer Streife zu Fuß
    [lorry_troops] einem Lastwagen mit aufgesessener Streife
    [garrison] der Garnison
   *[crew] der Besatzung eines Lastwagens
  }. Es kommt zum Gefecht.
b_captured = { $hex }: { $names } { $count ->
    [one] wird
   *[other] werden
  } gefangen genommen.
b_killed = { $hex }: { $names } { $count ->
    [one] fällt
   *[other] fallen
  }.
b_wounded = { $hex }: { $names } { $count ->
    [one] ist
   *[other] sind
  } verwundet.
b_died = { $hex }: { $names }, schon verwundet, wird wieder getroffen und stirbt.
b_foe_killed = { $hex }: { $what ->
    [garrison] Die Garnison ist
    [lorry_troops] Die Besatzung und ihre Streife sind
    [patrol] Die Streife ist
   *[other] Die Besatzung ist
  } ausgeschaltet.
b_escaped = { $names } { $count ->
    [one] entkommt
   *[other] entkommen
  } von { $from } nach { $hex }.
b_foe_away = { $hex }: Der Lastwagen entkommt.
b_wrecked = { $hex }: Der Lastwagen brennt, die Besatzung ist tot.
b_taken = { $hex }: { $lorry } gehört euch, die Besatzung ist tot.
b_lorry_gone = { $hex }: Die Deutschen haben sich { $lorry } zurückgeholt.
b_plane_down = Die Lysander steht in { $hex }. Sie startet, wenn die deutsche Hälfte vorbei ist.
b_plane_missed = In { $hex } zeigt sich kein Licht; die Lysander kehrt um.
b_away = { $names } { $count ->
    [one] ist
   *[other] sind
  } ausgeflogen.
b_left = { $names } { $count ->
    [one] bleibt
   *[other] bleiben
  } zurück.
g_stop = { $unit } hält in { $hex }.
g_seen = { $unit }: { $men ->
    [one] ein Mann
   *[other] { $men } Männer
  } gesehen in { $hex }, { $how_text }.
g_captured = { $unit } in { $hex }: { $names } gefangen genommen.
g_bodies = { $unit } zählt { $men ->
    [one] einen Toten
   *[other] { $men } Tote
  } in { $hex }.
g_broke_away = { $unit }: Der Feind hat sich in { $hex } abgesetzt, { $hit ->
    [0] niemand getroffen
    [one] ein Mann getroffen
   *[other] { $hit } Männer getroffen
  }.
g_held_off = { $unit }: Der Feind hat die Streife abgewehrt und hält sich beim Flugzeug in { $hex }, { $hit ->
    [0] niemand getroffen
    [one] ein Mann getroffen
   *[other] { $hit } Männer getroffen
  }.
g_silent = Keine Antwort von { $units }, zuletzt gemeldet aus { $hex }.
g_under_fire = { $unit } ist in { $hex } unter Feuer geraten und entkommen.
g_clear = { $unit } hat { $hex } durchsucht: niemand.
g_lorry_found = { $unit } findet { $lorry } leer in { $hex }.
g_lorry_reported = { $lorry } wird verlassen in { $hex } gemeldet.
g_lorry_recovered = { $lorry } ist in { $hex } geborgen und kommt ins Depot.
g_wreck = { $unit } findet { $lorry } ausgebrannt in { $hex }.
g_plane = { $unit }: ein Flugzeug am Boden in { $hex }.
note = Spielleitung: { $text }{ $hexes ->
    [none] {""}
   *[other] {" "}({ $hexes })
  }
ruling = Entscheidung: { $text }{ $hexes ->
    [none] {""}
   *[other] {" "}({ $hexes })
  }
message = An die Spielleitung: { $text }
umpire = { $how ->
    [took] Eine Spielleitung hat am Tisch Platz genommen.
   *[left] Die Spielleitung ist gegangen; das Programm entscheidet wieder allein.
  }
renumbered = Die Spielleitung hat die Partie auf Runde { $move }, { $light_text }, gesetzt.
resigned = { $side ->
    [british] Die Briten geben auf. Ihre freien Männer gelten als zurückgelassen (13.7); was jede Seite vorher erreicht hat, zählt weiter.
   *[german] Die Deutschen geben auf. Alle freien Männer gelten als ausgeflogen (13.7); was sie an Gefangenen schon haben, zählt weiter.
  }
closed = Die Spielleitung hat den Tisch geschlossen: { $reason }
open = Die Partie ist zu Ende, alles liegt offen.
late = { $kept ->
    [yes] Bisher von der Spielleitung zurückgehalten: { $count ->
        [one] Die nächste Meldung ist
       *[other] Die nächsten { $count } Meldungen sind
      }
   *[no] { $count ->
        [one] Die nächste Meldung ist
       *[other] Die nächsten { $count } Meldungen sind
      }
  } aus Runde { $move }{ $half ->
    [british] , britische Hälfte.
    [german] , deutsche Hälfte.
   *[start] , von ihrem Beginn.
  }
held = { $number ->
    [0] Der Wurf für { $seat_text } wartet mit seiner Meldung.
   *[other] Meldung { $number } für { $seat_text }: { $words_text }
  }
overruled = Du entscheidest anders, wegen „{ $reason }“: { $result_text }
change = Du änderst die Lage: { $command } ({ $reason })
change_waits = Die Änderung wartet, bis die Briten eine Gruppe wählen oder die Deutschen einen Befehl geben: { $command }. { $reason }
change_done = Die Änderung, die wartete, ist ausgeführt: { $command }.
change_dropped = Die Änderung, die wartete, ergibt keinen Sinn mehr und entfällt: { $command }. { $why_text }
switch = { $key ->
    [pause] { $setting ->
        [on] Die Spielleitung hat den Tisch angehalten.
       *[off] Es geht weiter.
      }
   *[other] Umgeschaltet: { $switch_text }.
  }
told-to = { $seat ->
    [british] An die Briten: { $text }
    [german] An die Deutschen: { $text }
   *[umpire] An die Spielleitung: { $text }
  }

## Würfe (Kapitel 21)

roll-look = { $unit } { $hex ->
    [none] schaut
   *[other] schaut in { $hex }
  }
    .verdict = { $outcome ->
        [seen] Entdeckt. Gewürfelt { $face }, nötig { $needed } oder weniger.
       *[unseen] Nicht entdeckt. Gewürfelt { $face }, nötig { $needed } oder weniger.
      }
    .certain = { $outcome ->
        [seen] Ohne Würfel entdeckt.
       *[unseen] Ohne Würfel nicht entdeckt.
      }
    .base = { $column ->
        [rough] Unwegsam
        [open] Offen
        [urban] Ort
        [road] Straße
       *[none] Suchtabelle
      }{ $state ->
        [moving] , unterwegs
        [hiding] , versteckt
       *[none] {""}
      }{ $light ->
        [day] , Tag
        [night] , Nacht
       *[none] {""}
      }
    .base-rule = 7.2
    .needed = { $needed } oder weniger
roll-patrol = Gefecht{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Gewürfelt { $face }, ergibt { $total }. { $row_text }
    .base = Würfel
    .base-rule = 10.4
roll-ambush = Hinterhalt{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Gewürfelt { $face }, ergibt { $total }. { $row_text }
    .base = Würfel
    .base-rule = 9.5
row-capture-group = Die Gruppe ist gefangen.
row-kill-group = Die Gruppe fällt.
row-wound-1_escape-must = Ein Mann ist verwundet, die Gruppe entkommt.
row-destroy-germans_wound-1 = Die Deutschen sind ausgeschaltet, ein Mann ist verwundet.
row-destroy-germans_escape-may = Die Deutschen sind ausgeschaltet.
row-wound-1_lorry-away = Ein Mann ist verwundet, der Lastwagen entkommt.
row-lorry-away = Der Lastwagen entkommt.
row-lorry-wrecked = Die Besatzung ist tot, der Lastwagen brennt.
row-wound-1_lorry-taken = Ein Mann ist verwundet, der Lastwagen ist erbeutet.
row-lorry-taken = Der Lastwagen ist erbeutet.
row-wound-1 = Ein Mann ist verwundet.
row-escape-must = Die Gruppe entkommt.
row-escape-may = Die Gruppe darf entkommen.
row-destroy-germans = Die Deutschen sind ausgeschaltet.
roll-hit = Wer getroffen wird{ $hex ->
    [none] {""}
   *[other] {" "}in { $hex }
  }
    .verdict = Gewürfelt { $face }: { $names }.
    .certain = { $names }.
    .needed = eine Augenzahl für jeden Unverwundeten, nach Buchstaben
roll-landing_move = Runde des Flugzeugs
    .verdict = Gewürfelt { $face }: Das Flugzeug kommt in Runde { $outcome }.
    .needed = 1 oder 2: Runde 7, 3 oder 4: Runde 9, 5 oder 6: Runde 11
roll-draw = Gezogen für jemanden, der fehlt
    .verdict = Gezogen: { $outcome }.
    .needed = alle gleich wahrscheinlich
mod-group = Zwei Männer oder mehr
mod-vehicle = Vom Lastwagen aus
mod-four = Vier Unverwundete oder mehr
mod-rough = Unwegsames Gelände
mod-urban = Ort

## Fragen (Kapitel 20)

ask-landing = In welchem Feld landet die Lysander?
    .help = Offenes Gelände ohne Straße, nicht am Rand, mit Platz für den Anflug. Die Wahl ist geheim und endgültig; sei dort, wenn sie kommt.
    .main = Hier landen
ask-rendezvous = Wo hat sich der Trupp getroffen?
    .help = Alle Männer beginnen die Partie in diesem Feld am Tunnel.
    .main = Hier treffen
ask-party = Wer zieht als Nächstes?
    .help = Wähle Männer eines Feldes, die noch nicht gezogen sind, und wie sie gehen: zu Fuß oder mit einem erbeuteten Lastwagen. Wen du nicht wählst, bleibt versteckt. Soll niemand mehr ziehen, beende deine Hälfte.
    .main = Losschicken
    .done = Hälfte beenden
ask-path = { $who ->
    [british] Wohin { $count ->
        [one] geht
       *[other] gehen
      } { $names }?
   *[german] Wohin geht es für { $unit }?
  }
    .help = { $budget ->
        [walk] Noch { $points } Punkte: Ein Schritt querfeldein kostet 6 in unwegsames, 3 in offenes Gelände und 2 in einen Ort; auf der Straße 2. Geschieht unterwegs etwas, endet der Weg dort, und du wirst neu gefragt.
        [helped] Mit einem Verwundeten ein Schritt, gleich welcher Art.
       *[drive] Bis zu { $points } Schritte, nur auf Straßen. Geschieht unterwegs etwas, endet der Weg dort, und du wirst neu gefragt.
      }
    .main = Diesen Weg nehmen
    .done = Halt
ask-getoff = Wer steigt von { $lorry } ab?
    .help = Wer schon vor dieser Hälfte aufgesessen war, darf absteigen und mit vollen Punkten weitergehen; in diesem Feld sieht dann niemand noch einmal hin.{ $known ->
        [none] {""}
       *[other] {" "}{ $known }
      }
    .main = Absteigen
ask-aboard = Wer sitzt in { $lorry } in { $hex }?
    .help = Höchstens sechs. Wer in dieser Hälfte eingestiegen ist, bleibt sitzen. Die anderen liegen neben der Straße.{ $known ->
        [none] {""}
       *[other] {" "}{ $known }
      }
    .main = Platz nehmen
ask-posture = Was tun die Männer in { $hex }, während die Deutschen ziehen?
    .help = { $orders ->
        [yes] Ein Hinterhalt schlägt beim ersten Lastwagen zu, der die Straße entlangkommt.
       *[no] Kommt ein Lastwagen die Straße entlang, wirst du gefragt.
      } Auflauern ändert nichts daran, wie gut sie versteckt sind.
    .main = So bleiben
ask-spring = Ein Lastwagen kommt durch { $hex }. Zuschlagen?
    .help = { $what ->
        [lorry] Er hat keine Streife an Bord.
        [lorry_troops] Er hat eine Streife an Bord.
       *[lorry_dark] Im Dunkeln ist nicht zu erkennen, ob er eine Streife an Bord hat.
      }
    .main = Entscheiden
ask-escape = Wohin { $count ->
    [one] läuft
   *[other] laufen
  } { $names }?
    .help = Der Schritt kostet nichts, und niemand schaut. Felder, in denen du Deutsche weißt, fehlen; Deutsche, die du nicht gesehen hast, können in jedem von diesen sein.
    .main = Dorthin laufen
ask-policy = Was tun Lastwagen ohne Streife, die jemanden entdecken?
    .help = Der Befehl gilt bis zu deiner nächsten Hälfte.
    .main = Befehl geben
ask-order = Welchen Befehl gibst du?
    .help = Eine Einheit nach der anderen, sofort ausgeführt. Streifen zu Fuß, die nichts tun, durchsuchen am Ende der Hälfte ihr Feld.
    .main = Befehl geben
    .done = Hälfte beenden
ask-attack = { $lorry } hat in { $hex } { $men ->
    [one] einen Mann
   *[other] { $men } Männer
  } entdeckt. Angreifen?
    .help = Wenn nicht, meldet die Besatzung nur.
    .main = Entscheiden
ask-withdraw = { $lorry } entkommt. Wohin?
    .help = Auf der Straße in ein Nachbarfeld, sofort und ohne Kosten.
    .main = Ausweichen
ask-check = { $name ->
    [look] Soll dieser Blick gelten?
    [patrol] Soll dieses Gefecht gelten?
    [ambush] Soll dieser Hinterhalt gelten?
    [decoy] { $hex }: Hier wird niemand angeschaut. Weiter?
   *[hit] Soll dieser Treffer gelten?
  }
    .help = { $name ->
        [decoy] Eine Scheinfrage (15.23): Für die Spieler ist diese Pause wie die bei einem Blick. Es gibt nichts zu ändern.
       *[other] Nimm das Ergebnis an oder ersetze es durch ein anderes, mit Begründung.
      }
    .main = Festlegen
ask-change = Lage ändern
    .help = Ein Befehl aus 15.11, dann die Begründung in Anführungszeichen: man A state=ok "verlesen".
    .main = Lage ändern
ask-tell = Einer Seite etwas sagen
    .help = Die Seiten, dann deine Worte in Anführungszeichen: german "Rauch bei Horn". Häng Felder zum Markieren an die Seiten an: german@0410,0411 "Rauch hier".
    .main = Meldung senden
ask-release = Meldungen warten
    .help = Gib sie frei, ändere den Wortlaut, verschiebe oder unterdrücke sie, mit ihrer Nummer.
    .main = Meldungen freigeben
ask-resign = Aufgeben?
    .help = { $side ->
        [british] Alle freien Männer gelten als zurückgelassen (13.7). Haben die Deutschen einen Gefangenen, so gewinnen sie (13.2).
       *[german] Alle freien Männer gelten als ausgeflogen (13.7); zwei genügen den Briten (13.3). { $prisoners ->
            [unknown] Hast du einen Gefangenen, so gewinnst du trotzdem (13.2).
            [0] Du hast keinen Gefangenen, also verlierst du (13.2).
           *[other] Du hast einen Gefangenen, also gewinnst du trotzdem (13.2).
          }
      } Die Partie ist damit zu Ende.
    .main = Aufgeben
ask-message = An die Spielleitung schreiben
    .help = Nur die Spielleitung liest es.
    .main = Nachricht senden
ask-switch = Schalter der Spielleitung
    .help = Würfel, Prüfen, Freigabe von Meldungen, das nächste Ergebnis, die Uhren.
    .main = Schalter setzen
ask-close = Tisch schließen
    .help = Mit dem Ergebnis, wie es steht, mit einem Ergebnis, das du festlegst, oder ohne; mit Begründung.
    .main = Tisch schließen
ask-take_seat = Als Spielleitung Platz nehmen
    .help = Von da an siehst du alles und entscheidest, was Kapitel 15 dir überlässt.
    .main = Platz nehmen
ask-leave_seat = Den Platz der Spielleitung verlassen
    .help = Alle wartenden Meldungen gehen hinaus, und das Programm entscheidet wieder allein.
    .main = Platz verlassen
ask-look = Würfle den Blick von { $unit }
    .help = Tippe die Augen eines echten Würfels.
    .main = Würfel eintragen
ask-patrol = Würfle das Gefecht
    .help = Tippe die Augen eines echten Würfels.
    .main = Würfel eintragen
ask-ambush = Würfle den Hinterhalt
    .help = Tippe die Augen eines echten Würfels.
    .main = Würfel eintragen
ask-hit = Würfle, wer getroffen wird
    .help = Zähle die Unverwundeten nach Buchstaben. Über ihrer Zahl noch einmal würfeln.
    .main = Würfel eintragen
ask-landing_move = Würfle die Runde des Flugzeugs
    .help = Tippe die Augen eines echten Würfels.
    .main = Würfel eintragen
ask-draw = Ziehe für jemanden, der fehlt
    .help = Alles ist gleich wahrscheinlich.
    .main = Ziehung eintragen

## Antworten

opt-yes = Ja
opt-no = Nein
opt-spring-yes = Zuschlagen
opt-spring-no = Fahren lassen
    .note = Ihr bleibt auf der Lauer. Hält der Lastwagen hier, sucht die Besatzung nach euch.
opt-attack-yes = Angreifen
opt-attack-no = Nur melden
    .note = Der Lastwagen ist nicht in Gefahr.
opt-hide = Verstecken
    .note = Ein Lastwagen, der vorbeikommt, bleibt unbehelligt.
opt-ambush = Auflauern
opt-ambush_soft = Nur Lastwagen ohne Streife auflauern
    .note = Schlägt beim ersten Lastwagen zu, dem man ansieht, dass er keine Streife hat; nachts also nie.
opt-report = Nur melden
    .note = Ein Lastwagen ohne Streife, der jemanden entdeckt, meldet es und ist nicht in Gefahr.
opt-policy-attack = Angreifen
    .note = Ein Lastwagen ohne Streife, der jemanden entdeckt, greift an, nach der Hinterhalttabelle.
opt-stay = In { $hex } bleiben
    .note = Soweit du weißt, ist dort kein Deutscher mehr.
opt-escape-lorry = Mit { $lorry } nach { $hex }
opt-done-party = Hälfte beenden
    .note = { $count ->
        [0] Alle sind gezogen.
        [one] Ein Mann ist nicht gezogen und bleibt versteckt.
       *[other] { $count } Männer sind nicht gezogen und bleiben versteckt.
      }
opt-done-order = Hälfte beenden
    .note = { $count ->
        [0] Keine Streife kann noch suchen.
        [one] { $units } durchsucht vorher ihr Feld.
       *[other] { $units } durchsuchen vorher ihre Felder.
      }
opt-walk = { $unit }: gehen
    .note = 6 Punkte: ein unwegsames, zwei offene oder drei Straßenfelder. Sie schaut in jedem Feld, das sie betritt.{ $ends ->
        [search] {" "}Ihre Suche hier endet.
       *[none] {""}
      }
opt-search = { $unit }: { $hex } durchsuchen
    .note = Findet sicher jeden im Feld, jetzt und bis sie geht oder aufsitzt.{ $chance ->
        [none] {""}
       *[other] {" "}Vermutung: zu { $chance } Prozent ist jemand dort.
      }
    .out = Findet sicher jeden im Feld, jetzt und bis sie geht oder aufsitzt. Nach deinen Meldungen kann dort niemand sein.
opt-board = { $unit }: auf { $lorry } aufsitzen
    .note = { $walked ->
        [yes] Sie ist gegangen, also fährt der Lastwagen in dieser Hälfte nicht mehr.
       *[no] Er kann gleich fahren, aber sie in dieser Hälfte nicht wieder absetzen.
      }{ $ends ->
        [search] {" "}Ihre Suche hier endet.
       *[none] {""}
      }
opt-unload = { $unit }: { $other } in { $hex } absetzen
    .note = Die Streife darf dann gehen, aber in dieser Hälfte nicht suchen.
opt-drive = { $unit }: fahren{ $other ->
    [none] {""}
   *[some] {" "}mit { $other }
  }
    .note = Bis zu zehn Schritte auf Straßen. Unterwegs sieht die Besatzung nur erbeutete Lastwagen; wo er hält, schaut er einmal.{ $ends ->
        [block] {" "}Die Straßensperre hier endet.
       *[none] {""}
      }
opt-block = { $unit }: Straße in { $hex } sperren
    .note = Sieht jeden, der das Feld auf der Straße betritt oder verlässt, statt zu fahren.
opt-park = { $unit }: Sperre in { $hex } aufheben
    .note = Der Lastwagen bleibt stehen und fährt in dieser Hälfte nicht.
opt-accept = Annehmen
opt-overrule = Anders entscheiden: { $result_text }
opt-all = Alle Meldungen freigeben
opt-dice-engine = Das Programm würfelt
opt-dice-umpire = Von Hand würfeln
opt-umpire_check-none = Nichts prüfen
opt-umpire_check-fights = Gefechte prüfen
opt-umpire_check-all = Blicke und Gefechte prüfen
opt-umpire_release-auto = Meldungen gehen sofort hinaus
opt-umpire_release-weighty = Sichtungen, Funde und Gefechte warten auf dich
opt-umpire_release-hold = Alle Meldungen warten auf dich
opt-umpire_decoys-none = Keine Scheinfragen
opt-umpire_decoys-some = Einige Scheinfragen, nach Würfel
opt-umpire_decoys-all = Überall Scheinfragen, wo niemand angeschaut wird
opt-once-on = Das nächste Ergebnis vorlegen
opt-once-off = Das nächste Ergebnis gelten lassen
opt-pause-on = Tisch anhalten
opt-pause-off = Weiter
result-seen = entdeckt
result-unseen = nicht entdeckt
opt-draw = Dem Würfel überlassen
opt-nobody = Niemand
opt-party-walk = { $names }: von { $hex } gehen
    .note = 6 Punkte: ein unwegsames, zwei offene oder drei Straßenfelder.
    .helped = Mit einem Verwundeten ein Schritt, und für jeden ein unverwundeter Helfer.
opt-party-drive = { $names }: mit { $lorry } von { $hex } fahren
    .note = Bis zu zehn Schritte auf Straßen. Wer jetzt einsteigt, bleibt in dieser Hälfte sitzen.
opt-path-stay = In { $hex } halten
opt-path-stop = Halt
opt-step-road = Auf der Straße nach { $hex }
opt-step-across = Querfeldein nach { $hex }
hex-note = { $ground }{ $road ->
    [yes] , Straße
   *[no] {""}
  }
hex-landing-note = Entfernung in Feldern: Tunnel { $tunnel }, nächste Straße { $road }, nächster Ort { $village }
hex-seen-note = { $what } dort gesehen in Runde { $move }
hex-price = { $cost ->
    [one] 1 Punkt
   *[other] { $cost } Punkte
  }
hex-step = ein Schritt
odds-ambush = Lastwagen erbeutet { $taken } %, verbrannt { $wrecked } %, entkommt { $away } %; ein Mann verwundet { $wounded } %.
odds-patrol = Deutsche ausgeschaltet { $won } %, entkommen mit einem Verwundeten { $away } %, gefallen { $killed } %, gefangen { $captured } %.
odds-spring-lorry = Hinterhalt: { $odds }
odds-spring-troops = Gefecht mit der Streife: { $odds }
odds-spring-dark = Ohne Streife: { $ambush } Mit Streife: { $patrol }
odds-attack = Wenn keiner von ihnen verwundet ist: Lastwagen verloren { $lost } %, entkommt { $away } %; ein Mann getroffen { $wounded } %.
odds-posture = Gegen einen Lastwagen ohne Streife: { $ambush } Mit Streife: { $patrol }

risk-step = { $number ->
    [0] von einer Streife dort nicht zu entdecken
    [6] von einer Streife dort sicher entdeckt
   *[other] von einer Streife dort entdeckt bei { $number } oder weniger
  }
risk-hiding = { $number ->
    [0] Eine Streife, die vorbeikommt, entdeckt euch nicht.
    [6] Eine Streife, die vorbeikommt, entdeckt euch sicher.
   *[other] Eine Streife, die vorbeikommt, entdeckt euch bei { $number } oder weniger.
  }
risk-rest = { $number ->
    [0] eine Streife, die kommt, entdeckt euch dort nicht
    [6] eine Streife, die kommt, entdeckt euch dort sicher
   *[other] eine Streife, die kommt, entdeckt euch dort bei { $number } oder weniger
  }
risk-stop = { $number ->
    [0] Sie können euch nicht entdecken.
    [6] Sie entdecken euch sicher.
   *[other] Sie entdecken euch bei { $number } oder weniger.
  }{ $what ->
    [lorry] {""}
    [lorry_troops] {" "}Dann kämpft die Streife.
   *[other] {" "}Ist eine Streife dabei, kämpft sie.
  }
risk-aboard = Eine Streife, die kommt, entdeckt zwei Mann oder mehr { $aboard ->
    [0] im Lastwagen nie
    [6] im Lastwagen sicher
   *[other] im Lastwagen bei { $aboard } oder weniger
  }, { $out ->
    [0] daneben nie
    [6] daneben sicher
   *[other] daneben bei { $out } oder weniger
  }.
men-aboard = im Lastwagen: { $what }
men-out = daneben: { $what }
look-note = { $who } sieht { $when ->
    [enter] beim Betreten hin
    [leave] beim Aufbruch hin
    [again] am Ende der deutschen Hälfte noch einmal hin, wenn ihr dort haltet,
   *[stay] am Ende der deutschen Hälfte hin
  } { $number ->
    [0] und entdeckt euch nicht
    [6] und entdeckt euch sicher
   *[other] und entdeckt euch bei { $number } oder weniger
  }{ $sure ->
    [search] {" "}(wenn sie sucht, sicher)
    [block] {" "}(wenn er die Straße sperrt, sicher)
   *[no] {""}
  }{ $fights ->
    [yes] , dann kommt es zum Gefecht
   *[no] {""}
  }
seen-there = { $count ->
    [one] { $who } in Sicht
   *[other] jede Einheit der { $count } in Sicht ({ $what })
  }
there-nobody = dort ist niemand in Sicht
town-reports = { $when ->
    [enter] Leute im Ort sehen einen Lastwagen, der nachts hereinfährt, und melden ihn sicher
   *[leave] Leute im Ort sehen einen Lastwagen, der nachts losfährt, und melden ihn sicher
  }
stay-patrol = hier ist eine Streife zu Fuß: Bleibt sie, so sucht sie am Ende der deutschen Hälfte und findet euch sicher
landing-here = { $now ->
    [yes] euer Landefeld, wo die Lysander landet, wenn eure Hälfte endet
   *[no] euer Landefeld, wo die Lysander in Runde { $move } landet
  }
landing-down = die Lysander steht dort und nimmt mit, wer sie erreicht
known-aircraft = dort steht das Flugzeug: Männer, die bei ihm sind, werden sicher entdeckt, dann kommt es zum Gefecht
known-sighting = { $men ->
    [one] ein Mann
   *[other] { $men } Mann
  } dort gesehen in Runde { $move }, { $how }
risk-look = { $stops ->
    [yes] hält er dort:{" "}
   *[no] {""}
  }{ $number ->
    [0] zwei Versteckte werden nicht entdeckt
    [6] zwei Versteckte werden sicher entdeckt
   *[other] zwei Versteckte werden bei { $number } oder weniger entdeckt
  }{ $out ->
    [yes] , nach deinen Meldungen kann dort niemand sein
   *[no] { $chance ->
        [none] {""}
       *[other] , Vermutung { $chance } %
      }
  }

## Was Bots abwogen

choice-go = Von { $hex } { $way }
choice-stay = { $unit ->
    [none] In { $hex } bleiben
   *[other] { $unit }: kein Befehl
  }
choice-foot = Zu Fuß von { $hex }
choice-parts = In zwei Gruppen von { $hex }: { $home } %, dass zwei Männer entkommen, { $taken } %, dass einer gefangen wird
choice-whole = Zusammen von { $hex }: { $home } %, dass zwei Männer entkommen, { $taken } %, dass einer gefangen wird
worth-risk = etwa { $chance } % Risiko eines Verlusts
    .note = Wie wahrscheinlich ihr vor der Landung einen Mann verliert. Eine Gefangennahme zählt mehr als ein Mann, das Flugzeug zu verpassen drei, eine Verwundung weniger.
worth-lead = etwa { $percent } % Vorsprung
    .note = Der Vorsprung ist, wie viel wahrscheinlicher zwei Männer entkommen als dass einer gefangen wird. Zwei oder mehr werden leichter entdeckt, vier oder mehr kämpfen besser, drei oder weniger können gefangen werden.
worth-find = etwa { $chance } % Chance auf einen Fang
    .note = Wie wahrscheinlich die Suche jetzt oder bald jemanden tötet oder gefangen nimmt. Eine gefangene Gruppe zählt mehr als ein Mann, eine Verwundung weniger; auch Nähe zählt ein wenig.
worth-gain = etwa { $chance } % bessere Chance als beim Bleiben
    .note = Wie viel wahrscheinlicher die Suche jetzt oder bald jemanden tötet oder gefangen nimmt. Eine gefangene Gruppe zählt mehr als ein Mann, eine Verwundung weniger; auch Nähe zählt ein wenig.
worth-sight = { $percent } % Chance, jemanden zu sehen
worth-there = { $percent } % Chance, dass jemand dort ist
advice-joint = am besten zusammen mit den anderen Streifen
weighed-walks = { $count ->
    [one] an einem ausgelosten Weg der Briten
   *[other] an { $count } ausgelosten Wegen der Briten
  }

## Spielweisen der Bots

style-together = zusammen
style-together-note = Der Trupp bleibt eine Gruppe. Vier oder mehr Männer kämpfen besser, aber zwei oder mehr werden leichter entdeckt.
style-pairs = in Paaren
style-pairs-note = Jedes Paar geht seinen eigenen Weg. Zwei ausgeflogene Männer genügen zum Sieg, aber drei oder weniger können gefangen werden.
style-far = mit fernem Ziel
style-far-note = Der Trupp wird weit vom Tunnel abgeholt und ist fast immer unterwegs.
style-near = mit nahem Ziel
style-near-note = Der Trupp wird nahe beim Tunnel abgeholt und versteckt sich dort bis zur letzten Runde.
style-dayhide = am Tag versteckt
style-dayhide-note = Der Trupp geht nur nachts und liegt am Tag still, außer wenn er sonst das Flugzeug verpasst.
style-road = auf Straßen
style-road-note = Der Trupp geht auf Straßen, um früh in der Nähe seines Landefelds zu sein.
style-cordon = in Postenkette
style-cordon-note = Die Streifen warten zwischen dem Trupp und seinen möglichen Landefeldern und lassen ihn kommen.
style-chase = jeder Meldung nach
style-chase-note = Alle Streifen eilen zum Feld der letzten Meldung. Solange es keine gibt, suchen sie wie sonst.
style-fields = an den Landefeldern
style-fields-note = Die Streifen bewachen die wahrscheinlichsten Landefelder und suchen dort, bis das Flugzeug kommt.

## Ablehnungen

refusal-party-malformed = Eine Gruppe nennst du mit Buchstaben, Feld und Art: ABC@0309:walk, AB@0309:drive=L5 oder done.
refusal-party-men = Nicht alle von { $names } sind freie Männer in { $hex }, die in dieser Hälfte noch nicht gezogen sind.
refusal-party-means = Sie gehen mit walk oder fahren mit drive=L und der Nummer eines erbeuteten Lastwagens.
refusal-no-lorry-here = { $lorry } ist kein erbeuteter Lastwagen in { $hex }.
refusal-lorry-driven = { $lorry } ist in dieser Hälfte schon gefahren.
refusal-lorry-just-taken = { $lorry } wurde erst in dieser Hälfte erbeutet und fährt ab der nächsten.
refusal-lorry-full = Ein Lastwagen trägt höchstens { $most }.
refusal-no-driver = Ein Verwundeter kann nicht fahren; ein Unverwundeter muss dabei sein.
refusal-on-board = { $unit } sitzt auf einem Lastwagen; der Lastwagen setzt sie ab.
refusal-has-searched-or-fought = { $unit } hat gesucht oder gekämpft und tut in dieser Hälfte nichts mehr.
refusal-has-walked = { $unit } ist in dieser Hälfte schon gegangen.
refusal-was-set-down = { $unit } wurde in dieser Hälfte abgesetzt und kann nur gehen.
refusal-has-fought = { $unit } hat gekämpft und tut in dieser Hälfte nichts mehr.
refusal-no-patrol-on-board = { $unit } hat keine Streife an Bord.
refusal-boarded-this-half = Die Streife ist in dieser Hälfte auf { $unit } aufgesessen und kann darin nicht abgesetzt werden.
refusal-has-driven = { $unit } fährt in dieser Hälfte nicht mehr.
refusal-not-a-block = { $unit } sperrt keine Straße.
refusal-no-such-order = Das ist kein Befehl für diese Einheit.
refusal-no-such-unit = Diese Einheit gibt es nicht.
refusal-helpers = Jeder Verwundete braucht einen unverwundeten Helfer in der Gruppe.
refusal-change-command = Einen Befehl „{ $given }“ gibt es nicht. Es gibt { $expected }.
refusal-change-no-command = Es fehlt ein Befehl: { $expected }.
refusal-change-quotes = Nach dem Befehl stehen ein Leerzeichen und der Grund in Anführungszeichen, dahinter nichts: man A state=ok "verlesen".
refusal-change-blank = Zwischen den Wörtern eines Befehls steht ein Leerzeichen, am Ende keines.
refusal-change-rest = „{ $given }“ ist zu viel; der Befehl endet davor.
refusal-change-key = „{ $given }“ lässt sich hier nicht setzen. Es gibt { $expected }.
refusal-change-no-key = Es fehlt, was gesetzt werden soll: { $expected }.
refusal-change-value = „{ $given }“ ist dafür kein Wert: { $expected }.
refusal-change-no-value = Es fehlt der Wert: { $expected }.
refusal-change-man = Einen Mann „{ $given }“ gibt es nicht. Die Männer auf der Karte sind { $expected }.
refusal-change-no-man = Nenn den Mann: { $expected }.
refusal-change-patrol = Eine Streife „{ $given }“ ist nicht im Spiel: { $expected }.
refusal-change-no-patrol = Nenn die Streife: { $expected }.
refusal-change-lorry = Ein Lastwagen „{ $given }“ ist nicht im Spiel: { $expected }.
refusal-change-no-lorry = Nenn den Lastwagen: { $expected }.
refusal-change-garrison = In „{ $given }“ steht keine Garnison. Garnisonen stehen in { $expected }.
refusal-change-no-garrison = Es fehlt das Feld der Garnison: { $expected }.
refusal-change-garrisons-none = In dieser Partie gibt es keine Garnisonen.
refusal-change-hex = „{ $given }“ ist kein Feld der Karte; ein Feld hat vier Ziffern, wie 0309.
refusal-change-no-hex = Es fehlt das Feld: vier Ziffern, wie 0309.
refusal-change-landing = „{ $given }“ ist kein Landefeld: offenes Gelände ohne Straße, nicht am Rand (2.12).
refusal-change-no-landing = Es fehlt das Landefeld: vier Ziffern, wie 0405.
refusal-change-move = Eine Runde „{ $given }“ hat die Partie nicht: { $expected }.
refusal-change-no-move = Es fehlt die Nummer der Runde: { $expected }.
refusal-change-nobody = In { $hex } ist kein Mann draußen.
refusal-change-lost = { $unit } ist nicht auf der Karte; mit hex= kommt sie zurück.
refusal-change-early = Das geht erst nach dem Aufbau.
refusal-change-against = Das widerspricht einer Änderung, die schon wartet.
refusal-release-form = Eine Meldung geht mit ihrer Nummer heraus, { $number }, oder mit all; oder reword:{ $number } "Worte", delay:{ $number }:9 "Grund" mit der Nummer einer Runde, withhold:{ $number } "Grund".
refusal-release-delay = Eine Meldung wird auf den Beginn einer späteren Runde verschoben, { $first } bis { $last }; „{ $given }“ ist keine.
refusal-release-last-move = Das ist die letzte Runde; auf eine spätere kann nichts verschoben werden.
refusal-check-form = accept oder overrule und ein anderes Ergebnis mit einem Grund: overrule:{ $example } "Nebel".
refusal-check-face = „{ $given }“ ist keine Augenzahl: eine Zeile der Tabelle, { $expected }.
refusal-check-look = „{ $given }“ ist kein Ergebnis eines Blicks: { $expected }.
refusal-check-man = „{ $given }“ ist kein Mann der Gruppe, der getroffen werden kann: { $expected }.
refusal-tell-seat = „{ $given }“ ist keine Seite: british, german oder both; für eine Entscheidung mit ruling: davor.
refusal-tell-blank = Schreib um @ und zwischen den Feldern keine Leerzeichen: german@0410,0411 "Rauch hier".
refusal-tell-hex = „{ $given }“ nach @ ist kein Feld der Karte; Felder haben vier Ziffern, dazwischen stehen Kommas.
refusal-tell-no-hex = Nach @ oder neben einem Komma fehlt ein Feld: german@0410,0411 "Rauch hier".
refusal-tell-twice = { $given } ist zweimal markiert.
refusal-tell-many = Höchstens { $most } Felder lassen sich markieren.
refusal-close-form = „{ $given }“ ist kein Ende der Partie: stands, void oder Ergebnisse wie british:won,german:lost.
refusal-reason = Dazu gehört eine Begründung von 1 bis { $most } Zeichen in Anführungszeichen.
refusal-no-such-report = Keine Meldung { $number } wartet.
refusal-report-due = Meldung { $number } muss hinaus; du darfst sie umformulieren, aber nicht verschieben oder unterdrücken.
refusal-lorry-not-captured = { $lorry } ist nicht erbeutet.
refusal-lorry-not-crewed = { $lorry } hat keine deutsche Besatzung.
refusal-lorry-six = In { $lorry } sitzen schon sechs.
refusal-two-patrols = { $lorry } hat { $unit } an Bord.
refusal-search-on-board = { $unit } ist aufgesessen und kann nicht suchen.
refusal-off-the-road = Ein Lastwagen steht nur in einem Feld mit Straße; { $hex } hat keine.
refusal-stands-nowhere = { $names } ist tot, gefangen oder fort und steht nirgends; ändere zuerst seinen Zustand.
refusal-path-malformed = Ein Weg besteht aus Schritten wie x0310 (querfeldein) oder r0310 (Straße), mit . für Halt.
refusal-path-neighbour = { $cell } ist kein Nachbarfeld.
refusal-path-link = Von dort führt keine Straße nach { $cell }.
refusal-path-budget = Der Schritt nach { $cell } kostet { $cost } Punkte, { $left } sind übrig.
refusal-path-steps = Das ist mehr als { $most ->
    [one] ein Schritt
   *[other] { $most } Schritte
  }.
refusal-path-stop = Der Lastwagen muss mindestens einen Schritt weiterfahren.

## Was gerade geschieht

waiting-british = Britische Hälfte. Die Spielleitung ist an der Arbeit.
waiting-german = Deutsche Hälfte. Die Spielleitung ist an der Arbeit.
waiting-setup = Aufbau. Die Spielleitung ist an der Arbeit.
waiting-over = Die Partie ist zu Ende.

## Ereignisse mit Namen, für das Labor

heat-found = Wo Gruppen entdeckt werden
heat-fought = Wo mit Gruppen gekämpft wird
heat-captured = Wo Männer gefangen werden
heat-dead = Wo Männer sterben
heat-landed = Wo das Flugzeug landet
event-turn = Runden
event-half = Halbzüge
event-result = Spielende
event-open = Offenlegung
event-roll = gezeigte Würfe
event-b_brief = Briten: Lage
event-u_brief = Spielleitung: Lage
event-b_enemy = Briten: Feind in Sicht
event-b_stop = Briten: Gruppe hält
event-b_found = Briten: Gruppe entdeckt
event-b_captured = Briten: Gefangene
event-b_killed = Briten: Gefallene
event-b_wounded = Briten: Verwundete
event-b_died = Briten: Verwundeter stirbt
event-b_foe_killed = Briten: Gegner gefallen
event-b_escaped = Briten: Gruppe entkommt
event-b_foe_away = Briten: Lastwagen entkommt
event-b_wrecked = Briten: Lastwagen verbrannt
event-b_taken = Briten: Lastwagen erbeutet
event-b_lorry_gone = Briten: Lastwagen wieder fort
event-b_plane_down = Briten: Flugzeug landet
event-b_plane_missed = Briten: Flugzeug kehrt um
event-b_away = Briten: Ausgeflogene
event-b_left = Briten: Zurückgelassene
event-g_brief = Deutsche: Lage
event-g_stop = Deutsche: Einheit hält
event-g_seen = Deutsche: Gruppe gesehen
event-g_captured = Deutsche: Gefangene
event-g_bodies = Deutsche: Tote gezählt
event-g_broke_away = Deutsche: Gegner entkommt
event-g_held_off = Deutsche: Gegner hält sich beim Flugzeug
event-g_silent = Deutsche: Einheit schweigt
event-g_under_fire = Deutsche: Einheit unter Feuer
event-g_clear = Deutsche: Suche vergeblich
event-g_lorry_found = Deutsche: leerer Lastwagen gefunden
event-g_lorry_reported = Deutsche: Lastwagen gemeldet
event-g_lorry_recovered = Deutsche: Lastwagen geborgen
event-g_wreck = Deutsche: ausgebrannter Lastwagen
event-g_plane = Deutsche: Flugzeug am Boden
event-resigned = Aufgaben
event-renumbered = geänderte Zugnummern

## Textfassung

twin-head = Runde { $move }{ $moves ->
    [none] {""}
   *[other] {" "}von { $moves }
  }, { $light_text }. { $half ->
    [british] Britische Hälfte.
    [german] Deutsche Hälfte.
    [over] Die Partie ist zu Ende.
   *[setup] Aufbau.
  }
tty-party = Alle eines Feldes mit der Nummer, einige davon mit Buchstaben oder Namen: { $example }
twin-format-party = Männer @ Feld : walk oder drive=L3; oder done. Ziehen können:
twin-team = Deine Männer:
twin-units = Deine Einheiten:
twin-men = { $names }: { $hex } ({ $ground }), { $how }{ $moved ->
    [yes] , gezogen
   *[no] {""}
  }
twin-gone = { $names }: { $state }
twin-plan = Landefeld { $landing }, { $move ->
    [none] Tag nicht bekannt
   *[other] Runde { $move }
  }.{ $plane ->
    [down] {" "}Die Lysander steht.
    [gone] {" "}Die Lysander ist fort.
   *[none] {""}
  }
twin-captured = { $lorry }, erbeutet: { $hex }
twin-enemies = Jetzt in Sicht:
twin-none = nichts
twin-sight = Du siehst in: { $hexes }
twin-seen = Früher gesehen, Neues zuerst:
twin-seen-line = { $hex }: { $what }, Runde { $move }
twin-wrecks = Wracks:
twin-silenced = Ausgeschaltete Garnisonen:
twin-garrisons-lost = Garnisonen, die nicht antworten:
twin-sightings = Sichtungen, Neues zuerst:
twin-sighting = { $hex }: { $men ->
    [one] ein Mann
   *[other] { $men } Männer
  } { $how }, von { $unit }, Runde { $move }
twin-news = Nachrichten von Lastwagen, Neues zuerst:
twin-move = Runde { $move }
news-found = leer gefunden
news-reported = verlassen gemeldet
news-recovered = geborgen
news-wreck = ausgebrannt gefunden
news-silent = antwortet nicht
twin-count = Gefangene { $prisoners }{ $prisoners ->
    [0] {""}
   *[other] {" "}({ $names })
  }, Tote { $bodies }.
twin-belief = Wo der Feind sein könnte, { $men ->
    [one] ein Mann
   *[other] { $men } Männer
  }, { $count ->
    [one] ein Feld
   *[other] { $count } Felder
  }:
twin-trails = Spuren:
twin-trail = { $men ->
    [none] unbekannte Zahl
    [one] ein Mann
   *[other] { $men } Männer
  } aus Runde { $move }: { $hexes }
twin-silent-lorries = Stumme Lastwagen könnten sein in:
twin-truth = Die wahre Lage:
twin-tray = Meldungen, die warten:
twin-pending = Änderungen, die warten (15.12):
twin-briefings = Einweisungen (3.2):
twin-astray = Männer in Feldern, in denen die deutsche Vermutung niemanden hat (16.13):
twin-view-of = Was die { $seat } sehen:
twin-lost = stumm, zuletzt gemeldet aus { $hex }
twin-aboard = auf { $lorry }
twin-searching = sucht
twin-walked = ist gegangen
twin-done = tut in dieser Hälfte nichts mehr
twin-carries = mit { $patrol }
twin-block = Straßensperre
twin-used = fährt in dieser Hälfte nicht mehr
twin-group = { $hex } ({ $ground }): { $names }{ $wounded ->
    [none] {""}
   *[other] ; verwundet: { $wounded }
  }{ $drive ->
    [none] {""}
   *[other] ; kann fahren: { $drive }
  }
lorry-state-german = mit deutscher Besatzung
lorry-state-captured = erbeutet
lorry-state-wreck = Wrack
lorry-state-gone = geborgen

## Befehle der Spielleitung (15.11)

command-man_hex = stellt den Mann draußen in ein Feld
command-man_lorry = setzt ihn in einen erbeuteten Lastwagen, in dessen Feld
command-man_state = ok, wounded, dead, captured oder away
command-man_moved = oder no
command-group_posture = oder hide
command-patrol_hex = stellt sie zu Fuß in ein Feld; holt eine verlorene zurück
command-patrol_lorry = setzt sie auf einen Lastwagen ohne Streife mit deutscher Besatzung
command-patrol_search = oder no
command-patrol_ready = oder no: darf in dieser Hälfte wieder Befehle bekommen oder nicht
command-patrol_lost = entfernt sie, ohne Meldung
command-lorry_hex = stellt ihn mit allen Insassen in ein Feld mit Straße
command-lorry_state = oder german, wreck, gone
command-lorry_block = oder no
command-lorry_ready = oder no
command-garrison = oder in
command-landing = ein anderes Landefeld
command-aircraft = oder up
command-move = geht zu einer anderen Rundennummer, dieselbe Hälfte

## Was eine Antwort der Spielleitung bewirken würde

would-belief = Vermutung: { $men ->
    [one] ein Mann
   *[other] { $men } Männer
  } in { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
  }
would-hexes = Vermutung in { $hexes }
would-weights = Andere Gewichte in { $count ->
    [one] einem Feld
   *[other] { $count } Feldern
  }
would-nobody = Kein Mann ist frei: Die Partie endet (13.1)
would-locked = { $piece }: bleibt in dieser Hälfte sitzen
would-boarded = { $piece }: ist in dieser Hälfte aufgesessen
would-set_down = { $piece }: wurde in dieser Hälfte abgesetzt
would-used = { $piece }: fährt in dieser Hälfte nicht mehr
would-fought = { $piece }: hat in dieser Hälfte gekämpft
would-known = { $piece }: Die Deutschen wissen, wo er steht
would-driven = { $piece }: wurde in dieser Hälfte gefahren
would-fresh = { $piece }: wurde in dieser Hälfte erbeutet

## Karte im Terminal

map-legend-british =
    ^ unwegsam  # Ort  ∩ Tunnel  ─ / \ Straßen  [ ] wählbar, mit Preis
    AB deine Männer (klein: verwundet, 6m: sechs Mann, !: auf der Lauer)  c3 erbeuteter Lastwagen  + Landefeld
    P Streife  L Lastwagen  LP mit Streife  L? bei Nacht  p2 gesehen in Runde 2  w Wrack
map-legend-german =
    ^ unwegsam  # Ort  ∩ Tunnel  ─ / \ Straßen  [ ] wählbar, mit Preis
    P3 Streife (s sucht)  L3 Lastwagen (p mit Streife, x Straßensperre)  klein: stumm
    !2 zwei Männer kürzlich gesehen  ? und % wo sie sein könnten
map-legend-umpire =
    ^ unwegsam  # Ort  ∩ Tunnel  ─ / \ Straßen  + Landefeld
    AB Briten  c3 erbeuteter Lastwagen  w Wrack  P3 Streife (s sucht)  L3 Lastwagen (p mit Streife, x Straßensperre)
verb-walk = gehen
verb-search = suchen
verb-board = auf { $lorry } aufsitzen
verb-unload = { $other } absetzen
verb-drive = fahren
verb-block = Straße sperren
verb-park = Sperre aufheben
tty-release = all, 12, reword 12 WORTE, delay 12 RUNDE GRUND, withhold 12 GRUND
tty-change = Ein Befehl, dann der Grund nach einem Doppelpunkt: man A state=ok: verlesen. Mit would davor steht da, was er ändern würde.
tty-tell = german WORTE, british WORTE, both WORTE; german@0410,0411 WORTE markiert Felder, ruling:both WORTE ist eine Entscheidung
tty-close = stands GRUND, void GRUND, british:won,german:lost GRUND

## Was Neulinge bei ihren ersten Fragen lesen

lesson-landing = Wähle, wohin das Flugzeug kommt
    .text = Es holt deine Männer in Runde 11 ab, und nur du weißt, wo. Fern von Städten und Straßen sucht es niemand.
    .learnt = den Ort kennst nur du
    .tag-1 = freies Feld, keine Straße
lesson-rendezvous = Wähle, wo deine Männer beginnen
    .text = Alle sechs beginnen zusammen in einem Feld am Tunnel. Der Weg von dort zum Landefeld sollte ruhig sein.
    .learnt = sechs Männer, ein Feld
    .tag-1 = der Tunnel
lesson-hide = Wer nicht losgeht, versteckt sich
    .text = Wen du nicht wählst, der versteckt sich und ist schwer zu finden. Beende deine Hälfte, wenn niemand mehr gehen soll.
    .learnt = wer bleibt, ist versteckt
    .tag-1 = sechs Versteckte
lesson-posture = Verstecken oder auflauern
    .text = An einer Straße können deine Männer einem Lastwagen auflauern. Sie sind dabei ebenso versteckt, und du wirst vor dem Schlag gefragt.
    .learnt = Warten kostet noch nichts
    .tag-1 = hier führt eine Straße durch
lesson-spring = Zuschlagen oder durchlassen
    .text = Ein Hinterhalt kann einen Lastwagen bringen, doch es kann eine Streife darauf sitzen, und ein Gefecht ist ein Wagnis. Lässt du ihn durch, weiß niemand, dass du da warst.
    .learnt = Stille verrät nichts
    .tag-1 = ein Lastwagen, vielleicht voll
lesson-send = Schick Männer los
    .text = Wähle Männer eines Feldes und sag, wie sie gehen. Einer fällt weniger auf als zwei.
    .learnt = weniger fallen weniger auf
    .tag-1 = hier Männer wählen
lesson-path = Straßen sind schnell, Felder sicher
    .text = Jeder Schritt zeigt seinen Preis und, soweit du sie kennst, die Gefahr, gesehen zu werden. Der Weg endet, wo du anhältst, und eine Nachricht hält dich auf.
    .learnt = jeder Schritt hat seinen Preis
    .tag-1 = querfeldein
    .tag-2 = die Straße entlang
lesson-escape = Entdeckt, gekämpft und weg
    .text = Im Protokoll steht die Rechnung hinter dem Würfel des Gefechts. Danach laufen die Männer ein Feld, und niemand schaut.
    .learnt = nach dem Gefecht läufst du
    .tag-1 = hier entdeckt
    .tag-2 = weg von der Straße
lesson-end = Zwei ausgeflogen, und du gewinnst
    .text = Mit einem Gefangenen gewinnen auch die Deutschen. Jemand muss im Landefeld sein, wenn deine letzte Hälfte endet.
    .learnt = zwei ausgeflogen gewinnen
    .tag-1 = hier sein in Runde 11

## Die Einweisung

brief-british = Bringt *zwei eurer { $team ->
        [3] drei
        [4] vier
        [5] fünf
       *[6] sechs
    } Männer* zu dem Feld, auf dem das Flugzeug landet{ $landing_move ->
        [secret] .
       *[other] : in Runde { $landing_move }.
    }
    .ends = Nach der Landerunde oder wenn kein Mann mehr frei ist. Die Deutschen brauchen einen lebenden Gefangenen: Beide Seiten können gewinnen, beide verlieren.
    .moves = In jeder Runde zieht ihr zuerst, dann die Deutschen. Wer sich bewegt, kann gesehen werden; wer still liegt, ist schwer zu finden.
brief-british-1 = Wo landet das Flugzeug?
    .note = Auf einem offenen Feld ohne Straße. Ihr wählt ein für alle Mal.
brief-british-2 = Wo beginnen eure Männer?
    .note = Alle zusammen in einem der Felder neben dem Tunnel.
brief-british-3 = Wer geht zuerst, und wie weit?
    .note = Zusammen oder in Gruppen, mit je sechs Punkten. Straßen sind schnell, Wälder sicher.
brief-german = Fangt *einen der { $team } Männer lebend*, bevor das Flugzeug sie geholt hat.
    .ends = Nach der Landerunde oder wenn kein Mann mehr frei ist. Die Briten brauchen zwei ausgeflogene Männer: Beide Seiten können gewinnen, beide verlieren.
    .moves = Ihr zieht als Zweite. Ihr gebt einen Befehl nach dem anderen und hört vor dem nächsten, was daraus wurde.
brief-german-1 = Lastwagen 4: weiterfahren oder seine Streife suchen lassen?
    .note = { $map ->
        [changed] Er beginnt im Heimatort von Streife 4, und seine Streife auch.
       *[printed] Er beginnt in Altenbeken, neben dem gesprengten Tunnel.
    }
brief-german-2 = Welche Straße sperrt ihr?
    .note = Ein Lastwagen, der stehen bleibt, kann seine Straße sperren.
brief-german-3 = Wo könnte ein Flugzeug landen?
    .note = Offen, ohne Straße, nicht am Rand{ $map ->
        [changed] .
       *[printed] : Die meisten solchen Felder liegen im Osten.
    }
brief-umpire = Sorge dafür, dass *jede Seite erfährt, was sie wissen kann*, und nicht mehr.
    .ends = Von selbst oder wenn du den Tisch schließt. Du gewinnst nichts; du darfst alles umstoßen.
    .moves = Du siehst alles, während es geschieht. Was du nicht anrührst, entscheidet das Programm.
brief-umpire-1 = Eine Meldung wartet: freigeben, zurückhalten, umschreiben?
    .note = Wer sie lesen soll, sieht nichts davon, bevor du sie freigibst.
brief-umpire-2 = Ein Gefecht hat ein Ergebnis: gelten lassen oder anders entscheiden?
    .note = Du schreibst einen Grund; die Spieler lesen ihn nach dem Ende.
brief-umpire-3 = Braucht eine Seite ein Wort von dir?
    .note = Beantworte eine Frage, gib einen Wink, streue ein Gerücht: Auf der Karte ändert das nichts.
brief-secret-landing = Wo das Flugzeug landet, wo die Männer beginnen
    .british = ja
    .german = nie
    .umpire = ja
brief-secret-when = In welcher Runde es landet
    .british = ja
    .german = nie
    .umpire = ja
brief-secret-men = Wo die Männer sind
    .british = alle
    .german = nur wenn entdeckt
    .umpire = alle
brief-secret-units = Wo Streifen und Lastwagen sind
    .british = nur in Sicht
    .german = alle
    .umpire = alle

## Das Ende der Partie

end-won-british = Die Briten haben gewonnen
end-won-german = Die Deutschen haben gewonnen
end-story = { $why ->
    [void] Die Spielleitung hat die Partie in Runde { $move } abgebrochen, { $away ->
        [0] niemand
       *[other] { $away }
      } ausgeflogen, { $captured ->
        [0] niemand
       *[other] { $captured }
      } gefangen
    [awarded] Die Spielleitung hat die Partie in Runde { $move } abgebrochen und gewertet, { $away ->
        [0] niemand
       *[other] { $away }
      } ausgeflogen, { $captured ->
        [0] niemand
       *[other] { $captured }
      } gefangen
    [resigned_british] Die Briten haben in Runde { $move } aufgegeben, { $away ->
        [0] niemand
       *[other] { $away }
      } ausgeflogen, { $captured ->
        [0] niemand
       *[other] { $captured }
      } gefangen
    [resigned_german] Die Deutschen haben in Runde { $move } aufgegeben, sodass die { $away } freien Männer als ausgeflogen gelten; { $captured ->
        [0] gefangen war niemand
        [one] gefangen war ein Mann
       *[other] gefangen waren { $captured } Männer
      }
   *[end] { $away ->
        [0] Das Flugzeug holte keinen der { $team } Männer ab
        [one] Das Flugzeug holte in { $hex } einen der { $team } Männer ab
       *[other] Das Flugzeug holte in { $hex } { $every ->
            [yes] alle { $team }
           *[no] { $away } der { $team }
          } Männer ab
      }; die Deutschen{ $found ->
        [0] {" "}entdeckten sie nie und nahmen
        [one] , die sie einmal entdeckten, nahmen
       *[other] , die sie { $found }-mal entdeckten, nahmen
      } { $captured ->
        [0] niemanden
        [one] einen
       *[other] { $captured }
      } gefangen{ $dead ->
        [0] {""}
        [one] , und einer starb
       *[other] , und { $dead } starben
      }{ $left ->
        [0] {""}
        [one] ; einer blieb zurück
       *[other] ; { $left } blieben zurück
      }
  }
end-goal-away = Ziel der Briten
    .count = { $count } ausgeflogen, { $need } nötig
end-goal-captured = Ziel der Deutschen
    .count = { $count ->
        [one] { $count } Gefangener
       *[other] { $count } Gefangene
      }, { $need } nötig
end-luck-look = Blicke, die Männer entdeckten
end-luck-patrol = Gefechte, Summe der Würfel
end-luck-ambush = Hinterhalte, Summe der Würfel
end-turn = Runde
end-way-foot = zu Fuß
end-way-ride = im Lastwagen
end-way-search = Wege der Deutschen
end-mark-found = entdeckt
end-mark-wounded = verwundet
end-mark-captured = gefangen
end-mark-dead = gestorben
end-mark-away = ausgeflogen

## Zum Ausdrucken

print-lead = Eine Jagd in Deutschland, April 1945, auf einem echten Tisch: zwei Seiten, jede mit einer Karte, und eine Spielleitung, die die einzige wahre hat. Das ist jemand mit Blatt 4 oder ein Handy.
print-by-phone = Ein Handy kann die Spielleitung sein: Jemand nimmt ihren Platz, schaltet „Echte Würfel“ ein, spielt beide Plätze, wie die Seiten sagen, und liest die Meldungen vor.
print-upper = Karte, oberer Teil, und Spielsteine
    .what = Spielleitung, Briten und Deutsche haben je eine Karte und Spielsteine.
print-lower = Karte, unterer Teil, und mehr Spielsteine
    .what = Wird über den Streifen des oberen Teils geklebt; Marken, Einheiten 7 und 8, Beginn der Deutschen.
print-turn = Die Runde und die Tabellen auf einer Seite
    .what = Alles, was eine Spielleitung braucht, um von Hand zu leiten.
print-british = Blatt der Briten
    .what = Geheim: Einweisung, Landefeld, Aufzeichnung der sechs Männer.
print-german = Blatt der Deutschen
    .what = Geheim: Einweisung, Standorte, Aufzeichnung der Streifen und Lastwagen.
print-glue = Den unteren Teil über diesen Streifen kleben, seine obere Kante an die gestrichelte Linie.
print-trim = Schneidet an der gestrichelten oberen Kante, bevor ihr diesen Teil über den Streifen des oberen klebt.
print-road-1 = nach Paderborn
print-road-2 = nach Höxter
print-road-3 = nach Brakel
print-key-rough = Unwegsam: { $n }
print-key-open = Offen: { $n }
print-key-urban = Ort: { $n }
print-key-main = Hauptstraße: { $n }
print-key-minor = Straße: { $n }
print-key-rail = Bahn
print-key-garrison = Garnison
print-key-landing = Landefeld
print-units = Streifen und Lastwagen
print-men = Britische Männer, Rückseite verwundet
print-markers = Marken
print-more = Einheiten 7 und 8, mehr Marken
print-mark-search = sucht
print-mark-block = Sperre
print-mark-ambush = Hinterhalt
print-mark-taken = erbeutet
print-mark-wreck = Wrack
print-mark-landing = Landung
print-mark-meet = Treffpunkt
print-mark-seen = entdeckt
print-night = Nacht { $n }
print-day = Tag { $n }
print-aircraft = Flugzeug
print-british-half = Britische Hälfte
print-british-half-1 = Nennt eine Marschgruppe in einem Feld; die anderen bleiben.
print-british-half-2 = Sie geht Feld für Feld mit { $points } Punkten. Sagt der Spielleitung jedes Feld.
print-british-half-3 = In jedem Feld, das sie verlässt oder betritt, blicken Deutsche.
print-british-half-4 = Von Streife oder Garnison entdeckt? Sofort Gefecht. Wer überlebt, muss vielleicht ein Feld weit fliehen.
print-british-half-5 = Männer, die nicht gezogen sind, verstecken sich oder lauern an einer Straße auf.
print-british-half-6 = Runde { $move }: Das Flugzeug landet, wenn ein freier Mann in seinem Feld ist.
print-german-half = Deutsche Hälfte
print-german-half-1 = Gebt einer Einheit einen Befehl: gehen, suchen, aufsitzen, fahren, absetzen, sperren oder freigeben.
print-german-half-2 = Er wird ausgeführt und beantwortet, bevor ihr den nächsten gebt.
print-german-half-3 = Nie aufsitzen, fahren und absitzen in einer Hälfte.
print-german-half-4 = Am Ende suchen Streifen ohne Befehl; dann blicken die Garnisonen.
print-german-half-5 = Eine Streife, die eine Gruppe entdeckt, kämpft sofort. Ein Lastwagen ohne Streife meldet oder greift an.
print-german-half-6 = Runde { $move }: Am Ende nimmt das Flugzeug alle freien Männer in seinem Feld mit.
print-looking = Blick: entdeckt bei höchstens
print-one-die = ein Würfel
print-look-day-moving = Tag, unterwegs
print-look-day-hiding = Tag, versteckt
print-look-night-moving = Nacht, unterwegs
print-look-night-hiding = Nacht, versteckt
print-look-add = { $group } zwei oder mehr Männer. { $vehicle } die Deutschen blicken aus einem Lastwagen. 0 oder weniger: nein; 6 oder mehr: ja.
print-look-certain = Ohne Würfel entdeckt: durch eine suchende Streife; auf der Straße an einer Sperre; ein erbeuteter Lastwagen, bei Tag durch eine Streife, bei Nacht in einem Ort; am Flugzeug.
print-walking = Punkte
print-points = { $n } Punkte zu Fuß
print-step = ein Schritt kostet
print-points-note = Eine Marschgruppe mit einem Verwundeten: { $helped ->
    [one] ein Schritt
   *[other] { $helped } Schritte
  }, gleich welcher. Ein Lastwagen: { $links } Felder auf Straßen.
print-wins = Gewonnen haben
print-wins-british = Briten: zwei Männer ausgeflogen
print-wins-german = Deutsche: ein lebender Gefangener
print-wins-both = Beide können gewinnen.
print-wins-none = Beide können verlieren.
print-wins-note = Zu keinem Landefeld führt eine Straße: Ein Lastwagen erreicht nie das Flugzeug.
print-patrol = Eine Streife oder Garnison kämpft
print-ambush = Ein Lastwagen ohne Streife
print-die = Würfel
print-happens = was geschieht
print-row-capture-group = Die Gruppe wird gefangen.
print-row-wound-1_escape-must = Ein Mann wird verwundet; die Gruppe muss ein Feld weit fliehen.
print-row-destroy-germans_wound-1 = Die Deutschen fallen; ein Mann wird verwundet.
print-row-destroy-germans_escape-may = Die Deutschen fallen; die Gruppe darf ein Feld weit fliehen.
print-row-wound-1_lorry-taken = Ein Mann wird verwundet; Besatzung tot, Lastwagen erbeutet.
print-row-lorry-taken = Besatzung tot, Lastwagen erbeutet.
print-modifiers = Zum Würfel in beiden Gefechten: { $parts }. Unter 1 zählt als 1, über 6 als 6. Eine Gruppe ohne unverwundeten Mann wird immer gefangen.
print-add-four = { $n } vier oder mehr unverwundete Männer
print-add-rough = { $n } unwegsam
print-add-urban = { $n } Ort
print-told = Was die Spielleitung sagt, und wem
print-event = was geschieht
print-british-hear = die Briten hören
print-german-hear = die Deutschen hören
print-told-unseen = Ein Blick misslingt.
    .british = nichts
    .german = nichts
print-told-report = Ein Lastwagen ohne Streife entdeckt eine Gruppe.
    .british = nichts, außer er greift an
    .german = Feld, Zahl der Männer, den Würfel
print-told-spotted = Streife oder Garnison entdeckt eine Gruppe.
    .british = Feld, welche Männer, durch wen
    .german = Feld, Zahl der Männer, den Würfel
print-told-lost = Eine deutsche Einheit ist ausgeschaltet.
    .british = das Ergebnis
    .german = dass sie nicht antwortet; ihr letztes Feld
print-told-fled = Eine Gruppe entkommt.
    .british = das Ergebnis, dann ein Schritt
    .german = dass sie es tat, und ob getroffen; keine Richtung
print-told-clear = Eine Suche trifft niemanden.
    .british = nichts
    .german = dass das Feld leer ist
print-track = Runden: Ein Spielstein steht auf der laufenden
print-choices = Unsere Wahl
print-homes = Wo die Deutschen beginnen
print-number = Nr.
print-home = Standort
print-hex = Feld
print-briefing = Einweisung
print-field-landing = Landefeld
print-field-meet = Treffpunkt
print-field-move = Landerunde
print-field-name = Kommandant
print-field-date = Datum
print-notes-british = Deutsche, die wir sahen: Runde, Feld, Art
print-notes-german = Was uns gemeldet wurde: Runde, Feld, Männer
print-record-british = Wo jeder Mann am Ende einer Runde ist
print-record-german = Wo jede Einheit am Ende einer Runde ist
print-record-note-british = Schreibt V für verwundet, T für tot, G für gefangen neben das Feld. Graue Spalten sind Nächte.
print-record-note-german = Schreibt s für suchend, p für Sperre, a für aufgesessen neben das Feld. Graue Spalten sind Nächte.
print-who-british = Mann
print-who-german = Einheit
print-patrol-n = Streife { $n }
print-lorry-n = Lastwagen { $n }
print-trade-A = Truppführer
print-trade-B = Sprengungen
print-trade-C = Funk
print-trade-D = Fahren
print-trade-E = Sanitäter
print-trade-F = Führer
print-only-british = Nur für die Briten
print-only-german = Nur für die Deutschen
print-make = So wird es gemacht
print-make-1 = Druckt mit 100 %. Der Maßstab am Fuß jedes Blatts muss 50 mm lang sein.
print-make-2 = Druckt Blatt 2 und 3 dreimal. Schneidet den unteren Teil der Karte an der gestrichelten Kante und klebt ihn über den Streifen.
print-make-3 = { $sides ->
    [two] Druckt auf dünnen Karton und schneidet an den Marken; die verwundeten Männer sind auf der Rückseite.
   *[one] Klebt Spielsteine auf Karton, faltet die Männer in der Mitte ihres Streifens und schneidet an den Marken.
  }
print-make-4 = Ihr braucht einen sechsseitigen Würfel und drei Bleistifte.
print-setup = Aufbau
print-setup-1 = Briten, Deutsche und Spielleitung bekommen je eine Karte und Spielsteine. Keine Seite sieht die Karte der anderen.
print-setup-2 = Jede Seite liest ihre Einweisung, die Spielleitung beide.
print-setup-3 = Die Briten wählen ein Feld mit Flugzeugzeichen, geheim und endgültig: Dort landet es in Runde 11.
print-setup-4 = Sie wählen einen Treffpunkt neben dem Tunnel, nicht in einem Ort. Dort beginnen alle sechs Männer.
print-setup-5 = Streifen und Lastwagen 1 bis 6 beginnen in ihren Dörfern, die Streifen zu Fuß. In jeder Stadt und jedem Dorf ist eine Garnison.
print-phone = Ein Handy als Spielleitung
print-phone-1 = Jemand nimmt an einem neuen Tisch auf einem Handy den Platz der Spielleitung und tippt die Befehle beider Seiten unter „Platz spielen“ ein.
print-phone-2 = Schaltet am Pult „Echte Würfel“ ein, um selbst zu würfeln und die Augen einzutippen; sonst würfelt das Handy.
print-phone-3 = Lest jede Meldung nur ihrer Seite vor. Alle ziehen die Spielsteine auf der eigenen Karte.
print-secrets = Geheimes auf Papier
print-secrets-1 = Die Seiten sitzen so, dass keine die andere sieht oder hört.
print-secrets-2 = Faltet das Blatt einer Seite an der Linie in der Mitte nach innen; auf seiner Rückseite ist nichts von der anderen Seite.
print-secrets-3 = Nur die Spielleitung hat Spielsteine beider Seiten auf einer Karte.

# was ein Bot jeder Stufe will und wie er spielt

level-easy-note-british = Will zwei Mann ausfliegen lassen. Geht geradewegs zum Landefeld, auch bei Tag, und wartet dort.
level-normal-note-british = Will zwei Mann ausfliegen lassen. Nimmt den Weg, der nach allem Gesehenen am wenigsten wagt.
level-hard-note-british = Will zwei Mann ausfliegen lassen und keinen verlieren. Erprobt Wege gegen viele mögliche Streifen und teilt sich, wo es lohnt.
level-easy-note-german = Will einen Gefangenen. Streifen gehen zur letzten Sichtung und suchen dort; Lastwagen bleiben stehen.
level-normal-note-german = Will einen Gefangenen. Schließt aus jeder Meldung, wo Briten sein können, und schickt Streifen und Lastwagen dorthin.
level-hard-note-german = Will einen Gefangenen. Schätzt, wie die Briten gehen und wo sie landen, und plant alle Streifen gemeinsam.

# Fakten eines Ergebnisses, im Labor

fact-british = Briten
fact-british-won = gewonnen
fact-british-lost = verloren
fact-german = Deutsche
fact-german-won = gewonnen
fact-german-lost = verloren
fact-away = ausgeflogen
fact-captured = gefangen
fact-dead = tot
fact-left = zurückgeblieben
