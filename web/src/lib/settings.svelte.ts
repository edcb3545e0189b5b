/** Personal settings of this browser. `public/before.js` reads the same record before the first paint. */
import { load, save } from "./storage";

export type Lang = "en" | "de";

export interface Settings {
  theme: "system" | "light" | "dark";
  lang: Lang;
  motion: "system" | "less";
  contrast: "system" | "more";
  separation: boolean;
  signs: boolean;
  text: number;
  oneClick: boolean;
  jump: boolean;
  letters: boolean;
  sound: boolean;
  vibrate: boolean;
  /** When the browser notifies its person of their turn: never, after ten minutes without input, or whenever the page is not in view. */
  notices: "never" | "away" | "always";
  /** When what others did is shown on the board: after each of their turns, if the reader was away, or never. */
  show: "always" | "away" | "never";
  /** How fast it is shown. */
  pace: number;
  name: string;
  coached: boolean;
  /** Whether the briefing of a seat opens before its first question. */
  briefing: boolean;
  /** Which edition of the rules is read. */
  rules: "player" | "complete";
  /** Whether the player's rules show the numbers of their paragraphs. */
  numbers: boolean;
  /** Whether the curve of the chances is drawn below the board of a review. */
  curve: boolean;
}

const KEY = "lysander.settings";

export const settings: Settings = $state({
  theme: "system",
  lang: navigator.language.startsWith("de") ? "de" : "en",
  motion: "system",
  contrast: "system",
  separation: false,
  signs: false,
  text: 100,
  oneClick: false,
  jump: false,
  letters: true,
  sound: false,
  vibrate: false,
  notices: "never",
  show: "always",
  pace: 1,
  name: "",
  coached: false,
  briefing: true,
  rules: "player",
  numbers: false,
  curve: true,
  ...load<Partial<Settings>>(KEY, {}),
});

const dark = matchMedia("(prefers-color-scheme: dark)");
const still = matchMedia("(prefers-reduced-motion: reduce)");
let systemDark = $state(dark.matches);
let systemStill = $state(still.matches);
dark.addEventListener("change", (e) => (systemDark = e.matches));
still.addEventListener("change", (e) => (systemStill = e.matches));

export const look = {
  get theme(): "light" | "dark" {
    return settings.theme === "system" ? (systemDark ? "dark" : "light") : settings.theme;
  },
  get still(): boolean {
    return settings.motion === "less" || systemStill;
  },
};

/** Applies the settings to the document; call it once. */
export function applySettings(): void {
  $effect.root(() => {
    $effect(() => {
      const root = document.documentElement;
      root.dataset.theme = look.theme;
      root.dataset.contrast = settings.contrast;
      root.dataset.motion = look.still ? "less" : "full";
      root.classList.toggle("separate", settings.separation);
      root.classList.toggle("plain-signs", settings.signs);
      root.style.fontSize = settings.text === 100 ? "" : `${settings.text}%`;
      root.lang = settings.lang;
      save(KEY, $state.snapshot(settings));
    });
  });
}
