"""The client's own sentences: each is one that ``web/src/lib/sentence.ts`` reads, and it reads them as the notation of ICU messages says."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
WEB = ROOT / "web"
SOURCES = [path for path in sorted(WEB.glob("src/**/*.ts")) if path.parent.name == "messages" or path.name == "words.ts"]
TEXT = re.compile(r':\s*"((?:[^"\\]|\\.)*)"')
RUN = """
const ts = require("./node_modules/typescript"), fs = require("fs");
const source = fs.readFileSync("src/lib/sentence.ts", "utf-8");
const made = ts.transpileModule(source, { compilerOptions: { module: "commonjs", target: "es2022" } }).outputText;
const own = { exports: {} };
new Function("exports", "module", made)(own.exports, own);
const given = JSON.parse(fs.readFileSync(0, "utf-8"));
const say = (one) => { try { return own.exports.sentence(...one); } catch (e) { return { error: e.message }; } };
const said = given.map(say);
console.log(JSON.stringify(said));
"""


def said(*wanted: tuple[str, str, dict[str, Any]]) -> list[Any]:
    """What the client makes of messages, languages and values."""
    from tools.build_web import node_and_npm

    node = Path(node_and_npm()[0]) / "node"
    done = subprocess.run([str(node), "-e", RUN], cwd=WEB, input=json.dumps(wanted), capture_output=True, text=True, check=True)
    return list(json.loads(done.stdout))


THINGS = "{n, plural, =0 {nobody} one {# man} other {# men in {where}}}"


@pytest.mark.parametrize(
    ("text", "lang", "values", "wanted"),
    [
        ("{name} waits for {name}.", "en", {"name": "A"}, "A waits for A."),
        ("{name} waits.", "en", {}, "{name} waits."),
        (THINGS, "en", {"n": 0, "where": "0304"}, "nobody"),
        (THINGS, "en", {"n": 1, "where": "0304"}, "1 man"),
        (THINGS, "en", {"n": 1200, "where": "0304"}, "1,200 men in 0304"),
        (THINGS, "de", {"n": 1200, "where": "{n}"}, "1.200 men in {n}"),
        ("a { name } b", "en", {"name": "#"}, "a # b"),
    ],
)
def test_a_sentence_is_filled_as_its_notation_says(text: str, lang: str, values: dict[str, Any], wanted: str) -> None:
    assert said((text, lang, values)) == [wanted]


def test_every_sentence_of_the_client_is_whole() -> None:
    """No brace is left over, whatever number is said; a name in braces stays only where no value was given for it."""
    texts = sorted({json.loads(f'"{text}"') for path in SOURCES for text in TEXT.findall(path.read_text("utf-8")) if "{" in text})
    names = {text: set(re.findall(r"\{\s*(\w+)\s*[},]", text)) for text in texts}
    asked = [(text, lang, dict.fromkeys(names[text], n)) for text in texts for lang in ("en", "de") for n in (0, 1, 2, 13)]
    left = {text: answer for (text, *_), answer in zip(asked, said(*asked), strict=True) if not isinstance(answer, str) or re.search("[{}#]", answer)}
    print(f"{len(texts)} sentences with values in {len(SOURCES)} files, said in {len(asked)} ways")
    assert len(texts) > 300 and not left
