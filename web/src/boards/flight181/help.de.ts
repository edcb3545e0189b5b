/** Zehn Minuten zu diesem Spiel, für die Hilfe. */
export default {
  title: "Flug 181 in zehn Minuten",
  html: `
<p>Mogadischu, 18. Oktober 1977. Drei Trupps stürmen ein entführtes Flugzeug; zehn Gruppen stehen für die Passagiere, vier Entführer verbergen sich unter ihnen. Es gibt eine einzige Zahl, die Punkte der Trupps: 3 für jede Gruppe, die herauskommt, Abzüge für Verwundete, Tote und Hingerichtete. Die historische Befreiung zählt 25.</p>
<p>In jenen Tagen sind Menschen gestorben, und Überlebende leben noch heute. Das Spiel hält sich an Tatsachen und Zahlen.</p>
<h2>Als Trupps</h2>
<ol><li>Ihr kommt durch Türen und Luken. Jeder Trupp hat vier Punkte, um zu gehen, Verwundete aufzunehmen und hinauszubringen.</li>
<li>Versteckte Entführer neben dem Feld, auf dem ein Trupp endet, werden gefunden. Sie dürfen sofort schießen, bevor er seine Tat tut.</li>
<li>Ein Schuss trifft bei 4 oder mehr. Kontrolliert: höchstens zwei Gruppen dazwischen. Unkontrolliert: um 1 besser, aber ein Fehlschuss verwundet jemanden. Schusslinie, Zu- und Abschläge und die Aussichten stehen da, bevor ihr abschickt.</li>
<li>Ein Trupp, der Passagiere führt, bringt die Gruppen bis vier Felder entfernt zu den Ausgängen und schießt schlechter. Gruppen ohne Führung laufen vor sichtbaren Entführern davon.</li>
<li>Bringt Schwerverletzte binnen vier Zügen hinaus.</li></ol>
<h2>Als Entführer</h2>
<ol><li>Ihr beginnt alle versteckt. Wer einen Trupp auf höchstens fünf Felder sieht, kann ihn aus dem Hinterhalt beschießen und ist dann sichtbar.</li>
<li>Wen ein Trupp findet, der darf sofort auf ihn schießen und trifft mit 4 oder mehr; die Tat des Trupps ist die Antwort.</li>
<li>Danach geht jeder bis zu vier Felder und tut eines: auf zwei Felder feuern, Verwundete hinrichten, in einer Gruppe untertauchen oder nichts.</li>
<li>Wer getroffen wird, liegt am Boden; einer von sechs stellt sich nur tot. Die Trupps sehen es nicht, bis sie ihn durchsuchen.</li>
<li>Wer untergetaucht ist, verlässt das Flugzeug unerkannt nach zwei bis sieben Zügen, wenn ihn niemand findet.</li>
<li>Warten kostet beide Seiten. Ab Zug 8 wartet Hilfe an den Ausgängen: Passagiere gehen hinaus, wenn kein Entführer sichtbar ist, in jedem Zug bricht jemand an Bord zusammen, und das Spiel endet, wenn kein Passagier mehr an Bord ist.</li></ol>
<h2>Die drei Karten</h2>
<p>Ein Trupp kann eine Gruppe neben sich überprüfen: Von drei Karten ist eine markiert, ihr wählt, dann wird die markierte gezogen. Stimmt sie, ist der Untergetauchte gefunden, in welcher Gruppe auch immer; ist niemand untergetaucht, darf es niemand mehr. Stimmt sie nicht, besagt das nichts. Kein Bildschirm kennt die Karte, bevor ihr gewählt habt.</p>
<h2>Ketten</h2>
<p>Ein Schuss kann Wunden, Salven und Panik nach sich ziehen. Der Tisch führt alles in der Reihenfolge der Regeln aus und zeigt es Glied für Glied; mit den Pfeilen der Leiste geht ihr es durch.</p>
<h2>Hin- und Rückspiel</h2>
<p>Vergleicht, was jeder als Trupps erreicht hat: Spielt zweimal, mit vertauschten Seiten. <em>Eine Serie beginnen</em> auf der Seite für neue Tische bewahrt Vergleich, Rangliste und laufende Bilanz.</p>
<p><a href="/g/flight181">Zum Spiel</a>, <a href="/g/flight181/rules">zum Regelbuch</a>.</p>`,
};
