"""The table of a lesson: set to a step, answered once, and of no weight."""

from __future__ import annotations

import pytest

from lysander.games.registry import games
from lysander.server.store import queries
from lysander.text.lesson import RECORDED, lesson_of

TAUGHT = [id for id in games() if lesson_of(id)]


class Learner:
    """Somebody at the table of a lesson."""

    def __init__(self, client, game: str) -> None:
        self.client, self.lesson = client, lesson_of(game)
        made = client.ok("POST", "/lessons", {"game": game, "name": "Vera"})
        self.table, self.keys = made["table"], made["keys"]
        self.seat, self.key = self.lesson.seat, made["keys"][self.lesson.seat]

    def state(self):
        return self.client.state(self.table, self.key, self.seat)

    def step(self, number: int):
        return self.client.ok("POST", f"/tables/{self.table}/lesson", {"seat": self.seat, "step": number}, self.key)

    def answer(self, state, value):
        body = {"seat": self.seat, "at": state["at"], "kind": state["asks"][0]["kind"], "value": value}
        return self.client.ok("POST", f"/tables/{self.table}/answer", body, self.key)


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_is_played_through_by_what_it_shows(client, server, game):
    learner = Learner(client, game)
    told = client.ok("GET", f"/games/{game}/lesson", lang="de")
    assert len(told["steps"]) == len(learner.lesson.step) == client.ok("GET", f"/games/{game}")["lesson"]["steps"]
    for number, step in enumerate(learner.lesson.step, 1):
        state = learner.step(number)
        assert state["lesson"] == {"step": number, "steps": len(told["steps"]), "answered": False}
        assert [a["kind"] for a in state["asks"]] == [step.ask], "the question of the step, and no other"
        assert not state["undo"]["free"] and not state["hints"]
        after = learner.answer(state, told["steps"][number - 1]["show"])
        assert after["lesson"]["answered"] and after["asks"] == [] and after["status"] == "running" and after["result"] is None
        assert after["at"] > state["at"]
        since = server.app.state.registry.tables[learner.table].match.lines[len(learner.lesson.lines(number)) :]
        thrown = {kind: [line.value for line in since if line.kind == kind] for kind in step.dice}
        assert thrown == {kind: list(dice)[: len(thrown[kind])] for kind, dice in step.dice.items()}, "the dice are those laid out"
    log = [line["no"] for line in learner.state()["events"]]
    assert log == sorted(set(log)), "lines of the log are numbered once"


def test_one_answer_a_step_until_it_is_set_anew(client):
    learner = Learner(client, "hijacked")
    first = learner.state()
    learner.answer(first, "trust a")
    after = learner.state()
    body = {"seat": "A", "at": after["at"], "kind": "turn.act", "value": "end"}
    client.refused(409, "not-asked", "POST", f"/tables/{learner.table}/answer", body, learner.key)
    again = learner.step(1)
    assert (again["view"], again["asks"]) == (first["view"], first["asks"])
    client.refused(409, "stale", "POST", f"/tables/{learner.table}/answer", {**body, "at": first["at"]}, learner.key)
    assert learner.answer(again, "trust a")["view"] == after["view"], "the dice lie as before"


def test_a_lesson_survives_the_memory_of_the_server(client, server):
    learner = Learner(client, "evasion")
    learner.answer(learner.step(7), "x0308.")
    before = learner.state()
    server.app.state.registry.tables.pop(learner.table)
    after = learner.state()
    assert {**after, "at": 0} == {**before, "at": 0} and after["lesson"]["answered"]
    assert learner.answer(learner.step(2), "0311")["lesson"]["step"] == 2


def test_nothing_else_is_done_at_a_lesson(client):
    learner = Learner(client, "evasion")
    for path, body in (
        ("/seat", {"action": "bot", "seat": "german", "level": "easy"}), ("/undo", {"seat": "british", "ask": True}), ("/rematch", {}),
        ("/branch", {"seat": "british", "step": 0}), ("/pause", None), ("/start", {}), ("/chat", {"text": "hm", "seat": "british"}),
        ("/takeback", {"line": 0}), ("/subgame", {}),
    ):  # fmt: skip
        client.refused(409, "lesson", "POST", f"/tables/{learner.table}{path}", body, learner.key)
    client.refused(403, "no-key", "POST", f"/tables/{learner.table}/lesson", {"seat": "british", "step": 2}, learner.keys["watch"])
    client.refused(403, "no-key", "POST", f"/tables/{learner.table}/lesson", {"seat": "german", "step": 2}, learner.key)
    client.refused(404, "no-lesson", "POST", f"/tables/{learner.table}/lesson", {"seat": "british", "step": 50}, learner.key)
    client.refused(404, "no-lesson", "POST", "/lessons", {"game": "nothing"})
    client.refused(403, "no-hints", "GET", f"/tables/{learner.table}/explain", key=learner.key, seat="british")


def test_an_ordinary_table_is_no_lesson(client):
    made = client.ok(
        "POST", "/tables", {"game": "evasion", "seats": {"british": {"kind": "human"}, "german": {"kind": "bot", "level": "random"}}, "start": True}
    )
    key = made["keys"]["british"]
    assert client.state(made["table"], key, "british")["lesson"] is None
    client.refused(404, "no-lesson", "POST", f"/tables/{made['table']}/lesson", {"seat": "british", "step": 1}, key)


def test_a_lesson_counts_nowhere_and_is_forgotten_sooner(client, server):
    """The last step of Clouds ends the duel, and that is no result."""
    learner, registry = Learner(client, "clouds"), server.app.state.registry
    last = len(learner.lesson.step)
    learner.answer(learner.step(last), learner.lesson.step[-1].show)
    table = registry.tables[learner.table]
    assert table.match.over and table.meta.status == "running"
    assert {line.by for line in table.match.lines[: len(learner.lesson.lines(last))]} == {RECORDED}
    assert client.ok("GET", "/tables") == [] and not table.meta.series and not table.automatic
    with registry.writer.engine.connect() as connection:
        assert learner.table not in queries.running_tables(connection)
        assert connection.exec_driver_sql("SELECT count(*) FROM results").scalar() == 0
        assert connection.exec_driver_sql("SELECT count(*) FROM undone").scalar() == 0, "what was set back is not kept"
    plain = client.ok("POST", "/tables", {"game": "evasion"})["table"]
    for one in (table, registry.tables[plain]):
        one.changed_at -= 120_000
    assert registry.sweep(600_000) == [learner.table]


def test_who_sets_steps_without_end_is_told_to_wait(client):
    learner = Learner(client, "hijacked")
    made = {client.call("POST", f"/tables/{learner.table}/lesson", {"seat": "A", "step": 1}, learner.key).status_code for _ in range(90)}
    assert made == {200, 429}
