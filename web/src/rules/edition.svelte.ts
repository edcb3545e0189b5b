/** A player's edition with its people and what its figures are drawn with, fetched once for all of them. */
import type { GameInfo, PlayerRules } from "../lib/api";
import { boardPackage } from "../lib/boards";
import { boardData, gameInfo, playerRules } from "../lib/games.svelte";
import type { BoardPackage } from "../shell/board";
import type { Sign } from "../wire";

export class Edition {
  pkg = $state.raw<BoardPackage | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<unknown>(null);
  private asked: Promise<void> | null = null;

  /** `signs`: those of the people in the examples, by name. */
  constructor(readonly rules: PlayerRules, readonly signs: Record<string, Sign>) {}

  /** Done when a figure can be drawn. The first one that is asks for the board. */
  get ready(): Promise<void> {
    this.asked ??= this.load();
    return this.asked;
  }

  private async load(): Promise<void> {
    const played = this.rules.played;
    [this.pkg, this.game, this.board] = await Promise.all([boardPackage(played), gameInfo(played), boardData(played)]);
  }
}

/** Returns the player's edition of a game; null if it has none. */
export async function editionOf(id: string): Promise<Edition | null> {
  const rules = await playerRules(id);
  return rules && new Edition(rules, signsOf(rules, await gameInfo(rules.played)));
}

/** Returns the sign of each of its people by name: that of their seat. */
function signsOf(rules: PlayerRules, game: GameInfo | null): Record<string, Sign> {
  return Object.fromEntries(Object.entries(rules.names).map(([seat, name]) => [name, game?.seats.find((s) => s.seat === seat)?.sign ?? "disc"]));
}
