/** 3.4 What is broken, in words with its paragraph, and where on the aeroplane it is. */
import type { Part } from "./aircraft";
import type { Craft } from "./scene";
import { known, say, sayOr, type Word } from "./words";

export interface Damaged {
  text: string;
  rule: string;
  /** The part of the drawing that is marked, and which of several such parts. */
  part?: Part;
  nth?: number;
}

/** Returns a sentence with a number; one is written out. */
const counted = (key: Word, n: number): string => (n === 1 && known(`${key}1`) ? say(`${key}1` as Word) : say(key, { n }));

/** Returns what is broken in an aeroplane, as far as the reader may know. */
export function damageOf(craft: Craft): Damaged[] {
  const { panel } = craft;
  const has = (sign: string): boolean => craft.signs.includes(sign);
  if (!panel) {
    const seen: Partial<Record<string, Part>> = { fabric: "left", fuel: "tank", smoking: "engines", stopped: "engines", undercarriage: "wheels" };
    return craft.signs.flatMap((s) => (known(`sign_${s}`) ? [{ text: say(`sign_${s}` as "sign_home"), rule: "5.3", part: seen[s] }] : []));
  }
  const list: [boolean, string, string, Part?][] = [
    [has("burning"), panel.never_out ? say("dm_burningx") : counted("dm_burning", panel.cockpit), "18.2", "tank"],
    [craft.state === "spinning", panel.forever ? say("dm_spinx") : counted("dm_spin", panel.tries), "15.6"],
    [panel.wing, say("dm_wing"), "22.11", "left"], [panel.wires, say("dm_wires"), "13.7", "left"], [panel.strain, say("dm_strain"), "13.8", "right"],
    [panel.wider > 0, counted("dm_wider", panel.wider), "3.7", "tail"], [panel.doubled, say("dm_doubled"), "3.9", "tips"], [panel.leak > 0, say("dm_leak", { n: panel.leak }), "14.1", "tank"],
    [has("undercarriage"), say("dm_undercarriage"), "17.2", "wheels"], [panel.emergency, say("dm_emergency"), "17.2"], [panel.forced_turn, say("dm_forced"), "11.15"], [panel.flinch, say("dm_flinch"), "8.3"], [has("home"), say("dm_home"), "27.4"],
  ];
  const found: Damaged[] = list.filter(([is]) => is).map(([, text, rule, part]) => ({ text, rule, part }));
  panel.engines.forEach((e, nth) => {
    const of = (text: string, rule: string, part?: Part): void => void found.push({ text, rule, part, nth });
    if (e.state !== "") of(say("dm_engine", { state: sayOr(`eng_${e.state}`, e.state) }), "3.13", e.state === "cut" ? undefined : "engines");
    if (e.fuel > 0) of(counted("dm_fuel", e.fuel), "18.5", "engines");
    if (e.smoke >= 0) of(counted("dm_smoke", e.smoke), "18.6", "engines");
    if (e.vibration > 0) of(say("dm_vibration", { n: e.vibration }), "13.9", "engines");
  });
  return found;
}
