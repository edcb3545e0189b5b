/** Taking in a game that was saved as a file. */
import { api, ApiError } from "./api";
import { currentLang } from "./i18n.svelte";
import { hold } from "./keys";

/** Makes the table of the game in a file, keeps its keys, and returns its name. */
export async function bringFile(file: Blob): Promise<string> {
  const headers = { Accept: "application/json", "Content-Type": "application/x-ndjson" };
  const answer = await fetch(`/api/tables/file?lang=${currentLang()}`, { method: "POST", headers, body: await file.arrayBuffer(), cache: "no-store" });
  const made = (await answer.json()) as { table: string; keys: Record<string, string>; error?: string; text?: string };
  if (!answer.ok) throw new ApiError(answer.status, made.error ?? String(answer.status), made.text ?? "");
  const info = await api.table(made.table, made.keys.host);
  hold(made.table, { game: info.game, title: info.title, keys: made.keys });
  return made.table;
}
