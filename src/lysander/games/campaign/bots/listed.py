"""Domains rebuilt from their description: a bot holds these instead of the domains of the rules. Outcomes of battles and corrections are not among
them: a bot gives neither of its own."""

from __future__ import annotations

from collections.abc import Mapping

from ....bots.domains import Build
from ....core.ask import Domain, Json
from ..domains_frame import Framing
from ..domains_roster import Roster


def framing(d: Mapping[str, Json]) -> Domain:
    """31.2 Rebuild the frames of a campaign."""
    return Framing(tuple(d["nations"]))


def roster(d: Mapping[str, Json]) -> Domain:
    """31.9 Rebuild the rosters of a squadron."""
    return Roster(d["pool"], d["count"], "")


DOMAINS: Mapping[str, Build] = {"frame": framing, "roster": roster}
