/** A few minutes on the campaign, for the help page. */
export default {
  title: "Der Feldzug zu In Clouds of Glory",
  html: `
<p>Du führst eine Staffel durch den Luftkrieg. Die Seite zeigt die Typen im Dienst, die Staffelbücher, eine Dienstakte, den Auftrag und das Feldzugsbuch. Auf dem Handy sind das fünf Reiter.</p>
<h2>Ein Auftrag</h2>
<p>Die Feldzugsleitung benennt den Feldzug und seine Staffeln. In jedem Monat wählst du einen Typ. Für jeden Auftrag teilst du so viele Piloten ein, wie du Startplätze hast, in deren Folge.</p>
<h2>Das Gefecht</h2>
<p>Die Feldzugsleitung entscheidet, wie es ausgetragen wird. <b>An einem Tisch fliegen</b> eröffnet ein Gefecht, in dem alle am Platz ihrer Staffel sitzen; <b>Zum Gefecht</b> führt dich hin, <b>Zurück zum Feldzug</b> wieder her. <b>Bots fliegen lassen</b> braucht niemanden. <b>Ergebnis eintippen</b> ist für ein Gefecht an einem echten Tisch. Jedes Ergebnis wird einmal übernommen.</p>
<h2>Danach</h2>
<p>Wunden werden geprüft, Erfahrung wird verdient. Du kaufst Punkte von Fertigkeiten in der Frage oder in der Dienstakte. Ein Sieg darin öffnet den Rückblick auf das Gefecht an seinem Zeitpunkt.</p>
<h2>Allein</h2>
<p><b>Gegen einen Bot</b> gibt dir eine Staffel; ein Bot leitet den Feldzug, und du fliegst jedes Gefecht. Nimm an einem <b>neuen Tisch</b> die Feldzugsleitung und eine Staffel an diesem Bildschirm: Dann kannst du die Gefechte von Bots fliegen lassen.</p>
<h2>Das Buch</h2>
<p>Jeder Eintrag hat seine Nummer, seine Würfel und seinen Paragraphen. Die Feldzugsleitung berichtigt einen Fehler mit dem Stift daneben; der alte Eintrag bleibt. <b>Als Datei sichern</b> in ihrem Menü bringt den Feldzug auf einen anderen Server.</p>
<p><a href="/g/campaign">Zum Spiel</a>, <a href="/g/campaign/rules">zu seinem Regelbuch</a>.</p>`,
};
