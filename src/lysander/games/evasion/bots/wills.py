"""What the British want beside getting home: the wills of their styles, one row of numbers each, read by the same plan."""

from __future__ import annotations

from typing import NamedTuple


class Will(NamedTuple):
    """What a British player likes and shuns, in the unit of the plan's costs (``Route``): 1 is a man lost. Below 0 it is liked.

    ``far``: each hex between tunnel and landing hex; ``day``: a walk by day; ``idle``: a day sat out on the way; ``link``: a step along a road;
    ``haste``: each half that is still to be walked after a move; ``bands``: the sizes of the groups in which the team goes, the last for all who are
    left (none: all together).
    """

    far: float = 0.0
    day: float = 0.0
    idle: float = 0.0
    link: float = 0.0
    haste: float = 0.0
    bands: tuple[int, ...] = ()

    def band_of(self, letters: str, man: str) -> str:
        """Returns the men of a team who go with a man."""
        begin = 0
        for size in self.bands:
            if man in letters[begin : begin + size]:
                return letters[begin : begin + size]
            begin += size
        return letters[begin:]

    def over(self, own: Will) -> Will:
        """Returns the will of a bot of a style: what the style leaves at nothing is as its level likes it."""
        return own._replace(**{name: value for name, value in self._asdict().items() if value})


PLAIN = Will()
HARD = Will(idle=0.14, link=0.02)
"""What the *hard* British shun where their style says nothing: a day sat out costs more than their plan makes it, because who sits still is found.
``lysander answer`` showed it, against *hard* Germans."""
WILLS = {
    "together": Will(bands=(6,)),
    "pairs": Will(bands=(2, 2, 2)),
    "far": Will(far=-0.04),
    "near": Will(far=0.04),
    "dayhide": Will(day=0.5),
    "road": Will(link=-0.03, haste=0.012),
}
"""The styles of the British, by name."""
