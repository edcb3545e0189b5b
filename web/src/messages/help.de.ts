/** Hilfeseiten auf Deutsch. */
export default {
  player: {
    title: "Zehn Minuten für Spieler",
    html: `
<p>Du sitzt an einem Tisch. Die Spielleitung hütet Regeln und Geheimnisse und stellt dir immer nur eine Frage. Nichts wird abgeschickt, bevor du den Hauptknopf drückst. Jedes Spiel hat eine eigene Seite: <a href="/help/evasion">Escape and Evasion</a>, <a href="/help/hijacked">Hijacked</a>, <a href="/help/flight181">Flug 181</a>, <a href="/help/clouds">In Clouds of Glory</a> und der <a href="/help/campaign">Feldzug</a> dazu.</p>
<h2>Anfangen</h2>
<ol><li>Drück auf der ersten Seite bei einem Spiel <em>Gegen einen Bot</em>. Du brauchst kein Konto.</li>
<li>Lies die Frage im Feld mit dem bernsteinfarbenen Rand. Wähle dort oder auf dem Spielplan.</li>
<li>Drück den Hauptknopf oder <code>Enter</code>. Die Antwort wird geprüft, gespeichert und ausgeführt.</li></ol>
<h2>Mit anderen spielen</h2>
<p><em>Neuer Tisch</em> legt für jeden Platz einen Link an. Ein Link lädt eine Person ein: Wer Platz nimmt, bekommt einen eigenen Schlüssel, und von da an öffnet der Link nichts mehr. Niemand sonst sieht dir in die Karten, auch nicht, wer den Tisch eröffnet hat. <em>Plätze und Schlüssel</em> im Menü des Tischs sagt, wer je einen Schlüssel hatte. Plätze können sich einen Bildschirm teilen: Beim Übergeben werden private Ansichten verdeckt, und von der Person davor bleibt nichts darauf. Spielst du alle selbst, sag es, und nichts wird verdeckt. Ein Bot kann auf jedem Platz sitzen und auch später für jemanden einspringen, der gehen musste: <em>Einen Bot für mich spielen lassen</em> im Menü des Tischs übergibt deinen eigenen, und du nimmst ihn zurück, wann du willst.</p>
<h2>Was du siehst</h2>
<p>Volle Zeichen sind sicher. Gestrichelte wurden früher gesehen und tragen ihr Datum. Violett ist eine Vermutung aus dem, was dein Platz weiß. Der Textbereich sagt dasselbe in Worten.</p>
<h2>Zurücknehmen</h2>
<p>Du kannst frei zurücknehmen, bis ein Würfel fällt, etwas bekannt wird oder ein anderer Platz gehandelt hat. Danach müssen die anderen oder die Spielleitung zustimmen. <kbd>U</kbd> nimmt einen Schritt zurück, <kbd>Umschalt U</kbd> alle, <kbd>Strg Umschalt Z</kbd> geht wieder vor.</p>
<h2>Jederzeit, und jedes Mal</h2>
<p>Was du jederzeit tun kannst, steht in einer Reihe unter der Frage oder in der Ablage unter dem Spielplan; es beendet niemandes Zug. Eine kurze Frage lässt sich <em>jedes Mal</em> gleich beantworten, bis du das zurücknimmst oder sie etwas anderes anbietet.</p>
<h2>Warum nicht?</h2>
<p>Was nicht geht, bleibt sichtbar, mit Grund und Paragraph. Jedes blaue § öffnet das Regelbuch an dieser Stelle.</p>
<h2>Am Ende</h2>
<p>Zum Ergebnis gehört ein Blatt, das sagt, woher jeder Punkt kam; der Startwert der Würfel wird geöffnet, und alle können die Partie noch einmal durchgehen: was sie wussten und wie es war. Von jedem Schritt an kannst du an einem neuen Tisch weiterspielen, mit neuen Würfeln.</p>
<h2>Noch einmal</h2>
<p><em>Noch einmal, Plätze getauscht</em> eröffnet einen neuen Tisch für dieselben Leute. Eine Serie hält Partien zusammen: Wertung, alle Ergebnisse und eine Datei davon zum Aufheben.</p>
<h2>An den Tisch gerufen</h2>
<p>Für deinen Zug gibt es in den Einstellungen Töne, eine Vibration des Handys und Benachrichtigungen des Browsers. Alles ist aus, bis du es einschaltest.</p>`,
  },
  umpire: {
    title: "Zehn Minuten für die Spielleitung",
    html: `
<p>Ein Tisch von Escape and Evasion kann einen Menschen als Spielleitung haben. Er sieht alles, das Programm rechnet für ihn, und nichts Wichtiges geschieht ohne eine Zeile im Journal. Den Platz kannst du auch während der Partie einnehmen und verlassen.</p>
<ol><li>Eröffne einen Tisch und nimm den Platz der Spielleitung selbst oder gib ihn per Link weiter. Öffne ihn und geh ans Pult.</li>
<li>Das Pult zeigt drei Karten: was die eine Seite sieht, die wahre Lage, was die andere Seite sieht. Jede Seitenkarte ist aus dem Wissen dieser Seite gezeichnet, ein Fehler fiele sofort auf.</li>
<li>Meldungen warten im Korb, die älteste zuerst. Gib sie frei, formuliere sie um, halte sie zurück; wo ein Grund nötig ist, wirst du danach gefragt.</li>
<li>Kämpfe und Blicke können dir vorgelegt werden, bevor sie wirken: annehmen oder mit Grund anders entscheiden.</li></ol>
<h2>Weitere Werkzeuge</h2>
<p>Einen Wert durch einen getippten Befehl ändern, echte Würfel eintragen, für einen abwesenden Platz antworten, die Uhren anhalten, einem Platz etwas in eigenen Worten sagen, die Partie auf eine frühere Zeile zurücksetzen, den Tisch schließen. Die Spieler erfahren die Wirkung; deine Gründe werden nach dem Ende gezeigt.</p>
<h2>Was die Spieler merken</h2>
<p>Eine zurückgehaltene Meldung sieht aus wie ein langer Zug. Niemand kann erkennen, dass du sie zurückhältst.</p>`,
  },
  designer: {
    title: "Zehn Minuten für Entwickler von Spielen",
    html: `
<p>Regeln sind Funktionen, die sich lesen wie das Regelbuch, und Tabellen sind Dateien. Jede Zahl lässt sich in zehntausend Partien ausprobieren.</p>
<ol><li>Schreib eine Variante: eine TOML-Datei mit geänderten Optionen und Tabellenzeilen. Dieselben Prüfungen wie beim Original gelten für sie.</li>
<li>Spiel sie am Tisch oder im Terminal: <code>lysander play evasion --variant DATEI</code>.</li>
<li>Miss sie: <code>lysander lab</code> spielt Original und Variante mit denselben Würfeln und nennt den Unterschied mit seinem Intervall: bei Ergebnissen, Längen, Ereignissen und allem, was das Spiel selbst misst.</li>
<li>Bewahre schwierige Fälle: Ein Block in <code>cases.md</code> ist ein Test. <code>lysander cases evasion</code> führt alle aus.</li></ol>
<p>Der Ordner <code>docs/</code> des Projekts erklärt, wie ein neues Spiel dazukommt, mit einem kleinen Beispiel, das läuft.</p>`,
  },
  bot: {
    title: "Zehn Minuten für Bot-Autoren",
    html: `
<p>Ein Bot bekommt, was eine Person auf seinem Platz bekommt: die Ansicht, die offenen Fragen mit ihren Möglichkeiten, die Meldungen. Den Zustand der Partie bekommt er nie.</p>
<ol><li>Jede Sprache taugt: Nachrichten sind JSON-Zeilen über Standardeingabe und -ausgabe. <code>lysander bot</code> verbindet sie.</li>
<li>Jede Nachricht trägt eine Frage mit ihrem Bereich; die Antwort ist ein einfacher Wert in der Notation des Regelbuchs. <code>default</code> ist immer erlaubt. Wird dir nur angeboten, was du jederzeit darfst, heißt <code>null</code>: nichts davon.</li>
<li>Über das Netz kommen dieselben Nachrichten per WebSocket oder HTTP; das Schema steht unter <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</li>
<li>Miss die Stärke mit der Leiter: Plätze werden getauscht, das Intervall wird gedruckt.</li></ol>`,
  },
  keys: { title: "Tastatur", html: "<p>Alles lässt sich ohne Maus spielen. Tab führt von der Entscheidung zum Spielplan und zum Protokoll, Pfeiltasten bewegen sich auf dem Spielplan; die Befehlszeile nimmt jede Antwort in der Notation des Regelbuchs.</p>" },
  secrets: {
    title: "Wie Geheimnisse geheim bleiben",
    html: `
<p>Jeder Platz hat seine eigene Ansicht, gebaut aus dem, was dieser Platz wissen darf. Sonst verlässt nichts den Server: keine verdeckte Figur, keine Zeile für andere, keine Zahl, die Verborgenes mitzählt.</p>
<ul><li>Ein Link trägt den Schlüssel hinter dem <code>#</code>; diesen Teil schicken Browser nie ab. Der Server verwahrt nur eine Prüfsumme des Schlüssels. Eine Einladung zeigt nichts von ihrem Platz; sie erlischt, sobald jemand Platz nimmt.</li><li>Gastgeber und Spielleitung können keinen Platz frei machen, keinen Bot einsetzen und keine Antwort erzwingen, solange die Person am Tisch ist, außer sie stimmt zu. Nach fünf Minuten Abwesenheit geht es. Alle erfahren es, und es steht im Buch des Tischs.</li>
<li>Zeilen des Protokolls zählt jeder Platz für sich. Eine Lücke verriete, dass etwas geschah; es gibt keine Lücken.</li>
<li>Was an einer verborgenen Tatsache scheitert, wird angenommen wie jeder Befehl; das Ergebnis erfährst du, wie die Regeln es sagen.</li>
<li>Karten und Spielsteine, die niemand gesehen hat, werden erst in dem Augenblick gezogen, in dem sie gezeigt werden: Es gibt keine verborgene Reihenfolge, die jemand lesen könnte.</li>
<li>Ein Tisch kann einen festen Takt haben. Dann entsteht durch eine Frage an jemand anderen keine Pause.</li>
<li>Tests ändern, was ein Platz nicht wissen kann, und vergleichen jedes Byte, das er bekommt.</li></ul>`,
  },
  dice: {
    title: "Wie gewürfelt wird",
    html: `
<p>Vor dem ersten Zug zieht der Server einen geheimen Startwert und zeigt dessen Prüfsumme, das Siegel. Jeder Wurf wird aus Startwert, Zweck und Zählung berechnet und hängt daher nicht davon ab, wer wann fragt.</p>
<p>Am Ende der Partie wird der Startwert geöffnet. Dein Browser hat das Siegel aufbewahrt und sagt, ob der Startwert dazu passt. <code>lysander verify DATEI --commitment SIEGEL</code> prüft Siegel und jeden Wurf des Journals auf deinem eigenen Rechner.</p>
<p>Jeder Browser, der vor dem Beginn einen Platz hat, gibt eine geheime Zahl dazu. Erst schickt er die Prüfsumme der Zahl; wenn die Partie beginnen soll, wird die Liste der Prüfsummen geschlossen, jeder Browser prüft, ob seine darin steht, bewahrt die Liste auf und öffnet seine Zahl. Die Würfel kommen aus dem Startwert des Servers und allen geöffneten Zahlen, die der Gefechte eines Feldzugs aus dessen Würfeln.</p>
<p><b>Was das beweist.</b> Kein Wurf wurde geändert, nachdem du das Siegel gesehen hast. Ist deine Zahl in den Würfeln, hat niemand sie gewählt: die anderen Spieler nicht, wer den Server betreibt nicht, auch nicht alle zusammen.</p>
<p><b>Was es nicht beweist.</b> Wer den Server betreibt, kann den Startwert lesen und Würfe kennen, bevor sie fallen. Wo keine Zahl von dir in den Würfeln ist (du kamst später dazu, deine Seite war beim Beginn geschlossen, die Seite hat kein TLS, der Tisch setzt eine andere Partie fort), konnte der Server seinen Startwert unter mehreren wählen. Wer eine Zahl nicht öffnet, hat die Wahl zwischen zwei Ausgängen; das Buch des Tischs nennt sie. Für eingetippte Würfe gibt es keinen Beweis.</p>
<p>Wo ein Tisch echte Würfel benutzt, werden sie eingetippt und so gekennzeichnet.</p>`,
  },
};
