/** A few minutes on the campaign, for the help page. */
export default {
  title: "The campaign of In Clouds of Glory",
  html: `
<p>You lead a squadron through the air war. The page shows the types in service, the squadron books, one record of service, the mission and the campaign book. On a phone these are five tabs.</p>
<h2>A mission</h2>
<p>The organiser names the campaign and its squadrons. Each month you choose a type. For each mission you name as many pilots as you have slots, in their order.</p>
<h2>The battle</h2>
<p>The organiser decides how it is fought. <b>Fly it at a table</b> opens a battle in which everybody sits in the seat of their squadron; <b>Go to the battle</b> takes you there, <b>Back to the campaign</b> brings you back. <b>Let bots fly it</b> needs nobody. <b>Type in the result</b> is for a battle at a real table. Every result is taken in once.</p>
<h2>Afterwards</h2>
<p>Wounds are tested, experience is earned. You buy skill points in the question or in the record of service. A victory there opens the battle’s replay at its moment.</p>
<h2>Alone</h2>
<p><b>Play a bot</b> gives you a squadron; a bot organises, and you fly every battle. At a <b>new table</b> take the organiser and a squadron at this screen: then you can let bots fly the battles.</p>
<h2>The book</h2>
<p>Every record has its number, its dice and its paragraph. The organiser puts a mistake right with the pencil beside it; the old record stays. <b>Save as a file</b> in the organiser’s menu takes the campaign to another server.</p>
<p><a href="/g/campaign">To the game</a>, <a href="/g/campaign/rules">to its rulebook</a>.</p>`,
};
