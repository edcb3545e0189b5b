/** Ten minutes on this game, for the help page. */
export default {
  title: "Flight 181 in ten minutes",
  html: `
<p>Mogadishu, 18 October 1977. Three teams storm a hijacked aircraft; ten tokens stand for the passengers, four hijackers are hidden among them. There is one figure, the Teams’ score: 3 for each passenger token that gets out, less for wounded, dead and executed. The historical rescue is worth 25.</p>
<p>People died in those days, and survivors are alive. The game keeps to facts and figures.</p>
<h2>As the Teams</h2>
<ol><li>Enter by doors and hatches. Each team has four points for steps, for picking up casualties and for bringing them out.</li>
<li>Hidden hijackers beside the square where a team ends are found. They may fire at once, before it acts.</li>
<li>Fire hits on 4 or more. Controlled: no more than two tokens between. Uncontrolled: 1 better, but a miss wounds somebody. Line, modifiers and odds are shown before you send it.</li>
<li>A team that controls leads the passengers within four squares to the exits, and fires less well. Without control they run from visible hijackers.</li>
<li>Carry out the seriously wounded within four turns.</li></ol>
<h2>As the Hijackers</h2>
<ol><li>All your men start hidden. A man who sees a team within five squares may ambush it, and then becomes visible.</li>
<li>A man whom a team finds may fire at it at once and hits on 4 or more; its act is the answer.</li>
<li>Then each moves four squares and does one thing: fire at two squares, execute wounded, blend into a passenger token, or nothing.</li>
<li>A hijacker who is hit goes down; one in six only plays possum. The Teams do not see which until they search him.</li>
<li>A hijacker who has blended leaves the aircraft unseen after two to seven turns, unless he is found.</li>
<li>Waiting costs both sides. From turn 8 on help waits at the exits: passengers go out if no hijacker is visible, each turn somebody aboard breaks down, and the game ends when no passengers are aboard.</li></ol>
<h2>The three cards</h2>
<p>A team may test a passenger token beside it: one of three cards is marked, you pick, then the marked card is drawn. A match finds the blended hijacker, in whatever token he is; if nobody has blended, nobody may any more. No match says nothing. No screen knows the card before you have picked.</p>
<h2>Chains</h2>
<p>One shot can set off wounds, bursts and panic. The table runs all of it in the order of the rules and shows it link by link; step through it with the arrows of the strip.</p>
<h2>Matches</h2>
<p>Compare what each of you made as Teams: play twice, with sides exchanged. <em>Begin a series</em> on the page for new tables keeps the match, the ranking and the running tally.</p>
<p><a href="/g/flight181">To the game</a>, <a href="/g/flight181/rules">to its rulebook</a>.</p>`,
};
