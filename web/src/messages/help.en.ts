/** Help pages in English. */
export default {
  player: {
    title: "Ten minutes for players",
    html: `
<p>You sit at a table. The umpire keeps the rules and the secrets, and asks you one question at a time. Nothing is sent before you press the main button. Each game has a page of its own: <a href="/help/evasion">Escape and Evasion</a>, <a href="/help/hijacked">Hijacked</a>, <a href="/help/flight181">Flight 181</a>, <a href="/help/clouds">In Clouds of Glory</a> and its <a href="/help/campaign">campaign</a>.</p>
<h2>Begin</h2>
<ol><li>On the first page press <em>Play a bot</em> on the card of a game. No account is needed.</li>
<li>Read the question in the panel with the amber edge. Choose there or on the board.</li>
<li>Press the main button, or <code>Enter</code>. The answer is checked, kept and carried out.</li></ol>
<h2>Play with others</h2>
<p><em>New table</em> makes a link for every seat. A link invites one person: whoever sits down gets a key of their own, and from then on the link opens nothing. Nobody else can look into your hand, not even the host. <em>Seats and keys</em> in the table’s menu says who has ever held a key. Seats can share one screen: private pages are covered at handover, and nothing that the last player saw stays on them. If all of them are yours, say so, and nothing is covered. A bot can sit in any seat, and can step in later for somebody who had to leave: <em>Let a bot play for me</em> in the table’s menu hands over your own, and you take it back when you like.</p>
<h2>What you see</h2>
<p>Solid signs are certain. Dashed ones were seen earlier and carry their date. Violet is a guess from what your seat knows. The text pane says the same in words.</p>
<h2>Take back</h2>
<p>You can take back freely until a die is rolled, something is revealed or another seat has acted. After that the others, or the umpire, must agree. <kbd>U</kbd> takes back a step, <kbd>Shift U</kbd> all of them, <kbd>Ctrl Shift Z</kbd> goes forward again.</p>
<h2>At any time, and each time</h2>
<p>What you may do at any time is in a row below the question or in the tray below the board; it ends nobody’s turn. <em>Each time</em> gives a short question the same answer from now on, until you stop it or the question offers something else.</p>
<h2>Why not?</h2>
<p>What cannot be chosen stays visible with its reason and its paragraph. Every blue § opens the rulebook at that place.</p>
<h2>When it is over</h2>
<p>The result comes with a sheet that says where each point came from. The dice seed is opened, and everyone can step through the game: as they knew it, and as it was. From any step you can play on at a new table, with new dice.</p>
<h2>Again</h2>
<p><em>Again with seats swapped</em> makes a new table for the same people. A series keeps games together: standings, all results, and a file of them to keep.</p>
<h2>Called to the table</h2>
<p>When it is your turn, the table can call you by a sound, a short vibration of the phone or a browser notification. All are off until you switch them on in the settings.</p>`,
  },
  umpire: {
    title: "Ten minutes for umpires",
    html: `
<p>A table of Escape and Evasion can have a human umpire. The umpire sees everything, the program does the arithmetic, and nothing important happens without a line in the journal. The chair may be taken and left while the game runs.</p>
<ol><li>Make a table and give the umpire's seat to yourself or to a link. Open it and go to the desk.</li>
<li>The desk shows three maps: what one side sees, the true position, what the other side sees. Each side map is drawn from that side's own knowledge, so a mistake would show at once.</li>
<li>Reports wait in the tray, the oldest first. Release, reword, delay or withhold them; where you need a reason, you are asked for one.</li>
<li>Fights and looks can be put to you before they take effect: accept, or overrule with a reason.</li></ol>
<h2>More tools</h2>
<p>Change a value by a typed command, enter real dice, answer for an absent seat, stop the clocks, tell a seat something in your own words, set the game back to an earlier line, close the table. Players learn the effects; your reasons are shown after the end.</p>
<h2>What players notice</h2>
<p>A report that you hold looks like a long turn. Nobody can tell that you hold it.</p>`,
  },
  designer: {
    title: "Ten minutes for designers",
    html: `
<p>Rules are functions that read like the rulebook, and tables are files. You can try out any number in ten thousand games.</p>
<ol><li>Write a variant: one TOML file with changed options and table rows. It is checked by the same loaders as the original.</li>
<li>Play it at a table or in the terminal: <code>lysander play evasion --variant FILE</code>.</li>
<li>Measure it: <code>lysander lab</code> plays the original and the variant on the same dice and gives the difference with its interval, in results, lengths, events and what the game itself measures.</li>
<li>Keep a hard case: a block in <code>cases.md</code> is a test. <code>lysander cases evasion</code> runs them all.</li></ol>
<p>The folder <code>docs/</code> of the project tells how a new game is added, with a small example that works.</p>`,
  },
  bot: {
    title: "Ten minutes for bot writers",
    html: `
<p>A bot gets what a person in its seat gets: the view, the open questions with their options, the reports. It never gets the state of the game.</p>
<ol><li>Any language will do: messages are JSON lines over standard input and output. <code>lysander bot</code> connects them.</li>
<li>Each message carries a question with its domain; the answer is a plain value in the notation of the rulebook. <code>default</code> is always legal. When you are only offered what you may do at any time, <code>null</code> is no move.</li>
<li>Over the network the same messages come by WebSocket or HTTP; the schema is at <a href="/api/schema/openapi.json">/api/schema/openapi.json</a>.</li>
<li>Measure strength with the ladder: seats are swapped and the interval is printed.</li></ol>`,
  },
  keys: { title: "Keyboard", html: "<p>The whole table can be played without a mouse. Tab goes from the decision to the board and the log, arrows move on the board; the command line takes every answer in the notation of the rulebook.</p>" },
  secrets: {
    title: "How secrets are kept",
    html: `
<p>Every seat has its own view, built from what that seat may know. Nothing else leaves the server: no hidden piece, no line meant for others, no number that counts hidden things.</p>
<ul><li>A link holds a key behind the <code>#</code>; browsers never send that part. The server keeps only a digest of the key. An invitation shows nothing of its seat; it dies when somebody sits down.</li><li>Host and umpire cannot free a seat, put in a bot or force an answer while its person is at the table, unless the person agrees. After five minutes away they may. Everybody is told, and it is written in the table’s book.</li>
<li>Log lines are counted for each seat alone. A gap would show that something happened; there are no gaps.</li>
<li>What fails because of a hidden fact is accepted like any order; you learn the result as the rules say.</li>
<li>Cards and cubes that nobody has seen are drawn at the moment they are shown: there is no hidden order that anybody could read.</li>
<li>A table can have a fixed rhythm. Then a question to somebody else causes no pause.</li>
<li>Tests change what a seat cannot know and compare every byte that the seat is sent.</li></ul>`,
  },
  dice: {
    title: "How dice are drawn",
    html: `
<p>Before the first move the server draws a secret seed and shows its digest, the seal. Every die is computed from the seed, its purpose and its count, so it cannot depend on who asks or when.</p>
<p>When the game ends the seed is opened. Your browser has kept the seal and says whether the seed fits it. <code>lysander verify FILE --commitment SEAL</code> checks the seal and every roll of the journal on your own machine.</p>
<p>Each browser that has a seat before the game starts adds a secret number. First it sends the digest of the number. When the game starts, the list of digests is closed. Then every browser checks that its own digest is there, keeps the list and opens its number. The dice come from the server’s seed and all opened numbers. The dice of a campaign’s battles come from the campaign’s own dice.</p>
<p><b>What that proves.</b> No die was changed after you saw the seal. If your number is in the dice, nobody chose them: not the other players, not whoever runs the server, not all of them together.</p>
<p><b>What it does not prove.</b> Whoever runs the server can read the seed and know dice before they are rolled. Where no number of yours is in the dice (you sat down later, your page was closed at the start, the page has no TLS, the table goes on from another game), the server could have chosen its seed among several. Anyone who does not open a number has a choice between two outcomes; the table’s book names them. Nothing proves dice that are typed in.</p>
<p>Where a table uses real dice, they are typed in and marked as such.</p>`,
  },
};
