"""How the parts of a page are put together."""

from __future__ import annotations

import re

from lysander.lab.blocks import columns, foot


def test_blocks_lie_in_two_columns_of_about_one_height_and_what_is_not_there_takes_no_room() -> None:
    high = {"endings": 320, "maps": 680, "spreads": 420, "length": 260, "odd": 380}
    html = columns([(height, f"<i>{name}</i>") for name, height in high.items()] + [(5000, "")])
    sides = [re.findall("<i>(.*?)</i>", side) for side in html.split("<div>")[1:]]
    assert sides == [["endings", "spreads", "length"], ["maps", "odd"]]
    assert columns([(100, "<i>alone</i>")]).count("<div>") == 1


def test_the_foot_has_all_that_is_folded() -> None:
    html = foot({"Tables": "<b>1</b>", "Nothing": "", "Run it again": "<b>2</b>"}, "<a>JSON</a>")
    assert html.count("<details") == 2 and "Nothing" not in html and html.endswith("<a>JSON</a></div>")
