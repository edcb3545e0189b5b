# Der Feldzug zu In Clouds of Glory, deutsch. Was seine Gefechte sagen, steht in deren Katalog und gilt auch hier.

title = In Clouds of Glory: Feldzug
tagline = Staffeln über der Westfront, Monat für Monat
    .about = Du führst eine Staffel durch den Luftkrieg: Du wählst ihre Flugzeuge, bestimmst, wer fliegt, und steigerst, was deine Piloten können. Gefechte sind eigene Partien; wer heimkehrt, hat etwas gelernt.
    .story = Von 1917 bis zum Ende. Du führst eine Staffel durch den Luftkrieg, Gefecht um Gefecht, und wer heimkehrt, hat etwas gelernt.
    .length = viele Abende
    .secret = wer fliegt, bis das Gefecht eröffnet ist
    .credits = Ein Spiel von Thomas Greve (Idee, Entwurf, Text), Svend Ask Larsen (Entwurf, Text) und Morten Lund (Text). Regelbuch, Tabellen und Texte stehen unter der Lizenz CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0).

seat-organiser = Feldzugsleitung
    .the = die Feldzugsleitung
    .who = setzt den Rahmen, regelt Gefechte, berichtigt Fehler
seat-e1 = Entente, erste Staffel
    .the = die erste Staffel der Entente
    .who = führt eine Staffel der Entente
seat-e2 = Entente, zweite Staffel
    .the = die zweite Staffel der Entente
    .who = führt eine Staffel der Entente
seat-e3 = Entente, dritte Staffel
    .the = die dritte Staffel der Entente
    .who = führt eine Staffel der Entente
seat-c1 = Mittelmächte, erste Staffel
    .the = die erste Staffel der Mittelmächte
    .who = führt eine Staffel der Mittelmächte
seat-c2 = Mittelmächte, zweite Staffel
    .the = die zweite Staffel der Mittelmächte
    .who = führt eine Staffel der Mittelmächte
seat-c3 = Mittelmächte, dritte Staffel
    .the = die dritte Staffel der Mittelmächte
    .who = führt eine Staffel der Mittelmächte

scenario-war = Der Luftkrieg
    .summary = Von Januar 1917 bis November 1918, zwei Aufträge im Monat: 46 Gefechte.
scenario-april = April 1917
    .summary = Ein Monat, in dem die R.E.8 alles sehen muss: vier Gefechte, Tage dazwischen.
scenario-autumn = Herbst 1917
    .summary = August bis November 1917, mit Camels, Dreideckern und Gothas: acht Gefechte, Wochen dazwischen.
scenario-last_year = Das letzte Jahr
    .summary = März bis November 1918, ein Auftrag im Monat: neun Gefechte.

option-first_month = Erster Monat
    .help = Der Monat, in dem der Feldzug beginnt.
option-last_month = Letzter Monat
    .help = Der Monat, nach dem er endet.
option-grounding = Flugverbot
    .help = An: Verwundete müssen vielleicht den nächsten Auftrag auslassen. Aus: Alle Lebenden fliegen.
option-pace = Zeit zwischen Aufträgen
    .help = Die Zeit zwischen zwei Aufträgen: bei Tagen vier im Monat, bei Wochen zwei, bei Monaten einer. Nach Tagen sind Wunden nicht verheilt.
option-ace_at = Luftsiege für ein Ass
    .help = Die Zahl der Luftsiege, die eine Gabe der Asse bringt; mit jedem weiteren Vielfachen eine neue.
    .form = 1 bis 20
value-days = Tage
value-weeks = Wochen
value-months = Monate
value-1916-05 = Mai 1916
value-1916-06 = Juni 1916
value-1916-07 = Juli 1916
value-1916-08 = August 1916
value-1916-09 = September 1916
value-1916-10 = Oktober 1916
value-1916-11 = November 1916
value-1916-12 = Dezember 1916
value-1917-01 = Januar 1917
value-1917-02 = Februar 1917
value-1917-03 = März 1917
value-1917-04 = April 1917
value-1917-05 = Mai 1917
value-1917-06 = Juni 1917
value-1917-07 = Juli 1917
value-1917-08 = August 1917
value-1917-09 = September 1917
value-1917-10 = Oktober 1917
value-1917-11 = November 1917
value-1917-12 = Dezember 1917
value-1918-01 = Januar 1918
value-1918-02 = Februar 1918
value-1918-03 = März 1918
value-1918-04 = April 1918
value-1918-05 = Mai 1918
value-1918-06 = Juni 1918
value-1918-07 = Juli 1918
value-1918-08 = August 1918
value-1918-09 = September 1918
value-1918-10 = Oktober 1918
value-1918-11 = November 1918

month-01 = Januar
month-02 = Februar
month-03 = März
month-04 = April
month-05 = Mai
month-06 = Juni
month-07 = Juli
month-08 = August
month-09 = September
month-10 = Oktober
month-11 = November
month-12 = Dezember
month-of = { $month } { $year }
nation-british = britisch
nation-french = französisch
nation-german = deutsch
skill-fortitude = Standhaftigkeit
skill-luck = Glück
skill-value = { $skill } { $value }
state-person-ready = einsatzbereit
state-person-grounded = Flugverbot{ $missions ->
    [0] {""}
    [none] {""}
    [one] {" "}für einen Auftrag
   *[other] {" "}für { $missions } Aufträge
  }
