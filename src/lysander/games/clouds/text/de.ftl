# In Clouds of Glory, deutsch. Kennungen: Arten von Ereignissen, ask-<Art>, refusal-<Grund>, roll-<Name>.

title = In Clouds of Glory
tagline = Luftkampf über der Westfront, 1916 bis 1918
    .about = Jeder Spieler fliegt ein oder mehrere Flugzeuge einer Seite. Alle würfeln um die Initiative: Die Langsamen bewegen zuerst, die Schnellen schießen zuerst. Geschwindigkeit und Höhe sind die Währung, und beide sind bald ausgegeben.
    .story = 1917. Höhe ist Geschwindigkeit, und Geschwindigkeit ist Höhe. Bieg deinen Flug, komm hinter den anderen, und bring deinen Piloten heim.
    .length = etwa 90 Minuten
    .secret = Flugpläne; bei geschlossenen Cockpits auch Wunden und Munition
    .credits = Ein Spiel von Thomas Greve (Idee, Entwurf, Text), Svend Ask Larsen (Entwurf, Text) und Morten Lund (Text). Regelbuch, Tabellen und Texte stehen unter der Lizenz CC BY-NC-SA 3.0 (creativecommons.org/licenses/by-nc-sa/3.0).

seat-e1 = Entente 1
    .the = Entente 1
    .who = Piloten der Entente
seat-e2 = Entente 2
    .the = Entente 2
    .who = Piloten der Entente
seat-e3 = Entente 3
    .the = Entente 3
    .who = Piloten der Entente
seat-c1 = Mittelmächte 1
    .the = Mittelmächte 1
    .who = Piloten der Mittelmächte
seat-c2 = Mittelmächte 2
    .the = Mittelmächte 2
    .who = Piloten der Mittelmächte
seat-c3 = Mittelmächte 3
    .the = Mittelmächte 3
    .who = Piloten der Mittelmächte
seat-chance = Würfel
    .the = die Würfel
side-E = Entente
    .the = die Entente
side-C = Mittelmächte
    .the = die Mittelmächte

scenario-duel = Zweikampf zur Einführung
    .summary = September 1917: eine Sopwith Camel gegen einen Fokker Dr.I, durchschnittliche Piloten, keine Gaben, kein Feuer vom Boden, keine Zusammenstöße. 40 Runden. Für Neulinge.
scenario-mission_1 = Langsame Vögel über der Front
    .summary = April 1917: Zwei R.E.8 fotografieren zwei Punkte hinter der deutschen Front. Zwei Pup wachen über sie; drei Albatros D.III sind unterwegs. 30 Runden.
scenario-mission_2 = Würste über dem Höhenzug
    .summary = Juni 1917: Nieuports mit Raketen sollen zwei Fesselballone verbrennen, während Camels die Jäger abwehren. Maschinengewehre und ein Sperrfeuer schützen die Ballone. 24 Runden.
scenario-mission_3 = Zwei Patrouillen
    .summary = September 1917: drei Camels gegen einen Fokker-Dreidecker und zwei Albatros D.V, in zufälligen Höhen. Nur das Gefecht zählt. 30 Runden.
scenario-mission_4 = Augen über den Gräben
    .summary = März 1918: Ein deutscher Zweisitzer muss aus geringer Höhe drei Trupps der eigenen Infanterie finden. Zwei Pfalz schützen ihn; drei S.E.5a sind in der Nähe. 30 Runden.
scenario-mission_5 = Einschießen
    .summary = November 1917: Eine R.E.8 leitet eine schwere Batterie auf ein deutsches Geschütz. Zwei S.E.5a bleiben in der Nähe; drei Albatros wollen die R.E.8. 30 Runden.
scenario-mission_6 = Bomber bei Tage
    .summary = August 1917: Zwei Gothas fliegen am hellen Tag zu einem Munitionslager. Zwei Camels und ein Bristol Fighter sind rechtzeitig aufgestiegen. 30 Runden.

option-cockpits = Cockpits
    .help = Offen: Alle Instrumententafeln, Personen und Würfe sind öffentlich. Geschlossen: Von einem feindlichen Flugzeug ist nur zu sehen, was von außen zu sehen ist.
option-aid = Planungshilfe
    .help = Voll: Weg, Energie, Proben und Schüsse eines Plans werden gezeigt, bevor er abgegeben ist. Grob: nur Energie und Proben. Keine: nur, ob er erlaubt ist.
option-climb_power = Motor im Steigflug
    .help = Großzügig: Der Motor hilft auch einem Flugzeug, das steigt oder Geschwindigkeit verliert.
option-free_bank = Freie Querlage
    .help = Nur nach Kurven und Ziehen oder nach jeder Bewegung, die flach endet.
option-air_gun_modifiers = MG-Werte in der Luft
    .help = Ob die Zahl der MGs und bewegliche MGs bei Schüssen auf Flugzeuge zählen.
option-fire_cone = Schusskegel
    .help = Wie weit neben die Nase starre MGs schießen dürfen, in Grad.
option-spin_experts = Könner im Trudeln
    .help = An: Gute Piloten von Camel und Dr.I kommen mit +2 aus dem Trudeln.
option-collisions = Zusammenstöße
    .help = Ob Flugzeuge zusammenstoßen können. Boden, Gashüllen und Kabel bleiben gefährlich.
option-reroll_windows = Wurfwiederholungen
    .help = Wann sie angeboten werden: nach Würfen, die zählen, nach allen eigenen Würfen oder nur nach lebenswichtigen.
option-gunner_rerolls = Wurfwiederholungen für Schützen
    .help = An: Die Wurfwiederholungen eines Piloten dürfen für die Würfel seiner Schützen benutzt werden.
option-ceiling = Gipfelhöhe
    .help = Die größte Höhe, in Bewegungseinheiten von 10 m.
    .form = 20 bis 600
option-field = Feld
    .help = Der Radius des Feldes, in Bewegungseinheiten von 10 m.
    .form = 40 bis 400
option-landing_hurts = Schlechte Landungen verletzen
    .help = Nur den Piloten oder alle an Bord.
option-capture = Gefangene
    .help = An: Flieger, die hinter den feindlichen Linien am Boden sind, sind gefangen.
option-routine_landings = Landungen daheim
    .help = An: Auch heile Flugzeuge legen für die Landung daheim eine Probe ab.
option-parachutes = Fallschirme
    .help = Historisch: einige Deutsche ab Juni 1918. Sonst niemand oder alle.
option-incendiary = Brandmunition
    .help = Historisch: wie das Szenario sie lädt, ab Januar 1917. Sonst niemand oder alle.
value-open = offen
value-closed = geschlossen
value-full = voll
value-rough = grob
value-none = keine
value-strict = streng
value-generous = großzügig
value-turn = nach Kurven
value-always = immer
value-on = an
value-off = aus
value-smart = die zählen
value-all = alle
value-pilot = Pilot
value-historical = historisch

## Namen

type-n17 = Nieuport 17
type-pup = Pup
type-tripe = Triplane
type-camel = Camel
type-se5a = S.E.5a
type-spad7 = SPAD VII
type-spad13 = SPAD XIII
type-bristol = Bristol Fighter
type-re8 = R.E.8
type-roland = Roland
type-dfw = D.F.W.
type-alb3 = Albatros D.III
type-alb5 = Albatros D.V
type-pfalz = Pfalz
type-dr1 = Fokker Dr.I
type-d7 = Fokker D.VII
type-gotha = Gotha
kind-infantry = Infanterie
kind-aamg = Flugabwehr-MG
kind-aa37 = 3,7-cm-Flugabwehrkanone
kind-gun = Geschütz
kind-truck = Lastwagen
kind-tank = Panzer
kind-train = Zug
kind-object = Gegenstand
kind-balloon = Ballon
kind-airship = Luftschiff
kind-barrage = Sperrfeuer
kind-battery = Batterie
kind-point = Punkt
kind-parachute = Fallschirm
text-rail-junction = Bahnknoten
text-battery-position = Batteriestellung
text-ammunition-depot = Munitionslager
plane-name = { $type } { $id }
thing-name = { $kind } { $id }
man-P = der Pilot von { $plane }
    .start = Der Pilot von { $plane }
    .acc = den Piloten von { $plane }
    .dat = dem Piloten von { $plane }
man-G = der Schütze von { $plane }
    .start = Der Schütze von { $plane }
    .acc = den Schützen von { $plane }
    .dat = dem Schützen von { $plane }
man-N = der Bugschütze von { $plane }
    .start = Der Bugschütze von { $plane }
    .acc = den Bugschützen von { $plane }
    .dat = dem Bugschützen von { $plane }
role-P = Pilot
role-G = Schütze
role-N = Bugschütze
area-field = Das Feld
token-n17 = Nieuport 17
token-pup = Pup
token-tripe = Triplane
token-camel = Camel
token-se5a = S.E.5a
token-spad7 = SPAD VII
token-spad13 = SPAD XIII
token-bristol = Bristol Fighter
token-re8 = R.E.8
token-roland = Roland
token-dfw = D.F.W.
token-alb3 = Albatros D.III
token-alb5 = Albatros D.V
token-pfalz = Pfalz
token-dr1 = Fokker Dr.I
token-d7 = Fokker D.VII
token-gotha = Gotha
token-infantry = Infanterie
token-aamg = Maschinengewehr
token-aa37 = 3,7-cm-Kanone
token-gun = Geschütz
token-truck = Lastwagen
token-tank = Panzer
token-train = Zug
token-object = Gegenstand
token-balloon = Ballon
token-airship = Luftschiff
token-barrage = Sperrfeuer
token-battery = Zielpunkt der Batterie
token-point = Punkt
token-parachute = Fallschirm
gun-vickers = Vickers
gun-lewis = Lewis
gun-spandau = Spandau
gun-parabellum = Parabellum
gun-name = { $gun } { $id }
layout-vickers = ein gegurtetes Vickers durch den Propeller
layout-lewis = ein Trommel-Lewis über dem Flügel
layout-one = ein MG
layout-two = zwei MGs nebeneinander

class-V = senkrechter Sturzflug
class-S = steiler Sturz
class-D = flacher Sinkflug
class-L = waagerecht
class-C = Steigflug
class-Z = Hochziehen
bank-0 = Flügel waagerecht
bank-L = Querlage links
bank-R = Querlage rechts
band-stall = überzogen
band-slow = langsam
band-medium = mittel
band-high = schnell
band-dive = Sturz
state-flying = fliegt
state-spinning = trudelt
state-broken = zerbrochen
state-landed = gelandet
state-left = hat das Feld verlassen
state-destroyed = zerstört
fate-dead = tot
fate-out = kampfunfähig
fate-gone = abgesprungen
fate-down = am Boden
fate-prisoner = gefangen
trait-shaken = zerrüttete Nerven
trait-immortal = hält sich für unsterblich
trait-faints = wird ohnmächtig
skill-awareness = Wachsamkeit
skill-flying = Fliegen
skill-gunnery = Schießen
cover-open = keine Deckung
cover-rough = unwegsames Gelände
cover-partial = Teildeckung
cover-trench = Graben
cover-dense = dichte Deckung
terrain-aerodrome = einem Flugplatz
terrain-grass = fester Wiese
terrain-field = einer Weide mit Vieh und Hecke
terrain-meadow = einer sumpfigen Wiese
terrain-shellholes = zerschossenem Gelände
terrain-wood = Wald
terrain-water = dem Wasser
bomb-light = leicht
bomb-medium = mittel
bomb-heavy = schwer
mode-normal = normal
mode-sustained = Dauerfeuer
mode-short = kurze Salve
ability-gasbag = Ballonjäger
ability-raider = Grabenjäger
ability-survivor = Kommt davon
ability-burr = Klette
ability-shaver = Haarscharf
ability-armourer = Eigener Waffenwart
ability-connected = Gute Beziehungen
ability-rigger = Guter Monteur
ability-mascot = Maskottchen
ability-leader = Kettenführer
ability-tactician = Wählt seinen Ort
ability-cool = Feuerzucht
ability-hard = Steckt es weg
ability-deflection = Auge für den Vorhalt
ability-hands = Leichte Hand
ability-eye = Zielsicher
ability-calm = Bleibt ruhig
ability-nine = Sieben Leben
ability-swagger = Draufgänger
ability-eel = Unerschütterlich
ability-trials = Erprobungsflieger
ability-rank = Vorrecht des Ranges
ability-mentor = Rat eines alten Hasen
ability-marksman = Augenmaß
ability-saver = Spart Trommeln
ability-job = Versteht sein Handwerk
place-at = { $east }, { $north }, Höhe { $height }
place-ground = { $east }, { $north }
place-east = { $mu } Ost
place-west = { $mu } West
place-north = { $mu } Nord
place-south = { $mu } Süd
place-degrees = { $degrees }°
decimal = { $whole },{ $tenths }

## Schritte und Phasen (7.1)

