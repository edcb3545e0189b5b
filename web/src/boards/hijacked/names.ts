/** Names in the reader's language: fixed words come with the game from the server, names of seats from the table. */
import { tableContext } from "../../shell/context";
import type { Seat, Sign } from "../../wire";
import { say } from "./words";
import type { Chart, View } from "./types";

export interface Names {
  term: (id: string) => string;
  kind: (letter: string) => string;
  /** Returns the key of what a bonus space brings: `bonus-any` for `?`. */
  bonus: (letter: string) => string;
  kinds: (letters: readonly string[] | string) => string;
  card: (chart: Chart, id: string) => string;
  who: (seats: Seat[], seat: string) => string;
  /** Returns what is given to whom, of gifts such as `C>B` (18.4). */
  gifts: (seats: Seat[], gifts: string[]) => string;
}

/** Returns in per cent how likely the next cube is green. A half is rounded to the even number, as in the notes that the server sends. */
export function chanceOfGreen(green: number, red: number): number {
  const exact = (100 * green) / Math.max(1, green + red);
  return exact % 1 === 0.5 ? 2 * Math.round(exact / 2) : Math.round(exact);
}

/** Returns the names; call it while a component is set up. */
export function useNames(): Names {
  const table = tableContext();
  const term = (id: string): string => table?.terms[id] ?? id;
  const kind = (letter: string): string => term(`kind-${letter}`);
  const who = (seats: Seat[], seat: string): string => (seat === "X" ? term("seat-X") : seats.find((s) => s.seat === seat)?.name || term(`seat-${seat}`));
  return {
    term,
    kind,
    bonus: (letter) => term(`bonus-${letter === "?" ? "any" : letter}`),
    kinds: (letters) => [...letters].map(kind).join(", ") || say("noDemand"),
    card: (chart, id) => {
      const card = chart.cards[id];
      if (!card) return id;
      if (card.colour === "red") return say("cardRed", { id });
      return say("cardAria", { colour: term(`colour-${card.colour}`), id, trust: card.trust, demand: card.demand.map(kind).join(", ") || say("noDemand") });
    },
    who,
    gifts: (seats, gifts) => gifts.map((g) => say("giveTo", { kind: kind(g[0]), who: who(seats, g.slice(2)) })).join(", "),
  };
}

const SIGNS: Record<string, Sign> = { A: "disc", B: "triangle", C: "square", D: "diamond", X: "hexagon" };
export const signOf = (seat: string): Sign => SIGNS[seat] ?? "hexagon";
export const colourOf = (seat: string): string => ({ A: "p1", B: "p2", C: "p3", D: "p4" })[seat] ?? "pu";

/** Returns the seats in the order in which they are shown: the reader's first, then clockwise. */
export function seatsOf(view: View): string[] {
  const all = Object.keys(view.seats);
  const at = all.indexOf(view.seat);
  return at > 0 ? [...all.slice(at), ...all.slice(0, at)] : all;
}
