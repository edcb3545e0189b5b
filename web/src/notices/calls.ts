/** The calls of the server about notices. */
import { call } from "../lib/api";
import { currentLang } from "../lib/i18n.svelte";
import type { components } from "../wire.gen";

type Schemas = components["schemas"];
export type Way = Required<Schemas["NoticeWay"]>;
export type Notices = Omit<Schemas["Notices"], "ways"> & { ways: Way[] };
export type NoticeLink = Required<Schemas["NoticeLink"]>;

const lang = (): string => `lang=${currentLang()}`;
const at = (table: string): string => `/tables/${encodeURIComponent(table)}/notices`;

export const notices = {
  get: (table: string, seat: string, key: string) => call<Notices>("GET", `${at(table)}?seat=${encodeURIComponent(seat)}&${lang()}`, undefined, key),
  add: (table: string, way: Partial<Schemas["NewWay"]>, key: string) => call<Way>("POST", `${at(table)}?${lang()}`, { ...way, lang: currentLang() }, key),
  change: (table: string, body: Schemas["WayChange"] | object, key: string) => call<Required<Schemas["Tested"]>>("POST", `${at(table)}/change?${lang()}`, body, key),
  link: (token: string) => call<NoticeLink>("GET", `/notices/${encodeURIComponent(token)}`),
  decide: (token: string, action: "stop" | "confirm" | "never") => call<NoticeLink>("POST", `/notices/${encodeURIComponent(token)}?${lang()}`, { action }),
};
