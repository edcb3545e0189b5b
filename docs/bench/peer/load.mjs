// Load for either server: node load.mjs lysander|boardgame PORT TABLES closed|paced SECONDS [ANSWERS [LENGTH]]
// A table has one answer on its way at a time. Measured: from sending an answer to the moment at which the seat that is to answer next
// has the new state. "handover" counts only answers after which that is the other seat. One line of JSON at the end.
// LOAD_LANG: the language of Lysander's sentences; without it none, since a program reads facts, and boardgame.io has no sentences either.
import { request } from "node:http";
import { createRequire } from "node:module";
import { performance } from "node:perf_hooks";

const require = createRequire(import.meta.url);
const [kind, port, tables, mode, seconds, most, length] = [process.argv[2], ...process.argv.slice(3, 5).map(Number), process.argv[5], ...process.argv.slice(6).map(Number)];
const base = `http://127.0.0.1:${port}`;
const lang = process.env.LOAD_LANG ?? "none";
const pick = (list) => list[Math.floor(Math.random() * list.length)];
const latencies = [], handovers = [];
let measuring = false;
const done = { answers: 0, games: 0, sent: 0, received: 0 }; // the last two in bytes, of messages on the sockets

function count(start, handover) {
  done.answers += 1;
  if (!measuring) return;
  const took = performance.now() - start;
  latencies.push(took);
  if (handover) handovers.push(took);
}

/** Posts JSON and returns the JSON of the answer; waits as long as the server needs, which fetch does not. */
const post = (path, body) => new Promise((resolve, reject) => {
  const asked = request(base + path, { method: "POST", headers: { "content-type": "application/json" } }, (answer) => {
    let text = "";
    answer.setEncoding("utf8").on("data", (part) => { text += part; }).on("end", () => {
      if (answer.statusCode < 300) resolve(JSON.parse(text));
      else reject(new Error(`${path}: ${answer.statusCode} ${text}`));
    });
  });
  asked.on("error", reject).end(JSON.stringify(body));
});

function pace(next) {
  if (mode === "paced") setTimeout(next, 900 + 200 * Math.random());
  else next();
}

// Lysander: two sockets at each table, random legal answers read from what the server describes.

const WebSocket = kind === "lysander" ? require("ws") : null;

function value({ domain, default: usual }) {
  if (domain.options && domain.type !== "party") return pick(domain.options);
  if (domain.type === "party") {
    const group = domain.groups.length && Math.random() < 0.8 ? pick(domain.groups) : null;
    const fit = group && group.men.length >= 2 * group.wounded.length;
    return fit ? `${group.men}@${group.hex}:walk` : "done";
  }
  if (domain.type === "path") {
    const steps = Object.keys(domain.moves[domain.start] ?? {}).filter((s) => domain.moves[domain.start][s][1] <= domain.budget);
    return steps.length ? pick(steps) + (domain.stop ? "." : "") : usual;
  }
  return usual;
}

async function playLysander() {
  const made = await post("/api/tables", { game: "evasion", hot_seat: true, start: true });
  const sockets = {}, states = {};
  let flying = null;
  const act = () => {
    for (const seat of ["british", "german"]) {
      const state = states[seat];
      const ask = state?.asks.find((a) => !a.standing);
      if (!ask || (flying && flying.seat === seat && state.at <= flying.at)) continue;
      if (flying) count(flying.start, flying.seat !== seat);
      flying = { seat, at: state.at, start: 0 };
      pace(() => {
        flying.start = performance.now();
        const answer = JSON.stringify({ type: "answer", at: state.at, kind: ask.kind, value: value(ask) });
        done.sent += answer.length;
        sockets[seat].send(answer);
      });
      states[seat] = null;
      return;
    }
  };
  for (const seat of ["british", "german"]) {
    const socket = (sockets[seat] = new WebSocket(`ws://127.0.0.1:${port}/api/tables/${made.table}/live`, { perMessageDeflate: false }));
    socket.on("open", () => socket.send(JSON.stringify({ type: "hello", key: made.keys.host, seat, since: 0, lang })));
    socket.on("error", (error) => { console.error(String(error)); process.exit(1); });
    socket.on("message", (data) => {
      done.received += data.length;
      const message = JSON.parse(data);
      if (message.type === "refused") { console.error(data.toString()); process.exit(1); }
      if (message.type !== "state") return;
      if (message.status === "over") {
        if (!flying) return; // the other seat has said so
        count(flying.start, false);
        flying = null;
        done.games += 1;
        Object.values(sockets).forEach((s) => s.close());
        playLysander();
        return;
      }
      states[seat] = message;
      act();
    });
  }
}

