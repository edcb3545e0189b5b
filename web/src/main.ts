import { mount } from "svelte";
import App from "./App.svelte";
import { setLang } from "./lib/i18n.svelte";
import { startRouter } from "./lib/router.svelte";
import { applySettings, settings } from "./lib/settings.svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/shell.css";
import "./styles/base.css";

applySettings();
startRouter();
void setLang(settings.lang).then(() => mount(App, { target: document.getElementById("app")! }));
