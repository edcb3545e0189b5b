/** Other tables of this browser at which its person is asked something while looking at this one. */
import { api } from "./api";
import { t } from "./i18n.svelte";
import { whenIdle } from "./idle";
import { heldTables } from "./keys";
import { notify } from "./notices.svelte";
import { go } from "./router.svelte";
import { toast } from "./toasts.svelte";
import { asked as asks } from "./turn";

const EVERY = 20_000;
/** How long a table that was opened has the line for itself (ms). */
const FIRST = 4000;
const MOST = 6;
const FRESH = 30 * 86_400_000;

/** Polls the other tables while `here` is open, from when it is drawn; call it in an effect and return what it returns, which ends the polling. */
export function watchElsewhere(here: string): () => void {
  const asked = new Map<string, boolean>();
  const over = new Set<string>();
  const look = async (): Promise<void> => {
    const tables = Object.entries(heldTables()).filter(([id, held]) => id !== here && !over.has(id) && held.seat && Date.now() - held.made < FRESH);
    for (const [id, held] of tables.sort((a, b) => b[1].made - a[1].made).slice(0, MOST)) {
      const state = await api.state(id, held.seat, 1_000_000_000, 1_000_000_000).catch(() => null);
      if (state?.status === "over") over.add(id);
      if (!state || state.status === "over") continue;
      const turn = asks(state);
      if (turn && asked.get(id) === false) tell(id, state.title);
      asked.set(id, turn);
    }
  };
  let stop = (): void => undefined;
  const later = setTimeout(() => {
    stop = whenIdle(() => {
      void look();
      const timer = setInterval(() => void look(), EVERY);
      stop = () => clearInterval(timer);
    });
  }, FIRST);
  return () => {
    clearTimeout(later);
    stop();
  };
}

function tell(id: string, title: string): void {
  toast("clock", t("elsewhere.turn", { title }), [{ label: t("games.opentable"), run: () => go(`/t/${id}`) }], false, `turn ${id}`);
  notify(title, t("seat.turn"), `/t/${id}`);
}
