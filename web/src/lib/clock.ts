/**
 * Times of clocks in words and figures, loaded where a table has clocks. A day has 14 hours where nights do not count; the server says when time is
 * up, this page only counts down to it.
 */
import type { components } from "../wire.gen";
import { currentLang, speaker } from "./i18n.svelte";

export type Pace = components["schemas"]["Pace"];
export type OwnClock = components["schemas"]["OwnClock"];
const [DAY, SHORT, HOUR, MINUTE] = [86_400, 50_400, 3600, 60];
const [MORNING, EVENING] = [8, 22];

const EN = {
  laststep: "at the last step", till: "till {when}", stopped: "stopped", bank: "bank {time}", up: "time is up", leave: "on leave till {when}", question: "for this question", stands: "stopped",
  clocks: "Clocks", yours: "Your clock", left: "{time} left", live: "Live", post: "By post", none: "No clock", side: "{time} a side", more: "+{time} a turn", turn: "{time} a turn", each: "{time} a question",
  inbank: "bank {time}", nights: "nights off", leavedays: "{n} days of leave", default: "then the default answer applies", bot: "then a bot answers", takeover: "then a bot takes over", others: "then the others decide", umpire: "then the umpire decides",
  low: "Little time is left: {time}.", late: "Time was up; this seat’s question was answered by the clock.", uptext: "{name}: time is up. Any player may have the default answer given.", upjudged: "{name}: time is up. The umpire decides.", upmine: "{name}: time is up. You decide how it goes on.", putbot: "Have a bot play", givedefault: "Give the default answer",
  lengthen: "More time for {name}", all: "all", add: "+{time}", take: "Take {n} days of leave", back: "Back from leave", leaveleft: "Leave left: {n} days", d: "{n} d", h: "{n} h", min: "{n} min",
  note: "Your own clock runs; another’s is that of the last public step. Nothing shows who is secretly asked.",
};
const DE: typeof EN = {
  laststep: "beim letzten Schritt", till: "bis {when}", stopped: "angehalten", bank: "Vorrat {time}", up: "Zeit ist um", leave: "Urlaub bis {when}", question: "für diese Frage", stands: "steht",
  clocks: "Uhren", yours: "Eigene Uhr", left: "noch {time}", live: "Live", post: "Fernpartie", none: "Ohne Uhr", side: "{time} je Seite", more: "+{time} je Zug", turn: "{time} je Zug", each: "{time} je Frage",
  inbank: "Vorrat {time}", nights: "nachts steht die Uhr", leavedays: "{n} Tage Urlaub", default: "danach gilt die Vorgabe", bot: "danach antwortet ein Bot", takeover: "danach übernimmt ein Bot", others: "danach entscheiden die anderen", umpire: "danach entscheidet die Spielleitung",
  low: "Wenig Zeit übrig: {time}.", late: "Die Zeit war um; die Frage dieses Platzes hat die Uhr beantwortet.", uptext: "{name}: Die Zeit ist um. Wer mitspielt, kann die Vorgabe gelten lassen.", upjudged: "{name}: Die Zeit ist um. Die Spielleitung entscheidet.", upmine: "{name}: Die Zeit ist um. Du entscheidest, wie es weitergeht.", putbot: "Einen Bot spielen lassen", givedefault: "Vorgabe gelten lassen",
  lengthen: "Mehr Zeit für {name}", all: "alle", add: "+{time}", take: "{n} Tage Urlaub nehmen", back: "Aus dem Urlaub zurück", leaveleft: "Urlaub übrig: {n} Tage", d: "{n} T", h: "{n} h", min: "{n} min",
  note: "Deine eigene Uhr läuft; die einer anderen Seite ist die vom letzten öffentlichen Schritt. Nichts verrät, wer heimlich gefragt ist.",
};

/** Returns words on clocks in the current language. */
export const cw = speaker(EN, DE);

const two = (n: number): string => String(n).padStart(2, "0");

/** Returns a time as a clock shows it: 21:40 at a live table, 2 d 4 h by post. */
export function figure(seconds: number, pace: Pace): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (pace.kind === "live") {
    const [hours, rest] = [Math.floor(whole / HOUR), whole % HOUR];
    return `${hours ? `${hours}:${two(Math.floor(rest / MINUTE))}` : Math.floor(rest / MINUTE)}:${two(rest % MINUTE)}`;
  }
  const day = pace.nights ? SHORT : DAY;
  const [days, hours, minutes] = [Math.floor(whole / day), Math.floor((whole % day) / HOUR), Math.floor((whole % HOUR) / MINUTE)];
  if (days) return hours ? `${cw("d", { n: days })} ${cw("h", { n: hours })}` : cw("d", { n: days });
  return hours ? `${cw("h", { n: hours })} ${cw("min", { n: minutes })}` : cw("min", { n: minutes });
}

/** Returns a time that a pace sets, in its largest unit: 3 days, 25 min. */
export function span(seconds: number): string {
  const [unit, size] = ([["day", DAY], ["hour", HOUR], ["minute", MINUTE], ["second", 1]] as const).find(([, size]) => seconds >= size && seconds % size === 0) ?? (["second", 1] as const);
  return new Intl.NumberFormat(currentLang(), { style: "unit", unit, unitDisplay: size > MINUTE ? "long" : "short" }).format(seconds / size);
}

/** Returns a pace in a line. */
export function paceWords(pace: Pace): string {
  const parts: string[] = [];
  if (pace.kind === "live") {
    if (pace.each) parts.push(cw("turn", { time: span(pace.each) }));
    if (pace.bank) parts.push(cw("side", { time: span(pace.bank) }));
  } else {
    if (pace.each) parts.push(cw("turn", { time: span(pace.each) }));
    if (pace.bank) parts.push(cw("inbank", { time: span(pace.bank) }));
  }
  if (pace.increment) parts.push(cw("more", { time: span(pace.increment) }));
  if (!pace.each && !pace.bank) parts.push(cw("each", { time: span(pace.question) }));
  if (pace.nights) parts.push(cw("nights"));
  if (pace.leave) parts.push(cw("leavedays", { n: pace.leave }));
  return `${cw(pace.kind)}: ${parts.join(", ")}`;
}

/** Returns the day and hour of a moment, in the reader's zone. */
export const moment = (ms: number): string => new Intl.DateTimeFormat(currentLang(), { weekday: "short", hour: "2-digit", minute: "2-digit" }).format(ms);
export const date = (ms: number): string => new Intl.DateTimeFormat(currentLang(), { day: "numeric", month: "long" }).format(ms);

/** Returns the seconds between two moments that count; at night none do, if nights are off. */
export function counted(from: number, to: number, nights: boolean): number {
  if (!nights) return (to - from) / 1000;
  let sum = 0;
  for (const day = new Date(from); day.getTime() < to; day.setDate(day.getDate() + 1), day.setHours(0, 0, 0, 0)) {
    const begins = new Date(day).setHours(MORNING, 0, 0, 0);
    const ends = new Date(day).setHours(EVENING, 0, 0, 0);
    sum += Math.max(0, Math.min(to, ends) - Math.max(from, begins));
  }
  return sum / 1000;
}