state-person-prisoner = gefangen
state-person-dead = tot
state-person-retired = ausgeschieden
crew-one = Einsitzer
crew-two = Zweisitzer
crew-three = drei an Bord
type-note = { $crew }, { $guns ->
    [one] ein MG
   *[other] { $guns } MGs
  }, waagerecht höchstens { $vtop } km/h, steigt { $climb } MU je Zug, bis { $until }
machine-with = { $type } mit { $guns }
frame-row = { $name } ({ $nation }, { $strength } Piloten)
frame-said = { $name }: { $squadrons }
target-month = der Monat
target-won = gewonnene Aufträge, { $side }
target-points = Punkte, { $side }
target-of = { $of }, { $what }
target-now = jetzige Standhaftigkeit
target-experience = Erfahrung
target-state = Zustand
target-parachute = Fallschirm
target-parachute-yes = vorhanden
target-parachute-no = nicht vorhanden
target-name = Name
target-type = Typ
award-took_part = teilgenommen
award-winning_side = auf der siegreichen Seite
award-air_victory = Luftsieg
award-air_victory_after_forced_home = Luftsieg über ein Flugzeug, das schon zur Heimkehr gezwungen war
award-forced_home = erzwungene Heimkehr
award-objective = Ziel des Auftrags
item-times = { $item }{ $count ->
    [1] {""}
   *[other] {" "}({ $count }-mal)
  }

## Berichte

campaign_started = Der Feldzug „{ $name }“ beginnt: { $last ->
    [none] { $first }
   *[other] von { $first } bis { $last }
  }.
squadron_formed = { $side ->
    [E] Die Entente stellt
   *[C] Die Mittelmächte stellen
  } eine Staffel auf: { $name } ({ $nation }, { $strength } Piloten).
person_joined = { $person } kommt zu { $squadron }, als { $role ->
    [pilot] Pilot
   *[gunner] Schütze von { $pilot }
  }: { $skills }{ $parachute ->
    [yes] , mit Fallschirm
   *[other] {""}
  }.{ $gunners ->
    [none] {""}
   *[other] {" "}Mit ihm fliegt künftig { $gunners }.
  }
parachute_issued = { $parachute ->
    [yes] { $person } bekommt einen Fallschirm.
   *[other] Für { $person } gibt es keinen Fallschirm.
  }
month_began = { $month } beginnt.
type_chosen = { $squadron } fliegt im { $month }: { $type }.
own_machine_chosen = { $type ->
    [none] { $person } fliegt den Typ seiner Staffel.
   *[other] { $person } hat eine eigene Maschine: { $type }{ $layout ->
        [none] {""}
       *[other] {" "}mit { $layout }
      }.
  }
mission_drawn = Auftrag { $mission }: { $file }. { $attacker ->
    [E] Die Entente greift an
   *[C] Die Mittelmächte greifen an
  }.{ $instead ->
    [none] {""}
   *[other] {" "}Gezogen war „{ $instead }“, wofür dieser Monat nichts hat.
  }
roster_named = { $squadron } teilt ein: { $persons }.
rank_used = { $flies ->
    [yes] Vorrecht des Ranges: { $person } fliegt statt { $replaced }.
   *[other] Vorrecht des Ranges: { $person } bleibt am Boden, { $replaced } fliegt.
  }
battle_opened = Das Gefecht { $battle } beginnt: { $file }. { $machines ->
    [one] Ein Flugzeug nimmt teil.
   *[other] { $machines } Flugzeuge nehmen teil.
  }
battle_closed = Das Gefecht { $battle } ist vorbei: { $winner ->
    [draw] Niemand hat es gewonnen.
    [E] Die Entente hat es gewonnen.
   *[C] Die Mittelmächte haben es gewonnen.
  } Punkte { $points_e } zu { $points_c }.
battle_void = Das Gefecht { $battle } ist abgesagt ({ $reason }). Niemand gewinnt oder verliert etwas.
victory_credited = Luftsieg für { $person } über { $victim } ({ $type }), Runde { $turn }{ $was_forced_home ->
    [yes] ; das Flugzeug war schon zur Heimkehr gezwungen
   *[other] {""}
  }.
forced_home_credited = { $person } hat { $victim } zur Heimkehr gezwungen ({ $type }), Runde { $turn }.
objective_met = Ziel { $objective } erfüllt{ $persons ->
    [none] .
   *[other] : { $persons }.
  }
machine_lost = { $machine } ist verloren ({ $type }){ $person ->
    [none] .
   *[other] ; { $person } flog die Maschine.
  }
person_lost = { $person } { $how ->
    [dead] ist tot.
    [prisoner] ist gefangen.
   *[retired] wird nicht mehr fliegen.
  }
fortitude_recovered = { $person } gewinnt { $gained } Standhaftigkeit zurück und hat { $now }.
wound_tested = Verwundungsprobe von { $person }: { $natural ->
    [1] eine natürliche 1. Es hat ihn nur härter gemacht.
    [20] eine natürliche 20{ $saved ->
        [none] . Er stirbt an der Verwundung.
       *[other] , doch seine neun Leben retten ihn, mit Standhaftigkeit { $saved }.
      }
   *[other] { $natural }, Erfolge { $successes }. { $row_text }
  }{ $rerolls_used ->
    [0] {""}
   *[other] {" "}Eine Wurfwiederholung ist verbraucht.
  }
