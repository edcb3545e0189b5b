"""Cut the typefaces of the npm packages down to what the client shows: one file for its own words, one for the other letters that names may have.

A browser fetches the second only where one of its letters is on the page. The families have names of their own, because a changed font may not bear a
reserved one. For sheets of paper (``lysander print``) each weight becomes a file of its own, with all these characters.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import NamedTuple

from fontTools.subset import Options, Subsetter, save_font
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont


class Face(NamedTuple):
    """A face of a family: where its file lies in ``node_modules``, and for which weights it is used."""

    family: str
    file: str
    weight: str
    style: str = "normal"


SANS, SERIF, MONO = "Lysander Sans", "Lysander Serif", "Lysander Mono"
FACES = (
    Face(SANS, "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2", "400 750"),
    Face(SANS, "@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-italic.woff2", "400 750", "italic"),
    Face(SERIF, "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2", "400 750"),
    Face(SERIF, "@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-italic.woff2", "400 750", "italic"),
    Face(MONO, "@fontsource-variable/jetbrains-mono/files/jetbrains-mono-latin-wght-normal.woff2", "400 750"),
    Face("Lysander Evasion", "@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2", "400 700"),
    Face("Lysander Evasion", "@fontsource-variable/cabin/files/cabin-latin-wght-italic.woff2", "400 700", "italic"),
    Face("Lysander Typewriter", "@fontsource/courier-prime/files/courier-prime-latin-400-normal.woff2", "400"),
    Face("Lysander Typewriter", "@fontsource/courier-prime/files/courier-prime-latin-700-normal.woff2", "700"),
    Face("Lysander Hijacked", "@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2", "700"),
    Face("Lysander Flight", "@fontsource/barlow-condensed/files/barlow-condensed-latin-500-normal.woff2", "500"),
    Face("Lysander Flight", "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2", "600"),
    Face("Lysander Flight", "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2", "700"),
    Face("Lysander Clouds", "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff2", "400"),
    Face("Lysander Clouds", "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff2", "400", "italic"),
    Face("Lysander Clouds", "@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff2", "700"),
)
WORDS = frozenset(map(ord, "ÄÖÜäöüßéè§«»°±²³·¼½¾×\u00a0\u00ad\u2009\u200a\u202f‐‑‒–—‘’‚“”„•…′″←↑→↓−≈≠≤≥€")) | frozenset(range(0x20, 0x7F))
"""The characters of the client's own words, English and German."""
NAMES = (frozenset(range(0xA1, 0x100)) | {0x152, 0x153}) - WORDS
"""Letters and signs of names that are not among them."""
PRINTED = {
    (SANS, "normal"): (400, 600, 700),
    (SANS, "italic"): (400,),
    (SERIF, "normal"): (400, 700),
    (SERIF, "italic"): (400,),
    (MONO, "normal"): (500,),
    ("Lysander Evasion", "normal"): (500, 600, 700),
    ("Lysander Evasion", "italic"): (500,),
}
"""The weights on paper of faces that have a range of them; the others have one."""
FEATURES = ["kern", "liga", "ccmp", "locl", "mark", "tnum", "lnum"]


def ranges(points: Iterable[int]) -> str:
    """Return code points as CSS writes them: ``U+20-7E, U+A7``."""
    found: list[list[int]] = []
    for point in sorted(points):
        if found and found[-1][1] == point - 1:
            found[-1][1] = point
        else:
            found.append([point, point])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in found)


def cut(source: Path, target: Path, weight: str, points: Iterable[int]) -> None:
    """Write a font with these characters and weights alone."""
    options = Options(flavor="woff2", layout_features=FEATURES, hinting=False, desubroutinize=True, name_IDs=[0, 1, 2, 13, 14])
    font = TTFont(source)
    if "fvar" in font:
        weights = [float(w) for w in weight.split()]
        narrow, font.flavor = BytesIO(), None
        instantiateVariableFont(font, {"wght": (weights[0], weights[-1])}, inplace=True)
        font.save(narrow)
        font = TTFont(narrow)
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=points)
    subsetter.subset(font)
    save_font(font, str(target), options)


def weights_of(face: Face) -> tuple[int, ...]:
    """Return the weights of a face on paper."""
    return PRINTED.get((face.family, face.style)) or (int(face.weight.split()[0]),)


def static(source: Path, target: Path, face: Face, weight: int) -> None:
    """Write one weight of a face as a font that printing programs read, named by its family, weight and style."""
    font = TTFont(source)
    font.flavor = None
    if "fvar" in font:
        instantiateVariableFont(font, {"wght": weight}, inplace=True)
    options = Options(layout_features=FEATURES, hinting=False, name_IDs=[0, 1, 2, 13, 14])
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=WORDS | NAMES)
    subsetter.subset(font)
    italic = face.style == "italic"
    postscript = f"{face.family.replace(' ', '')}-{weight}{'Italic' if italic else ''}"
    for id, name in ((1, face.family), (2, "Italic" if italic else "Regular"), (4, postscript), (6, postscript)):
        font["name"].removeNames(nameID=id)
        font["name"].setName(name, id, 3, 1, 0x409)
    font["OS/2"].usWeightClass = weight
    font["OS/2"].fsSelection = font["OS/2"].fsSelection & ~0b1100001 | (0b1 if italic else 0b1000000)
    font["head"].macStyle = 2 if italic else 0
    font.save(target)


def make_print(modules: Path, folder: Path) -> None:
    """Write the fonts for sheets of paper into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        jobs = [
            pool.submit(static, modules / face.file, folder / f"{face.family.replace(' ', '')}-{weight}-{face.style}.ttf", face, weight)
            for face in FACES
            for weight in weights_of(face)
        ]
        for job in jobs:
            job.result()


def parts(face: Face) -> list[tuple[str, frozenset[int]]]:
    """Return the names of the two files of a face, and their characters."""
    name = Path(face.file).stem
    return [(f"{name}.woff2", WORDS), (f"{name}-names.woff2", NAMES)]


def style_sheet() -> str:
    """Return the rules that name the faces, for a folder that has their files."""
    rules = [
        f'@font-face {{ font-family: "{face.family}"; font-display: swap; font-weight: {face.weight}; font-style: {face.style}; '
        f'src: url("{name}") format("woff2"); unicode-range: {ranges(points)}; }}'
        for face in FACES
        for name, points in parts(face)
    ]
    return "/* Written by tools/fonts.py. A face of a game is fetched only where that game is shown. */\n" + "\n".join(rules) + "\n"


def make(modules: Path, folder: Path) -> None:
    """Write all fonts and their style sheet into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    with ProcessPoolExecutor() as pool:
        jobs = [pool.submit(cut, modules / face.file, folder / name, face.weight, points) for face in FACES for name, points in parts(face)]
        for job in jobs:
            job.result()
    (folder / "fonts.css").write_text(style_sheet(), "utf-8")


if __name__ == "__main__":
    make(Path(sys.argv[1]), Path(sys.argv[2]))
    make_print(Path(sys.argv[1]), Path(sys.argv[3]))
