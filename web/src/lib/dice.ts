/**
 * The part of this browser in the dice of a table, by commit and reveal: in the lobby it sends the digest of a secret number; when the list of digests is
 * closed it checks and keeps that list, and opens its number. So nobody chooses the dice, whoever runs the server included, as long as one who has a part
 * is honest.
 */
import type { State } from "../wire";
import { api } from "./api";
import { keyFor } from "./keys";
import { load, save } from "./storage";

const KEY = "lysander.dice";
/** How many tables are kept, the newest. */
const MOST = 500;

/** What this browser had to do with the dice of a table: for which seat, its number, and the digest of the list that it saw before it opened it. */
export interface Part {
  seat: string;
  nonce: string;
  seal?: string;
}

/** Returns the part of this browser, if it has one. */
export function partOf(table: string): Part | null {
  return load<Record<string, Part>>(KEY, {})[table] ?? null;
}

function keep(table: string, part: Part): void {
  const all = { ...load<Record<string, Part>>(KEY, {}), [table]: part };
  save(KEY, Object.fromEntries(Object.entries(all).slice(-MOST)));
}

const hex = (bytes: Uint8Array): string => Array.from(bytes, (b) => b.toString(16).padStart(2, "0")).join("");
const sha256 = async (bytes: Uint8Array<ArrayBuffer>): Promise<string> => hex(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)));

/** Returns whether this browser can compute digests; pages without TLS cannot. */
export const digests = (): boolean => !!globalThis.crypto?.subtle;

/** Returns the digest of a secret in hex. */
export const digestOf = (secret: string): Promise<string> => sha256(Uint8Array.from(secret.match(/../g) ?? [], (pair) => parseInt(pair, 16)));

/** Returns the digest of all that was committed to (`core.chance.seal_of`). */
export async function sealOfAll(commitment: string, commitments: Record<string, string>): Promise<string> {
  const list = Object.entries(commitments).sort(([a], [b]) => (a < b ? -1 : 1));
  return list.length ? sha256(new TextEncoder().encode(JSON.stringify([commitment, ...list]))) : commitment;
}

/** Commits to a number for a seat. Does nothing where the list is closed, or the seat has committed already. */
export async function commit(table: string, seat: string): Promise<void> {
  const nonce = hex(crypto.getRandomValues(new Uint8Array(32)));
  keep(table, { seat, nonce });
  await api.act(table, "commit", { seat, commitment: await digestOf(nonce) }, keyFor(table, seat));
}

/** Opens the number of this browser, if the list holds the digest that it sent. */
async function reveal(table: string, part: Part, { commitment, commitments }: State["setup"]): Promise<void> {
  if (commitments[part.seat] !== (await digestOf(part.nonce))) return;
  keep(table, { ...part, seal: await sealOfAll(commitment, commitments) });
  await api.act(table, "reveal", { seat: part.seat, nonce: part.nonce }, keyFor(table, part.seat));
}

let underway = "";

/** Does what is to be done for the dice in the lobby; called with each state of the table. What fails is done again with the next. */
export async function takePart({ table, status, seat, sits, setup }: State): Promise<void> {
  const part = partOf(table);
  const has = !!part && part.seat in setup.commitments;
  const open = setup.sealed ? has && !(part.seat in setup.nonces) : !has && !(seat in setup.commitments);
  const what = `${table} ${setup.sealed}`;
  if (status !== "lobby" || sits !== "own" || !open || !digests() || underway === what) return;
  underway = what;
  try {
    await (setup.sealed && part ? reveal(table, part, setup) : commit(table, seat));
  } catch {
    underway = "";
  }
}
