"""What all checks of the battery share: how they fail, and values that are no legal answers."""

from __future__ import annotations

from collections.abc import Callable

from ..ask import Ask, Json, Refusal, Rng
from ..domain import pick
from ..plain import text_of

GARBAGE: tuple[Json, ...] = (
    *(None, True, 0, -1, 7, 3.5, 10**40, [], [[]], {}, {"a": [1, {}]}, ["yes"], [["x"] * 50] * 50),
    *("", " ", ".", ":", "=", "@", "-", "none", "all", "done", "stay", "yes", "²", "٣", "L²", "P²:walk", "\x00", "\ud800", "☃ 𝔄"),
    *('"', ' "', 'x "y"', "a" * 5000, "9" * 5000),
)
SPLICES = ("²", "٣", "\x00", "☃", " ", ":", "@", "=", "A", "0", "9" * 30, '"', "")


class Broken(AssertionError):
    """A check failed: its name and what was found."""

    def __init__(self, check: str, found: str) -> None:
        super().__init__(f"{check}: {found}")
        self.check = check


def require(holds: bool, check: str, found: Callable[[], str] | str) -> None:
    """Raise ``Broken`` unless ``holds``."""
    if not holds:
        raise Broken(check, found if isinstance(found, str) else found())


def differ(check: str, what: str, one: str, other: str) -> None:
    """Raise ``Broken`` at the first place where two texts differ."""
    if one != other:
        at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
        raise Broken(check, f"{what} differ at {at}: …{one[max(0, at - 60) : at + 60]}… / …{other[max(0, at - 60) : at + 60]}…")


def verdict(ask: Ask, value: Json) -> str | None:
    """What ``why_not`` says, as a text; None if the value is legal. Raises ``Broken`` if it raises."""
    try:
        refusal = ask.domain.why_not(value)
    except Exception as error:
        raise Broken("asks", f"{ask.seat} {ask.kind}: why_not({value!r:.80}) raises {error!r}") from error
    if refusal is None:
        return None
    require(isinstance(refusal, Refusal), "asks", f"{ask.seat} {ask.kind}: why_not({value!r:.80}) is no refusal")
    return text_of(refusal)


def mutated(value: Json, rng: Rng, count: int = 8) -> list[Json]:
    """Return values that are nearly ``value``: most of them nearly legal answers."""
    if not isinstance(value, str):
        return [str(value), [value], value + 1 if isinstance(value, int) else value]
    out: list[Json] = [value + value, value + " ", value.lower(), [value]]
    for _ in range(count):
        at, splice = int(rng.random() * (len(value) + 1)), pick(rng, SPLICES)
        out.append(value[:at] + splice + value[at + int(rng.random() * 3) :])
    return out


def is_roll(ask: Ask) -> bool:
    """Whether an umpire is asked to roll a die, which the engine rolls if nobody sits there."""
    return ask.default is None and ask.domain.describe().get("type") in ("dice", "draw")
