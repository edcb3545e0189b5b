"""Bots in a process of their own: both directions of ``lysander bot``."""

from __future__ import annotations

import json
import logging
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import msgspec
import pytest

from lysander.bots import make
from lysander.bots.external import ProgramBot
from lysander.bots.lines import schema
from lysander.bots.protocol import BotFault, Question
from lysander.bots.registry import domains_of
from lysander.commands.bot import main

ROOT = Path(__file__).parents[2]
TEN_LINES = f"{sys.executable} {ROOT / 'docs/example/bot.py'}"
BUILT_IN = f"{sys.executable} -m lysander.cli bot evasion"
READY = "import sys,json;sys.stdin.readline();print(json.dumps({'lysander_bot':1,'type':'ready'}),flush=True);"


LATE = "did not answer in time"


def program(code: str, grace: float = 60.0, strict: bool = False, start: float = 60.0) -> ProgramBot:
    """A German bot out of a line of Python."""
    command = f'{sys.executable} -c "{code}"'
    return ProgramBot("evasion", "german", command, 1, 0.1, domains_of("evasion"), {}, strict=strict, grace=grace, start=start)


def test_the_ten_line_bot_plays_a_game(bot_game: Any) -> None:
    game = bot_game((f"cmd:{TEN_LINES}", f"cmd:{TEN_LINES}"), 3)
    game.play()
    assert len(game.lines()) > 50
    for bot in game.bots.values():
        bot.close()


def test_the_example_has_ten_lines() -> None:
    lines = (ROOT / "docs/example/bot.py").read_text().splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 10


def test_a_built_in_bot_in_a_process_plays_like_one_at_the_table(bot_game: Any) -> None:
    here = bot_game(("easy", "normal"), 3).play()
    there = bot_game(("easy", f"cmd:{BUILT_IN} german normal"), 3).play()
    assert len([line for line in here.lines() if line.seat == "german"]) > 20
    assert there.lines() == here.lines()
    said = there.bots["german"].explain()
    assert said and all(isinstance(line, str) and "(" not in line for line in said), "whoever looks at the lines reads texts"
    there.bots["german"].close()


@pytest.mark.parametrize(
    ("code", "said"),
    [
        (READY + "sys.exit(3)", "has ended"),
        (READY + "import time;time.sleep(60)", LATE),
        (READY + "print('hello',flush=True);sys.stdin.read()", "not understood"),
        (READY + "print('{}',flush=True);sys.stdin.read()", "not understood"),
        ("import sys;sys.exit(0)", "has ended"),
        ("import time;time.sleep(60)", LATE),
        (
            READY + "[print(json.dumps({'type':'answer','id':json.loads(x)['id'],'kind':'order','value':'P9:fly'}),flush=True) for x in sys.stdin]",
            "not legal",
        ),
        (
            READY + "[print(json.dumps({'type':'answer','id':99,'kind':'order','value':'done'}),flush=True) for x in sys.stdin]",
            LATE,
        ),
    ],
)
def test_a_program_that_fails_holds_up_nobody(bot_game: Any, caplog: Any, code: str, said: str) -> None:
    game = bot_game(("easy", "random"), 1)
    mute = code.startswith("import time")  # says nothing at all, and is to be given up at the start
    game.bots["german"] = bot = program(code, grace=1.5 if said == LATE else 60.0, start=1.0 if mute else 60.0)
    with caplog.at_level(logging.WARNING, "lysander.bots"):
        while not any(line.seat == "german" for line in game.match.lines):
            game.step()
    assert next(line for line in game.match.lines if line.seat == "german").value == "done"
    assert said in caplog.text and "answered by its default 'done'" in caplog.text
    process = bot._process
    bot.close()
    bot.close()
    assert process is None or process.poll() is not None
    with pytest.raises(BotFault):
        program(code, grace=0.5, strict=True, start=1.0).decide({}, questions(game), [])


def questions(game: Any) -> list[Any]:
    """The open questions as a bot gets them."""
    from lysander.bots import prepare
    from lysander.bots.protocol import questions_of

    while game.match.asks[0].seat != "german":
        game.step()
    return questions_of(prepare("german", game.match.view("german"), game.match.asks, [])["questions"], domains_of("evasion"))


def test_a_program_that_is_not_there(bot_game: Any, caplog: Any) -> None:
    bot = make("evasion", "german", "cmd:/nowhere/to/be/found", 1)
    assert bot.decide({}, questions(bot_game(("easy", "random"))), []) == ("order", "done")
    assert "could not be started" in caplog.text


def test_a_program_gets_nothing_but_its_lines(bot_game: Any, tmp_path: Path) -> None:
    """Every line to the program fits the schema that is printed, and tells nothing of the other seat."""
    log = tmp_path / "lines"
    code = f"log=open('{log}','w');import sys,json\nfor x in sys.stdin:\n log.write(x);log.flush();m=json.loads(x)\n"
    code += " if m['type']=='hello': print(json.dumps({'type':'ready'}),flush=True)\n"
    code += " if m['type']=='decide':\n  first=m['questions'][0]['samples'][0]\n"
    code += "  print(json.dumps({'type':'answer','id':m['id'],'kind':'order','value':first}),flush=True)\n"
    script = tmp_path / "bot.py"
    script.write_text(code)
    game = bot_game(("easy", f"cmd:{sys.executable} {script}"), 2)
    while game.match.state.move < 3 and not game.match.over:
        try:
            game.step()
        except BotFault:
            break
    game.bots["german"].close()
    lines = [json.loads(x) for x in log.read_text().splitlines()]
    assert [x["type"] for x in lines][:2] == ["hello", "decide"] and lines[-1]["type"] == "over"
    for line in lines:
        assert line["lysander_bot"] == 1
        if line["type"] == "decide":
            assert line["view"]["seat"] == "german" and "men" not in line["view"]
            assert all(q["options"] is None or q["samples"][0] in q["options"] for q in line["questions"])
            assert not [e for e in line["events"] if e["kind"].startswith("b_")]


def test_the_schema_names_all_lines() -> None:
    found = schema()
    assert {"Hello", "Decide", "Refused", "Over", "Ready", "Reply"} <= set(found["$defs"])
    assert msgspec.json.encode(found)


def test_the_command(capsys: Any) -> None:
    assert main(["--schema"]) == 0
    assert json.loads(capsys.readouterr().out)["$defs"]
    for wrong in (["chess", "white"], ["evasion", "umpire"], ["evasion", "german", "master"], []):
        assert main(wrong) == 2
        assert capsys.readouterr().err.startswith("lysander: ")


def test_the_command_leaves_on_what_it_does_not_understand() -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run([*BUILT_IN.split(), "german", "easy"], input=b"what?\n", capture_output=True, env=env, timeout=60, check=False)
    assert done.returncode == 1 and b"not understood" in done.stderr


def test_a_program_that_is_only_offered_moves_may_make_none() -> None:
    code = READY + "[print(json.dumps({'type':'answer','id':json.loads(l)['id'],'kind':'any','value':None}),flush=True) for l in sys.stdin]"
    offer = [Question("any", "16.1", {}, {"type": "one_of", "options": ["cash J"]}, None, True)]
    bot = program(code, grace=5.0, strict=True)
    assert bot.decide({}, offer, []) == ("any", None)
    bot.close()
