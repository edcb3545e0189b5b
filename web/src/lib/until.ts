/** When something ends, in the reader's zone. */
import type { TableInfo } from "./api";
import { currentLang, t } from "./i18n.svelte";

/** Returns the day and the hour of a moment. */
export const until = (ms: number): string => new Intl.DateTimeFormat(currentLang(), { weekday: "short", day: "numeric", month: "long", hour: "2-digit", minute: "2-digit" }).format(ms);
/** Returns the status of a table in words; of a paused one until when. */
export const statusOf = (info: TableInfo): string => (info.status === "paused" && info.until ? t("status.until", { when: until(info.until) }) : t(`status.${info.status}`));