step-S1 = Besatzungen
step-S2 = Anfangshöhen
step-S3 = Vor dem Gefecht
step-S4 = Zuladung
step-S5 = Das Gefecht beginnt
step-I1 = Bedrohungen
step-I2 = Initiative
step-I3 = Kettenführer
step-I4 = Reihenfolge der Runde
step-M1 = Boden und Ballone
step-M2 = Brennende Flugzeuge
step-M3 = Wracks und Trudeln
step-M4 = Bewegung
step-M5 = Brände
step-M6 = Treibstoff
step-M7 = Rauch
step-F1 = Feuer vom Boden
step-F2 = Sperrfeuer
step-F3 = Initiative der Schützen
step-F4 = Schießen
step-O1 = Artillerie
step-O2 = Luftbilder und Meldungen
step-E1 = Vom Feld
step-E2 = Ende der Runde
step-E3 = Ist es vorbei?
step-E4 = Nächste Runde
phase-setup = Aufstellung
phase-initiative = Initiative
phase-movement = Bewegung
phase-shooting = Schießen
phase-observation = Beobachtung
phase-end = Ende der Runde
phase-aftermath = Nachspiel
phase-over = Das Gefecht ist vorbei
waiting-setup = Aufstellung.
waiting-initiative = Runde { $turn } von { $turns }: Initiative.
waiting-movement = Runde { $turn } von { $turns }: Bewegung.
waiting-shooting = Runde { $turn } von { $turns }: Schießen.
waiting-observation = Runde { $turn } von { $turns }: Beobachtung.
waiting-end = Runde { $turn } von { $turns }: Ende der Runde.
waiting-aftermath = Runde { $turn }: Nachspiel für Flugzeuge in Not.
waiting-over = Das Gefecht ist vorbei.
part-setup = Aufstellung
part-turn = Runde { $of }
part-aftermath = Nachspiel, Runde { $of }
twin-head = { $phase ->
    [setup] Aufstellung: { $step_text }.
    [over] Das Gefecht ist vorbei, nach Runde { $turn }.
    [aftermath] Nachspiel, Runde { $turn }: { $step_text }.
   *[other] Runde { $turn } von { $turns }, { $step_text }.
  }

## Aufstellung, Runden, Initiative

flight-hunters = Kette der Jäger
flight-patrol = Patrouille
flight-west = westliche Kette
flight-east = östliche Kette
crew-pair = die Besatzung von { $crew } fliegt { $plane }
crews = { $seat } verteilt die Besatzungen: { $pairs }.
height = Anfangshöhe, { $flight }: { $height }.
placed = { $who } wählt den Ort: { $at }, Kurs { $heading }.
pupil = { $Man } gibt Rat: eine zusätzliche Wurfwiederholung für { $pupil }.
mascots = Wurfwiederholungen durch Maskottchen, { $of }: { $number }.
loaded = { $who } wird beladen: { $load_text }.
turn = { $aftermath ->
    [0] Runde { $turn } beginnt.
   *[other] Nachspiel: Runde { $turn } beginnt.
  }
enters = { $who } kommt auf das Feld: { $at }, Kurs { $heading }.
wakes = { $Man } kommt zu sich.
faints = { $Man } wird ohnmächtig.
threatened = { $who } wird bedroht von { $by }: { $sum } auf die Initiative.
initiative = { $Man }: Initiative { $total }.
exchange = { $Man } tauscht die Initiative mit { $other_dat }.
order = Reihenfolge der Bewegung: { $order }. Der letzte Name schießt zuerst.
low-die = { $Man } hat { $at } getroffen, doch anscheinend mit wenig Wirkung.
reroll = { $Man } würfelt noch einmal: { $with ->
    [mentor] mit der Wurfwiederholung vom alten Hasen
    [mascot] mit der Wurfwiederholung durch das Maskottchen
   *[other] mit einer eigenen Wurfwiederholung
  } ({ $roll_text }).

## Boden und Ballone

ground-moved = { $What } bewegt sich nach { $at }.
cover = { $What } { $lying ->
    [yes] geht nur noch in Deckung.
   *[no] kommt wieder aus der Deckung.
  }
shifted = { $What } wandert nach { $to }, Höhen { $low } bis { $high }.
hauled = { $What } wird auf Höhe { $height } eingeholt.
drifts = { $What } treibt nach { $at }.
bag-lost = { $What } ist abgetrieben.
sinks = { $Man } sinkt am Fallschirm auf Höhe { $height }.
down = { $Man } ist unverletzt am Boden.
prisoner = { $Man } ist gefangen.

## Bewegung

plan = { $who }: { $plan_text }.
goes-home = { $who } fliegt freiwillig heim.
moved = { $who } fliegt nach { $to }, Kurs { $heading }, { $class_text }, { $bank_text }.
energy = { $who }: Geschwindigkeit { $speed }{ $sums ->
    [none] .
   *[other] {" "}({ $sums }).
  }
energy-a = Manöver { $add }
energy-b = Höhe { $add }
energy-c = Lecks { $add }
energy-d = Motor { $add }
energy-e = Widerstand { $add }
energy-f = Gas { $add }
stall = { $who } überzieht.
drops-through = { $who } steht ganz ohne Fahrt auf der Nase und sackt durch: Höhe { $height }, drei EU gewonnen.
nose-drops = Die Nase von { $who } fällt: Höhe { $height }, drei EU gewonnen.
spin = { $who } trudelt.
spin-forever = Das Trudeln von { $who } ist nicht abzufangen.
out-of-spin = { $who } kommt aus dem Trudeln.
falls = { $who } fällt nach { $to }, Kurs { $heading }.
structural-failure = Strukturversagen bei { $who }{ $row ->
    [none] { $torn ->
        [yes] : Zerrissener Stoff ist zu sehen.
       *[no] : Es ist nichts zu sehen.
      }
   *[other] : { $row_text }
  }
failure-1 = Erst gehen die Flügel, dann reißt sich der Motor los.
failure-2 = Der Holm gibt nach, und ein Flügel ist weg.
failure-3 = Oben ein Knacken, und der Stoff des Oberflügels hebt sich.
failure-4 = Ein Stiel zwischen den Flügeln ist fort, und Stoff mit ihm.
failure-5 = Flügel biegen sich, Stoff reißt, zwei Drähte hängen herab.
failure-6 = Alles biegt sich und federt zurück; nichts ist verloren.
lost-strength = { $who } verliert { $amount } Festigkeit, übrig { $left }.
broke-up = { $who } zerbricht.
destroyed = { $who } ist zerstört: { $how_text }.
loss-exploded = explodiert
loss-pilot-killed = Pilot getötet
loss-burst-into-flames = in Flammen aufgegangen
loss-broke-up = zerbrochen
loss-left-by-its-pilot = Pilot abgesprungen
loss-hit-the-ground = auf den Boden geschlagen
loss-wrecked-in-a-landing = bei einer Landung zu Bruch gegangen
loss-lost-a-wing = eine Tragfläche verloren
loss-landed = Notlandung
ground = { $who } trifft auf den Boden, { $at }.
pulled-clear = { $who } kommt vom Boden frei.
meets = { $who } begegnet { $what }{ $thing ->
    [cable] {" "}(Kabel).
   *[other] .
  }
collision = { $column ->
    [ground] { $who } schlägt auf
   *[other] { $who } und { $other } stoßen zusammen
  }: { $row_text }
collision-aeroplane-18 = Beide vergehen in einem Feuerball.
collision-aeroplane-15 = Beide werden zermalmt, und niemand lebt.
collision-aeroplane-12 = Sie verkeilen sich, reißen sich los und trudeln.
collision-aeroplane-8 = Ein harter Stoß; beide trudeln.
collision-aeroplane-4 = Beide brechen im letzten Augenblick aus.
collision-aeroplane-1 = Räder gegen einen Flügel: Das bewegte Flugzeug trudelt, das andere hat sein Fahrwerk verloren.
collision-balloon-18 = Flugzeug und Gashülle verbrennen zusammen.
collision-balloon-15 = Ein Flügel reißt ab, und die Besatzung stürzt mit dem Wrack.
collision-balloon-12 = Das Flugzeug prallt von der Gashülle ab und trudelt.
collision-balloon-8 = Das Flugzeug streift die Gashülle und trudelt.
collision-balloon-4 = Ein wildes Ausbrechen im letzten Augenblick.
collision-balloon-1 = Um Haaresbreite vorbei.
collision-ground-18 = Mit der Nase voran, und der Tank geht hoch.
collision-ground-15 = Die Trümmer liegen weit verstreut.
collision-ground-12 = Eine Flügelspitze gräbt sich ein, und das Flugzeug überschlägt sich in Stücke.
collision-ground-8 = Das Flugzeug zieht eine lange Furche und ist zerstört.
collision-ground-4 = Mit letzter Kraft hochgerissen.
collision-ground-1 = Eine Flügelspitze streift den Boden, und es fliegt weiter.
cable-cut = Kabel durchtrennt: { $what } treibt ab.
cable-jammed = Kabel verklemmt: { $what } kann nicht mehr eingeholt werden.
undercarriage-lost = { $who } hat das Fahrwerk verloren.
takes-off = { $flies ->
    [yes] { $who } hebt ab.
   *[no] { $who } rollt zum Start, nach { $to }.
  }
place = { $who } muss auf { $ground_text } herunter.
landed = { $who } { $emergency ->
    [yes] macht eine Notlandung auf { $ground_text }
   *[no] landet auf { $ground_text }
  }{ $row_text ->
    [none] .
   *[other] : { $row_text }
  }
landing-land-0 = eine saubere Landung.
landing-land-3 = hart; am Ende geht es auf die Nase.
landing-land-5 = Ein Flügel berührt den Boden, und alles dreht sich.
landing-land-8 = Alles geht gut, bis etwas Festes im Weg ist.
landing-land-9 = mehrfach überschlagen, nicht mehr zu retten.
landing-water-0 = sauber, das Flugzeug schwimmt.
landing-water-3 = hart, und das Flugzeug sinkt.
landing-water-5 = Ein Flügel taucht ein, und es geht kopfüber.
landing-water-8 = Alles geht gut, bis eine Welle im Weg ist.
landing-water-9 = mehrfach überschlagen, quer über das Wasser.
jumped = { $Man } ist abgesprungen und hängt am Fallschirm.
stays-aboard = { $Man } kommt in dieser Runde nicht hinaus.
engine-started = { $who }: { $engine_text } läuft wieder.
engine-cut = { $who }: { $engine_text } ist abgestellt.
engine-shut = { $who }: { $engine_text } ist für immer stillgelegt.
engine-stopped = { $who }: { $engine_text } bleibt stehen.
engine-name = der Motor
engine-name-L = der linke Motor
engine-name-R = der rechte Motor
repairs = { $who }: { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
  }, um { $gun } instand zu setzen.
drum = { $who }: neue Trommel für { $gun }{ $lost ->
    [0] .
    [none] .
   *[other] ; halbe Kästen, die mit der alten verloren gehen: { $lost }.
  }
jettison = { $who } wirft die Bomben fort.
task = { $who } beginnt die Aufgabe: { $task ->
    [photo] Luftbild, { $at }
    [radio] Korrekturen, { $at }
   *[observe] Beobachtung, { $at }
  }.

## Feuer, Treibstoff, Rauch

on-fire = { $who } brennt.
fire-out = Das Feuer von { $who } ist aus.
flames = { $who } brennt: { $turns ->
    [0] Die Flammen sind am Führersitz.
    [one] Noch eine Runde, bis die Flammen am Führersitz sind.
   *[other] Noch { $turns } Runden, bis die Flammen am Führersitz sind.
  }
fuel = { $who }, { $engine_text }: Treibstoff für { $turns ->
    [one] eine weitere Runde.
   *[other] { $turns } weitere Runden.
  }
leaks-fuel = { $who } zieht Treibstoff nach, { $engine_text }{ $turns ->
    [none] .
    [one] ; er reicht für eine Runde.
   *[other] ; er reicht für { $turns } Runden.
  }
smokes = { $who } raucht, { $engine_text }{ $turns ->
    [none] .
    [0] .
    [one] ; noch eine Runde, bis es brennt.
   *[other] ; noch { $turns } Runden, bis es brennt.
  }
smoke = { $who } raucht: { $turns ->
    [0] Am Ende der Runde brennt es.
    [one] Noch eine Runde.
   *[other] Noch { $turns } Runden.
  }
smoke-out = Der Rauch von { $who } ist ausgeblasen.

## Schießen

jam = { $who }: { $gun } klemmt{ $out ->
    [yes] {" "}und fällt für das ganze Gefecht aus.
   *[no] . { $row_text }
  }
jam-1 = Der Verschluss ist für immer verkeilt.
jam-2 = Gurt oder Trommel ist verdorben.
jam-3 = Eine Patrone liegt verkehrt: vier Aktionen.
jam-4 = Eine Patrone steckt fest: zwei Aktionen.
jam-5 = Der Verschluss hängt: eine Aktion.
jam-6 = Ein kleiner Ruck, und er ist frei: Nächste Runde schießt es wieder.
gun-free = { $who }: { $gun } schießt wieder.
damage = { $row ->
    [none] { $who } wird{ $by ->
        [none] {""}
       *[other] {" "}von { $by_dat }
      } getroffen.
   *[other] { $who } wird{ $by ->
        [none] {""}
       *[other] {" "}von { $by_dat }
      } getroffen, Zeile { $row }: { $row_text }
  }
