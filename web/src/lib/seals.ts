/**
 * The seals of the dice that this browser has seen while the games went on, by table. The server cannot change what is kept here: after the end it
 * shows whether the seed that is opened is the one that was sealed.
 */
import type { Setup } from "../wire";
import { digestOf, digests, partOf, sealOfAll } from "./dice";
import { load, save } from "./storage";

const KEY = "lysander.seals";
/** How many are kept, the newest. */
const MOST = 500;

/** Returns the seal that this browser has kept of a table, or nothing. */
export function sealOf(table: string): string {
  return load<Record<string, string>>(KEY, {})[table] ?? "";
}

/** Keeps the seal of a table, the first that is seen. */
export function keepSeal(table: string, seal: string): void {
  if (!seal || sealOf(table)) return;
  const all = { ...load<Record<string, string>>(KEY, {}), [table]: seal };
  save(KEY, Object.fromEntries(Object.entries(all).slice(-MOST)));
}

/** What the end of a game proves to this browser. */
export type Proof = "kept" | "shared" | "left-out" | "other" | "unkept" | "unknown";

/**
 * Returns what the opened seed proves to this browser: `kept` if it is the one whose seal was kept, `shared` if its own number is in the dice, too,
 * `left-out` if it opened a number that is not, `other` if anything is not as it was kept, `unkept` if there is nothing to compare, `unknown` where a
 * browser computes no digests (pages without TLS).
 */
export async function proof(table: string, { commitment, seed, commitments, nonces }: Setup): Promise<Proof> {
  const kept = sealOf(table);
  const part = partOf(table);
  if (kept && kept !== commitment) return "other";
  if (!digests()) return "unknown";
  const secrets = [[seed, commitment], ...Object.entries(nonces).map(([seat, nonce]) => [nonce, commitments[seat]])];
  for (const [secret, digest] of secrets) if ((await digestOf(secret)) !== digest) return "other";
  if (!part?.seal) return kept ? "kept" : "unkept";
  if (part.seal !== (await sealOfAll(commitment, commitments))) return "other";
  return nonces[part.seat] === part.nonce ? "shared" : "left-out";
}