wound-row--4 = Ein paar Stiche und ein Schnaps.
wound-row--6 = Es heilt schlecht.
wound-row--7 = Seine Nerven haben gelitten.
wound-row--8 = Eine schwere Verwundung.
wound-row--9 = Er hält sich für unsterblich.
wound-row--10 = Ein bleibender Schaden.
wound-row--11 = Er wird ohnmächtig werden.
wound-row--12 = Er hat ein Auge verloren.
wound-row--13 = Eine Kopfwunde.
wound-row--14 = Er ist gelähmt.
skill_changed = { $skill_text } von { $person } ändert sich um { $change } auf { $now } ({ $why_text }).
luck_changed = Glück von { $person } ändert sich um { $change } ({ $why_text }).
why-wound = eine Verwundung
why-battle = das Gefecht
trait_gained = { $person } hat eine neue Eigenschaft: { $trait }.
grounded = { $person } hat Flugverbot für { $missions ->
    [1] den nächsten Auftrag.
   *[other] { $missions } Aufträge.
  }
experience_earned = Erfahrung von { $person }: { $points } ({ $items }).
ability_gained = { $person } gewinnt eine Gabe: { $ability }.
skill_raised = { $skill_text } von { $person } steigt auf { $now }, für { $price ->
    [1] einen Punkt.
   *[other] { $price } Punkte.
  }
time_passed = { $pace ->
    [days] Es vergehen Tage.
    [weeks] Es vergehen Wochen.
   *[months] Es vergeht ein Monat.
  }{ $recovered ->
    [none] {""}
   *[other] {" "}Wieder gesund: { $recovered }.
  }{ $released ->
    [none] {""}
   *[other] {" "}Wieder flugtauglich: { $released }.
  }
correction = Die Feldzugsleitung berichtigt{ $amends ->
    [none] {""}
   *[other] {" "}Eintrag { $amends }
  }: { $target } ist { $after } statt { $before } ({ $why }).
campaign_ended = Der Feldzug ist zu Ende{ $why ->
    [unmanned] , weil eine Staffel kein einziges Flugzeug besetzen kann
   *[month] {""}
  }: { $winner ->
    [draw] Niemand hat ihn gewonnen.
    [E] Die Entente hat ihn gewonnen.
   *[C] Die Mittelmächte haben ihn gewonnen.
  } Gewonnene Aufträge { $won_e } zu { $won_c }, Punkte { $points_e } zu { $points_c }.

roll-generic-verdict = { $who ->
    [none] Gewürfelt: { $dice ->
        [none] { $face }
       *[other] { $dice } = { $sum }
      }.
   *[other] { $who }: { $dice ->
        [none] { $face }
       *[other] { $dice } = { $sum }
      }.
  }
roll-R-71 = { $who ->
    [mission] Auslosung des Auftrags
   *[attacker] Auslosung des Angreifers
  }
    .verdict = Gewürfelt: { $face }.

event-campaign_started = begonnene Feldzüge
event-squadron_formed = aufgestellte Staffeln
event-person_joined = neue Personen
event-parachute_issued = ausgegebene Fallschirme
event-month_began = Monate
event-type_chosen = gewählte Typen
event-own_machine_chosen = eigene Maschinen
event-mission_drawn = gezogene Aufträge
event-roster_named = Einteilungen
event-rank_used = Vorrechte des Ranges
event-battle_opened = begonnene Gefechte
event-battle_closed = beendete Gefechte
event-battle_void = abgesagte Gefechte
event-victory_credited = Luftsiege
event-forced_home_credited = erzwungene Heimkehren
event-objective_met = erfüllte Ziele
event-machine_lost = verlorene Maschinen
event-person_lost = Verluste
event-fortitude_recovered = Erholungen
event-wound_tested = Verwundungsproben
event-skill_changed = geänderte Fertigkeiten
event-luck_changed = Änderungen des Glücks
event-trait_gained = gewonnene Eigenschaften
event-grounded = Flugverbote
event-experience_earned = gewonnene Erfahrung
event-ability_gained = gewonnene Gaben
event-skill_raised = gesteigerte Fertigkeiten
event-time_passed = vergangene Zeit
event-correction = Berichtigungen
event-campaign_ended = beendete Feldzüge
event-roll = Würfe
event-result = Ergebnisse

## Fragen

ask-frame = Wie heißt der Feldzug, und welche Staffeln nehmen teil?
    .help = Ein Name für den Feldzug; für jeden Platz die Nation, die Zahl der Piloten und ein Name für seine Staffel.
    .main = Staffeln aufstellen
ask-type = Welchen Typ fliegt { $squadron } im { $month }?
    .help = Jeder Typ deiner Nation, der im Dienst ist. Die andere Seite erfährt ihn im Gefecht.
    .main = Typ wählen
ask-own-machine = Welche Maschine fliegt { $person }?
    .help = Eine eigene Maschine gehört ihm, bis sie verloren ist. Sonst fliegt er den Typ der Staffel.
    .main = Maschine wählen
ask-roster = { $count ->
    [one] Welcher Pilot fliegt
   *[other] Welche { $count } Piloten fliegen
  } Auftrag { $mission }?
    .help = Nenne sie in der Folge der Startplätze. Piloten fliegen mit ihren eigenen Schützen.
    .main = Einteilen
ask-rank = Fliegt { $person }?
    .help = { $flies ->
        [yes] Er ist eingeteilt. Bleibt er am Boden, so nennst du einen anderen Piloten.
       *[other] Er ist nicht eingeteilt. Fliegt er, so bleibt ein ausgeloster Pilot am Boden.
      }
    .main = Entscheiden
