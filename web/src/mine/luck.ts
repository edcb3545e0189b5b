/**
 * The luck of the reader's finished games taken together, counted as at the end of each (`core/luck.py`): what the dice came to, what had to be expected
 * of them, and the band in which nine such records in ten would lie.
 */
import { api } from "../lib/api";
import { number } from "../lib/i18n.svelte";
import { load, save } from "../lib/storage";
import type { Ending } from "../shell/ending/ways";
import type { Mine } from "./mine";
import { say } from "./words";

export type Line = Ending["luck"][number];
export type Tally = NonNullable<Ending["dice"]>[number];

/** Dice that are alike: how many there are, and the chance of each number that one can come to, from 0 on. */
interface Die {
  rolls: number;
  values: number[];
}

const KEY = "lysander.luck";
const MOST_KEPT = 300;
const AT_ONCE = 2;
/** The line behind the last one of every game: its luck is that of the whole game. */
const END = 1_000_000;
/** Less than this is no chance. */
const NOTHING = 1e-13;
const TAIL = 0.05;
/** The largest number of records of which one is as far off. */
const RARE = 1000;
/** The share from which the sentence says nearly every one. */
const NEARLY = 0.9;

type Kept = Record<string, Tally[]>;

/** Returns the dice of finished games by table. What a game's came to never changes: each is asked for once, and kept. */
export async function diceOf(games: Mine[]): Promise<Kept> {
  const kept = load<Kept>(KEY, {});
  const waiting = games.map((mine) => mine.info.table).filter((id) => !kept[id]);
  const work = async (): Promise<void> => {
    for (let id = waiting.shift(); id; id = waiting.shift()) {
      const found = await api.luck(id, END).catch(() => null);
      if (found) kept[id] = found.dice ?? [];
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  save(KEY, Object.fromEntries(Object.entries(kept).slice(-MOST_KEPT)));
  return kept;
}

/** Whether a game's dice count as the reader's: it is over, and they had this one seat. */
export const counts = (mine: Mine): boolean => mine.info.status === "over" && mine.single;

/** Returns the luck of games: of rolls with a number to reach, those for the reader and those against them; of other dice, their own. */
export function luckOf(games: Mine[], dice: Kept): Line[] {
  const all = games.flatMap((mine) => (dice[mine.info.table] ?? []).filter((d) => d.seats.length).map((d) => ({ ...d, own: d.seats.includes(mine.seat) })));
  const reached = all.filter((d) => d.good != null);
  return [
    lineOf(say("luckFor"), true, reached.filter((d) => d.own)),
    lineOf(say("luckAgainst"), true, reached.filter((d) => !d.own)),
    lineOf(say("luckFaces"), false, all.filter((d) => d.good == null && d.own)),
  ].filter((line) => line !== null);
}

/** Returns a share as one in so many; from a third on as 1 and so many in ten, where ten is nearly all. */
function howOften(tail: number): [number, number] {
  if (tail < 1 / 3) return [Math.min(RARE, Math.round(1 / Math.max(tail, 1 / RARE))), 0];
  return [1, tail < NEARLY ? Math.min(9, Math.round(10 * tail)) : 10];
}

function lineOf(label: string, success: boolean, tallies: Tally[]): Line | null {
  const rolls = sum(tallies.map((d) => d.rolls));
  if (!rolls) return null;
  const kinds = tallies.map((d): Die => ({ rolls: d.rolls, values: success ? [1 - d.good! / d.faces, d.good! / d.faces] : [0, ...Array<number>(d.faces).fill(1 / d.faces)] }));
  const { from, chances } = together(kinds);
  const got = sum(tallies.map((d) => d.got));
  const expected = sum(kinds.map((die) => die.rolls * sum(die.values.map((p, value) => p * value))));
  const atMost = (n: number): number => sum(chances.slice(0, Math.max(0, n - from + 1)));
  const first = (share: number): number => chances.reduce((found, _, n) => (found < 0 && atMost(from + n) >= share ? from + n : found), -1);
  const [low, high] = [first(TAIL), first(1 - TAIL)];
  const tail = got < expected ? atMost(got) : 1 - atMost(got - 1);
  const [games, tens] = howOften(tail);
  const share = say(got < expected ? "luckLess" : "luckMore", { share: say("luckShare", { games, tens }) });
  const exact = Math.round(expected * 10) / 10;
  const line = `${label}: ${say(success ? "luckLine" : "luckSum", { got: number(got), rolls: success ? number(rolls) : rolls, expected: number(exact), low: number(low), high: number(high) })}`;
  return { label, line, share, counts: success, rolls, got, expected: exact, low, high, least: from, most: from + chances.length - 1 };
}

/** Returns the chance of each total of dice, from `from` on; what has none at either end is left out. */
export function together(kinds: Die[]): { from: number; chances: number[] } {
  let [from, chances] = [0, [1]];
  for (const { rolls, values } of kinds) {
    for (let n = 0; n < rolls; n++) {
      const next = new Array<number>(chances.length + values.length - 1).fill(0);
      values.forEach((p, value) => p && chances.forEach((c, at) => (next[at + value] += c * p)));
      const start = next.findIndex((p) => p > NOTHING);
      chances = next.slice(start, next.findLastIndex((p) => p > NOTHING) + 1);
      from += start;
    }
  }
  return { from, chances };
}

const sum = (numbers: number[]): number => numbers.reduce((a, b) => a + b, 0);
