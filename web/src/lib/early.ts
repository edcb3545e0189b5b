/** What `before.js` has asked the server for while the scripts were on their way: what one seat sees of the table in the address. */
import type { State } from "../wire";
import { currentLang } from "./i18n.svelte";

interface Early {
  table: string;
  seat: string;
  lang: string;
  state: Promise<State | null>;
}

declare global {
  interface Window {
    lysander?: Early;
  }
}

/** Returns what was asked for, to the first who wants just that; null to everybody else. */
export function earlyState(table: string, seat: string): Promise<State | null> | null {
  const early = window.lysander;
  delete window.lysander;
  return early?.table === table && early.seat === seat && early.lang === currentLang() ? early.state : null;
}
