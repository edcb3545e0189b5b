/** The server's help with an answer in the making: asked for a moment after the last change, kept as long as the position is the same. */
import { api, ApiError, type Aid } from "../../lib/api";
import { currentLang } from "../../lib/i18n.svelte";

/** Milliseconds without a change before the server is asked. */
const PAUSE = 120;

interface Place {
  table: string;
  seat: string;
  /** The position: answers of another one are worth nothing. */
  at: number;
}

class Helper {
  private known = $state.raw<Record<string, Aid>>({});
  private last = $state.raw<Record<string, Aid>>({});
  private position = "";
  private timer: ReturnType<typeof setTimeout> | undefined;
  private under = new AbortController();
  private asked = new Set<string>();
  /** Whether this game has no aid for the question. */
  private none = new Set<string>();

  private key = (kind: string, value: string): string => `${currentLang()}|${kind}|${value}`;

  /** Returns the aid for an answer; while it is on its way the one before, with `old` set. */
  of(kind: string, value: string): { aid: Aid | null; old: boolean } {
    const exact = this.known[this.key(kind, value)];
    return exact ? { aid: exact, old: false } : { aid: this.last[kind] ?? null, old: true };
  }

  /** Asks for the aid of an answer, unless it is known; `now` without waiting for further changes. */
  want(place: Place, kind: string, value: string, now = false): void {
    const position = `${place.table}|${place.seat}|${place.at}`;
    if (position !== this.position) {
      this.position = position;
      this.known = {};
      this.asked.clear();
      this.none.clear();
    }
    const key = this.key(kind, value);
    if (this.known[key] || this.asked.has(key) || this.none.has(kind)) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.fetch(place, kind, value, key, position), now ? 0 : PAUSE);
  }

  /** Gives up what is asked for or would be: an answer is on its way, and its question with it. */
  stop(): void {
    clearTimeout(this.timer);
    this.under.abort();
    this.under = new AbortController();
  }

  private async fetch(place: Place, kind: string, value: string, key: string, position: string): Promise<void> {
    this.asked.add(key);
    try {
      const aid = await api.aid(place.table, place.seat, kind, value, this.under.signal);
      if (position !== this.position) return;
      this.known = { ...this.known, [key]: aid };
      this.last = { ...this.last, [kind]: aid };
    } catch (error) {
      if (error instanceof ApiError && error.code === "no-aid") this.none.add(kind);
      else this.asked.delete(key);
    }
  }
}

export const helper = new Helper();