// boardgame.io: its own wire protocol over socket.io, two sockets at each match.

const io = kind === "boardgame" ? require("socket.io-client").io : null;

async function playBoardgame() {
  const moves = length ? Math.round(length * (0.5 + Math.random())) : 0;
  const { matchID } = await post("/games/hidden/create", { numPlayers: 2, setupData: { moves } });
  const sockets = [];
  let flying = null, known = -1;
  const move = (state) => {
    const player = state.ctx.currentPlayer, id = state._stateID;
    if (id <= known) return;
    known = id;
    if (flying) count(flying.start, !state.ctx.gameover);
    if (state.ctx.gameover) {
      done.games += 1;
      sockets.forEach((s) => s.disconnect());
      playBoardgame();
      return;
    }
    flying = { start: 0 };
    pace(() => {
      flying.start = performance.now();
      const cell = 2 * Math.floor(Math.random() * 150) + Number(player);
      const payload = { type: "put", args: [cell], playerID: player };
      sockets[Number(player)].emit("update", { type: "MAKE_MOVE", payload }, id, matchID, player);
    });
  };
  for (const player of ["0", "1"]) {
    const socket = io(`${base}/hidden`, { transports: ["websocket"], forceNew: true, timeout: 120_000 });
    sockets.push(socket);
    const told = (state) => { if (state.ctx.currentPlayer === player || state.ctx.gameover) move(state); };
    socket.on("connect", () => {
      socket.io.engine.on("data", (data) => { done.received += data.length; });
      socket.io.engine.on("packetCreate", (packet) => { done.sent += packet.data?.length ?? 0; });
      socket.emit("sync", matchID, player, undefined, 2);
    });
    socket.on("connect_error", (error) => { console.error(String(error)); process.exit(1); });
    socket.on("sync", (_id, info) => told(info.state));
    socket.on("update", (_id, state) => told(state));
  }
}

const play = kind === "lysander" ? playLysander : playBoardgame;
const at = (list, share) => (list.length ? list[Math.min(list.length - 1, Math.floor(share * list.length))] : null);

const started = [];
for (let n = 0; n < tables; n += 1) {
  started.push(play());
  if (n % 20 === 19) await Promise.all(started);
}
await Promise.all(started);
await new Promise((done) => setTimeout(done, mode === "paced" ? 2500 : 800));
measuring = true;
console.log("measuring");
const start = performance.now(), before = { ...done };
const result = () => {
  const took = (performance.now() - start) / 1000;
  const early = latencies.slice(20, 520), late = latencies.slice(-500); // several games each, so that all kinds of answers are in both
  const middle = (list) => at([...list].sort((a, b) => a - b), 0.5);
  const sorted = [...latencies].sort((a, b) => a - b), over = [...handovers].sort((a, b) => a - b);
  const since = Object.fromEntries(Object.entries(done).map(([what, n]) => [what, n - before[what]]));
  const said = { ...since, rate: since.answers / took, p50: at(sorted, 0.5), p99: at(sorted, 0.99), over50: at(over, 0.5), over99: at(over, 0.99) };
  console.log(JSON.stringify({ ...said, early: middle(early), late: middle(late) }));
  process.exit(0);
};
if (most) setInterval(() => { if (latencies.length >= most || performance.now() - start > 1000 * seconds) result(); }, 5);
else setTimeout(result, 1000 * seconds);