damage-1 = Ein Zupfen am Schal des Piloten; sein Glück steigt um eins.
damage-2 = Einige Löcher im Stoff.
damage-3 = Größere Löcher im Stoff.
damage-4 = Das Fahrwerk ist abgeschossen.
damage-5 = Spanndrähte und Holme sind getroffen.
damage-6 = Ein Stiel ist getroffen.
damage-7 = Stoff flattert im Wind.
damage-8 = Steuerung beschädigt: Jede Kurve ist eine Schablone weiter.
damage-9 = Ein Draht reißt. War es ein wichtiger?
damage-10 = Das Leitwerk ist getroffen.
damage-11 = In einem Flügel splittert Holz.
damage-12 = Das Leitwerk klemmt zum Teil: Jede Kurve ist zwei Schablonen weiter.
damage-13 = MGs sind getroffen.
damage-14 = Der Motor ist getroffen.
damage-15 = Treibstoff läuft aus einer zerschossenen Leitung oder fängt Feuer.
damage-16 = Jemand an Bord ist an Arm oder Bein getroffen.
damage-17 = Der Pilot ist an Arm oder Bein getroffen.
damage-18 = Eine lange Salve geht durch die Cockpits.
damage-19 = Viele Drähte sind zerschossen.
damage-20 = Ein verirrter Schuss.
damage-21 = Holme und Drähte sind schwer getroffen.
damage-22 = Pilot und Schütze sind in den Leib getroffen.
damage-23 = Der Hauptholm ist getroffen: Jede Kurve ist drei Schablonen weiter.
damage-24 = Der Pilot ist am Kopf getroffen.
damage-25 = Der Motor ist tot oder brennt.
damage-26 = Der Motor bleibt stehen, und der Treibstoff kann den Piloten erfassen.
damage-27 = Der Tank brennt.
damage-28 = Ein Flügel klappt ab und ist fort.
damage-29 = Der Pilot brennt und springt hinaus.
damage-30 = Die Cockpits sind durchsiebt; niemand an Bord lebt.
damage-multi-13 = Der Schütze, der dem Angreifer am nächsten ist, ist getroffen.
damage-multi-14 = Ein Motor ist getroffen.
damage-multi-15 = Treibstoff eines Motors läuft aus einer zerschossenen Leitung oder fängt Feuer.
damage-multi-19 = Drähte und Stiele sind zerschossen: Jede Kurve ist zwei Schablonen weiter.
damage-multi-21 = Holme und Drähte sind schwer getroffen; engere Kurven und Bombenwürfe belasten sie von nun an.
damage-multi-22 = Ein Motor bleibt in schwarzem Rauch stehen oder brennt.
damage-multi-24 = Pilot und ein Schütze sind in den Leib getroffen.
damage-multi-25 = Ein Motor bleibt in schwarzem Rauch stehen oder, öfter, er brennt.
damage-multi-26 = Der Pilot ist am Kopf getroffen.
lost-energy = { $who } verliert { $amount } EU Geschwindigkeit, übrig { $left }.
lost-fortitude = { $Man } verliert { $amount } Standhaftigkeit, übrig { $left }.
killed = { $Man } ist tot.
nine-lives = { $Man } hat sieben Leben: Er lebt, mit { $left } Standhaftigkeit.
nerve-lost = { $Man } verliert die Nerven und tut nichts mehr.
black-out = { $Man } hat einen Blackout{ $now ->
    [yes] .
   *[no] , von der nächsten Runde an.
  }
leak = { $who } verliert bei jeder Bewegung { $amount } EU mehr, zusammen { $sum }.
wider = Jede Kurve von { $who } ist { $add ->
    [one] eine Schablone
   *[other] { $add } Schablonen
  } weiter{ $sum ->
    [none] .
   *[other] , zusammen { $sum }.
  }
wing-lost = { $who } verliert eine Tragfläche.
emergency = Für { $who } ist eine Notlandung fällig.
wires-cut = Spanndrähte von { $who } sind zerschossen: Manöver und die eigenen MGs belasten das Flugzeug.
strained = { $who } ist überbeansprucht: Kurven enger als O und Bombenwürfe verlangen eine Probe.
rolls-slowly = Rollen von { $who } dauern doppelt so lang.
flinch = { $Man } erschrickt: −4 auf die nächste Initiative.
forced-turn = { $who } muss die nächste Bewegung mit einer weiten Kurve beginnen.
vibration = { $who }: { $engine_text } schüttelt das Flugzeug über { $limit } EU.
guns-out = { $who }: für das ganze Gefecht ausgefallen: { $guns }.
luck = Glück des Piloten von { $who }: +{ $add }.
gas = { $What }: Gas +{ $add }, zusammen { $sum }.
gasbag-burns = { $What } brennt{ $who ->
    [none] .
   *[other] : { $who }.
  }
gasbag-fire = { $What } brennt an { $fires ->
    [one] einer Stelle
   *[other] { $fires } Stellen
  }.
victory = Luftsieg: { $who_man } über { $over }; { $why_text }.
forced-home = { $who } ist zur Heimkehr gezwungen{ $credit ->
    [none] .
   *[other] ; gutgeschrieben: { $credit_man }.
  }

## Angriffe und Aufgaben

shot = { $Man } schießt auf { $at }{ $mode_text ->
    [none] {""}
   *[other] , { $mode_text }
  }: { $hit ->
    [yes] getroffen.
   *[no] verfehlt.
  }
ground-fire = { $Who } schießt auf { $at }: { $hit ->
    [yes] getroffen.
   *[no] verfehlt.
  }
barrage = { $at } ist im Bereich von { $what }: { $hit ->
    [yes] Ein Schuss platzt in der Nähe.
   *[no] Nichts ist getroffen.
  }
barrage-jumps = { $What } springt nach { $to }.
weakened = { $What } verliert { $amount }, übrig { $left }{ $pinned ->
    [yes] , niedergehalten.
   *[no] .
  }
unit-destroyed = { $What } ist zerstört{ $by ->
    [none] .
   *[other] , von { $by_dat }.
  }
fire-dies = Ein Brand auf { $what } erlischt wieder, bisher { $fires }.
rockets = { $who } schießt { $fired ->
    [one] eine Rakete
   *[other] { $fired } Raketen
  } auf { $at }: { $hits ->
    [0] keine trifft.
    [one] eine trifft.
   *[other] { $hits } treffen.
  }
bomb = Eine Bombe von { $who_dat } schlägt ein: { $at }.
correction = { $Man } korrigiert das Feuer, { $what }: von nun an { $dice ->
    [one] ein Abweichungswürfel
   *[other] { $dice } Abweichungswürfel
  }.
shell = Eine Granate schlägt ein, { $what }: { $at }.
photographed = { $who } hat ein Luftbild: { $what }.
identified = { $who } hat { $what } erkannt.
no-task = { $who }: Die Bedingungen sind nicht erfüllt, { $what }.
loss-attacked = am Boden angegriffen
loss-collision = beim Zusammenstoß zerstört
loss-lost-in-a-landing = bei einer Landung verloren

## Beobachtung, Ende

left = { $who } hat das Feld verlassen.
flies-home = { $who } fliegt heim{ $emergency ->
    [yes] {" "}zu einer Notlandung.
   *[no] .
  }
settled = { $who } kommt jenseits des Feldes herunter.
break-off = { $seat } { $offers ->
    [yes] bietet an, das Gefecht abzubrechen.
   *[no] nimmt das Angebot zurück, das Gefecht abzubrechen.
  }
give-up = { $seat } gibt auf; die eigenen Flugzeuge fliegen heim.
standing-order = Daueranweisung für { $who_acc }: { $order_text }.
fire-order = Anweisung für das Feuer vom Boden: { $order_text }.
ground-orders = Befehl für { $what }: { $order_text }.
order-ask = nach jeder Wurfwiederholung fragen, die der Tisch anbietet
order-vital = nur nach lebenswichtigen Wurfwiederholungen fragen
order-never = nie nach Wurfwiederholungen fragen
order-offer = fragen, ob die Initiative getauscht wird
order-quiet = nicht fragen, ob die Initiative getauscht wird
order-nearest = jede Einheit schießt auf das nächste Flugzeug
order-choose = für jede Einheit fragen
order-lying = nur in Deckung gehen
order-up = aus der Deckung kommen
order-shift = verschieben um { $by }{ $band ->
    [none] {""}
   *[other] , Höhen { $band }
  }
over = Das Gefecht ist vorbei: { $why_text }.
why-turns = Die letzte Runde ist gespielt
why-alone = Eine Seite hat kein Flugzeug mehr im Gefecht
why-agreed = Alle haben angeboten abzubrechen
result = { $winner ->
    [E] Die Entente hat gewonnen, { $entente } zu { $central }
    [C] Die Mittelmächte haben gewonnen, { $central } zu { $entente }
   *[draw] Unentschieden, { $entente } zu { $central }
  } Punkte. { $alone ->
    [yes] Bei gleichen Punkten gewinnt, wer allein noch ein Flugzeug im Gefecht hat.
   *[no] { $why_text }.
  }

## Flugpläne in Worten (34.7)

plan-none = nichts
plan-straight = { $len } geradeaus
plan-climbing = { $len } geradeaus, { $dz } höher
plan-descending = { $len } geradeaus, { $dz } tiefer
plan-turn = Kurve nach { $side ->
    [L] links
   *[R] rechts
  } auf { $letter }, { $len }{ $way ->
    [up] , { $dz } höher
    [down] , { $dz } tiefer
   *[level] {""}
  }
plan-roll = Rolle: { $to ->
    [level] Flügel waagerecht
    [L] Querlage links
   *[R] Querlage rechts
  }
plan-roll-heading = Rolle auf Kurs { $heading }
plan-dive = { $to ->
    [V] senkrechter Sturzflug
   *[S] steiler Sturz
  }, { $len }
plan-pull = Ziehen auf { $letter }{ $steps ->
    [2] , zwei Stufen
   *[other] {""}
  }
plan-ease = Nachlassen
plan-slip = Slip nach { $side ->
    [L] links
   *[R] rechts
  }, { $eu } EU über { $len }
plan-immelmann = Immelmann
plan-stall = Überziehen
plan-spin = Trudeln
plan-land = Landen
plan-takeoff = Start
plan-unknown = unbekannt
plan-bank = dann { $bank_text }
plan-throttle = Gas weg
plan-target = auf { $target }
plan-home = auf dem Heimweg
plan-restart = { $engine_text } wird angelassen
plan-cut = { $engine_text } wird abgestellt
plan-shut = { $engine_text } wird stillgelegt
plan-repair = { $gun } instand setzen, { $count ->
    [one] eine Aktion
   *[other] { $count } Aktionen
  }
plan-drum = neue Trommel für { $gun }
plan-radio = Korrektur für { $at }
plan-photo = Luftbild: { $at }
plan-observe = Beobachtung: { $at }
plan-jettison = Bomben fort
plan-jump = { $role } springt ab

## Fragen

ask-crews = Welche Besatzung fliegt welches Flugzeug?
    .help = Die Besatzungen stehen in der Folge, in der sie ausgewürfelt wurden.
    .main = Besatzungen zuteilen
ask-load = Zuladung von { $subject }?
    .help = Was das Szenario offen lässt: Bomben, Raketen, die Anordnung der MGs.
    .main = So beladen
ask-place = Wo beginnt { $subject }?
    .help = Höchstens 15 MU von einem eigenen Flugzeug, in beliebiger Höhe und auf beliebigem Kurs; oder wie angegeben.
    .main = Hier beginnen
ask-pupil = Wer bekommt die zusätzliche Wurfwiederholung? Rat gibt { $subject_man }.
    .help = Ein Pilot derselben Seite ohne Luftsieg; nur für dieses Gefecht.
    .main = Wurfwiederholung geben
ask-exchange = Mit wem tauscht { $subject_man } die Initiative?
    .help = Einmal je Gefecht; die Summen wechseln den Platz.
    .main = Initiative tauschen
ask-jump = Wer springt aus { $subject }, Höhe { $height }?
    .help = Wer springt, macht eine Probe auf Standhaftigkeit; wer bleibt, kann es in der nächsten Runde wieder versuchen.
    .main = Entscheiden
ask-plan = Flugplan von { $subject }, Geschwindigkeit { $speed }?
    .help = Die Längen aller Abschnitte ergeben zusammen die Geschwindigkeit.
    .main = Plan abgeben
ask-ground-fire = Auf welches Flugzeug schießt { $subject }?
    .help = Ein Schuss je Runde; oder abwarten. Eine Anweisung antwortet für alle Einheiten.
    .main = Auf dieses Flugzeug schießen
ask-attack = Was greift { $subject_man } an?
    .help = MGs, Raketen oder Bomben, einmal je Runde; oder abwarten.
    .main = Dieses Ziel angreifen
ask-judgement = „Augenmaß“, { $subject_man }, auf { $at }: Zeile { $row }. 1W4 dazu oder weg?
    .help = Gewürfelt wird nach der Antwort.
    .main = Entscheiden
ask-reroll = { $roll_text }, { $subject_man }: { $face_text } Noch einmal würfeln?
    .help = { $vital ->
        [yes] Bleibt der Wurf, so stirbt jemand oder das Flugzeug ist verloren, sicher oder sehr wahrscheinlich.
       *[no] Ein Wurf kann einmal wiederholt werden, und der zweite gilt.
      }
    .main = Entscheiden
reroll-test = { $face } gegen { $target }.
reroll-throw = { $total }.
reroll-jam = { $row } – { $row_text }
reroll-low = niedrig.
ask-standing-order = Daueranweisung: { $subject }
    .help = Sie entscheidet, welche Fragen diesem Platz gestellt werden. Sonst erfährt sie niemand.
    .main = Anweisung geben
ask-fire-order = Feuer vom Boden: { $order ->
        [nearest] immer auf das nächste
       *[choose] je Einheit gewählt
    }
    .help = { $order ->
        [nearest] Jede Einheit dieses Platzes schießt ohne Frage auf das nächste Flugzeug in Reichweite. Die Anweisung beendet das.
       *[choose] Jede Einheit dieses Platzes schießt dann ohne Frage auf das nächste Flugzeug in Reichweite. Eine neue Anweisung beendet das.
      } Sonst erfährt es niemand.
    .main = Anweisen
ask-ground-orders = Befehl für { $subject }
    .help = Er wird ausgeführt, wenn sich der Boden das nächste Mal bewegt.
    .main = Befehl geben
ask-break-off = Abbruch
    .help = Das Gefecht endet mit der Runde, in der alle Plätze anbieten abzubrechen.
    .main = Entscheiden
ask-give-up = Aufgeben
    .help = Alle Flugzeuge dieses Platzes fliegen heim, und das ist nicht zurückzunehmen.
    .main = Aufgeben

