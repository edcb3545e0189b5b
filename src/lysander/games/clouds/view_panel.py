"""3.4 The cockpit panel of an aeroplane, for the seats to which its cockpit is open (5.2, 5.3)."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from .ch03_panel import climb_limit, guns_of, mounts, roll_value, shown, tightest
from .ch04_people import actions, skill
from .panels import LETTERS, Mount
from .plane import PILOT, Engine, Gun, Person, Plane
from .state import State

SKILLS = ("awareness", "flying", "gunnery")


class GunView(msgspec.Struct, frozen=True, gc=False):
    """3.11 A gun as the panel shows it: who fires it (``P``, ``N``, ``G``), how it is mounted, half boxes of a new drum (0: no drums)."""

    id: str
    who: str
    mount: str
    gun: str
    drum: int
    full: int
    state: Gun


class PanelView(msgspec.Struct, frozen=True, gc=False):
    """3.4 A cockpit panel with its people. ``full`` is the printed strength; ``letter`` and ``tightest`` are the templates at the present speed,
    empty at stall speed (3.6 to 3.8); ``left`` and ``right`` what a roll uses (3.9); ``climbs`` what may be climbed (11.10); ``actions`` the pilot's
    (4.4); ``skills`` the present skills by role (4.7)."""

    speed: int
    strength: int
    full: int
    guns: tuple[GunView, ...]
    engines: tuple[Engine, ...]
    people: tuple[Person, ...]
    layout: str
    bomb: str
    bombs: int
    rockets: int
    incendiary: bool
    leak: int
    wider: int
    doubled: bool
    cockpit: int
    never_out: bool
    wires: bool
    strain: bool
    emergency: bool
    wing: bool
    flinch: bool
    forced_turn: bool
    tries: int
    forever: bool
    even: bool
    going: bool
    threat: int
    task: str
    worker: str
    level: int
    run_in: bool
    start: int
    letter: str
    tightest: str
    left: int
    right: int
    climbs: int
    actions: int
    skills: Mapping[str, Mapping[str, int]]


def panel_view(state: State, p: Plane) -> PanelView:
    """3.4 Return the panel of an aeroplane."""
    panel = state.panel(p)
    return PanelView(
        speed=p.speed,
        strength=p.strength,
        full=panel.structure,
        guns=guns_view(state, p),
        engines=p.engines,
        people=p.people,
        layout=p.layout,
        bomb=p.bomb,
        bombs=p.bombs,
        rockets=p.rockets,
        incendiary=p.incendiary,
        leak=p.leak,
        wider=p.wider,
        doubled=p.doubled,
        cockpit=p.cockpit,
        never_out=p.never_out,
        wires=p.wires,
        strain=p.strain,
        emergency=p.emergency,
        wing=p.wing,
        flinch=p.flinch,
        forced_turn=p.forced_turn,
        tries=p.tries,
        forever=p.forever,
        even=p.even,
        going=p.going,
        threat=p.threat,
        task=p.task,
        worker=p.worker,
        level=p.level,
        run_in=p.run_in,
        start=p.start,
        letter=letter_of(shown(panel, p, p.speed)),
        tightest=letter_of(tightest(panel, p, p.speed)),
        left=roll_value(panel, p, right=False),
        right=roll_value(panel, p, right=True),
        climbs=climb_limit(panel, p),
        actions=actions(p.pilot) if p.pilot.awake else 0,
        skills={x.role: {name: skill(x, name) for name in SKILLS} for x in p.people},
    )


def letter_of(number: int) -> str:
    """3.5 Return the letter of a template by its number; empty for none."""
    return LETTERS[number - 1] if number else ""


def guns_view(state: State, p: Plane) -> tuple[GunView, ...]:
    """3.11 Return the guns of an aeroplane in cockpit order."""
    printed = mounts(state, p)
    who = {gun.id: person.role for person in p.people for _, gun in guns_of(state, p, person)}
    return tuple(_gun(who.get(g.id, PILOT), printed[g.id], g) for g in p.guns)


def _gun(who: str, m: Mount, g: Gun) -> GunView:
    return GunView(g.id, who, m.mount, m.gun, m.drum, m.half, g)
