/** The people of the examples. */
import type { GameInfo, PlayerRules } from "../lib/api";
import type { Sign } from "../wire";

/** Returns the sign of each by name: that of their seat. */
export function signsOf(rules: PlayerRules, game: GameInfo | null): Record<string, Sign> {
  return Object.fromEntries(Object.entries(rules.names).map(([seat, name]) => [name, game?.seats.find((s) => s.seat === seat)?.sign ?? "disc"]));
}
