/** Ten minutes on this game, for the help page. */
export default {
  title: "Hijacked in ten minutes",
  html: `
<p>Hijackers hold an airliner, the police surround it, and you negotiate. If the squad reaches the aircraft it storms, and everybody has lost. When a round ends and one negotiator has freed three passengers and a pilot, the game is over and the highest score wins, whoever freed them.</p>
<h2>Your turn</h2>
<p>Roll two dice and spend them, one action after the other: take a die and put it on a lit space.</p>
<ul><li><b>A passenger card</b>: the die must show the back of a face-down card; for an open one any die will do. It is turned up, its neighbours too. To play it you need enough trust, its demand in markers, and room for it among five; else discard it for a point. Your own dice pay for one card in a turn.</li>
<li><b>Trust</b>: draw up to three cubes. Green is 10 % and a point, red ends it.</li>
<li><b>Persuade</b> a hijacker with two dice: a point, and at the fourth step he gives up and scores for you at the end. Trust then falls by 20 %.</li>
<li><b>A marker</b>, for a die with its number. <b>A bonus die</b>, rolled in the next round.</li>
<li><b>Push the squad back</b>, only from round 3, with two dice. All scores must be level for it: you name a target, and each in turn reaches it or declines. If it succeeds the squad goes back two spaces, you gain recognition and a bonus tile, the others two points.</li></ul>
<p>Markers turn a die: one for each step, and 6 and 1 are neighbours.</p>
<h2>At any time</h2>
<p>The tray below the board has what you may do in anybody’s turn: free a passenger for two cards of one colour (3 points) or a pilot for three (5 points), cash a marker or a medal, use a bonus tile. Nobody has to wait for you. A score marker that stops exactly on a bonus space brings what is printed there, so what you cash, and when, is worth a thought.</p>
<h2>Alone</h2>
<p>Choose one player. The Cybot turns a card after each of your turns. You win if you free three passengers and a pilot and have more points than it.</p>
<p><a href="/g/hijacked">To the game</a>, <a href="/g/hijacked/rules">to its rulebook</a>.</p>`,
};