ask-outcome = Wie wird das Gefecht { $battle } entschieden?
    .help = Menschen oder Bots spielen es an einem eigenen Tisch. Oder du trägst ein, wie es an einem echten Tisch ausging, oder sagst es ab.
    .main = Ergebnis übernehmen
ask-reroll = Verwundungsprobe von { $person }: { $face } gegen Standhaftigkeit { $needed }. Noch einmal würfeln?
    .help = { $vital ->
        [yes] Behältst du den Wurf, so ist er verloren.
       *[no] Ein Wurf kann einmal wiederholt werden, und der zweite zählt. Vom Auftrag übrige Wurfwiederholungen: { $rerolls }.
      }
    .main = Entscheiden
ask-raise = Kauft { $squadron } einen Punkt einer Fertigkeit?
    .help = Immer einen Punkt auf einmal. Eine 10 auf dem Würfel danach bringt eine Gabe.
    .main = Diesen Punkt kaufen
ask-ability = Welche Gabe gewinnt { $person }?
    .help = Der Würfel lässt dir die Wahl: jede Gabe der Tabelle, die er noch nicht hat.
    .main = Gabe wählen
opt-reroll-reroll = Noch einmal würfeln
opt-reroll-keep = Behalten
opt-raise-stop = Nichts mehr kaufen
opt-raise-point = { $person }: { $skill } { $value } auf { $next }
    .note = kostet { $price } von { $points ->
        [1] einem Punkt
       *[other] { $points } Punkten
      }
ask-correct = Einen Eintrag berichtigen?
    .help = Die Nummer des Eintrags im Feldzugsbuch, was sich ändert, der neue Wert und warum. Der alte Eintrag bleibt, wie er ist.
    .main = Berichtigen
opt-own-machine-squadron = der Typ der Staffel
opt-rank-fly = Er fliegt
opt-rank-stay = Er bleibt am Boden
form-frame = Ein Name; dann für jeden Platz, hinter „ ; “: der Platz, british, french oder german, { $least } bis { $most }, ein Name.
form-roster = { $count ->
    [one] Eine dieser Kennungen:
   *[other] { $count } dieser Kennungen, mit Leerzeichen dazwischen:
  }
form-person = { $id }: { $name }
opt-outcome-void = abgesagt: { $reason }
opt-outcome-over = { $winner ->
    [draw] unentschieden
    [E] Die Entente hat gewonnen
   *[C] Die Mittelmächte haben gewonnen
  }, { $entente } zu { $central }
form-outcome = Der Bericht über das Gefecht: Sieger, Punkte, was aus jeder Person und jeder Maschine geworden ist; oder dass es abgesagt ist, und warum.
form-correction = Nummer des Eintrags im Feldzugsbuch (1 bis { $records }), was sich ändert, der neue Wert, warum; ein Leerzeichen in einem Namen schreibt man _.
form-example = Zum Beispiel: { $text }

## Ablehnungen

refusal-name = Ein Name hat 1 bis { $most } Buchstaben, Ziffern, Leerzeichen und . ' -
refusal-campaign_name = Name des Feldzugs: 1 bis { $most } Buchstaben, Ziffern, einzelne Leerzeichen und . ' -
refusal-squadron_name = { $sits }, Name: 1 bis { $most } Buchstaben, Ziffern, einzelne Leerzeichen und . ' -
refusal-seats = Jede Staffel im Spiel wird einmal genannt, in der Folge der Plätze.
refusal-nation = { $sits }: Von dieser Nation kann die Staffel nicht sein.
refusal-strength = { $sits }: Eine Staffel hat { $least } bis { $most } Piloten.
refusal-same_name = { $sits }: Auch eine andere Staffel heißt { $called }.
refusal-not_in_service = Nur von { $from } bis { $until } im Dienst: { $type }.
refusal-twice = Niemand kann zweimal genannt werden.
refusal-wrong_number = { $count ->
    [one] Genau ein Pilot muss genannt werden.
   *[other] Genau { $count } Piloten müssen genannt werden.
  }
refusal-not_ready = { $person } kann nicht eingeteilt werden: { $state ->
    [grounded] Er hat Flugverbot.
    [dead] Er ist tot.
    [prisoner] Er ist gefangen.
    [retired] Er ist ausgeschieden.
    [pilot] Sein Schütze kann nicht fliegen.
   *[gunner] Er ist Schütze.
  }
refusal-no_experience = { $person } hat { $points ->
    [1] einen Punkt
   *[other] { $points } Punkte
  } Erfahrung, und das kostet { $price }.
