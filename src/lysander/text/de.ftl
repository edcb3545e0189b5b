# Die Hülle, Deutsch: was alle Spiele gleich sagen.

list-and = { $head } und { $last }
list-or = { $head } oder { $last }

refusal-not-asked = Danach wirst du jetzt nicht gefragt.
refusal-game-over = Das Spiel ist zu Ende.
refusal-stale = Am Tisch ging es weiter, während du überlegt hast. Hier ist die neue Lage.
refusal-not-an-option = Das steht nicht zur Wahl.
refusal-malformed = Diese Antwort ist nicht lesbar.
refusal-not-in-pool = { $names } kannst du hier nicht wählen.
refusal-fixed = { $names } muss dabei sein.
refusal-too-many = Höchstens { $most }.
refusal-out-of-range = Eine ganze Zahl von { $low } bis { $high }.
refusal-wrong-total = Genau { $total } sind zu verteilen.
refusal-text-length = Ein Text von 1 bis { $most } Zeichen.
refusal-unknown = Das geht nicht.

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
main-answer = Antworten
help-none = {""}

twin-decision = Deine Entscheidung: { $question } [{ $rule }]
twin-also = Auch offen: { $question } [{ $rule }]
twin-option = { $value }: { $label }
twin-note = { $label }. { $note }
twin-reports = Letzte Meldungen:
twin-format-subset = Eine Auswahl aus { $pool }, höchstens { $most }; oder { $empty }.
twin-format-amount = Eine ganze Zahl von { $low } bis { $high }.
twin-format-text = Ein Text von 1 bis { $most } Zeichen.
twin-format-path = Schritte hintereinander, am Ende . für Halt. Als Nächstes:
twin-format-party = Männer @ Feld : walk, oder drive=L3; oder done. Ziehen können:
