"""What axe finds on a page: by all its rules that are stable, those of good practice among them, in the light and in the dark."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ("color-contrast", "link-in-text-block")
"""What looks at colours: all that a theme can change."""
RULES = """() => axe.getRules()
  .filter(({ ruleId, tags }) => ruleId !== "color-contrast-enhanced" && !tags.some((tag) => tag === "experimental" || tag === "deprecated"))
  .map((rule) => rule.ruleId)"""
"""All but what axe itself holds for unfinished, and the contrast of 7 to 1: quiet text would be as loud as any other."""
RUN = """async (rules) => {
  const found = await axe.run(document, { runOnly: { type: "rule", values: rules }, resultTypes: ["violations"], elementRef: false });
  return {
    violations: found.violations.flatMap(({ id, impact, nodes }) =>
      nodes.map((n) => `${id} (${impact}): ${n.target} ${n.html.slice(0, 99)} ${n.failureSummary}`)
    ),
    ran: ["violations", "passes", "incomplete", "inapplicable"].flatMap((kind) => found[kind].map((rule) => rule.id)),
    matched: ["violations", "passes", "incomplete"].flatMap((kind) => found[kind].map((rule) => rule.id)),
  };
}"""
LEAST = 90
"""The number of rules that axe has at least."""
STILL = """() => {
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important; animation: none !important }");
  document.adoptedStyleSheets = [still];
}"""
"""Colours are measured as they are, not on their way from one theme to the other."""
looked: dict[str, set[str]] = {}
"""Kinds of pages that were looked at, each with the rules that found something there to judge."""


def violations(page: Page, *only: str) -> list[str]:
    """What axe finds wrong, by all rules or by these. The script is put in past the content security policy of the page."""
    if page.evaluate("typeof axe") == "undefined":
        page.evaluate(AXE.read_text("utf-8"))
    rules = list(only) or page.evaluate(RULES)
    found: Any = page.evaluate(RUN, rules)
    assert sorted(set(found["ran"])) == sorted(rules) and (only or len(rules) >= LEAST), "each rule was asked"
    looked.setdefault(kind_of(page.url), set()).update(found["matched"])
    return found["violations"]


def in_both_themes(page: Page) -> list[str]:
    """What axe finds in the light and in the dark; the page is shown in the one and switched to the other, where only colours can be different."""
    page.evaluate(STILL)
    found = []
    for theme, rules in (("light", ()), ("dark", COLOURS)):
        page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
        expect(page.locator(f"html[data-theme={theme}]")).to_be_attached()
        found += [f"{theme} {text}" for text in violations(page, *rules)]
    return found


def kind_of(address: str) -> str:
    """Returns the path of an address without names of tables."""
    path = "/" + address.partition("://")[2].partition("/")[2].partition("#")[0].partition("?")[0]
    return re.sub(r"(/(?:t|series|n))/[^/]+", r"\1/*", path)