refusal-unknown_battle = Dieser Feldzug hat kein Gefecht { $battle } begonnen.
refusal-battle_closed = Das Gefecht { $battle } ist mit einem anderen Bericht abgeschlossen.
refusal-taken_in = Der Bericht über das Gefecht { $battle } ist schon übernommen; es ist nichts mehr zu tun.
refusal-malformed_outcome = Das ist kein Bericht über ein Gefecht: { $where }.
refusal-void_reason = Ein Grund hat 1 bis { $most } Zeichen.
refusal-digest = Die Prüfsumme eines Protokolls hat 64 hexadezimale Ziffern, die Version der Regeln ist eine Zahl.
refusal-turns = Ein Gefecht hat 1 bis { $most } Runden.
refusal-why = Ein Gefecht endet mit der letzten Runde (turns), weil eine Seite allein im Gefecht ist (alone), oder weil alle sich einig sind (agreed); eine Seite oder niemand behauptet das Feld.
refusal-people_differ = Die Personen müssen die des Gefechts { $battle } sein, jede einmal.
refusal-machines_differ = Die Maschinen müssen die des Gefechts { $battle } sein, jede einmal und mit ihrem Typ.
refusal-machine_state = { $plane } kam heim, ist beschädigt oder verloren.
refusal-person_state = { $place } lebt, ist tot oder gefangen.
refusal-no_victor = { $plane } kann nur jemandem von der anderen Seite gutgeschrieben werden, der dabei war, nicht { $who }.
refusal-was_not_there = { $plane } war noch nicht da, als das Gefecht endete: Nichts ist damit geschehen.
refusal-took_part = { $plane } war dabei, mit allen an Bord; nur wer in einer späteren Runde kommt, kann zu spät gekommen sein.
refusal-no_prisoners = In diesem Feldzug gibt es keine Gefangenen ({ $place }).
refusal-dead_fortitude = { $place } ist tot und hat keine Standhaftigkeit mehr.
refusal-fortitude = { $place } lebt mit Standhaftigkeit 1 bis { $most }.
refusal-rerolls = { $place } hat noch 0 bis { $most } Wiederholungswürfe.
refusal-luck = In einem Gefecht gewinnen nur Piloten Glück, und niemand verliert welches ({ $place }).
refusal-traits = Ein Gefecht ändert keine Eigenheiten ({ $place }).
refusal-objectives_of = Die Ziele von { $place } sind die, die sein Flugzeug erfüllt hat, wenn er lebt.
refusal-credits_differ = Was { $place } gutgeschrieben wird, muss zu den Maschinen passen, jede einmal.
refusal-credit_type = { $plane } ist kein Flugzeug dieses Gefechts oder hat einen anderen Typ.
refusal-credit_turn = { $plane } wurde in einer Runde von 1 bis { $most } abgeschossen oder zur Heimkehr gezwungen.
refusal-home_before = { $plane }: Ein Luftsieg nach einer erzwungenen Heimkehr sagt das und kommt nicht früher.
refusal-objectives_differ = Die Ziele müssen die des Auftrags sein, in seiner Folge.
refusal-objective_by = Das Ziel { $objective } kann nicht das Werk dieses Flugzeugs oder von keinem sein.
refusal-protected = Ziel { $objective }: Was zerstört ist, war nicht geschützt.
refusal-points = { $side ->
    [E] Die Entente
   *[C] Die Mittelmächte
  } { $side ->
    [E] muss
   *[C] müssen
  } { $points } Punkte haben, für Luftsiege und Ziele.
refusal-winner = Nach den Punkten und danach, wer das Feld behauptet, { $winner ->
    [draw] hat niemand gewonnen.
    [E] hat die Entente gewonnen.
   *[C] haben die Mittelmächte gewonnen.
  }
refusal-no_such_record = Es gibt nur die Einträge 1 bis { $most }.
refusal-no_such_target = { $target } ist nichts, was berichtigt werden kann.
refusal-no_such_value = Ein Wert von { $low } bis { $high }.
refusal-as_it_is = So ist es schon.
refusal-in_battle = { $person } soll fliegen: Bis das Gefecht vorbei ist, muss alles an ihm bleiben, wie es ist.
refusal-unmanned = { $squadron } könnte kein einziges Flugzeug besetzen.
refusal-squadron_full = { $squadron } ist voll: Sie hat { $strength } Piloten.

## Was vor sich geht

waiting-frame = Die Feldzugsleitung setzt den Rahmen des Feldzugs.
waiting-month = { $month }: Typen werden gewählt.
waiting-mission = { $month }: Ein Auftrag wird gezogen.
waiting-roster = Auftrag { $mission }: Es wird eingeteilt.
waiting-battle = Auftrag { $mission }: Das Gefecht steht an.
waiting-after = Auftrag { $mission }: Die Überlebenden werden gezählt.
waiting-time = { $month }: Zeit vergeht.
waiting-over = Der Feldzug ist zu Ende.
waiting-setup = Der Feldzug beginnt.
phase-frame = Rahmen
phase-month = neuer Monat
phase-mission = ein Auftrag wird gezogen
phase-roster = Einteilung
phase-battle = Gefecht
phase-after = nach dem Gefecht
phase-time = Zeit vergeht
phase-over = zu Ende
part-mission = Auftrag { $of }

result = { $winner ->
    [draw] Der Feldzug endet unentschieden
    [E] Die Entente hat den Feldzug gewonnen
   *[C] Die Mittelmächte haben den Feldzug gewonnen
  }: gewonnene Aufträge { $won_entente } zu { $won_central }, Punkte { $points_entente } zu { $points_central }, nach { $missions ->
    [one] einem Auftrag
   *[other] { $missions } Aufträgen
  }.

## Die Sicht in Worten

twin-head = { $name ->
    [none] Feldzug
   *[other] Feldzug „{ $name }“{ $month ->
        [none] {""}
       *[other] , { $month }
      }{ $number ->
        [0] {""}
       *[other] , Auftrag { $number }
      }
  }: { $phase }.
twin-score = Stand:
twin-side = { $side }: { $won ->
    [one] ein Auftrag gewonnen
   *[other] { $won } Aufträge gewonnen
  }, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
