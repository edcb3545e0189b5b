/** Ten minutes on this game, for the help page. */
export default {
  title: "Escape and Evasion in ten minutes",
  html: `
<p>Germany, April 1945. Six British saboteurs must stay at large for five days, until an aircraft fetches them. The local German commander hunts them with six patrols, six lorries and the garrisons of the towns. Neither side sees the other’s pieces. Both may win and both may lose: the Germans need one live prisoner, the British two men flown out.</p>
<h2>As the British</h2>
<ol><li>Choose a landing hex and a rendezvous, in secret and for good.</li>
<li>Pick men in one hex and let them walk: six points; cross-country is costly, roads cheap. Men you do not pick stay and hide.</li>
<li>Stay out of sight. Moving men can be spotted in every hex they leave or enter; men who lie still only if somebody comes to them. Two or more men are easier to see than one. A searching patrol finds everything in its hex, a road block everything that passes by road.</li>
<li>Fights are bad odds. A wounded man needs a helper.</li>
<li>Somebody must be in the landing hex when the British half of the last move ends; the aircraft waits through the German half and takes whoever is still there and free.</li></ol>
<h2>As the Germans</h2>
<ol><li>Give one order at a time: walk, search, board, drive, unload, block. You are told the outcome before the next.</li>
<li>A patrol walks or searches, not both. One that did nothing searches by itself.</li>
<li>Lorries carry patrols: drive, get off, walk; or walk, board.</li>
<li>Read the reports. Violet shading is the belief view: where free men can still be, from what you were told and nothing else.</li></ol>
<p><a href="/g/evasion">To the game</a>, <a href="/g/evasion/rules">to its rulebook</a>.</p>`,
};
