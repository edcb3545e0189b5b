// Runs before the first paint: theme, language and text size of this browser.
(() => {
  const root = document.documentElement;
  let s = {};
  try {
    s = JSON.parse(localStorage.getItem("lysander.settings") || "{}");
  } catch {
    s = {};
  }
  const dark = s.theme === "dark" || ((s.theme || "system") === "system" && matchMedia("(prefers-color-scheme: dark)").matches);
  root.dataset.theme = dark ? "dark" : "light";
  root.lang = s.lang || (navigator.language.startsWith("de") ? "de" : "en");
  if (s.text) root.style.fontSize = s.text + "%";
})();
