/** Game files: looking at one, and making a table of one. */
import { api, ApiError } from "../lib/api";
import { currentLang } from "../lib/i18n.svelte";
import { heldTables, holdForNow, keyFor } from "../lib/keys";
import { sealOf } from "../lib/seals";
import { keep, notesIn } from "../review/notes.svelte";
import type { components } from "../wire.gen";

export type Found = Required<components["schemas"]["OpenedFile"]> & { /** The seat as which it opens. */ seat: string };

const LARGEST = 2 ** 24;
/** Bytes of a file in which its first line ends. */
const HEAD = 2 ** 20;

async function send(path: string, file: Blob, key = ""): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json", "Content-Type": "application/x-ndjson", ...(key ? { Authorization: `Bearer ${key}` } : {}) };
  try {
    return await fetch(`/api${path}?lang=${currentLang()}`, { method: "POST", headers, body: file, cache: "no-store" });
  } catch {
    throw new ApiError(0, "offline", "");
  }
}

/** Returns what is found of a file. Of a game that is not over and that this browser has a seat in, with what that seat knew. */
export async function lookAt(file: Blob): Promise<Found> {
  if (file.size > LARGEST) throw new ApiError(413, "too-large", "");
  const table = await tableOf(file);
  const seat = table ? (heldTables()[table]?.seat ?? "") : "";
  const key = seat ? keyFor(table, seat) : "";
  let answer = await send(key ? `/tables/${table}/file` : "/files", file, key);
  if (key && answer.status === 404) answer = await send("/files", file);
  const found = await answer.json();
  if (!answer.ok) throw new ApiError(answer.status, found.error ?? "", found.text ?? "");
  const own = found.verdict === "running" ? seat : "";
  if (own) holdForNow(found.table, { game: found.game, title: found.title, seat: own, keys: { [own]: key } });
  if (found.table) await keepNotes(found.table, file);
  return { ...found, seat: own };
}

/** Keeps the notes on steps that stand in a file with the table that shows it. */
export async function keepNotes(table: string, file: Blob): Promise<void> {
  const notes = notesIn((await file.slice(0, HEAD).text()).split("\n", 1)[0]);
  if (Object.keys(notes).length) keep(table, notes);
}

/** Returns the table of this browser whose dice were sealed with what stands at the head of a file. */
async function tableOf(file: Blob): Promise<string> {
  try {
    const { commitment } = JSON.parse((await file.slice(0, HEAD).text()).split("\n", 1)[0]) as { commitment?: string };
    return (commitment && Object.keys(heldTables()).find((id) => sealOf(id) === commitment)) || "";
  } catch {
    return "";
  }
}

/** Returns the file of a finished table. */
export async function fileOf(table: string): Promise<Blob> {
  const answer = await fetch(`/api/tables/${table}/journal`, { cache: "no-store" });
  if (!answer.ok) throw new ApiError(answer.status, "", (await answer.json()).text ?? "");
  return answer.blob();
}

/** Where an opened file is looked at. */
export async function placeOf(found: Found): Promise<string> {
  const seats = found.verdict === "running" ? [] : (await api.table(found.table)).seats.filter((s) => s.kind !== "empty");
  return `/t/${found.table}/r/${found.seat || seats[0]?.seat || "watch"}`;
}