twin-records = Einträge: { $records }
twin-mission = Auftrag: { $title }
twin-attacker = { $month }, Angreifer: { $side }
twin-slot = { $plane }, { $squadron }: { $people ->
    [none] nicht bekannt oder leer
   *[other] { $people } ({ $type })
  }
twin-squadron = { $name } ({ $side }, { $nation }): { $type ->
    [none] Typ nicht bekannt
   *[other] { $type }
  }, { $strength } Piloten
twin-nobody = (noch niemand bekannt)
twin-person = { $id } { $name }, { $role ->
    [pilot] Pilot
   *[gunner] Schütze
  }
twin-fortitude = Standhaftigkeit { $now } von { $full }
twin-victories = Luftsiege { $victories }, erzwungene Heimkehr { $homes }
twin-credit = { $type } ({ $battle }, Runde { $turn })
twin-objectives = { $objectives ->
    [one] ein Ziel erfüllt
   *[other] { $objectives } Ziele erfüllt
  }
twin-wounds = { $wounds ->
    [one] eine Verwundungsprobe
   *[other] { $wounds } Verwundungsproben
  }
twin-missions = { $missions ->
    [one] ein Auftrag
   *[other] { $missions } Aufträge
  }
twin-experience = Erfahrung { $points }
twin-abilities = { $list }
twin-traits = { $list }
twin-machine = eigene Maschine: { $type }
twin-parachute = Fallschirm
twin-battles = Gefechte:
twin-battle = { $id }, { $month }, { $title }: { $winner ->
    [none] unentschieden
   *[other] { $winner }
  }, { $entente } zu { $central }
twin-void = { $id }, { $month }, { $title }: abgesagt

## Was Neulinge bei ihren ersten Fragen lesen

lesson-type = Wähle, was deine Staffel fliegt
    .text = Bis zum Monatsende fliegen alle deine Piloten diesen Typ, welcher Auftrag auch kommt: Sieh nach, was an der Front ist. Die andere Seite erfährt ihn erst, wenn das Gefecht beginnt.
    .learnt = ein Typ für einen Monat
    .tag-1 = was diesen Monat an der Front ist
lesson-roster = Sag, wer fliegt
    .text = Fliegen hilft bei Manövern, Schießen beim Treffen, Wachsamkeit beim ersten Schuss; wer verwundet ist, bleibt zurück. Dann beginnt das Gefecht und wird an einem eigenen Tisch geflogen.
    .learnt = Fertigkeiten entscheiden
    .tag-1 = der Auftrag
lesson-raise = Kauf, was sie gelernt haben
    .text = Wer dabei war und lebt, hat Erfahrung verdient, mehr für einen Luftsieg oder einen gewonnenen Auftrag. Die ersten Punkte einer Fertigkeit sind billig, und eine 10 auf dem Würfel bringt eine Gabe.
    .learnt = Erfahrung kauft Können
    .tag-1 = jeder Würfel ist notiert
lesson-record = Jeder hat seine Dienstakte
    .text = Drück auf einen Namen im Staffelbuch: Siege, Wunden und Gaben stehen dort. Wer schwer getroffen ist, bleibt vielleicht einen Auftrag lang am Boden.
    .tty = Tippe service und einen Namen: Siege, Wunden und Gaben stehen dort. Wer schwer getroffen ist, bleibt vielleicht einen Auftrag lang am Boden.
    .learnt = Menschen, nicht Maschinen
lesson-month = Ein Monat vergeht
    .text = Nach zwei Aufträgen heilen Wunden, und neue Typen kommen an die Front, sodass du neu wählst. Nach dem November gewinnt den Feldzug, wer mehr Aufträge gewonnen hat.
    .learnt = Monate heilen und ändern
    .tag-1 = ein neuer Monat

## Das Labor

figure-of = { $what }, { $side }
figure-after = übrig nach { $missions ->
    [one] einem Auftrag
   *[other] { $missions } Aufträgen
  }
