/**
 * The seals of the dice that this browser has seen while the games went on, by table. The server cannot change what is kept here: after the end it
 * shows whether the seed that is opened is the one that was sealed.
 */
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

/**
 * Returns what the opened seed proves to this browser: `kept` if it is the one whose seal was kept, `other` if it is not, `unkept` if there is nothing to
 * compare, `unknown` where a browser computes no digests (pages without TLS).
 */
export async function proof(table: string, seal: string, seed: string): Promise<"kept" | "other" | "unkept" | "unknown"> {
  const kept = sealOf(table);
  if (kept && kept !== seal) return "other";
  if (!globalThis.crypto?.subtle) return "unknown";
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => parseInt(pair, 16));
  const digest = Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", bytes)), (b) => b.toString(16).padStart(2, "0")).join("");
  return digest !== seal ? "other" : kept ? "kept" : "unkept";
}
