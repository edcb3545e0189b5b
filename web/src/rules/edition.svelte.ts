/** A player's edition with what its figures are drawn with, fetched once for all of them. */
import type { GameInfo, PlayerRules } from "../lib/api";
import { boardPackage } from "../lib/boards";
import { boardData, gameInfo } from "../lib/games.svelte";
import type { BoardPackage } from "../shell/board";

export class Edition {
  pkg = $state.raw<BoardPackage | null>(null);
  game = $state.raw<GameInfo | null>(null);
  board = $state.raw<unknown>(null);
  private asked: Promise<void> | null = null;

  constructor(readonly rules: PlayerRules) {}

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
