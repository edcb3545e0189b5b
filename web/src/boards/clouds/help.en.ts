/** Ten minutes on this game, for the help page. */
export default {
  title: "In Clouds of Glory in ten minutes",
  html: `
<p>Air combat over the Western Front, 1916 to 1918. Begin with the duel: a Sopwith Camel against a Fokker triplane, 40 turns at most. An air victory counts 3 points, an enemy forced home 1.</p>
<h2>A turn</h2>
<ol><li><b>Initiative</b> is rolled. An enemy gun near and pointed at you takes 2 off yours from the side, 4 from behind.</li>
<li><b>Moving</b>: the lowest initiative first. Each gives one flight plan and flies it to its end, and the next one sees where.</li>
<li><b>Shooting</b>: the highest initiative first. So high initiative moves last and shoots first.</li></ol>
<h2>The flight plan</h2>
<p>Your speed is the length of your move: at 14 EU you fly exactly 14 MU. Turns need a bank to their side, so most turns begin with a roll. Each manoeuvre costs pilot actions, three a turn in the duel, and speed.</p>
<ul><li><b>By hand</b>: drag the dashed ring to where you want to be. <kbd>←</kbd> <kbd>→</kbd> bend by one template, with Shift they make the turn longer or shorter; <kbd>↑</kbd> <kbd>↓</kbd> change the height at the end. <kbd>T</kbd> <kbd>R</kbd> <kbd>L</kbd> <kbd>V</kbd> <kbd>I</kbd> add a turn, roll, slip, vertical dive, Immelmann; Backspace takes the last leg back.</li>
<li><b>By notation</b>: <code>S14</code> straight, <code>S14-4</code> 4 MU lower on the way, <code>RR TRF12</code> a roll to the right and a turn on template F, <code>DS9 PG1</code> a steep dive and out of it, <code>S7 IMM</code> an Immelmann, <code>=0</code> wings level at the end, <code>&gt;C1</code> your target.</li></ul>
<p>A template’s letter is its radius: F is 6 MU. At most three letters tighter than the one shown cost speed and a test. Before you send the plan you see its path, the new speed item by item, every test with its chance, and the shots from its end.</p>
<h2>Energy and height</h2>
<p>Each MU of height lost is 1 EU of speed won, each MU gained 1 lost. The engine adds 1 only in a move that neither manoeuvres nor changes height. At stall speed or less you stall; if the test fails you spin, and fall 8 MU a turn.</p>
<h2>Shooting</h2>
<p>A shot hits on its base shot or less on a d20: Gunnery, better near and from behind, worse from the side or off the nose. By how much the die is below it is added to the damage die. Sustained fire hits more and jams more.</p>
<h2>What kills beginners</h2>
<ul><li>Straight flight in sight of somebody who moves later.</li>
<li>Spending all speed in tight turns: at 8 EU any turn stalls a Camel.</li>
<li>Diving too long: <code>DV14</code> from height 24 cannot be pulled out any more, <code>DV2 PF2 S3</code> is level again at 16.</li>
<li>The ground: a plan that leads into it is not refused, only marked.</li>
<li>Tight turns at high speed with shot wings, and leaving the field, 80 MU from its centre.</li></ul>
<h2>More</h2>
<p>Six missions bring two-seaters, balloons, rockets, bombs, guns on the ground and up to three players for each side. With closed cockpits you see of an enemy what can be seen from outside, not speed, damage or ammunition. A standing order for each pilot says which re-rolls you are asked about.</p>
<p><a href="/g/clouds">To the game</a>, <a href="/g/clouds/rules">to its rulebook</a>.</p>`,
};