opt-crews = { $pairs }
opt-load-printed = Wie angegeben
opt-place-printed = Wie angegeben
opt-place = { $at }, Kurs { $heading }
opt-none = Niemand
opt-exchange-none = Initiative behalten
opt-exchange = { $man } ({ $total })
opt-jump-none = Niemand springt
opt-jump = { $people } { $count ->
    [one] springt
   *[other] springen
  }
opt-hold = Abwarten
opt-ground-fire = { $who }
    .note = { $distance } MU
opt-attack-guns = { $target }, { $mode_text }{ $guns ->
    [none] {""}
   *[other] {" "}({ $guns })
  }
opt-attack-rockets = { $target }, { $count ->
    [one] eine Rakete
   *[other] { $count } Raketen
  }
opt-attack-bombs = { $count ->
    [one] Eine Bombe
   *[other] { $count } Bomben
  } ({ $bomb_text }) auf { $at }
opt-judgement-no = So lassen
opt-judgement-plus = 1W4 dazu
opt-judgement-minus = 1W4 weg
opt-keep = Behalten
opt-reroll = Noch einmal würfeln
    .note = { $left ->
        [one] die letzte Wurfwiederholung
       *[other] noch { $left } Wurfwiederholungen
      }{ $chance ->
        [none] {""}
       *[other] ; Chance { $chance } %
      }
opt-mentor = Noch einmal würfeln, Rat eines alten Hasen
opt-mascot = Noch einmal würfeln, Maskottchen
opt-calm = Noch einmal würfeln („Bleibt ruhig“)
opt-standing-order-ask = Nach jeder Wurfwiederholung fragen, die der Tisch anbietet
opt-standing-order-vital = Nur nach lebenswichtigen Wurfwiederholungen fragen
opt-standing-order-never = Nie nach Wurfwiederholungen fragen
opt-standing-order-offer = Fragen, ob die Initiative getauscht wird
opt-standing-order-quiet = Nicht fragen, ob die Initiative getauscht wird
opt-fire-order-nearest = Immer auf das nächste Flugzeug schießen
opt-fire-order-choose = Für jede Einheit fragen, auf welches Flugzeug sie schießt
opt-ground-orders-lying = Nur in Deckung gehen
opt-ground-orders-up = Aus der Deckung kommen
opt-break-off-yes = Anbieten abzubrechen
opt-break-off-no = Das Angebot zurücknehmen
opt-give-up-yes = Aufgeben
shot-odds = Chance { $chance } %
shot-sum = { $label } { $add }
form-place = Oder Ort und Kurs: x und y in hundertstel MU, Höhe in MU, Kurs in Zehntelgrad, etwa 300,-1500,24/h0900.
form-plan = Abschnitte: S9 geradeaus, S9-3 mit 3 tiefer, TLH4 Kurve links auf H, RL R0 RR Rolle, DV14 DS10 Sturz, PM2 Ziehen, E Nachlassen, WL2x6 Slip, IMM, STALL, SPIN, LAND.
form-plan-more = Dann =L Querlage, thr Gas weg, /Aktionen, >C1 Ziel, home Heimweg. Der ruhige Plan: { $steady }.
form-plan-figures = Geschwindigkeit { $speed } ({ $band }), { $class }, { $bank }; Schablone { $shown }, engste { $tightest }; Rolle links { $left }, rechts { $right }; Steigen { $climb }; Aktionen { $actions }.
form-attack = { $value }: { $label }
form-attack-bombs = Bomben: bombs, Art und Zahl, Zielpunkt, etwa bombs m6 @-2500,0.
form-shift = Eine Verschiebung in hundertstel MU, höchstens 300, und ein Höhenband, etwa 300,0 31-40.
aid-legal = Dieser Plan ist möglich.
aid-actions = { $role }: { $used } von { $of } Aktionen.
aid-energy = Nächste Runde: Geschwindigkeit { $speed } ({ $band }){ $template ->
    [none] {""}
   *[other] , Schablone { $template }
  }{ $sums }.
aid-test = { $roll_text }: Zielzahl { $target }, Chance { $chance } %.
aid-end = Endet bei { $at }, Kurs { $heading }, { $class_text }, { $bank_text }.
aid-least = Kleinste Höhe { $height }.
aid-contact = { $thing ->
    [ground] Trifft auf den Boden
   *[other] Begegnet { $what }
  }, nach { $point } MU.
aid-shot = { $shooter }: { $who } in { $distance } MU, Grundwert { $target }, Chance { $chance } %.
aid-threatens = Bedroht { $who }.
aid-threatened = Wird bedroht von { $who }.
aid-task = { $do_text } { $met ->
    [yes] wäre möglich
   *[no] wäre nicht möglich
  }.

## Ablehnungen (11.16, 20.4)

segment-of = { $segment ->
    [0] {""}
    [none] {""}
   *[other] Abschnitt { $segment }:{" "}
  }
refusal-data = { $why ->
    [key] Einen Eintrag { $entry } gibt es hier nicht.
    [missing] Der Eintrag { $entry } fehlt.
   *[other] Der Wert von { $entry } passt nicht.
  }
refusal-P-01 = Dieses Flugzeug bewegt sich jetzt nicht nach einem Plan.
refusal-P-02 = { $lead }{ $why ->
    [writing] Der Plan steht nicht in der einen Schreibung, die gilt.
    [key] Einen Eintrag { $entry } gibt es hier nicht.
    [missing] Der Eintrag { $entry } fehlt.
    [value] Der Wert von { $entry } passt nicht.
   *[other] Unbekannte Art von Abschnitt oder Aktion; oder eine Angabe fehlt oder ist falsch.
  }
refusal-P-03 = Mehr als 12 Abschnitte.
refusal-P-04 = Die Längen ergeben { $sum }, die Geschwindigkeit ist { $speed }.
refusal-P-05 = { $lead }Eine Länge ist eine ganze Zahl von MU, mindestens 1.
refusal-P-06 = Zu wenige Aktionen ({ $role_text }): braucht { $needed }, vorhanden { $actions }.
refusal-P-07 = { $lead }Zu steil: höchstens eine MU Höhe auf drei Länge.
refusal-P-08 = Steigt { $sum } MU, dieses Flugzeug kann jetzt { $climb } steigen.
refusal-P-09 = Über der Gipfelhöhe.
refusal-P-10 = { $lead }Zu langsam: Überzogen sind nur Gerade, Nachlassen, Sturz, Überziehen, Trudeln und Landen möglich.
refusal-P-11 = { $lead }Nicht in dieser Steigklasse.
refusal-P-12 = { $lead }Keine Querlage nach dieser Seite.
refusal-P-13 = { $lead }Schablone { $letter } ist zu eng; { $tightest } ist bei dieser Geschwindigkeit die engste.
refusal-P-14 = { $lead }Diese Schablone gibt es nicht.
refusal-P-15 = { $lead }Nicht genug Länge übrig: braucht { $needed }, übrig { $left }.
refusal-P-16 = { $lead }Eine Rolle führt zu einer anderen Querlage oder im senkrechten Sturzflug zu einem anderen Kurs.
refusal-P-17 = { $lead }Stürzt schon so.
refusal-P-18 = { $lead }Zum Ziehen müssen die Flügel waagerecht sein, und die Stufen müssen zur Klasse passen.
refusal-P-19 = { $lead }Ein Slip gibt 1 bis 5 EU aus und ist mindestens doppelt so lang.
refusal-P-20 = { $lead }Zu langsam für einen Immelmann: braucht { $needed }.
refusal-P-21 = { $lead }Das kann nur der letzte Abschnitt sein.
refusal-P-22 = { $lead }Zu hoch oder zu schnell zum Landen, wo die Landung beginnt.
refusal-P-23 = Ein Start geschieht vom Boden aus und allein; am Boden wird nichts anderes geflogen.
refusal-P-24 = Freie Querlage nur nach einer Kurve oder einem Ziehen, bei flachem Ende.
refusal-P-25 = { $lead }Zwei Geraden hintereinander in einer steilen Klasse oder eine Höhenänderung, wo die Klasse sie bestimmt.
refusal-P-26 = Die Bewegung muss mit einer weiten Kurve über mindestens die halbe Geschwindigkeit beginnen.
refusal-P-27 = Dieses Flugzeug muss auf Heimkurs drehen.
refusal-P-28 = Ein Flugzeug auf dem Heimweg nennt kein Ziel.
refusal-P-29 = Dieser Motor kann jetzt nicht angelassen, abgestellt oder stillgelegt werden.
refusal-P-30 = Dieses MG kann jetzt nicht instand gesetzt werden und keine neue Trommel bekommen.
refusal-P-31 = Nichts dieses Namens zum Einschießen, Aufnehmen oder Beobachten; oder niemand, der es tut.
refusal-P-32 = Kein Fallschirm oder dort ist niemand, der springen könnte.
refusal-P-33 = Gas wegnehmen geht nur mit laufendem Motor und einer Geschwindigkeit von mindestens 1.
refusal-P-34 = Dieses Ziel gibt es nicht.
refusal-P-35 = Ein Plan, in dem der Pilot abspringt, hat keine Abschnitte.
refusal-F-01 = In dieser Runde ist kein Angriff möglich ({ $role_text }).
refusal-F-02 = Dieses Ziel gibt es nicht.
refusal-F-03 = Das Ziel ist von der eigenen Seite.
refusal-F-04 = Zu weit: { $mu } MU, höchstens { $most }.
refusal-F-05 = Außerhalb des Zielbereichs: höchstens { $degrees } Grad neben der Nase.
refusal-F-06 = Außerhalb des Schussfelds.
refusal-F-07 = { $rockets ->
    [none] Keines der genannten MGs ist seines, schießt und hat genug Munition für diesen Modus.
   *[other] Raketen schießt der Pilot, vorhanden: { $rockets }.
  }
refusal-F-08 = Kein Dauerfeuer: { $why ->
    [target] nur auf Flugzeuge in der Luft.
    [last-turn] In der Runde davor wurde nicht auf dieses Ziel geschossen.
   *[angle] Die Schusslinie liegt mehr als 45 Grad neben der Nase des Ziels.
  }
refusal-F-09 = Ein Flugzeug auf dem Heimweg verteidigt sich nur.
refusal-F-10 = { $bombs ->
    [none] { $aimer ->
        [none] Der Zielpunkt ist mehr als 1 MU vom Weg dieser Bewegung entfernt.
       *[other] Jemand anders an Bord zielt mit den Bomben.
      }
   *[other] So viele Bomben dieser Art sind nicht an Bord.
  }
refusal-off-field = Das ist außerhalb des Feldes.
refusal-height = Eine Höhe zwischen { $low } und { $high }.
refusal-too-far = Zu weit: höchstens { $most } MU.

## Würfel (36)

roll-generic-verdict = { $who ->
    [none] {""}
   *[other] { $Who }:{" "}
  }{ $dice ->
    [none] { $face }
   *[other] { $dice } = { $sum }
  }{ $needed ->
    [none] {""}
   *[other] {" "}gegen { $needed }
  }{ $outcome ->
    [success] , gelungen.
    [failure] , misslungen.
   *[none] .
  }
roll-generic-base = Fliegen
roll-R-01 = Initiative
roll-R-02 = Initiative, Gleichstand
roll-R-03 = Initiative des Schützen
roll-R-04 = Aus dem Trudeln kommen
roll-R-05 = Kurs eines Falls
roll-R-06 = Absprung
    .base = Standhaftigkeit
roll-R-07 = Fall am Fallschirm
roll-R-08 = Enge Kurve
roll-R-09 = Festigkeit{ $why ->
    [turn] , enge Kurve
    [wires] , zerschossene Spanndrähte
    [strain] , Überbeanspruchung
    [vne] , nie zu überschreitende Geschwindigkeit
    [vibration] , Vibration
   *[other] {""}
  }
    .base = Verbliebene Festigkeit
roll-R-10 = Strukturversagen
roll-R-11 = Verlust durch Strukturversagen
roll-R-12 = Überziehen
roll-R-13 = Immelmann
roll-R-14 = Einem Zusammenstoß ausweichen
roll-R-15 = Einem Zusammenstoß entgehen
    .base = Glück
roll-R-16 = Zusammenstoß
roll-R-17 = Verluste bei einem Zusammenstoß
roll-R-18 = Im letzten Augenblick ausbrechen
roll-R-19 = Ort der Notlandung
    .base = Glück
roll-R-20 = Landung
roll-R-21 = Verluste bei der Landung
roll-R-22 = Aus dem sinkenden Flugzeug kommen
    .base = Glück
roll-R-23 = Anlassen
roll-R-24 = Feuer
    .verdict = { $Who }: { $face }. { $face ->
        [1] Das Feuer kann aus sein.
        [6] Explosion.
       *[other] Festigkeit geht verloren.
      }
roll-R-25 = Flammen am Führersitz
roll-R-26 = Feuer vom Boden
    .base = Kampfkraft
roll-R-27 = Schaden durch Feuer vom Boden
roll-R-28 = Sperrfeuer
roll-R-29 = Das Sperrfeuer springt
roll-R-30 = Schaden durch Sperrfeuer
roll-R-31 = Schuss
    .base = Schießen
roll-R-32 = Schaden
roll-R-33 = Zielsicher
roll-R-34 = Augenmaß
roll-R-35 = Störung
roll-R-36 = Wer oder was getroffen ist
roll-R-37 = Verlust an Festigkeit
roll-R-38 = Verlust an Standhaftigkeit
roll-R-39 = Leck, Treibstoff oder Flammen
roll-R-40 = Verirrter Schuss
roll-R-41 = Explosion in der Nähe
roll-R-42 = Bleibeprobe
    .base = Verbliebene Standhaftigkeit
