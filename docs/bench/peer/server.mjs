// boardgame.io's own server with a game of 300 cells, each owned by a player and hidden from the other; kept in memory.
// A match is over after as many moves as its setupData says, 0: never.
import { createRequire } from "node:module";

const { Server, Origins } = createRequire(import.meta.url)("boardgame.io/server");
const { INVALID_MOVE } = createRequire(import.meta.url)("boardgame.io/core");

const CELLS = 300;
const Hidden = {
  name: "hidden",
  setup: (_, setupData) => ({ cells: Array.from({ length: CELLS }, (_, n) => ({ owner: String(n % 2), value: 0 })), seen: 0, moves: setupData?.moves ?? 0 }),
  endIf: ({ G }) => (G.moves && G.seen >= G.moves ? { draw: true } : undefined),
  turn: { minMoves: 1, maxMoves: 1 },
  playerView: ({ G, playerID }) => ({ ...G, cells: G.cells.map((c) => (c.owner === playerID ? c : null)) }),
  moves: {
    put: ({ G, playerID }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || G.cells[cell].owner !== playerID) return INVALID_MOVE;
      G.cells[cell].value += 1;
      G.seen += 1;
    },
  },
};

const server = Server({ games: [Hidden], origins: [Origins.LOCALHOST] });
server.run(Number(process.argv[2]), () => console.log("ready"));
