"""Reads what a person types in the notation of chapter 34, in small letters too, and returns it in its one writing."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Any

from ....core.ask import Json
from ...answers import Labels

FREE = ("thr", "home")
ENGINES = ("restart", "cut", "shut")
NAMES = ("radio", "photo", "observe")
MODES = ("normal", "sustained", "short")
NUMBER = r"-?\d+"
PLAN_WORD = re.compile(r"s\d|t[lr]|r[0lr@]|d[vs]|p.\d|w[lr]\d|e$|imm|stall|spin|land|takeoff|[=/>-]|thr$|home$", re.IGNORECASE)
"""34.7 What a word of a plan begins with."""


def no_plan(typed: str) -> bool:
    """34.7 Whether a line holds no word of a flight plan."""
    return not any(PLAN_WORD.match(word) for word in typed.split())


def read_plan(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """34.7 Read ``s14 >c1``, ``rr trf12 = l``, ``s12 /photo:n1``; parts behind the segments may stand in any order."""
    words = re.sub(r"([=>/]) +", r"\1", typed).split()
    if not words:
        return typed
    segments = [segment(w) for w in words if w[0] not in "=/>" and w.lower() not in FREE]
    marks: list[Callable[[str], bool]] = [lambda w: w[0] == "=", lambda w: w.lower() == "thr", lambda w: w[0] == "/", lambda w: w[0] == ">"]
    rest = [write(w) for mark in marks for w in words if mark(w)]
    return " ".join([*(segments or ["-"]), *rest, *(["home"] if "home" in map(str.lower, words) else [])])


def segment(word: str) -> str:
    """34.7 Return a segment in capitals, the ``x`` of a side-slip small, headings of four digits."""
    large = word.upper()
    if slip := re.fullmatch(r"(W[LR][1-5])X(\d+)", large):
        return f"{slip[1]}x{slip[2]}"
    turned = re.fullmatch(r"R@(\d{1,4})", large)
    return f"R@{int(turned[1]):04d}" if turned else large


def write(word: str) -> str:
    """34.7 Return what stands behind the segments: bank and target in capitals, ``thr`` and actions small, their engines and ids in capitals."""
    if word[0] in "=>":
        return word.upper()
    if word[0] != "/":
        return word.lower()
    who, dot, action = word[1:].rpartition(".")
    do, *parts = action.split(":")
    do = do.lower()
    large = do in (*ENGINES, *NAMES, "jump")
    return f"/{who.upper()}{dot}" + ":".join([do, *(part.upper() if large else part.lower() for part in parts)])


def read_attack(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """34.8 Read ``c1`` (normal), ``c1 sus g1``, ``k1 rockets 4``, ``bombs m6 -2500,0``, ``hold``."""
    words = typed.lower().split()
    if not words or words[0] in ("hold", "h", "-"):
        return "hold"
    if words[0] == "bombs" and len(words) == 3:
        return f"bombs {words[1]} @{words[2].removeprefix('@')}"
    target, *how = words
    if how[:1] == ["rockets"]:
        return " ".join([target.upper(), *how])
    mode = next((m for m in MODES if how and how[0] and m.startswith(how[0]) and how[0] != "s"), "")
    return " ".join([target.upper(), mode or "normal", *how[bool(mode) :]])


def read_place(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """6.5 Read ``300,-1500,24 90`` or ``300 -1500 24 / h900`` as a place and a heading of four digits; ``printed`` as it is."""
    found = re.fullmatch(rf"({NUMBER})[, ]+({NUMBER})[, ]+({NUMBER})[ /h]+(\d{{1,4}})", typed.strip().lower())
    return f"{found[1]},{found[2]},{found[3]}/h{int(found[4]):04d}" if found else typed.strip().lower()


def read_shift(typed: str, form: Mapping[str, Any], names: Mapping[str, str], labels: Labels) -> Json:
    """9.3 Read ``300 0``, ``300,0 31-40``."""
    found = re.fullmatch(rf"({NUMBER})[, ]+({NUMBER})( +\d+-\d+)?", typed.strip())
    return f"{found[1]},{found[2]}" + (f" {found[3].strip()}" if found[3] else "") if found else typed.strip()
