/** Zehn Minuten zu diesem Spiel, für die Hilfe. */
export default {
  title: "Escape and Evasion in zehn Minuten",
  html: `
<p>Deutschland, April 1945. Sechs britische Saboteure müssen fünf Tage auf freiem Fuß bleiben, dann holt sie ein Flugzeug ab. Der deutsche Kommandant am Ort jagt sie mit sechs Streifen, sechs Lastwagen und den Garnisonen der Städte. Keine Seite sieht die Figuren der anderen. Beide können gewinnen, beide verlieren: Die Deutschen brauchen einen lebenden Gefangenen, die Briten zwei ausgeflogene Männer.</p>
<h2>Als Briten</h2>
<ol><li>Wähle heimlich und endgültig ein Landefeld und einen Treffpunkt.</li>
<li>Nimm Männer aus einem Feld und schick sie los: sechs Punkte, querfeldein teuer, auf der Straße billig. Wen du nicht nimmst, der bleibt und versteckt sich.</li>
<li>Bleib außer Sicht. Wer geht, kann in jedem Feld gesehen werden, das er verlässt oder betritt; wer still liegt, nur wenn jemand zu ihm kommt. Zwei und mehr Männer fallen eher auf als einer. Eine suchende Streife findet alles in ihrem Feld, eine Straßensperre alles, was auf der Straße hindurchgeht.</li>
<li>In Gefechten stehen die Würfel schlecht für dich. Ein Verwundeter braucht einen Helfer.</li>
<li>Jemand muss im Landefeld sein, wenn die britische Hälfte der letzten Runde endet; das Flugzeug wartet die deutsche Hälfte ab und nimmt mit, wer dann noch dort und frei ist.</li></ol>
<h2>Als Deutsche</h2>
<ol><li>Gib einen Befehl nach dem anderen: gehen, suchen, aufsitzen, fahren, absitzen, sperren. Was daraus wird, erfährst du vor dem nächsten.</li>
<li>Eine Streife geht oder sucht, nie beides. Wer nichts tat, sucht von selbst.</li>
<li>Lastwagen bringen Streifen: fahren, absitzen, gehen; oder gehen, aufsitzen.</li>
<li>Lies die Meldungen. Violett ist die Vermutung: wo freie Männer noch sein können, allein nach dem, was dir gesagt wurde.</li></ol>
<p><a href="/g/evasion">Zum Spiel</a>, <a href="/g/evasion/rules">zum Regelbuch</a>.</p>`,
};
