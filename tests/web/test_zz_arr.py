"""screens"""
import pytest
from .test_briefing import table_of, at
from .test_arrive import made, over
pytestmark = pytest.mark.browser
def test_shots(meet, address):
    n = 0
    def shot(page, name, full=False):
        page.wait_for_timeout(500)
        page.screenshot(path=f"/tmp/arr_{name}.png", full_page=full)
    for (w,h,theme,lang) in ((1440,900,"light","en"),(820,1180,"dark","de"),(390,844,"light","de"),(390,844,"dark","en")):
        table, keys = made(address)
        page = meet(w,h,theme=theme,lang=lang,name="Jonas",touch=w<500).go(f"/s#{table}.{keys['german?']}")
        page.locator("[data-briefing]").wait_for()
        shot(page, f"seat{w}{theme}", True)
    for game,(w,h,theme,lang) in (("evasion",(1440,900,"light","en")),("hijacked",(1440,900,"dark","de")),("flight181",(1440,900,"light","en")),("clouds",(820,1180,"light","de")),("evasion",(390,844,"light","en")),("hijacked",(820,1180,"dark","en"))):
        table, keys = table_of(address, game)
        p, page = at(meet, table, keys["host"], width=w, height=h, theme=theme, lang=lang, touch=w<500)
        page.locator("[data-brief]").wait_for()
        shot(page, f"brief_{game}{w}")
    table, keys = made(address, start=True)
    for (w,h,theme,lang) in ((1440,900,"light","en"),(820,1180,"dark","de"),(390,844,"light","en")):
        page = meet(w,h,theme=theme,lang=lang,touch=w<500).go(f"/s#{table}.{keys['host']}")
        page.locator(".decide .ask").wait_for()
        if w == 390: over(address, table, keys)
        page.goto(f"{address}/")
        page.locator(".lower").wait_for()
        shot(page, f"home{w}", True)
