/** Zehn Minuten zu diesem Spiel, für die Hilfeseite. */
export default {
  title: "In Clouds of Glory in zehn Minuten",
  html: `
<p>Die Westfront, 1916 bis 1918. Flugzeuge zweier Seiten treffen sich; eine Runde dauert 3,6 Sekunden. Längen zählen in Bewegungseinheiten (MU) von 10 m, Geschwindigkeit in Energieeinheiten (EU) von 10 km/h: Ein Flugzeug mit 140 km/h fliegt in einer Runde genau 14 MU.</p>
<h2>Eine Runde</h2>
<ol><li>Alle würfeln Initiative: ein zehnseitiger Würfel, dazu die Wachsamkeit, mit Abzug für Gegner, die dich vor den MGs haben.</li>
<li>Wer am niedrigsten liegt, bewegt zuerst; wer am höchsten liegt, schießt zuerst. Zuletzt bewegen und zuerst schießen, das ist der ganze Vorteil.</li>
<li>Dann Feuer vom Boden, Schießen, Brände und Treibstoff, und die nächste Runde.</li></ol>
<h2>Ein Flugplan</h2>
<ol><li>Deine Frage zeigt, wie weit du kommst, und die Schablonen deiner Geschwindigkeit. Zieh den Ring oder drück <kbd>←</kbd> <kbd>→</kbd>, und der Weg biegt sich; <kbd>↑</kbd> <kbd>↓</kbd>, die Pfeile am Ring oder die Seitenansicht ändern die Höhe.</li>
<li>Eine Kurve braucht die Querlage nach ihrer Seite; eine Rolle nimmt sie ein und verbraucht einige MU. Bis zu drei Buchstaben enger als angezeigt kosten mehr Geschwindigkeit und eine Probe.</li>
<li>Jedes Manöver kostet Geschwindigkeit, Höhe gibt es zurück: 10 km/h für je 10 m. Der Motor gibt nur dem 10 km/h, der geradeaus und waagerecht fliegt.</li>
<li>Überzogen nimmt ein Flugzeug die Nase herunter oder trudelt. Über der roten Marke werden die Flügel geprüft und brechen vielleicht.</li>
<li>Der Tisch zeigt, was ein Plan bringt, bevor du ihn abgibst: Geschwindigkeit, Proben mit ihren Aussichten, wer von dort zu treffen wäre, wer dich bedrohen würde.</li></ol>
<h2>Schießen</h2>
<p>Starre MGs feuern bis 20 Grad neben der Nase, im Zweikampf 30, und bis 25 MU weit. Nah, von hinten und ruhig ist am besten. Ein Treffer würfelt Schaden aus: Festigkeit, Motor, Treibstoff, Spanndrähte, Pilot. MGs hemmen umso öfter, je länger sie feuern.</p>
<h2>Cockpits</h2>
<p>Mit offenen Cockpits liegt alles auf dem Tisch. Mit geschlossenen siehst du vom Gegner nur, was ein Pilot sähe: Ort und Lage, Rauch und Feuer, ob er schießt.</p>
<h2>Was geschah</h2>
<p>Bewegungen und Schüsse werden vorgeflogen, eins nach dem anderen. <kbd>Leertaste</kbd> überspringt, <kbd>K</kbd> hält an, <kbd>[</kbd> <kbd>]</kbd> gehen Bild um Bild. Deine Frage ist die ganze Zeit offen. <em>Film</em> auf der Karte zeigt das ganze Gefecht; zieh an seinen Höhen. <kbd>M</kbd> misst.</p>
<p><a href="/g/clouds">Zum Spiel</a>, <a href="/g/clouds/rules">zu seinem Regelbuch</a>.</p>`,
};