roll-R-43 = Knüppel weggerissen
roll-R-44 = Raketen
    .base = Fliegen
roll-R-45 = Schaden an der Gashülle
roll-R-46 = Tiefangriff
    .base = Schießen
roll-R-47 = Schaden durch Tiefangriff
roll-R-48 = Bombenwurf
    .base = Schießen
roll-R-49 = Abweichung der Bombe
roll-R-50 = Richtung der Bombe
roll-R-51 = Schaden durch Bomben
roll-R-52 = Einschießen der Artillerie
    .base = Wachsamkeit
roll-R-53 = Abweichung der Granate
roll-R-54 = Richtung der Granate
roll-R-55 = Schaden durch die Granate
roll-R-56 = Luftbild oder Meldung
    .base = Wachsamkeit
roll-R-57 = Aus einer Ohnmacht erwachen
    .base = Verbliebene Standhaftigkeit
roll-R-58 = Sieben Leben
    .base = Glück
roll-R-59 = Standhaftigkeit nach „Sieben Leben“
roll-R-60 = Anfangshöhe
roll-R-61 = { $skill ->
    [awareness] Wachsamkeit
    [flying] Fliegen
    [gunnery] Schießen
    [fortitude] Standhaftigkeit
   *[other] Fertigkeit
  }
roll-R-62 = Glück
roll-R-63 = Vorrecht des Ranges
roll-R-64 = Wer ersetzt wird
roll-R-65 = Erholung
roll-R-66 = Verwundungsprobe
    .base = Verbliebene Standhaftigkeit
roll-R-67 = Bleibende Verluste
roll-R-68 = Fertigkeit gesteigert
roll-R-69 = Besondere Gabe
roll-R-70 = Gabe der Asse
roll-R-71 = Auftrag und Angreifer
roll-R-72 = Fallschirm
mod-steps = Stufen enger
mod-dive = Sturz
mod-hands = Leichte Hand
mod-nine = Sieben Leben
mod-shaken = Zerrüttete Nerven
mod-immortal = Hält sich für unsterblich
mod-vne = Über der nie zu überschreitenden Geschwindigkeit
mod-first_try = Erster Versuch
mod-expert = Könner im Trudeln
mod-shaver = Haarscharf
mod-place = Ort der Landung
mod-burning = Brennt
mod-undercarriage = Fahrwerk verloren
mod-speed = Geschwindigkeit
mod-survivor = Kommt davon
mod-floats = Schwimmer
mod-sinking = Sinkt
mod-sound = Heiles Flugzeug
mod-slow = Langsam
mod-fast = Schnell
mod-wing = Tragfläche verloren
mod-rigger = Guter Monteur
mod-armourer = Eigener Waffenwart
mod-distance = Entfernung
mod-aim = Ausrichtung
mod-angle = Winkel
mod-platform = Plattform
mod-guns = Zahl der MGs
mod-flexible = Bewegliches MG
mod-manoeuvred = Manövriert
mod-mode = Modus
mod-deflection = Auge für den Vorhalt
mod-raider = Grabenjäger
mod-gasbag = Ballonjäger
mod-eye = Zielsicher
mod-job = Versteht sein Handwerk
mod-rockets = Raketen
mod-above = Von oben
mod-upwind = Gegen den Wind
mod-run_in = Anlauf
mod-threats = Bedrohungen
mod-threat = Bedrohungen
mod-cover = Deckung
mod-lying = In Deckung
mod-pilot = Pilot
mod-gunner = Schütze
mod-flinch = Schreck
mod-burr = Klette
mod-eel = Unerschütterlich
mod-gas = Beigemischtes Gas
mod-incendiary = Brandmunition
mod-rocket = Rakete
mod-band = Geschwindigkeit

## Die Ansicht in Zeilen

twin-awaited = kommt in Runde { $turn }
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
twin-date = { $month } { $year }
twin-setting = { $date }; Wind aus { $wind }; Feld { $field } MU, Gipfelhöhe { $ceiling } MU; Punkte { $entente } zu { $central }.
twin-order = Reihenfolge der Bewegung: { $order }.
twin-planes = Flugzeuge:
twin-plane = { $name }, { $seat }: { $text }
twin-away = { $state }
twin-where = { $at }, Kurs { $heading }, { $class }, { $bank }, { $speed }
twin-speed = Geschwindigkeit { $speed } ({ $band })
twin-strength = Festigkeit { $left } von { $full }
twin-templates = Schablone { $letter }, engste { $tightest }
twin-gun = { $name }: { $half ->
    [one] ein halber Kasten
   *[other] { $half } halbe Kästen
  }{ $state ->
    [jammed] , Ladehemmung (Zeile { $row })
    [out] , ausgefallen
   *[works] {""}
  }
twin-bombs = Bomben: { $count } { $bomb_text }
twin-rockets = Raketen: { $count }
twin-person = { $role }: Wachsamkeit { $awareness }, { $flies ->
    [yes] Fliegen { $flying },{" "}
   *[no] {""}
  }Schießen { $gunnery }, Standhaftigkeit { $fortitude }/{ $full }, Glück { $luck }{ $rerolls ->
    [0] {""}
   *[other] , Wurfwiederholungen { $rerolls }
  }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-fate = { $role }: { $fate }
sign-burning = brennt
sign-smoke = raucht
sign-fabric = zieht Stoff nach
sign-fuel = zieht Treibstoff nach
sign-undercarriage = Fahrwerk verloren
sign-bombs = trägt Bomben
sign-rockets = trägt Raketen
sign-stopped = Propeller steht
sign-forced = zur Heimkehr gezwungen
sign-going = freiwillig auf dem Heimweg
sign-parachute = Fallschirm
sign-blackout = Blackout
sign-faint = ohnmächtig
sign-mentor = Wurfwiederholung vom alten Hasen
sign-leak = verliert { $n } EU je Bewegung
sign-wider = Kurven { $n } weiter
sign-doubled = Rollen dauern doppelt so lang
sign-wires = Spanndrähte zerschossen
sign-strain = überbeansprucht
sign-emergency = Notlandung fällig
sign-wing = Tragfläche verloren
sign-flinch = Schreck
sign-forced_turn = muss mit einer weiten Kurve beginnen
sign-forever = Trudeln nicht abzufangen
sign-cockpit = Flammen am Führersitz in { $n }
sign-threat = bedroht: { $n }
sign-incendiary = Brandmunition
sign-won = gezählt für { $who }
sign-initiative = Initiative { $n }
sign-engine = { $engine_text }: { $what ->
    [cut] abgestellt
    [stopped] steht
    [fuel] Treibstoff für { $n }
    [smoke] raucht, noch { $n }
   *[vibration] schüttelt über { $n }
  }
twin-threats = Bedrohungen: { $pairs }
twin-threat = { $from } bedroht { $to }
twin-ground = Am Boden:
twin-unit = { $name }, { $at }: Kampfkraft { $left } von { $of }, { $cover }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-pinned = niedergehalten
twin-lying = geht nur in Deckung
twin-destroyed = zerstört
twin-known = erkannt
twin-air = Ballone und Sperrfeuer:
twin-gasbag = { $name }, { $at }{ $more ->
    [none] {""}
   *[other] ; { $more }
  }
twin-gas = Gas { $n }
twin-burnt = { $name }: verbrannt
twin-lost = { $name }: abgetrieben
twin-jammed = Kabel verklemmt
twin-adrift = treibt
twin-barrage = { $name }, { $at }, Höhen { $low } bis { $high }
twin-battery = { $name }: Zielpunkt { $at }, Abweichungswürfel { $dice }
twin-point = { $name }, { $at }{ $taken ->
    [none] {""}
   *[other] ; fotografiert
  }
twin-canopy = { $who } am Fallschirm, { $at }
twin-objectives = Ziele des Auftrags:
twin-objective = { $side }, { $points } Punkte: { $text }{ $met ->
    [yes] {" "}(bisher erfüllt)
    [no] {" "}(bisher nicht erfüllt)
   *[none] {""}
  }
objective-photo = { $target } fotografieren
objective-destroy = { $target } zerstören
objective-identify = { $target } erkennen
objective-protect = { $target } schützen
objective-exit = { $target } heimbringen
twin-orders = Daueranweisungen: { $orders }
twin-offers = Angebote abzubrechen: { $seats }
twin-given-up = Aufgegeben: { $seats }
twin-mascots = Wurfwiederholungen durch Maskottchen: { $sides }
twin-none = keine

## Punkteblatt

sheet-victory = Luftsieg über { $over }, { $who }
sheet-home = { $over } zur Heimkehr gezwungen, { $who }
sheet-objective = { $text }

## Was Bots abwägen

advice-vital = diesen Wurf zu behalten wäre wohl tödlich
advice-spent = das ist eine Wurfwiederholung wert
advice-spared = die Wurfwiederholung bleibt für Schlimmeres
worth-edge = { $hundredths } Punkte Vorteil
    .note = Was ein Schuss jetzt und die nächsten Schüsse wohl einbringen, abzüglich dessen, was Schüsse des Gegners, Proben und der Boden wohl kosten.

## Das Labor

figures-end = Länge und Ende
figures-shots = Schüsse
figures-distance = Schüsse auf Flugzeuge nach Entfernung
figures-angle = Schüsse auf Flugzeuge nach Winkel
figures-victories = Luftsiege nach Ursache
figures-destroyed = Zerstörte Flugzeuge nach Ursache
figures-losses = Verluste
figures-people = Menschen
figures-height = Mittlere Höhe am Ende einer Runde, in MU
figures-speed = Mittlere Geschwindigkeit am Ende einer Runde, in EU
figures-flight = Flug
figures-craft = Was Piloten aus der Höhe machen und wen sie heimbringen
figures-task = Aufträge: Anteil erfüllt
figures-score = Punkte eines Platzes
fact-winner = Sieger
fact-why = Ende
fact-turns = letzte Runde
fact-entente = Punkte, Entente
fact-central = Punkte, Mittelmächte
fact-held = allein in der Luft
fact-winner-draw = unentschieden
fact-held-none = niemand
figure-of-side = { $of }, { $side }
figure-dives = Sturzflüge von oben auf einen Gegner
figure-dives-behind-an-enemy = Sturzflüge auf einen Gegner: Anteil, der hinter einem endet
figure-dives-with-a-shot = Sturzflüge auf einen Gegner: Anteil mit Schuss
figure-guarded-and-unhurt = Zweisitzer und Bomber mit Auftrag: Anteil unversehrt
figure-beaten = geschlagene Flugzeuge, die weiterflogen
figure-beaten-and-away = geschlagene Flugzeuge: Anteil, der entkam
figure-hits-of = { $of }: Anteil der Treffer
figure-points-of = Punkte für Siege, { $of }
figure-length = Runden
figure-aftermath = Runden des Nachspiels
figure-turns = Ende mit der letzten Runde
figure-alone = Ende, weil eine Seite allein war
figure-agreed = abgebrochen
figure-all = Schüsse auf Flugzeuge
figure-at-ground-and-gasbags = Schüsse auf Bodeneinheiten und Gashüllen
figure-later = von dem, der in der Runde später zog
figure-earlier = von dem, der früher zog
figure-jams = Ladehemmungen
figure-rear = von hinten
figure-rear-quarter = von schräg hinten
figure-side = von der Seite
figure-front-quarter = von schräg vorn
figure-head-on = von vorn
figure-air-victories = Luftsiege
figure-forced-home = zur Heimkehr gezwungen
figure-destroyed = zerstört
figure-broken-up = zerbrochen
figure-spins = Trudeln
figure-fires = Brände
figure-collisions = Zusammenstöße in der Luft
figure-killed = Tote
figure-prisoners = Gefangene
figure-stalls = Überziehen je Bewegung
figure-tight-turns = Proben auf enge Kurven je Bewegung
heat-shot = Wo auf Flugzeuge geschossen wird
heat-hit = Wo Flugzeuge getroffen werden
heat-fell = Wo Flugzeuge zerstört werden
event-bag-lost = abgetriebene Ballone
event-barrage = Flugzeuge im Sperrfeuer
event-barrage-jumps = gesprungene Sperrfeuer
event-black-out = Blackouts
event-bomb = Bomben
event-break-off = Angebote abzubrechen
event-broke-up = zerbrochene Flugzeuge
event-cable-cut = durchtrennte Kabel
event-cable-jammed = verklemmte Kabel
event-collision = Würfe für Zusammenstöße
event-correction = Korrekturen der Artillerie
event-cover = Truppen in und aus der Deckung
event-crews = zugeteilte Besatzungen
event-damage = Treffer mit Schaden
event-destroyed = zerstörte Flugzeuge
event-down = gelandete Fallschirme
event-drifts = treibende Ballone
event-drum = gewechselte Trommeln
event-emergency = fällige Notlandungen
event-energy = Energieschritte
event-engine-cut = abgestellte Motoren
event-engine-shut = stillgelegte Motoren
event-engine-started = angelassene Motoren
event-engine-stopped = stehen gebliebene Motoren
event-enters = später gekommene Flugzeuge
event-exchange = getauschte Initiative
event-faints = Ohnmachten
event-falls = Fälle
event-fire-dies = erloschene Brände von Luftschiffen
event-fire-order = Anweisungen für Feuer vom Boden
event-fire-out = erloschene Brände
event-flames = Runden in Flammen
event-flies-home = heimgeflogene Flugzeuge
event-flinch = Schrecken
event-forced-home = zur Heimkehr gezwungene Flugzeuge
event-forced-turn = erzwungene Kurven
event-fuel = gezählte Treibstoffrunden
event-gas = Gashüllen mit beigemischtem Gas
event-gasbag-burns = verbrannte Gashüllen
event-give-up = aufgegebene Plätze
event-goes-home = freiwillig heimgeflogene Flugzeuge
event-ground = Begegnungen mit dem Boden
event-ground-fire = Schüsse vom Boden
event-ground-moved = Bewegungen am Boden
event-ground-orders = Befehle an den Boden
event-gun-free = sofort wieder freie MGs
event-guns-out = ausgefallene MGs
event-hauled = um 1 MU eingeholte Ballone
event-height = Anfangshöhen
event-identified = erkannte Einheiten
event-initiative = Summen der Initiative
event-jam = Ladehemmungen
event-jettison = fortgeworfene Bomben
event-jumped = Absprünge
event-killed = Tote
event-landed = Landungen
event-leak = Lecks
event-leaks-fuel = Treibstofflecks
event-left = Flugzeuge, die das Feld verließen
event-loaded = gewählte Zuladungen
event-lost-energy = Verluste an Geschwindigkeit
event-lost-fortitude = Verluste an Standhaftigkeit
event-lost-strength = Verluste an Festigkeit
event-low-die = Treffer mit niedrigem Würfel
event-luck = Gewinne an Glück
event-mascots = Maskottchen
event-meets = Begegnungen in der Luft
event-moved = Bewegungen
event-nerve-lost = Schützen, die die Nerven verloren
event-nine-lives = benutzte sieben Leben
event-no-task = Aufgaben ohne Erfolg
event-drops-through = Durchsacken ohne Fahrt
event-nose-drops = abgefangenes Überziehen
event-on-fire = Brände
event-order = Reihenfolgen
event-out-of-spin = beendetes Trudeln
event-over = beendete Gefechte
event-photographed = Luftbilder
event-place = Orte von Notlandungen
event-placed = Piloten, die ihren Ort wählten
event-plan = Flugpläne
event-prisoner = Gefangene
event-pulled-clear = freigekommene Flugzeuge
event-pupil = Schüler alter Hasen
event-repairs = Aktionen zur Instandsetzung
event-reroll = Wurfwiederholungen
event-result = Ergebnisse
event-rockets = Angriffe mit Raketen
event-roll = Würfe
event-rolls-slowly = verdoppelte Rollen
event-settled = Flugzeuge, die jenseits des Feldes herunterkamen
event-shell = Granaten
event-shifted = verschobene Sperrfeuer
event-shot = Schüsse
event-sinks = Runden am Fallschirm
event-smoke = Runden mit Rauch
event-smoke-out = ausgeblasener Rauch
event-smokes = rauchende Motoren
event-spin = Trudeln
event-spin-forever = nicht abzufangendes Trudeln
event-stall = Überziehen
event-standing-order = Daueranweisungen
event-stays-aboard = misslungene Absprünge
event-strained = überbeanspruchte Flugzeuge
event-structural-failure = Strukturversagen
event-takes-off = Runden eines Starts
event-task = begonnene Aufgaben
event-threatened = bedrohte Piloten
event-turn = Runden
event-undercarriage-lost = verlorene Fahrwerke
event-unit-destroyed = zerstörte Bodeneinheiten
event-vibration = schüttelnde Motoren
event-victory = Luftsiege
event-wakes = erwachte Piloten
event-weakened = geschwächte Bodeneinheiten
event-wider = weitere Schablonen
event-wing-lost = verlorene Tragflächen
event-wires-cut = zerschossene Spanndrähte

