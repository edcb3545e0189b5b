/** Zehn Minuten zu diesem Spiel, für die Hilfe. */
export default {
  title: "Hijacked in zehn Minuten",
  html: `
<p>Entführer halten ein Flugzeug fest, die Polizei umstellt es, und du verhandelst. Erreicht der Einsatztrupp das Flugzeug, stürmt er, und alle haben verloren. Hat am Ende einer Runde jemand drei Passagiere und einen Piloten gerettet, ist die Partie aus, und der höchste Punktestand gewinnt, ganz gleich, wer sie gerettet hat.</p>
<h2>Dein Zug</h2>
<p>Du würfelst zwei Würfel und setzt sie ein, eine Aktion nach der anderen: Nimm einen Würfel und leg ihn auf ein leuchtendes Feld.</p>
<ul><li><b>Eine Passagierkarte</b>: Der Würfel muss den Wert auf ihrer Rückseite zeigen; für eine offene genügt jeder. Sie wird aufgedeckt, ihre Nachbarn auch. Zum Spielen brauchst du genug Vertrauen, die geforderten Marker und Platz in deiner Auslage, die fünf Karten fasst; sonst wirfst du sie für einen Punkt ab. Eigene Würfel bezahlen eine Karte je Zug.</li>
<li><b>Vertrauen</b>: Zieh bis zu drei Spielsteine. Grün bringt 10 % und einen Punkt, Rot beendet die Aktion.</li>
<li><b>Umstimmen</b>: Zwei Würfel bringen einen Entführer einen Schritt weiter und dir einen Punkt; beim vierten Schritt gibt er auf und zählt am Ende für dich. Das Vertrauen fällt dann um 20 %.</li>
<li><b>Ein Marker</b> für einen Würfel mit seiner Nummer. <b>Ein Bonuswürfel</b>, den du in der nächsten Runde wirfst.</li>
<li><b>Den Einsatztrupp zurückziehen lassen</b>, erst ab Runde 3, mit zwei Würfeln. Dafür müssen alle gleich viele Punkte haben: Du nennst einen Zielstand, und reihum kommt jeder dorthin oder lehnt ab. Gelingt es, geht der Trupp zwei Felder zurück, du gewinnst Anerkennung und ein Bonusplättchen, die anderen zwei Punkte.</li></ul>
<p>Marker drehen einen Würfel: je Schritt einer, und 6 und 1 sind Nachbarn.</p>
<h2>Jederzeit</h2>
<p>In der Ablage unter dem Spielplan liegt, was du in jedem Zug tun darfst: für zwei Karten einer Farbe einen Passagier retten (3 Punkte), für drei einen Piloten (5 Punkte), Marker oder Medaille einlösen, ein Bonusplättchen nutzen. Niemand muss auf dich warten. Ein Punktemarker, der genau auf einem Bonusfeld hält, bringt, was dort steht; es lohnt sich also zu überlegen, was du wann einlöst.</p>
<h2>Allein</h2>
<p>Wähle einen Spieler. Der Cybot deckt nach jedem deiner Züge eine Karte auf. Du gewinnst, wenn du drei Passagiere und einen Piloten rettest und mehr Punkte hast als er.</p>
<p><a href="/g/hijacked">Zum Spiel</a>, <a href="/g/hijacked/rules">zum Regelbuch</a>.</p>`,
};