figures-end = Ende
figures-balance = Ausgewogenheit
figures-veterans = Was Erfahrung wert ist
figures-people = Personen
figures-survival = Überleben der Piloten
figures-aces = Asse
figures-types = Abgeschossene Flugzeuge nach Typ
figures-months = Siege nach Monat
figures-victories = Siege
figures-experience = Erfahrung
figures-raised = Gekaufte Fertigkeitspunkte
figures-events = Einträge
figure-end-missions = Aufträge
figure-end-battles = Gefechte
figure-end-points = Punkte
figure-end-draws = unentschiedene Gefechte
figure-end-unmanned = zu Ende, weil eine Staffel nicht fliegen konnte
figure-end-won-by = gewonnene Feldzüge
figure-balance-early-leader-won = wer nach einem Viertel führte, hat gewonnen
figure-balance-rest-won-by-early-leader = Anteil der übrigen Aufträge, den er gewonnen hat
figure-balance-last-change-of-lead = letzter Wechsel der Führung, als Anteil der Aufträge
figure-balance-beyond-reach = Führung nicht mehr einzuholen, als Anteil der Aufträge
figure-balance-lost-early = Piloten, die im ersten Viertel verloren gingen
figure-veterans-lost-0 = Anteil der Einsätze, in denen ein Pilot verloren geht, nichts gekauft
figure-veterans-lost-1 = … mit 1 bis 4 gekauften Punkten
figure-veterans-lost-5 = … mit 5 und mehr
figure-veterans-victories-0 = Siege je Einsatz, nichts gekauft
figure-veterans-victories-1 = … mit 1 bis 4 gekauften Punkten
figure-veterans-victories-5 = … mit 5 und mehr
figure-veterans-sorties-0 = Einsätze von Piloten, nichts gekauft
figure-veterans-sorties-1 = … mit 1 bis 4 gekauften Punkten
figure-veterans-sorties-5 = … mit 5 und mehr
figure-people-pilots = Piloten, die geflogen sind
figure-people-dead = tote Piloten
figure-people-prisoner = gefangene Piloten
figure-people-retired = ausgeschiedene Piloten
figure-people-gunners = Schützen, die geflogen sind
figure-people-wound-tests = Verwundungsproben
figure-aces-number = Piloten mit fünf Siegen
figure-aces-most = Siege des erfolgreichsten Piloten
figure-aces-abilities = Gaben der Asse
figure-victories-homes = erzwungene Heimkehr
figure-experience-earned = verdiente Punkte
figure-experience-spent = ausgegebene Punkte
fact-winner = Sieger
fact-winner-draw = niemand
fact-why = warum zu Ende
fact-why-month = letzter Monat
fact-why-unmanned = eine Staffel ohne Piloten
fact-month = letzter gespielter Monat
fact-missions = Aufträge
fact-won_entente = gewonnene Aufträge, Entente
fact-won_central = gewonnene Aufträge, Mittelmächte
fact-points_entente = Punkte, Entente
fact-points_central = Punkte, Mittelmächte

## Im Terminal

tty-help-book =
    book, book 40, book all      die letzten Einträge mit Würfeln und Paragraphen; book LAMB alle zu einer Person
tty-help-service =
    service LAMB                 die Dienstakte einer Person: Fertigkeiten und Preise, Siege, Wunden
tty-help-result =
    result                       das Ergebnis eines Gefechts vom echten Tisch eintippen, Zeile um Zeile
tty-help-off =
    off GRUND                    das Gefecht absagen
tty-roster = Tippe { $count ->
    [one] eine Nummer oder Kennung, zum Beispiel { $example }
   *[other] { $count } Nummern oder Kennungen, zum Beispiel { $example }
  }.
tty-book-empty = Davon steht nichts im Buch.
tty-book-dice = Würfel: { $dice }.
tty-service-whom = Wessen Dienstakte? service und eine Kennung oder ein Name:
tty-service-next = nächster Punkt
tty-service-victories = Luftsieg über { $victim } ({ $type }), Runde { $turn }
tty-service-homes = { $victim } zur Heimkehr gezwungen ({ $type }), Runde { $turn }
tty-service-wound = Verwundungsprobe { $natural }: { $text }
tty-result-prompt = Ergebnis
tty-result-help =
    C2 lost victory=E1@5         was aus einer Maschine wurde: home, damaged, lost oder absent; wessen Sieg, in welcher Runde
    C2 damaged home=E1@4         von E1 in Runde 4 zur Heimkehr gezwungen; - für niemanden
    E1 dead                      was aus einer Person wurde: alive, dead oder prisoner
    E1 fortitude=4 rerolls=1 luck=1   was ihr bleibt, und welches Glück sie gewann
    O1 E2, O1 met, O1 open       ein Ziel: von E2 erfüllt, erfüllt, nicht erfüllt
    turns 20, end alone, held E   geflogene Runden; Ende: turns, alone oder agreed; wer das Feld behauptet: E, C oder -
    ok, clear, back              das Ergebnis abgeben, neu beginnen, verlassen
tty-result-unclear = „{ $line }“ ändert nichts. help zeigt, wie man ein Ergebnis eintippt.
tty-result-sum = { $turns } Runden. Punkte { $entente } zu { $central }; Sieger: { $winner }.
tty-result-draw = niemand
tty-result-staff = eine Besatzung des Stabes
tty-result-home = heimgekehrt
tty-result-damaged = beschädigt
tty-result-lost = verloren
tty-result-absent = noch nicht angekommen
tty-result-victory = Luftsieg von { $who }, Runde { $turn }
tty-result-forced = von { $who } zur Heimkehr gezwungen, Runde { $turn }
tty-result-person = { $name }: { $state ->
    [alive] am Leben, Standhaftigkeit { $fortitude }, Wiederholungen { $rerolls }{ $luck ->
        [0] {""}
       *[other] , Glück +{ $luck }
      }
    [dead] tot
   *[prisoner] gefangen, Standhaftigkeit { $fortitude }
  }
tty-result-goal = { $task }: { $met ->
    [yes] erfüllt{ $by ->
        [none] {""}
       *[other] {" "}von { $by }
      }
   *[no] nicht erfüllt
  }

## Was Bots abwägen

worth-strength = { $points } Punkte wert
    .note = In Punkten Schießen: was Fertigkeiten, Gaben und Verfassung in einem Gefecht bringen. Wer nicht wohlauf ist, zählt weniger, wer sich ausgeruht hat, ein wenig mehr.
worth-duel = { $points } von 100 Punkten
    .note = Was der Typ in Zweikämpfen gegen alle anderen von 100 Punkten holt, weniger ein Abzug für jeden weiteren an Bord, der mit ihm verloren gehen kann.
worth-return = { $hundredths } Punkte Schießen für 100 ausgegebene
    .note = Was 100 Punkte Erfahrung bringen, die dafür ausgegeben werden, in Punkten Schießen; die Aussicht auf eine Gabe ist mitgerechnet.
