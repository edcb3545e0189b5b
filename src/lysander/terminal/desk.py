"""What an umpire types, with the quotation marks and colons that the notation wants."""

from __future__ import annotations

import re

from ..core.ask import Ask

PATTERNS = {
    "check": (re.compile(r"overrule[ :]+(\S+) *(.*)"), 'overrule:{0} "{1}"'),
    "release": (re.compile(r"(reword|withhold)[ :]+(\d+) +(.+)"), '{0}:{1} "{2}"'),
    "tell": (re.compile(r"((?:ruling:)?(?:british|german|both)) +(.+)"), '{0} "{1}"'),
    "close": (re.compile(r"(\S+) +(.+)"), '{0} "{1}"'),
    "change": (re.compile(r'([^"]+?) *: +(.+)'), '{0} "{1}"'),
}
DELAY = re.compile(r"delay[ :]+(\d+)[ :]+(\d+) +(.+)")


def read_desk(line: str, ask: Ask) -> str:
    """``overrule 4 thick fog`` as ``overrule:4 "thick fog"``; ``change`` takes its reason after a colon; other lines as they are."""
    typed = line.strip()
    delayed = DELAY.fullmatch(typed) if ask.kind == "release" else None
    if delayed:
        return f'delay:{delayed[1]}:{delayed[2]} "{_bare(delayed[3])}"'
    pattern, form = PATTERNS.get(ask.kind, (None, ""))
    found = pattern.fullmatch(typed) if pattern else None
    if found is None or (ask.kind == "change" and '"' in typed):
        return typed
    *order, reason = found.groups()
    return form.format(*order, _bare(reason))


def _bare(reason: str) -> str:
    """A reason without the quotation marks around it."""
    return reason.strip().strip('"')
