/** The table of a battle, which the campaign's opens. */
import { call } from "../../lib/api";
import { keyFor } from "../../lib/keys";

/** Opens the table of the battle that is due and returns its id; `bots` fly all of it. */
export async function openBattle(table: string, seat: string, bots: boolean): Promise<string> {
  const key = keyFor(table, seat) || keyFor(table, "host");
  return (await call<{ table: string }>("POST", `/tables/${encodeURIComponent(table)}/subgame`, { bots }, key)).table;
}