worth-better = in { $percent } % der Würfe besser
    .note = Wie viele der möglichen Würfe besser sind als dieser, oder schlechter, wenn er stehen bleibt.

## Wie ein Gefecht ausgetragen wird, als Tipp

choice-played = An einem Tisch fliegen (31.10)
choice-by-bots = Bots fliegen lassen (31.11)

## Stufen der Bots: ein Name, wo er mehr sagt, was jede will und wie sie führt

level-hard = schwer im Gefecht
level-easy-note = Will, dass alle der Reihe nach fliegen. Behält seinen Typ und kauft die billigsten Fähigkeiten.
level-normal-note = Will die besten Piloten im besten Typ. Schont Verwundete und kauft die Fähigkeiten, die am meisten bringen.
level-hard-note = Will die besten Piloten im besten Typ, wie „normal“. Im Gefecht fliegen sie als schwere Bots.
advice-cheapest = am billigsten
level-easy-note-organiser = Will keiner Seite zum Sieg verhelfen: nennt den üblichen Rahmen und berichtigt nichts.
level-normal-note-organiser = Will keiner Seite zum Sieg verhelfen: nennt den üblichen Rahmen und berichtigt nichts.
level-hard-note-organiser = Will keiner Seite zum Sieg verhelfen: nennt den üblichen Rahmen und berichtigt nichts.

## Die Einweisung

brief-squadron = *Gewinn mehr Aufträge* als die andere Seite, und bring deine Leute heim.
    .ends = Nach dem letzten Monat oder wenn eine Staffel kein Flugzeug mehr bemannen kann. Es zählen die gewonnenen Aufträge, bei Gleichstand die Punkte.
    .moves = Für jeden Auftrag bestimmst du, wer fliegt. Das Gefecht ist eine eigene Partie; wer heimkehrt, hat etwas gelernt.
brief-squadron-1 = Was fliegt deine Staffel in diesem Monat?
    .note = Alle deine Piloten fliegen diesen Typ, bis der Monat endet.
brief-squadron-2 = Wer fliegt den Auftrag?
    .note = So viele, wie du Plätze hast. Wer schwer getroffen ist, hat vielleicht Flugverbot.
brief-squadron-3 = Was lernen deine Leute?
    .note = Die ersten Punkte einer Fertigkeit sind billig, und eine 10 auf dem Würfel bringt eine Gabe.
brief-organiser = *Halte den Feldzug in Gang*: Setz seinen Rahmen, lass seine Gefechte austragen, berichtige Fehler.
    .ends = { brief-squadron.ends }
    .moves = Du wirst gefragt, wenn ein Feldzug beginnt und wenn ein Gefecht vorbei ist. Alles andere kommt von den Staffeln.
brief-organiser-1 = Welche Monate, welche Staffeln?
    .note = Der Rahmen wird einmal gesetzt. Alles Weitere folgt aus den Einträgen.
brief-organiser-2 = Wie wird das Gefecht ausgetragen?
    .note = An einem Tisch oder von Bots; oder du tippst das Ergebnis eines echten ein.
brief-organiser-3 = Ist ein Eintrag falsch?
    .note = Eine Berichtigung nennt, was sie ändert; der alte Eintrag bleibt.
brief-secret-type = Typ des Monats und wer fliegt
    .side = ja
    .enemy = wenn das Gefecht eröffnet wird
    .organiser = ja
brief-secret-squadron = Fertigkeiten, Wunden und Erfahrung
    .side = alles
    .enemy = nein
    .organiser = alles
brief-secret-squadron_open = Fertigkeiten, Wunden und Erfahrung
    .side = alles
    .enemy = alles
    .organiser = alles
brief-secret-records = Aufträge, Ergebnisse, Punkte
    .side = alles
    .enemy = alles
    .organiser = alles
brief-column-side = { $seat ->
    [organiser] die Seite der Staffel
   *[other] deine Seite
  }
brief-column-enemy = die andere Seite

## Das Ende des Feldzugs

end-won-E = Die Entente hat gewonnen
end-won-C = Die Mittelmächte haben gewonnen
end-story = { $won_first } zu { $won_second } gewonnene Aufträge{ $level ->
    [0] {""}
   *[other] {" "}und { $points_first } zu { $points_second } Punkte
  } in { $missions ->
    [one] einem Auftrag
   *[other] { $missions } Aufträgen
  }; { $why ->
    [month] { $month } war der letzte Monat
   *[unmanned] eine Staffel konnte kein Flugzeug mehr bemannen
  }
end-goal-won = { $whose }: gewonnene Aufträge
    .count = { $count }, die andere Seite { $need }
end-goal-points = { $whose }: Punkte, bei gleich vielen Aufträgen
    .count = { $count }, die andere Seite { $need }
end-side-E = Entente
end-side-C = Mittelmächte
end-luck-skill = Fähigkeiten der Neuen
end-luck-luck = Glück der Neuen
end-luck-recovery = Erholung
end-luck-wound = Verwundungsproben, Summe der Würfel
end-way-won = Gewonnene Aufträge
end-way-points = Punkte
end-part-won = Gewonnene Aufträge
end-part-points = Punkte
sheet-mission = Auftrag { $number }{ $winner ->
    [none] , unentschieden
   *[other] , gewonnen: { $winner }
  }
sheet-corrected = Berichtigungen der Leitung
