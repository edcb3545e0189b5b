/** Zehn Minuten zu diesem Spiel, für die Hilfe. */
export default {
  title: "In Clouds of Glory in zehn Minuten",
  html: `
<p>Luftkampf über der Westfront, 1916 bis 1918. Beginne mit dem Duell: eine Sopwith Camel gegen einen Fokker-Dreidecker, höchstens 40 Runden. Ein Luftsieg zählt 3 Punkte, ein zur Heimkehr gezwungener Feind 1.</p>
<h2>Eine Runde</h2>
<ol><li>Die <b>Initiative</b> wird ausgewürfelt. Ein feindliches MG, das nah und auf dich gerichtet ist, kostet dich von der Seite 2, von hinten 4.</li>
<li><b>Bewegung</b>: die niedrigste Initiative zuerst. Jeder gibt einen Flugplan ab und fliegt ihn zu Ende; der Nächste sieht, wo.</li>
<li><b>Schießen</b>: die höchste Initiative zuerst. Wer eine hohe hat, bewegt sich also zuletzt und schießt zuerst.</li></ol>
<h2>Der Flugplan</h2>
<p>Deine Geschwindigkeit ist die Länge deiner Bewegung: Bei 14 EU fliegst du genau 14 MU. Kurven brauchen Querlage zu ihrer Seite, darum beginnen die meisten mit einer Rolle. Jedes Manöver kostet Aktionen des Piloten, im Duell hat er drei je Runde, und Geschwindigkeit.</p>
<ul><li><b>Von Hand</b>: Zieh den gestrichelten Ring dorthin, wo du sein willst. <kbd>←</kbd> <kbd>→</kbd> biegen um eine Schablone, mit Umschalt verlängern und verkürzen sie die Kurve; <kbd>↑</kbd> <kbd>↓</kbd> ändern die Höhe am Ende. <kbd>T</kbd> <kbd>R</kbd> <kbd>L</kbd> <kbd>V</kbd> <kbd>I</kbd> fügen Kurve, Rolle, Slip, senkrechten Sturz, Immelmann an; die Rücktaste nimmt den letzten Abschnitt zurück.</li>
<li><b>In Notation</b>: <code>S14</code> geradeaus, <code>S14-4</code> dabei 4 MU tiefer, <code>RR TRF12</code> Rolle nach rechts und Kurve auf Schablone F, <code>DS9 PG1</code> steiler Sturz und wieder heraus, <code>S7 IMM</code> ein Immelmann, <code>=0</code> Flügel am Ende waagerecht, <code>&gt;C1</code> dein Ziel.</li></ul>
<p>Der Buchstabe einer Schablone ist ihr Radius: F sind 6 MU. Höchstens drei Buchstaben enger als der angezeigte kosten Geschwindigkeit und eine Probe. Bevor du den Plan abschickst, siehst du seinen Weg, die neue Geschwindigkeit Posten für Posten, jede Probe mit ihrer Aussicht und die Schüsse von seinem Ende.</p>
<h2>Energie und Höhe</h2>
<p>Jede MU Höhe, die du verlierst, bringt 1 EU Geschwindigkeit, jede gewonnene kostet 1. Der Motor gibt 1 dazu, wenn die Bewegung weder ein Manöver noch eine Höhenänderung enthält. Mit Überziehgeschwindigkeit oder weniger überziehst du; misslingt die Probe, so trudelst du und fällst 8 MU je Runde.</p>
<h2>Schießen</h2>
<p>Ein Schuss trifft, wenn der W20 höchstens den Grundwert zeigt: Schießen, besser aus der Nähe und von hinten, schlechter von der Seite oder abseits der Nase. Um wie viel der Würfel darunter bleibt, kommt zum Schadenswürfel. Dauerfeuer trifft öfter und hemmt öfter.</p>
<h2>Woran Anfänger sterben</h2>
<ul><li>Geradeaus fliegen, wo einer zusieht, der sich später bewegt.</li>
<li>Alle Geschwindigkeit in engen Kurven ausgeben: Mit 8 EU überzieht jede Kurve eine Camel.</li>
<li>Zu lange stürzen: <code>DV14</code> aus Höhe 24 ist nicht mehr abzufangen, <code>DV2 PF2 S3</code> ist auf 16 wieder waagerecht.</li>
<li>Der Boden: Ein Plan, der hineinführt, wird nicht abgelehnt, nur gekennzeichnet.</li>
<li>Enge Kurven bei hoher Geschwindigkeit mit zerschossenen Flügeln, und das Feld zu verlassen, 80 MU von seiner Mitte.</li></ul>
<h2>Mehr</h2>
<p>Sechs Aufträge bringen Zweisitzer, Ballone, Raketen, Bomben, Feuer vom Boden und bis zu drei Spieler auf jeder Seite. Mit geschlossenen Cockpits siehst du von einem Feind, was von außen zu sehen ist, nicht Geschwindigkeit, Schaden oder Munition. Eine Daueranweisung für jeden Piloten sagt, nach welchen Wurfwiederholungen du gefragt wirst.</p>
<p><a href="/g/clouds">Zum Spiel</a>, <a href="/g/clouds/rules">zum Regelbuch</a>.</p>`,
};
