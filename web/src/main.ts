import { mount } from "svelte";
import App from "./App.svelte";
import { setLang } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import "./fonts/fonts.css";
import "./styles/tokens.css";
import "./styles/shell.css";
import "./styles/base.css";

/** Milliseconds for which the first picture waits for the fonts of the text: nothing moves when they come. At a table there is little to read. */
const PATIENCE = 1000;
const names = location.pathname.startsWith("/t/") ? ["Lysander Sans"] : ["Lysander Sans", "Lysander Serif"];
const fonts = Promise.allSettled(names.map((name) => document.fonts.load(`1rem "${name}"`)));
const patience = new Promise((then) => setTimeout(then, PATIENCE));

applySettings();
startRouter();
void Promise.all([setLang(settings.lang), Promise.race([fonts, patience])]).then(() => mount(App, { target: document.getElementById("app")! }));
