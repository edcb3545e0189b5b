"""3.1 Cockpit panels: what is printed for a type of aeroplane."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from ...core.tables import BadTable

LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
WIDEST = 26
FASTEST = 45
"""14.3 The highest speed in EU."""
STALL, SLOW, MEDIUM, HIGH, DIVE = "stall", "slow", "medium", "high", "dive"
BANDS = (STALL, SLOW, MEDIUM, HIGH, DIVE)
"""3.2 Speed bands; the index counts the bands above stall."""
ROLES = {"pilot": "P", "nose": "N", "gunner": "G"}
MOUNTS = ("fixed", "rear", "tunnel", "nose")


@dataclass(frozen=True)
class Mount:
    """3.11 A gun as the panel prints it: ``mount`` fixed, rear, tunnel or nose; half boxes of ammunition, and of one drum (0: no changes)."""

    id: str
    mount: str
    gun: str
    half: int
    drum: int

    @property
    def fixed(self) -> bool:
        """Whether it is aimed with the aeroplane."""
        return self.mount == "fixed"

    @property
    def role(self) -> str:
        """Return who fires it: pilot, nose gunner or gunner."""
        return {"fixed": "P", "nose": "N"}.get(self.mount, "G")


@dataclass(frozen=True)
class Panel:
    """3.1 A type of aeroplane. Speeds in EU; ``shown[v]`` is the number of the letter shown at speed v (0 at stall speed), ``steps[v]`` how many
    letters tighter it may be turned (3.6, 3.8), ``band[v]`` the speed band (3.2), for v from 0 to 45. ``abreast`` are the layouts whose fixed guns
    sit side by side (22.8), the printed one being empty."""

    id: str
    name: str
    nations: tuple[str, ...]
    engines: int
    crew: tuple[str, ...]
    guns: tuple[Mount, ...]
    layouts: Mapping[str, tuple[Mount, ...]]
    abreast: frozenset[str]
    vs: int
    vtop: int
    vne: int
    structure: int
    left: int
    right: int
    tight: tuple[int, ...]
    platform: int
    climb: int
    bombs: Mapping[str, int]
    rockets: int
    floats: bool
    since: str
    until: str
    shown: tuple[int, ...]
    steps: tuple[int, ...]
    band: tuple[str, ...]

    def mounts(self, layout: str = "") -> tuple[Mount, ...]:
        """Return the guns of a layout, the printed ones by default."""
        return self.layouts.get(layout, self.guns)


def read_panels(aircraft: Mapping[str, Any], templates: Mapping[str, Any]) -> dict[str, Panel]:
    """3.1, 3.6 Return the panels of all types. Raises ``BadTable``."""
    rows = {r["type"]: r for r in templates["row"]}
    return {a["id"]: _panel(a, rows[a["id"]]) for a in aircraft["aircraft"]}


def _panel(a: Mapping[str, Any], row: Mapping[str, Any]) -> Panel:
    shown, steps = _templates(a, row)
    return Panel(
        id=a["id"],
        name=a["name"],
        nations=tuple(a["nations"]),
        engines=a["engines"],
        crew=tuple(ROLES[c] for c in a["crew"]),
        guns=_mounts(a["guns"]),
        layouts={r["id"]: _mounts(r["guns"]) for r in a.get("layout", ())},
        abreast=_abreast(a),
        vs=a["vs"],
        vtop=a["vtop"],
        vne=a["vne"],
        structure=a["structure"],
        left=a["roll"]["left"],
        right=a["roll"]["right"],
        tight=tuple(a["tight"]),
        platform=a["platform"],
        climb=a["climb"],
        bombs=dict(a["bombs"]),
        rockets=a["rockets"],
        floats=a["floats"],
        since=a["from"],
        until=a["until"],
        shown=shown,
        steps=steps,
        band=tuple(_band(v, a["vs"], a["vtop"]) for v in range(FASTEST + 1)),
    )


def _abreast(a: Mapping[str, Any]) -> frozenset[str]:
    """22.8 Return the layouts with fixed guns side by side, where a layout says nothing as the type."""
    layouts = {r["id"]: r.get("side_by_side", a["side_by_side"]) for r in a.get("layout", ())}
    return frozenset(layout for layout, abreast in {"": a["side_by_side"], **layouts}.items() if abreast)


def _mounts(rows: Any) -> tuple[Mount, ...]:
    if any(g["mount"] not in MOUNTS for g in rows):
        raise BadTable("aircraft.toml: no such mount")
    return tuple(Mount(g["id"], g["mount"], g["gun"], 2 * g["boxes"], 2 * g["drum"]) for g in rows)


def _band(v: int, vs: int, vtop: int) -> str:
    """3.2 Return the band of a speed."""
    if v <= vs:
        return STALL
    if v <= vs + 3:
        return SLOW
    if v <= vs + 7 * (vtop - vs) // 10:
        return MEDIUM
    return HIGH if v <= vtop else DIVE


def _templates(a: Mapping[str, Any], row: Mapping[str, Any]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """3.6 Return the number of the letter shown at each speed, and the number of tighter steps possible."""
    first, cells = row["first"], row["cells"]
    if first != a["vs"] + 1:
        raise BadTable(f"templates.toml {a['id']}: the first cell belongs to the speed above stall")
    shown, steps = [0] * first, [0] * first
    for cell in cells:
        shown.append(LETTERS.index(cell[0]) + 1)
        steps.append(int(cell[1:] or 3))
    while len(shown) <= FASTEST:
        shown.append(min(shown[-1] + 1, WIDEST))
        steps.append(3)
    return tuple(shown), tuple(steps)
