/** The board alone, on kept moments of real games: `/dev/evasion.html?f=orders&lang=de&theme=dark`. */
import "@fontsource-variable/cabin";
import "@fontsource-variable/cabin/wght-italic.css";
import "@fontsource-variable/jetbrains-mono";
import "@fontsource-variable/source-sans-3";
import "@fontsource/courier-prime/700.css";
import { mount } from "svelte";
import { setLang } from "../src/lib/i18n.svelte";
import { applySettings, settings } from "../src/lib/settings.svelte";
import "../src/styles/tokens.css";
import "../src/styles/shell.css";
import Dev from "./Dev.svelte";

const query = new URLSearchParams(location.search);
settings.lang = query.get("lang") === "de" ? "de" : "en";
settings.theme = query.get("theme") === "dark" ? "dark" : "light";
document.documentElement.dataset.game = "evasion";
applySettings();
setLang(settings.lang).then(() => mount(Dev, { target: document.getElementById("app")!, props: { name: query.get("f") ?? "orders", desk: query.has("desk") } }));
