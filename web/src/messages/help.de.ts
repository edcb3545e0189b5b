/** Hilfeseiten auf Deutsch. */
export default {
  player: {
    title: "Zehn Minuten für Spieler",
    html: `
<p>Du sitzt an einem Tisch, die Spielleitung hütet Regeln und Geheimnisse, und du wirst immer nur eines gefragt. Nichts wird abgeschickt, bevor du den Hauptknopf drückst. Jedes Spiel hat eine eigene Seite: <a href="/help/evasion">Escape and Evasion</a>, <a href="/help/hijacked">Hijacked</a>, <a href="/help/flight181">Flug 181</a>.</p>
<h2>Anfangen</h2>
<ol><li>Drück auf der ersten Seite bei einem Spiel <em>Gegen einen Bot</em>. Du brauchst kein Konto.</li>
<li>Lies die Frage im Feld mit dem bernsteinfarbenen Rand. Wähle dort oder auf dem Spielbrett.</li>
<li>Drück den Hauptknopf oder <code>Enter</code>. Die Antwort wird geprüft, verwahrt und ausgeführt.</li></ol>
<h2>Mit anderen spielen</h2>
<p><em>Neuer Tisch</em> legt für jeden Platz einen Link an. Wer ihn öffnet, hat den Platz; wer den Tisch eröffnet hat, kann ihn ungültig machen. Plätze können sich einen Bildschirm teilen: Vor einer Seite, die etwas von einem Platz allein zeigt, fällt ein Vorhang, und vom Platz davor bleibt nichts darauf. Ein Bot kann auf jedem Platz sitzen, auch später für jemanden, der gehen musste.</p>
<h2>Was du siehst</h2>
<p>Volle Zeichen sind sicher. Gestrichelte wurden früher gesehen und tragen ihr Datum. Violett ist eine Vermutung aus dem, was dein Platz weiß. Der Textbereich sagt dasselbe in Worten.</p>
<h2>Zurücknehmen</h2>
<p>Zurücknehmen ist frei, bis ein Würfel gefallen ist, du etwas erfahren hast oder ein anderer Platz gehandelt hat. Danach müssen die anderen oder die Spielleitung zustimmen. <kbd>U</kbd> nimmt einen Schritt zurück, <kbd>Umschalt U</kbd> alle, <kbd>Strg Umschalt Z</kbd> geht wieder vor.</p>
<h2>Jederzeit, und jedes Mal</h2>
<p>Was du jederzeit tun kannst, steht in einer Reihe unter der Frage oder in der Ablage unter dem Brett; es beendet niemandes Zug. Eine kurze Frage lässt sich <em>jedes Mal</em> gleich beantworten, bis du das zurücknimmst oder sie etwas anderes anbietet.</p>
<h2>Warum nicht?</h2>
<p>Was nicht geht, bleibt sichtbar, mit Grund und Paragraph. Jedes blaue § öffnet das Regelwerk an dieser Stelle.</p>
<h2>Am Ende</h2>
<p>Zum Ergebnis gehört ein Blatt, das sagt, woher jeder Punkt kam; der Startwert der Würfel wird geöffnet, und alle können das Spiel noch einmal durchgehen: was sie wussten, und wie es war. Von jedem Schritt an kannst du an einem neuen Tisch weiterspielen, mit neuen Würfeln.</p>
<h2>Noch einmal</h2>
<p><em>Noch einmal, Plätze getauscht</em> eröffnet einen neuen Tisch für dieselben Leute. Eine Serie hält Spiele zusammen: Wertung, alle Ergebnisse und ein Blatt zum Mitnehmen.</p>
<h2>An den Tisch gerufen</h2>
<p>In den Einstellungen gibt es Töne, ein Zucken des Telefons und Hinweise des Browsers, wenn du am Zug bist; alles ist aus, bis du es willst.</p>`,
  },
  evasion: {
    title: "Escape and Evasion in zehn Minuten",
    html: `
<p>Deutschland, April 1945. Sechs britische Saboteure müssen fünf Tage auf freiem Fuß bleiben, dann holt sie ein Flugzeug ab. Der deutsche Kommandant am Ort jagt sie mit sechs Streifen, sechs Lastwagen und den Besatzungen der Städte. Keine Seite sieht die Figuren der anderen. Beide können gewinnen, beide verlieren: Die Deutschen brauchen einen lebenden Gefangenen, die Briten zwei ausgeflogene Männer.</p>
<h2>Als Briten</h2>
<ol><li>Wählt heimlich und endgültig ein Landefeld und einen Treffpunkt.</li>
<li>Nimm Männer aus einem Feld und schick sie los: sechs Punkte, querfeldein teuer, auf der Straße billig. Wen du nicht nimmst, der bleibt und versteckt sich.</li>
<li>Bleib außer Sicht. Wer geht, kann in jedem Feld gesehen werden, das er verlässt oder betritt; wer still liegt, nur wenn jemand zu ihm kommt. Zwei und mehr Männer fallen eher auf als einer. Eine suchende Streife findet alles in ihrem Feld, eine Straßensperre alles, was auf der Straße hindurchgeht.</li>
<li>In Gefechten stehen die Würfel schlecht für dich. Ein Verwundeter braucht einen Helfer.</li>
<li>Jemand muss im Landefeld sein, wenn die britische Hälfte des letzten Zuges endet; das Flugzeug wartet die deutsche Hälfte ab und nimmt mit, wer dann noch dort und frei ist.</li></ol>
<h2>Als Deutsche</h2>
<ol><li>Gib einen Befehl nach dem anderen: gehen, suchen, aufsitzen, fahren, absitzen, sperren. Was daraus wird, erfährst du vor dem nächsten.</li>
<li>Eine Streife geht oder sucht, nie beides. Wer nichts tat, sucht von selbst.</li>
<li>Lastwagen bringen Streifen: fahren, absitzen, gehen; oder gehen, aufsitzen.</li>
<li>Lies die Meldungen. Violett ist die Vermutung: wo freie Männer noch sein können, allein nach dem, was dir gesagt wurde.</li></ol>
<p><a href="/g/evasion">Zum Spiel</a>, <a href="/g/evasion/rules">zum Regelwerk</a>.</p>`,
  },
  hijacked: {
    title: "Hijacked in zehn Minuten",
    html: `
<p>Entführer halten ein Flugzeug fest, die Polizei umstellt es, und ihr verhandelt. Erreicht der Einsatztrupp das Flugzeug, stürmt er, und alle haben verloren. Hat am Ende einer Runde jemand drei Passagiere und einen Piloten gerettet, ist das Spiel aus, und der höchste Punktestand gewinnt, gleich wessen Figuren es waren.</p>
<h2>Dein Zug</h2>
<p>Du würfelst zwei Würfel und setzt sie ein, eine Aktion nach der anderen: Nimm einen Würfel und leg ihn auf ein leuchtendes Feld.</p>
<ul><li><b>Eine Passagierkarte</b>: Der Würfel muss den Wert auf ihrer Rückseite zeigen; für eine offene genügt jeder. Sie wird aufgedeckt, ihre Nachbarn auch. Zum Spielen brauchst du genug Vertrauen, die geforderten Marker und Platz in deiner Auslage, die fünf Karten fasst; sonst wirfst du sie für einen Punkt ab. Eigene Würfel bezahlen eine Karte je Zug.</li>
<li><b>Vertrauen</b>: Zieh bis zu drei Spielsteine. Grün bringt 10 % und einen Punkt, Rot beendet die Aktion.</li>
<li><b>Gespräche</b> mit einem Entführer kosten zwei Würfel: ein Punkt, und beim vierten Schritt gibt er auf und zählt am Ende für dich. Das Vertrauen fällt dann um 20 %.</li>
<li><b>Ein Marker</b> für einen Würfel mit seiner Nummer. <b>Ein Bonuswürfel</b>, den du in der nächsten Runde wirfst.</li>
<li><b>Den Einsatztrupp zurückziehen lassen</b>, ab Runde 3, mit zwei Würfeln. Dafür müssen alle gleich viele Punkte haben: Du nennst einen Zielstand, und reihum kommt jeder dorthin oder lehnt ab. Gelingt es, geht der Trupp zwei Felder zurück, du gewinnst Anerkennung und ein Bonusplättchen, die anderen zwei Punkte.</li></ul>
<p>Marker drehen einen Würfel: je Schritt einer, und 6 und 1 sind Nachbarn.</p>
<h2>Jederzeit</h2>
<p>In der Ablage unter dem Brett liegt, was du in jedem Zug tun darfst: für zwei Karten einer Farbe einen Passagier retten (3 Punkte), für drei einen Piloten (5 Punkte), Marker oder Medaille einlösen, ein Bonusplättchen nutzen. Niemand muss auf dich warten. Ein Punktemarker, der genau auf einem Bonusfeld hält, bringt, was dort steht; es lohnt sich also zu überlegen, was du wann einlöst.</p>
<h2>Allein</h2>
<p>Wähle einen Spieler. Der Cybot deckt nach jedem deiner Züge eine Karte auf. Du gewinnst, wenn du drei Passagiere und einen Piloten rettest und mehr Punkte hast als er.</p>
<p><a href="/g/hijacked">Zum Spiel</a>, <a href="/g/hijacked/rules">zum Regelwerk</a>.</p>`,
  },
  flight181: {
    title: "Flug 181 in zehn Minuten",
    html: `
<p>Mogadischu, 18. Oktober 1977. Drei Trupps stürmen ein entführtes Flugzeug; zehn Gruppen stehen für die Passagiere, vier Entführer verbergen sich unter ihnen. Es gibt eine einzige Zahl, die Punkte der Trupps: 3 für jede Gruppe, die herauskommt, Abzüge für Verwundete, Tote und Hingerichtete. Die historische Befreiung zählt 25.</p>
<p>In jenen Tagen sind Menschen gestorben, und Überlebende leben noch heute. Das Spiel hält sich an Tatsachen und Zahlen.</p>
<h2>Als Trupps</h2>
<ol><li>Ihr kommt durch Türen und Luken. Jeder Trupp hat vier Punkte, um zu gehen, Verwundete aufzunehmen und hinauszubringen.</li>
<li>Versteckte Entführer neben dem Feld, auf dem ein Trupp endet, werden gefunden.</li>
<li>Ein Schuss trifft bei 4 oder mehr. Kontrolliert: höchstens zwei Gruppen dazwischen. Unkontrolliert: um 1 besser, aber ein Fehlschuss verwundet jemanden. Schusslinie, Zu- und Abschläge und die Aussichten stehen da, bevor du abschickst.</li>
<li>Ein Trupp, der Passagiere führt, bringt die Gruppen bis vier Felder entfernt zu den Ausgängen und schießt schlechter. Gruppen ohne Führung laufen vor sichtbaren Entführern davon.</li>
<li>Bringt Schwerverletzte binnen vier Zügen hinaus.</li></ol>
<h2>Als Entführer</h2>
<ol><li>Ihr beginnt alle versteckt. Wer einen Trupp auf höchstens fünf Felder sieht, kann ihn aus dem Hinterhalt beschießen und ist dann sichtbar.</li>
<li>Danach geht jeder bis zu vier Felder und tut eines: auf zwei Felder feuern, Verwundete hinrichten, in einer Gruppe untertauchen oder nichts.</li>
<li>Wer getroffen wird, liegt am Boden; einer von sechs stellt sich nur tot. Die Trupps sehen es nicht, bis sie ihn durchsuchen.</li>
<li>Wer untergetaucht ist, verlässt das Flugzeug unerkannt nach zwei bis sieben Zügen, wenn ihn niemand findet.</li></ol>
<h2>Die drei Karten</h2>
<p>Ein Trupp kann eine Gruppe neben sich überprüfen: Von drei Karten ist eine markiert, du wählst, dann wird die markierte gezogen. Stimmt sie, ist gefunden, wer untergetaucht ist, in welcher Gruppe auch immer; ist es niemand, darf es niemand mehr. Stimmt sie nicht, besagt das nichts. Kein Bildschirm kennt die Karte, bevor du gewählt hast.</p>
<h2>Ketten</h2>
<p>Ein Schuss kann Wunden, Salven und Panik nach sich ziehen. Der Tisch führt alles in der Reihenfolge der Regeln aus und zeigt es Glied für Glied; mit den Pfeilen der Leiste gehst du es durch.</p>
<h2>Hin- und Rückspiel</h2>
<p>Vergleicht, was jeder als Trupps erreicht hat: Spielt zweimal, mit vertauschten Seiten. <em>Eine Serie beginnen</em> auf der Seite für neue Tische bewahrt Vergleich, Rangliste und laufende Bilanz.</p>
<p><a href="/g/flight181">Zum Spiel</a>, <a href="/g/flight181/rules">zum Regelwerk</a>.</p>`,
  },
  umpire: {
    title: "Zehn Minuten für die Spielleitung",
    html: `
<p>Ein Tisch von Escape and Evasion kann einen Menschen als Spielleitung haben. Er sieht alles, das Programm rechnet für ihn, und nichts Wichtiges geschieht ohne eine Zeile im Journal. Den Platz kann man auch während des Spiels einnehmen und verlassen.</p>
<ol><li>Eröffne einen Tisch und nimm den Platz der Spielleitung selbst oder gib ihn per Link weiter. Öffne ihn und geh an den Schreibtisch.</li>
<li>Der Schreibtisch zeigt drei Karten: was die eine Seite sieht, was ist, was die andere Seite sieht. Jede Seitenkarte ist aus dem Wissen dieser Seite gezeichnet, ein Fehler fiele sofort auf.</li>
<li>Meldungen warten im Korb, die älteste zuerst. Gib sie frei, formuliere sie um, halte sie zurück; wo ein Grund nötig ist, wirst du danach gefragt.</li>
<li>Kämpfe und Blicke können dir vorgelegt werden, bevor sie wirken: annehmen oder mit Grund anders entscheiden.</li></ol>
<h2>Weitere Werkzeuge</h2>
<p>Einen Wert durch einen getippten Befehl ändern, echte Würfel eintragen, für einen abwesenden Platz antworten, die Uhren anhalten, einem Platz etwas in eigenen Worten sagen, das Spiel auf eine frühere Zeile setzen, den Tisch schließen. Die Spieler erfahren die Wirkung; deine Gründe werden nach dem Ende gezeigt.</p>
<h2>Was die Spieler merken</h2>
<p>Eine zurückgehaltene Meldung sieht aus wie ein langer Zug. Niemand kann erkennen, dass du sie zurückhältst.</p>`,
  },
  designer: {
    title: "Zehn Minuten für Entwickler von Spielen",
    html: `
<p>Regeln sind Funktionen, die sich lesen wie das Regelwerk, Tabellen sind Dateien, und jede Zahl lässt sich zehntausendmal ausprobieren.</p>
<ol><li>Schreib eine Variante: eine TOML-Datei mit geänderten Optionen und Tabellenzeilen. Dieselben Prüfungen wie beim Original gelten für sie.</li>
<li>Spiel sie am Tisch oder im Terminal: <code>lysander play evasion --variant DATEI</code>.</li>
<li>Miss sie: <code>lysander lab</code> spielt Standard und Variante mit denselben Startwerten und nennt den Unterschied mit seinem Intervall: bei Ergebnissen, Längen, Ereignissen und allem, was das Spiel selbst misst.</li>
<li>Bewahre schwierige Fälle: Ein Block in <code>cases.md</code> ist ein Test. <code>lysander cases evasion</code> führt alle aus.</li></ol>
<p>Der Ordner <code>docs/</code> des Projekts erklärt, wie ein neues Spiel dazukommt, mit einem kleinen Beispiel, das läuft.</p>`,
  },
  bot: {
    title: "Zehn Minuten für Bot-Autoren",
    html: `
<p>Ein Bot bekommt, was eine Person auf seinem Platz bekommt: die Ansicht, die offenen Fragen mit ihren Möglichkeiten, die Meldungen. Den Zustand des Spiels bekommt er nie.</p>
<ol><li>Jede Sprache taugt: Nachrichten sind JSON-Zeilen über Standardeingabe und -ausgabe. <code>lysander bot</code> verbindet sie.</li>
<li>Jede Nachricht trägt eine Frage mit ihrem Bereich; die Antwort ist ein einfacher Wert in der Schreibweise des Regelwerks. <code>default</code> ist immer erlaubt. Wird dir nur angeboten, was du jederzeit darfst, heißt <code>null</code>: nichts davon.</li>
<li>Über das Netz kommen dieselben Nachrichten per WebSocket oder HTTP; das Schema steht unter <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</li>
<li>Miss die Stärke mit der Leiter: Plätze werden getauscht, das Intervall wird gedruckt.</li></ol>`,
  },
  keys: { title: "Tastatur", html: "<p>Der ganze Tisch lässt sich ohne Maus spielen. Tab führt von der Entscheidung zum Brett und zum Protokoll, Pfeiltasten bewegen sich auf dem Brett; die Befehlszeile nimmt jede Antwort in der Schreibweise des Regelwerks.</p>" },
  secrets: {
    title: "Wie Geheimnisse geheim bleiben",
    html: `
<p>Jeder Platz hat seine eigene Ansicht, gebaut aus dem, was dieser Platz wissen darf. Sonst verlässt nichts den Server: keine verdeckte Figur, keine Zeile für andere, keine Zahl, die Verborgenes mitzählt.</p>
<ul><li>Der Link zu einem Platz trägt den Schlüssel hinter dem <code>#</code>; diesen Teil schicken Browser nie ab. Der Server verwahrt nur eine Prüfsumme des Schlüssels.</li>
<li>Zeilen des Protokolls zählt jeder Platz für sich. Eine Lücke verriete, dass etwas geschah; es gibt keine Lücken.</li>
<li>Was an einer verborgenen Tatsache scheitert, wird angenommen wie jeder Befehl; das Ergebnis erfährst du, wie die Regeln es sagen.</li>
<li>Karten und Spielsteine, die niemand gesehen hat, werden erst in dem Augenblick gezogen, in dem sie gezeigt werden: Es gibt keine verborgene Reihenfolge, die jemand lesen könnte.</li>
<li>Ein Tisch kann einen festen Takt haben. Dann macht eine Frage an jemand anderen keine Pause.</li>
<li>Tests ändern, was ein Platz nicht wissen kann, und vergleichen jedes Byte, das er bekommt.</li></ul>`,
  },
  dice: {
    title: "Wie gewürfelt wird",
    html: `
<p>Vor dem ersten Zug zieht der Server einen geheimen Startwert und zeigt dessen Prüfsumme, das Siegel. Jeder Wurf wird aus Startwert, Zweck und Zählung berechnet und hängt daher nicht davon ab, wer wann fragt.</p>
<p>Am Ende des Spiels wird der Startwert geöffnet. <code>lysander verify DATEI</code> prüft Siegel und jeden Wurf des Journals auf deinem eigenen Rechner.</p>
<p>Wo ein Tisch echte Würfel benutzt, werden sie eingetippt und so gekennzeichnet.</p>`,
  },
};