## Was Neulinge bei ihren ersten Fragen lesen

lesson-plan = Deine ganze Bewegung ist ein Plan
    .text = Du fliegst genau so weit, wie du schnell bist: 140 km/h sind 14 Einheiten. Zieh den gestrichelten Ring zum Gegner oder lass dir einen Plan zeigen.
    .tty = Du fliegst genau so weit, wie du schnell bist: 140 km/h sind 14 Einheiten. legs setzt einen Plan Stück für Stück zusammen, und show zeigt einen.
    .learnt = Geschwindigkeit ist der Weg
    .tag-1 = deine Camel
    .tag-2 = der Gegner
lesson-shot = Du kannst schießen
    .text = Nah, von hinten und geradeaus trifft am besten. Eine kurze Salve führt nie zu Ladehemmung, trifft aber seltener.
    .learnt = nah und geradeaus trifft
    .tag-1 = der Gegner
lesson-luck = Zweimal Glück
    .text = Du darfst einen eigenen Wurf wiederholen, zweimal in diesem Zweikampf, und der zweite gilt. Heb es auf für einen Brand, eine Wunde oder eine Ladehemmung.
    .learnt = zweimal neu würfeln
lesson-speed = Kurven kosten, Fallen bringt Geschwindigkeit
    .text = Jedes Manöver kostet Geschwindigkeit, und je 10 m Höhe geben 10 km/h zurück. Die Rechnung zu deinem Plan sagt, wie schnell du danach bist.
    .learnt = Höhe kauft Geschwindigkeit
    .tag-1 = deine Camel
lesson-first = Wer langsam ist, zieht zuerst
    .text = Initiative ist ein Würfel und die Wachsamkeit des Piloten. In dieser Runde musst du zuerst ziehen, und sie antworten darauf.
    .learnt = wer zuletzt zieht, sieht mehr
    .tag-1 = deine Camel
    .tag-2 = der Gegner
lesson-answer = Jetzt weißt du, wo sie sind
    .text = In dieser Runde haben sie vor dir gezogen. Plane von dort, wo sie jetzt sind, nicht von dort, wo sie waren.
    .learnt = plane, was du siehst
    .tag-1 = der Gegner
lesson-behind = Komm hinter sie
    .text = Von hinten schießt du besser, und sie können nicht antworten. Schraffierte Keile sind ihr Schussfeld: Ende außerhalb.
    .tty = Von hinten schießt du besser, und sie können nicht antworten. Die Liste unter der Karte sagt, wen du bedrohst und wer dich bedroht.
    .learnt = hinten ist sicher
    .tag-1 = deine Camel
    .tag-2 = der Gegner
lesson-bank = Die Querlage bleibt
    .text = Du beginnst, wie du geendet hast: links geneigt, waagerecht oder rechts geneigt. Ende mit der Neigung zu der Seite, zu der du als Nächstes drehen willst.
    .learnt = ende bereit zur Kurve
    .tag-1 = deine Camel
lesson-stall = Flieg nicht zu langsam
    .text = Mit 70 km/h oder weniger ist eine Camel überzogen: Die Nase fällt oder sie trudelt. Höhe verlieren hilft.
    .learnt = langsam heißt überzogen
    .tag-1 = deine Camel
lesson-leave = Niemand muss weiterkämpfen
    .text = „Freiwillig heim“ steht unter den weiteren Aktionen, und der Gegner bekommt dafür keine Punkte. Hier bist du nah dahinter, also bleib.
    .tty = Das Wort home in einem Plan fliegt freiwillig heim, und der Gegner bekommt dafür keine Punkte. Hier bist du nah dahinter, also bleib.
    .learnt = heimfliegen ist erlaubt
    .tag-1 = deine Camel
    .tag-2 = der Gegner
lesson-kill = Nah und auf ihrem Kurs
    .text = Das ist der Schuss, für den du geflogen bist. Hättest du auch in der letzten Runde auf sie gefeuert, träfe Dauerfeuer besser und hätte eher Ladehemmung.
    .learnt = Geduld bringt den Schuss
    .tag-1 = der Gegner

## Im Terminal

tty-map-scale = N ↑   { $bar } { $mu } MU   Wind aus { $wind }   E1 Höhe/Tempo   ┊ Front   · geflogen
tty-col-height = Höhe
tty-col-above = Diff.
tty-col-speed = Tempo
tty-col-heading = Kurs
tty-col-distance = MU
tty-col-arc = du bist
tty-col-clock = Uhr
tty-arc-front = davor
tty-arc-side = daneben
tty-arc-rear = dahinter
tty-threatens-you = bedroht dich
tty-you-threaten = du bedrohst es
tty-initiative = Initiative: { $pilots }.
tty-initiative-pilot = { $who } { $total } ({ $parts })
tty-initiative-die = Würfel { $die }
tty-initiative-threat = bedroht { $add }
tty-initiative-flinch = zuckt { $add }
tty-crew = { $who }: { $skills }.
tty-crew-skill = { $skill } { $sum } ({ $dice })
tty-bombs = Bomben: Art und Zahl, 1 bis { $most }, und ein Zielpunkt höchstens 1 MU neben dem Weg dieses Zuges, in Hundertsteln MU nach Osten und Norden.
tty-bomb-unit = { $distance ->
    [0] auf { $unit }
   *[other] { $distance } MU neben { $unit }
}
tty-bomb-end = wo dieser Zug endet
tty-help-legs = legs                       einen Flugplan Abschnitt für Abschnitt bauen, mit allem, was er bringt; legs RR TRF9 fängt dort an
tty-help-same =
    same                       mit dem letzten Plan anfangen; same E2 mit dem von E2
    map 2, map E1, map all     die Karte mit 2 MU je Zeile; was nahe bei E1 ist; alles, was es gibt
tty-legs-no-plan = Jetzt ist kein Flugplan zu machen.
tty-same-none = { $who } ist noch keinen Plan geflogen.
tty-legs-prompt = Plan { $plan }
tty-legs-plan = { $plan ->
    [none] Noch nichts
   *[other] { $plan }
}: { $over ->
    [0] { $left } MU übrig
   *[other] { $over } MU zu viel
}
tty-legs-empty = Es gibt nichts zurückzunehmen.
tty-legs-unclear = { $line } ist kein Abschnitt. Eine Nummer der Liste, Notation, undo, clear, ok gibt den Plan ab, back verlässt ihn, map, hint, help.
tty-legs-help =
    Nummer                     der nächste Abschnitt, mit Fragen nach dem, was er braucht
    S5 TRF9 =0 thr >C1         Abschnitte und alles andere in Notation, so viele wie gewünscht
    undo                       zurücknehmen, was zuletzt dazukam
    clear                      neu anfangen
    ok                         den Plan abgeben
    back                       ihn verlassen und anders antworten
    map                        die Karte mit dem Weg dieses Plans; map 2: 2 MU je Zeile; map E1: um E1; map all
    hint, do                   was ein Bot planen würde, und es so fliegen
    text, log, rules           wie überall
tty-legs-more = Auch: { $more }; undo, map, back, ok.
tty-legs-ready = ok gibt diesen Plan ab.
tty-closed-P-04 = zu wenige MU übrig
tty-closed-P-06 = zu wenige Aktionen übrig
tty-closed-P-13 = Schablone zu eng
tty-closed-P-15 = zu wenige MU übrig
tty-closed-P-20 = zu langsam
tty-leg-straight = geradeaus
tty-leg-turn = Kurve nach { $side ->
    [L] links
   *[R] rechts
}
tty-leg-roll = { $to ->
    [level] Rolle in die Waagerechte
    [L] Rolle in Querlage links
    [R] Rolle in Querlage rechts
   *[other] Rolle auf einen Kurs
}
tty-leg-dive = { $to ->
    [V] senkrechter Sturzflug
   *[S] steiler Sturz
}
tty-leg-pull = Ziehen { $steps ->
    [2] zwei Stufen
   *[other] eine Stufe
}
tty-leg-ease = Nachlassen
tty-leg-slip = Slip nach { $side ->
    [L] links
   *[R] rechts
}
tty-leg-immelmann = Immelmann
tty-leg-stall = Überziehen
tty-leg-spin = Trudeln
tty-leg-land = Landen
tty-leg-takeoff = Start
tty-leg-cost = { $notation }; { $actions ->
    [0] keine Aktion
    [one] 1 Aktion
   *[other] { $actions } Aktionen
}{ $kind ->
    [straight] { "" }
    [ease] { "" }
    [slip] , 1 bis 5 EU
    [immelmann] , bis auf Vs+1
    [stall] { "" }
    [spin] { "" }
    [land] { "" }
    [takeoff] { "" }
   *[other] , { $energy } EU
}{ $mu ->
    [0] { "" }
   *[other] , mindestens { $mu } MU
}
tty-leg-ask-length = Länge, { $least } bis { $most } MU; Enter: { $usual }
tty-leg-ask-rise = Höhe ändern, −{ $most } bis +{ $most } MU, zusammen höchstens { $climb } hinauf; Enter: 0
tty-leg-ask-letter = Schablone, A bis Z; { $shown } ist frei, { $tightest } die engste; Enter: { $shown }
tty-leg-ask-eu = EU, die verloren gehen, { $least } bis { $most }; Enter: { $usual }
tty-leg-ask-heading = Neuer Kurs in Grad, { $least } bis { $most }
tty-leg-range = { $typed } geht nicht: { $least } bis { $most }.
tty-plan-ways = legs baut den Plan mit Fragen, same fliegt den letzten noch einmal; why mit einem Plan sagt, was er brächte; map zeigt das Feld.

## Die Einweisung

