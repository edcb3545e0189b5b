/** Ten minutes on this game, for the help page. */
export default {
  title: "In Clouds of Glory in ten minutes",
  html: `
<p>The Western Front, 1916 to 1918. Two sides of aeroplanes meet; a turn is 3.6 seconds. Lengths are counted in move units (MU) of 10 m, speed in energy units (EU) of 10 km/h, so an aeroplane at 140 km/h flies 14 MU a turn, exactly.</p>
<h2>A turn</h2>
<ol><li>Everybody rolls for initiative: one ten-sided die plus Awareness, less for enemies who have you before their guns.</li>
<li>The lowest moves first, the highest shoots first. Moving last and shooting first is the whole advantage.</li>
<li>Then fire from the ground, shooting, fires and fuel, and the next turn.</li></ol>
<h2>A flight plan</h2>
<ol><li>Your question shows the reach of the move and the templates of your speed. Drag the ring, or press <kbd>←</kbd> <kbd>→</kbd>, and the path bends; <kbd>↑</kbd> <kbd>↓</kbd>, the arrows at the ring or the side view change the height.</li>
<li>A turn needs the wings banked to its side; a roll banks them and uses up a few MU. Up to three letters tighter than shown cost more speed and a test.</li>
<li>Every manoeuvre costs speed, height gives it back: 10 km/h for each 10 m. An engine gives 10 km/h only to those who fly straight and level.</li>
<li>At stall speed an aeroplane drops its nose or spins. Above the red mark the wings are tested, and may break.</li>
<li>The table shows what a plan brings before you give it in: speed, tests with their odds, what could be shot at from there, who would threaten you.</li></ol>
<h2>Shooting</h2>
<p>Fixed guns fire within 20 degrees of the nose, 30 in the duel, up to 25 MU. Near, from behind and steady is best. A hit rolls for damage: strength, engine, fuel, wires, pilot. The longer guns fire, the more often they jam.</p>
<h2>Cockpits</h2>
<p>With open cockpits everything lies on the table. With closed ones you see of an enemy only what a pilot would: place and attitude, smoke and fire, whether it shoots.</p>
<h2>What happened</h2>
<p>Moves and shots are flown, one after the other. <kbd>Space</kbd> skips, <kbd>K</kbd> stops, <kbd>[</kbd> <kbd>]</kbd> step. Your question is open all the time. <em>Film</em> on the map shows the whole battle; drag its heights. <kbd>M</kbd> measures.</p>
<p><a href="/g/clouds">To the game</a>, <a href="/g/clouds/rules">to its rulebook</a>.</p>`,
};