brief-entente = { $scenario ->
        [duel] Hol *die Fokker herunter oder schick sie heim*: 3 Punkte für einen Luftsieg, 1 für ein heimgezwungenes Flugzeug.
        [mission_1] *Fotografiere zwei Punkte* hinter der deutschen Front: je 4 Punkte, und 3 für jeden Luftsieg.
        [mission_2] *Verbrenn die zwei Ballone*: je 4 Punkte, und 3 für jeden Luftsieg.
        [mission_4] *Stopp den deutschen Zweisitzer*, bevor er seine Infanterie gefunden hat: Jede Gruppe bringt dem Gegner 3 Punkte.
        [mission_5] *Schieß mit der R.E.8 die Batterie auf das deutsche Geschütz ein*: 6 Punkte, und 2 mehr, wenn sie heimkommt.
        [mission_6] *Stopp die zwei Gothas*, bevor sie das Depot bombardiert haben. Ein Luftsieg zählt 3 Punkte.
        [entente_mission_1] { brief-task-1 }
        [central_mission_1] { brief-task-1.stop }
        [entente_mission_2] { brief-task-2 }
        [central_mission_2] { brief-task-2.stop }
        [entente_mission_4] { brief-task-4 }
        [central_mission_4] { brief-task-4.stop }
        [entente_mission_5] { brief-task-5 }
        [central_mission_5] { brief-task-5.stop }
        [entente_mission_6] { brief-task-6 }
        [central_mission_6] { brief-task-6.stop }
       *[other] Habt *am Ende des Gefechts mehr Punkte*: 3 für einen Luftsieg, 1 für ein heimgezwungenes Flugzeug.
    }
    .ends = Mit der letzten Runde, wenn eine Seite kein Flugzeug mehr im Gefecht hat, oder wenn alle den Abbruch anbieten. Mehr Punkte gewinnen.
    .moves = Alle würfeln um die Initiative: Die niedrigste bewegt zuerst, die höchste schießt zuerst. Eine Bewegung ist ein Plan, so lang wie deine Geschwindigkeit.
brief-task-1 = *Fotografiere zwei Punkte* hinter der gegnerischen Front mit deinen Zweisitzern: je 4 Punkte, und 2 für jeden Zweisitzer, der heimkommt.
    .stop = *Stopp die gegnerischen Zweisitzer*, bevor sie dein Hinterland fotografiert haben: Jedes Foto bringt dem Gegner 4 Punkte.
brief-task-2 = *Verbrenn die zwei Ballone des Gegners*: je 4 Punkte, und 3 für jeden Luftsieg.
    .stop = *Bewahre deine zwei Ballone* vor dem Feuer: Jeder bringt dem Gegner 4 Punkte, und dir 2, wenn er bleibt.
brief-task-4 = *Finde deine drei Infanteriegruppen* mit dem Zweisitzer, tief über den Gräben: je 3 Punkte.
    .stop = *Stopp den gegnerischen Zweisitzer*, bevor er seine Infanterie gefunden hat: Jede Gruppe bringt dem Gegner 3 Punkte.
brief-task-5 = *Schieß mit dem Zweisitzer die Batterie auf das gegnerische Geschütz ein*: 6 Punkte, und 2 mehr, wenn er heimkommt.
    .stop = *Stopp den gegnerischen Zweisitzer*, bevor seine Batterie dein Geschütz zerstört hat: 4 Punkte, wenn es bleibt, sonst 6 für den Gegner.
brief-task-6 = *Bombardiere das Munitionsdepot* mit deinen Bombern: 6 Punkte, und 2 mehr für jeden, der heimkommt.
    .stop = *Stopp die gegnerischen Bomber*, bevor sie das Depot bombardiert haben: 4 Punkte, wenn es bleibt, sonst 6 für den Gegner.
brief-entente-1 = Wie fliegst du in dieser Runde?
    .note = Ein Plan für die ganze Bewegung. Kurven kosten Geschwindigkeit, Höhe gibt sie zurück.
brief-entente-2 = Auf wen schießt du, und wie?
    .note = Nah, von hinten und geradeaus trifft am besten.
brief-entente-3 = Bleibst du im Gefecht oder fliegst du heim?
    .note = Wer freiwillig heimfliegt, gibt dem Gegner keine Punkte.
brief-central = { $scenario ->
        [duel] Hol *die Camel herunter oder schick sie heim*: 3 Punkte für einen Luftsieg, 1 für ein heimgezwungenes Flugzeug.
        [mission_1] *Stopp die zwei R.E.8*, bevor sie dein Hinterland fotografiert haben: Jedes Foto bringt dem Gegner 4 Punkte.
        [mission_2] *Bewahre deine zwei Ballone* vor dem Feuer: Jeder bringt dem Gegner 4 Punkte.
        [mission_4] *Finde deine drei Infanteriegruppen* mit dem Zweisitzer, tief über den Gräben: je 3 Punkte.
        [mission_5] *Stopp die R.E.8*, bevor ihre Batterie dein Geschütz gefunden hat. Ein Luftsieg zählt 3 Punkte.
        [mission_6] *Bombardiere das Munitionsdepot* mit deinen zwei Gothas: 6 Punkte, und 2 mehr für jede, die heimkommt.
        [central_mission_1] { brief-task-1 }
        [entente_mission_1] { brief-task-1.stop }
        [central_mission_2] { brief-task-2 }
        [entente_mission_2] { brief-task-2.stop }
        [central_mission_4] { brief-task-4 }
        [entente_mission_4] { brief-task-4.stop }
        [central_mission_5] { brief-task-5 }
        [entente_mission_5] { brief-task-5.stop }
        [central_mission_6] { brief-task-6 }
        [entente_mission_6] { brief-task-6.stop }
       *[other] Habt *am Ende des Gefechts mehr Punkte*: 3 für einen Luftsieg, 1 für ein heimgezwungenes Flugzeug.
    }
    .ends = { brief-entente.ends }
    .moves = { brief-entente.moves }
brief-central-1 = { brief-entente-1 }
    .note = { brief-entente-1.note }
brief-central-2 = { brief-entente-2 }
    .note = { brief-entente-2.note }
brief-central-3 = { brief-entente-3 }
    .note = { brief-entente-3.note }
brief-secret-plans = Ein Flugplan, bis er abgegeben ist
    .own = sein Platz
    .other = nein
brief-secret-table = Orte, Armaturen, Besatzungen, Würfel
    .own = alles
    .other = alles
brief-secret-panels = Schäden, Wunden, Munition, genaue Geschwindigkeit
    .own = alles
    .other = was ein Pilot sähe
brief-secret-places = Ort, Lage, Rauch und Feuer
    .own = alles
    .other = alles
brief-column-own = deine Seite
brief-column-other = die andere Seite

## Das Ende des Gefechts

end-won-E = Die Entente hat gewonnen
end-won-C = Die Mittelmächte haben gewonnen
end-story = { $high } zu { $low } Punkten nach { $turns ->
    [one] einer Runde
   *[other] { $turns } Runden
  }; { $why ->
    [turns] die letzte Runde war vorbei
    [alone] nur noch eine Seite hatte ein Flugzeug im Gefecht
    [gave_up] aufgegeben hat: { $gone }
   *[agreed] alle wollten das Gefecht abbrechen
  }
end-goal-points = { $whose }: Punkte
    .count = { $count }, die andere Seite { $need }
end-goal-alone = { $whose }: allein im Gefecht
    .count = { $count ->
        [0] nein
       *[other] ja
      }, bei gleichen Punkten
end-goal-photo = { $whose }: { $target } fotografieren
    .count = { $count } von { $need }, { $points } Punkte
end-goal-destroy = { $whose }: { $target } zerstören
    .count = { $count } von { $need }, { $points } Punkte
end-goal-identify = { $whose }: { $target } erkennen
    .count = { $count } von { $need }, { $points } Punkte
end-goal-protect = { $whose }: { $target } schützen
    .count = { $count } von { $need }, { $points } Punkte
end-goal-exit = { $whose }: { $target } heimbringen
    .count = { $count } von { $need }, { $points } Punkte
end-side-E = Entente
end-side-C = Mittelmächte
end-luck-shot = Schüsse, die trafen
end-luck-stay = Bestandene Bleibeproben
end-luck-test = Andere bestandene Proben
end-luck-initiative = Initiative, Summe der Würfel
end-luck-damage = Schaden, Summe der Würfel
end-way-track = Spuren
end-mark-fell = verloren
end-mark-home = flog heim
end-mark-forced = heimgezwungen
end-mark-burns = brannte

# Zum Ausdrucken
print-licence = In Clouds of Glory: Thomas Greve, Svend Ask Larsen, Morten Lund. CC BY-NC-SA 3.0
print-lead = Luftkampf über der Westfront auf einem echten Tisch: zwei Flugzeuge oder ein Dutzend, geflogen mit Schablonen, 5 mm für jede Bewegungseinheit (MU).
print-by-phone = Ein Handy kann die Spielleitung sein: Öffnet darauf das Gefecht, spielt dort alle Plätze bei offenen Cockpits und zieht die Spielsteine, wie es sagt. Oder fliegt ohne Handy und tippt das Ergebnis eines Auftrags in einen Feldzug ein.
print-templates = Kurvenschablonen und Lineale
    .what = Buchstaben C bis Z zum Ausschneiden, zwei Lineale.
print-measures = Fächer der MGs, Höhen
    .what = Entfernung und Zielen eines Schusses; eine Leiste, auf der Höhenmarken ziehen.
print-pieces = Spielsteine
    .what = Sechs Flugzeuge jeder Seite mit Marken für Höhe, Steigklasse, Querlage, Feuer und Rauch.
print-aircraft = Flugzeuge
    .what = Eine Karte für jeden der siebzehn Typen; einmal für jedes, das fliegt.
print-turn = Die Runde auf einer Seite
    .what = Reihenfolge, Energie, Proben, Schüsse, Ladehemmungen, Brüche der Flügel.
print-damage = Schaden und Ziehen
    .what = Was jede Zeile der Schadenstabelle tut; Ziehen und steiler Flug.
print-missions = Aufträge, wo sie beginnen
    .what = Die sechs Aufträge: was wo beginnt, und was Punkte bringt. Drei auf einem Blatt.
print-ground = Aufträge: Boden, Ballone, Beobachter
    .what = Feuer vom und auf den Boden, Sperrfeuer, Ballone und Raketen, Luftbilder, Artillerie.
print-landings = Aufträge: Bomben und Landungen
    .what = Wohin Bomben fallen und was sie tun; wo eine Maschine herunterkommt, und wie.
print-missions-note = Entfernungen in mm von der Mitte des Tisches, Norden ist von euch weg. Der Wind weht von Westen. Die Entente fliegt nach Westen heim, die Mittelmächte nach Osten. Würfelt Besatzungen aus: 2W6+6 je Fähigkeit, 3W6 für Glück. Würfel für eine Höhe gelten einmal je Kette.
print-area-circle = Boden: { $name } um { $place }, Radius { $mm } mm
print-area-rect = Boden: { $name } zwischen { $a } und { $b }
print-point = ,
print-mission-what = Nr.
print-mission-name = was
print-mission-place = von der Mitte
print-mission-height = Höhe
print-mission-flown = Kurs, Geschw.
print-mission-strength = Kampfkraft { $n }
print-mm-east = { $mm } mm östlich
print-mm-west = { $mm } mm westlich
print-mm-north = { $mm } mm nördlich
print-mm-south = { $mm } mm südlich
print-middle = die Mitte
print-flies = { $way ->
        [north] Norden, { $speed }
        [south] Süden, { $speed }
        [east] Osten, { $speed }
       *[west] Westen, { $speed }
    }
print-from-turn = ; ab Runde { $turn }
print-barrage-at = Sperrfeuer { $id } von { $gun }: { $place }, Höhe { $low } bis { $high }
print-battery-at = Batterie { $id } der Entente zielt auf den Punkt { $place }, { $dice } Würfel
print-objective = { $side }: { $what } { $n }
print-units = Einheiten am Boden
print-unit-name = Einheit
print-unit-strength = Kampfkraft
print-unit-range = Reichw.
print-unit-die = Schaden
print-unit-move = MU je Runde
print-speeds = Geschwindigkeit des Flugzeugs
print-band-of = Geschw.
print-band-ground = vom Boden beschossen
print-band-strafing = schießt auf den Boden
print-band-balloon = schießt auf Ballon
print-band-rockets = feuert Raketen
print-cover = Deckung
print-unit-cover = die Einheit hat
print-each-die = je Würfel
print-lying = geht nur in Deckung, dazu
print-shots = Schüsse vom und auf den Boden
print-shots-1 = Eine Einheit trifft ein Flugzeug in Reichweite mit höchstens ihrer Kampfkraft, samt dessen Geschwindigkeit. Würfel und Erfolge ergeben die Zeile des Schadens.
print-shots-2 = Auf Boden oder Ballon: 14 MU, Schießen, Ausrichtung, Salve, Geschwindigkeit. Ein MG { $one }, bewegliches MG { $flexible }. Kein Dauerfeuer.
print-shots-3 = Ein Treffer auf eine Einheit: 1W6 je MG und 1W6 je volle vier Erfolge, jeder Würfel weniger Deckung. Bei 0 ist sie zerstört.
print-shots-4 = Eine Einheit unter der Hälfte ihrer Kampfkraft ist nach einem Treffer bis zum Ende der nächsten Runde niedergehalten. Nur Ballone ab Höhe 1 kann man angreifen.
print-barrage = Sperrfeuer der Flugabwehr
print-barrage-1 = Es springt 10 MU nach 1W12 und würfelt einmal neu.
print-barrage-2 = Kein Treffer.
print-barrage-19 = Schaden: 2W10.
print-barrage-20 = Schaden: 1W20 + 15.
print-observing = Luftbilder und Meldungen
print-observing-1 = Eine Probe auf Wachsamkeit: −2, wenn das Flugzeug ein Manöver geflogen ist, weniger für Bedrohungen. Ein Beobachter arbeitet und schießt nicht.
print-observing-2 = Luftbild: Höhe 8 bis 40, bis 3 MU vom Punkt, der halbe Zug gerade und waagerecht.
print-observing-3 = Meldung: Höhe 6 oder weniger, bis 5 MU von der Einheit. Deckung zählt: unwegsam −1, Teildeckung −2, Graben −3, dicht −4.
print-gas = Ein Ballon ist getroffen
print-gas-mixed = Gas { $n } für alle späteren Würfe
print-gas-burns = Er brennt und ist zerstört.
print-gas-add = Dazu: das beigemischte Gas, Brandmunition { $incendiary }, Rakete { $rocket }. Erfolge zählen nicht.
print-rocket-table = Raketen auf einen Ballon
print-rockets-test = eine Probe auf Fliegen für alle
print-rockets-base = immer, und die Geschwindigkeit
print-rockets-above = von oben: mindestens um die Entfernung höher
print-rockets-upwind = bis 45 Grad gegen den Wind
print-rockets-run_in = gerader Anflug über den halben Zug, bis 10 Grad
print-rockets-hits = Bis { $range } MU, bis 20 Grad neben der Nase. Ein Erfolg: eine trifft, und eine mehr für je volle drei.
print-artillery = Artillerie: eine Korrektur
print-successes = Erfolge
print-artillery-dice = Würfel Abweichung
print-artillery-note = Wachsamkeit wie oben, −1 je volle 10 MU bis zum Zielpunkt. Beschossen: nichts ändert sich. In jeder Runde schlägt die Granate um die Summe ihrer W10 daneben ein, nach 1W12. Ohne Würfel: ein Volltreffer, eine schwere Bombe.
print-bombing = Wohin eine Bombe fällt: MU weniger, ab so vielen Erfolgen
print-bomb-height = Höhe
print-bomb-speed = Geschw.
print-bomb-spacing = Abstand
print-bomb-die = Würfel
print-bombs-note = Eine Probe auf Schießen für den Wurf. Jede weitere Bombe gilt einem Punkt so viele MU weiter auf dem Kurs. Jede würfelt MU der Abweichung, weniger, was die Erfolge abziehen, und 1W12 für die Richtung.
print-bomb-effect = Was eine Bombe tut
print-bomb-size = Bombe
print-bomb-full = bis { $mu } MU
print-bomb-half = bis { $mu } MU
print-half = die Hälfte
print-places = Wo sie herunterkommt
print-luck-test = Glück
print-place = Ort
print-modifier = Fliegen
print-place-aerodrome = Flugplatz
    .when = bekannt, oder Motor läuft
print-place-grass = feste Wiese
print-place-field = Weide
print-place-meadow = sumpfige Wiese
print-place-shellholes = Granattrichter
print-place-wood = Eichenwald
print-place-water = Wasser
    .when = bekannt
print-landing = Wie sie herunterkommt
print-on-land = an Land
print-on-water = auf Wasser
print-clean = glatt
print-harm-lose-fortitude = Pilot −{ $dice } Standhaftigkeit
print-harm-lose-structure = Festigkeit −{ $dice }
print-harm-sink = sinkt: Glück { $n }, um herauszukommen
print-harm-wreck = ein Wrack
print-landing-note = Eine Landung braucht Höhe 2 oder weniger, Geschwindigkeit Vs + 3 oder weniger, 2 Aktionen. Probe auf Fliegen mit dem Ort: brennt −3, ohne Fahrwerk −1, jede Stufe über überzogen −1.
print-water = Wo der Auftrag den Boden nennt, entfällt die Probe auf Glück. Nach dem Gefecht oder außerhalb des Feldes findet ein laufender Motor einen Flugplatz.
print-mission-counters = Für Aufträge: Ballone, Einheiten, Punkte, Sperrfeuer
print-counter-balloon = Ballon
print-counter-unit = Einheit
print-counter-point = Punkt
print-counter-barrage = Sperrfeuer
print-counter-battery = Ziel
print-pads = Blöcke für Pläne
    .what = Zwei für jeden Piloten: eine Zeile für jede Runde.
print-turns = Kurvenschablonen
print-turns-use = So legt man sie an
print-turns-use-1 = Die Karte zeigt den Buchstaben zur Geschwindigkeit. Seine Nummer ist der Radius in MU: A 1, C 3, Z 26.
print-turns-use-2 = Die Linie in der Mitte ist der Weg, mit einem Strich an jeder MU und einer Zahl vor jedem vierten. Schneidet an den dicken Linien.
print-turns-use-3 = Nach links: das Ende rechts an den Spielstein; zählt die äußeren Striche. Nach rechts: das Ende oben; zählt die inneren.
print-turns-use-4 = Die Ziffer sagt, um wie viele Buchstaben enger die Kurve sein darf, für Energie und eine Probe.
print-turns-use-5 = Am Ende zeigt die Nase am Weg entlang. Ist die Schablone zu kurz, legt sie zweimal an.
print-ruler = geradeaus, 5 MU je Zahl
print-scale = Maßstab: 1 MU ist { $mm } mm. Ein Flugzeug mit 14 EU fliegt 14 MU, jede { $mm } mm.
print-fan = Fächer der starren MGs: Entfernung und Zielen
print-fan-note = Legt die Spitze auf den Ort des Schützen, die Mittellinie an seine Nase. Die großen Zahlen gelten für die Entfernung, die kleinen für das Zielen; die äußersten Streifen gelten nur mit Feuerkegel 30, so wie im ersten Zweikampf. Hinter dem letzten Bogen schießt niemand.
print-slant = Entfernung im Raum
print-slant-head = Höhe, MU
print-slant-note = Spalten: Entfernung auf dem Tisch in MU. Zeilen: Unterschied der Höhe.
print-heights = Höhen in MU: eine Marke für jedes Flugzeug
print-machines = Flugzeuge; auf der Rückseite trudeln sie
print-height-marks = Marken für Höhen
print-height-E = Entente
print-height-C = Mittelm.
print-classes = Steigklasse, wenn nicht waagerecht
print-banks = Querlage
print-marks = Für alle zu sehen
print-class-V = senkrecht
print-class-S = steil
print-class-D = sinkt
print-class-C = steigt
print-class-Z = zieht hoch
print-bank-L = links
print-bank-R = rechts
print-mark-fire = Feuer
print-mark-smoke = Rauch
print-mark-wreck = Wrack
print-service = { $since } bis { $until }
print-limits = Vs { $vs } · Vtop { $vtop } · Vne { $vne } · steigt { $climb } MU
print-handling = Rolle { $left } MU links, { $right } rechts · engere Kurven kosten { $tight } EU mehr · Plattform { $platform } · { $load }
print-speed = Tempo
print-template = Schablone
print-band = Stufe
print-band-stall = st
print-band-slow = lgs
print-band-medium = mitt
print-band-high = hoch
print-band-dive = Sturz
print-structure = Festigkeit
print-gun = { $gun }, { $mount }{ $drum ->
    [0] {""}
   *[other] , Tr. { $drum }
  }
print-mount-fixed = starr
print-mount-rear = hinten
print-mount-tunnel = Tunnel
print-mount-nose = Bug
print-bombs-light = { $n } leichte Bomben
print-bombs-medium = { $n } mittlere Bomben
print-bombs-heavy = { $n } schwere Bomben
print-rockets = { $n } Raketen
print-or = {" "}oder{" "}
print-no-load = keine Bomben
print-skill-awareness = Wachs.
print-skill-flying = Fliegen
print-skill-gunnery = Schießen
print-skill-fortitude = Standh.
print-skill-luck = Glück
print-hit-wider = Kurven weiter
print-hit-leak = Energieleck
print-hit-roll = Rolle doppelt
print-hit-wires = Drähte durch
print-hit-undercarriage = Fahrwerk fort
print-hit-emergency = muss landen
print-hit-fuel = Treibst.-Runden
print-hit-smoke = Rauchrunden
print-hit-fire = Feuer, Cockpit in
print-hit-engine = Motor steht
print-hit-engines = Motor links, rechts
print-jams = Ladehemmung
print-failures = Eine Festigkeitsprobe misslingt
print-happens = was geschieht
print-jam-1 = Es fällt für das Gefecht aus; das nächste MG des Schusses würfelt auch.
print-jam-2 = Ein Gurt ist verdorben: Ausfall. Eine Trommel wird gewechselt: { $actions } Aktionen.
print-jam-3 = Reparatur: { $actions } Aktionen in mindestens zwei Runden.
print-jam-4 = Reparatur: { $actions } Aktionen in einer Runde oder mehr.
print-jam-5 = Reparatur: { $actions } Aktion.
print-jam-6 = In der nächsten Runde ist es frei.
print-breaks = Das Flugzeug bricht auseinander.
print-lost = Es verliert { $dice } Festigkeit.
print-nothing = Nichts ist verloren.
print-damage-how = Schaden: 1W20 und die Erfolge des Schusses
print-pad = Flugpläne und Energie
print-pad-plane = Flugzeug
print-pad-pilot = Pilot
print-pad-1 = Rd.
print-pad-2 = Tempo
print-pad-3 = Plan: Abschnitte mit ihren Längen
print-pad-4 = EU
print-pad-5 = Höhe ±
print-pad-6 = Lecks, Motor
print-pad-7 = neues Tempo
print-pad-8 = Höhe, Klasse
print-pad-9 = halbe Kästen
print-make = So wird es gemacht
print-make-1 = Druckt mit 100 %. Der Balken unten auf jedem Blatt muss 50 mm lang sein.
print-make-2 = Klebt die Schablonen auf dünnen Karton und schneidet an den dicken Linien.
print-make-3 = { $sides ->
    [two] Druckt Spielsteine auf dünnen Karton und schneidet an den Strichen; hinten trudeln die Flugzeuge.
   *[one] Faltet die Flugzeuge an der gestrichelten Linie, klebt alle Spielsteine auf Karton, und schneidet an den Strichen.
  }
print-make-4 = Ihr braucht Würfel mit 4, 6, 10 und 20 Seiten, jeder einen Bleistift, und einen Tisch von 800 mm oder mehr.
print-setup = Der erste Zweikampf
print-setup-1 = Camel gegen Fokker Dr.I: Nase gegen Nase, { $apart } MU ({ $mm } mm) auseinander, einer { $aside } MU zur Seite. Beide in Höhe { $height }, Tempo { $speed }, waagerecht.
print-setup-2 = Beide Piloten haben Wachsamkeit { $awareness }, Fliegen { $flying }, Schießen { $gunnery }, Standhaftigkeit { $fortitude }, Glück { $luck }. Spätestens nach { $turns } Runden ist Schluss.
print-setup-3 = Jede Runde: Initiative würfeln, vom Niedrigsten zum Höchsten ziehen, vom Höchsten zum Niedrigsten schießen.
print-setup-4 = Vor dem Zug kommt der Plan auf den Block: Abschnitte, deren Längen zusammen das Tempo sind.
print-setup-5 = Legt ihn mit Lineal und Schablonen aus; zieht Spielstein und Höhenmarke, und rechnet das neue Tempo aus.
print-setup-6 = Schüsse: Fächer, Tabelle der Schüsse, 1W20. Bei einem Treffer 1W20 und die Erfolge auf dem Blatt für Schaden. Streicht Festigkeit und halbe Kästen ab.
print-phone = Ein Handy als Spielleitung
print-phone-1 = Öffnet darauf ein Gefecht mit offenen Cockpits und spielt alle Plätze daran: Pläne werden dort getippt oder gezeichnet.
print-phone-2 = Es würfelt und rechnet alles aus. Lest vor, was es sagt, und zieht Spielsteine und Höhenmarken entsprechend.
print-phone-3 = Ein Auftrag braucht auch die Blätter der Aufträge. Lasst ihn das Handy fliegen, oder fliegt ihn hier und tippt sein Ergebnis in einen Feldzug ein.
print-secrets = Offene und geschlossene Cockpits
print-secrets-1 = Mit offenen Cockpits liegen alle Karten und Blöcke offen.
print-secrets-2 = Mit geschlossenen verdeckt sie: Zu sehen sind Ort, Höhe und Kurs, Feuer, Rauch und was davonfliegt.
print-d = W
print-d6 = 1W6
print-letter = Nr.
print-pulls = Ziehen: MU des Zuges, Weg auf dem Tisch in mm, Höhe
print-pull-v_to_s = V zu S
print-pull-s_to_l = S zu L
print-pull-v_to_l = V zu L
print-pull-l_to_z = L zu Z
print-steep = Steiler Sturz und Hochziehen: je 10 MU des Zuges 7 MU auf dem Tisch und 7 MU Höhe. Senkrechter Sturzflug: genau nach unten. Slip: je EU eine MU zur Seite und eine tiefer, auf mindestens 2 MU je EU. Immelmann: ab Vs+6, halbes Tempo aufgerundet, zuletzt im Plan: 2 MU voraus, 4 MU höher, dann Nase herum; Probe auf Fliegen, sonst überzogen. Ein Fall im Trudeln: 8 MU tiefer, 1 MU voraus, neuer Kurs mit 1W12.

# Stile der Bots

style-turner = im Kurvenkampf
style-turner-note = Er kurvt mit dem Gegner, bis einer den anderen vor den MGs hat; Höhe und Fahrt sind ihm wenig wert.
style-diver = von oben
style-diver-note = Er steigt zuerst, stößt schnell auf den Gegner hinab und steigt wieder weg.
style-bold = draufgängerisch
style-bold-note = Er geht um jeden Preis heran, schießt auf kürzeste Entfernung und bricht nie ab.
style-wary = vorsichtig
style-wary-note = Er meidet jede Schusslinie und schießt nur, wo niemand zurückschießt.

# was ein Bot jeder Stufe will und wie er fliegt

level-easy-note = Er will treffen. Er zielt, wo der Gegner jetzt ist, schießt bei schlechter Aussicht, verliert Fahrt und vergisst, wer ihm folgt.
level-normal-note = Er will das Gefecht gewinnen. Er fliegt hinter und über dem Gegner, spart Munition und fliegt geschlagen heim.
level-hard-note = Er will das Gefecht gewinnen. Er sieht zwei Züge voraus: was Gegner erwidern können und was danach kommt.
