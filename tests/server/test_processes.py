"""Two server processes over one PostgreSQL database: either may serve a table, and each hears of what the other did."""

from __future__ import annotations


def test_one_table_through_two_servers(new_postgres, serve, visit, play):
    here, there = visit(serve(new_postgres)), visit(serve(new_postgres))
    table, keys = here.make()
    british = there.live(table, keys["british"], "british")
    state = here.state(table, keys["british"], "british")
    answer = {"seat": "british", "at": state["at"], "kind": "landing", "value": "0405"}
    here.ok("POST", f"/tables/{table}/answer", answer, keys["british"])
    british.once(lambda s: s["at"] == state["at"] + 1)
    assert british.answer("rendezvous", "0209")["type"] == "done"
    there.refused(409, "stale", "POST", f"/tables/{table}/answer", answer, keys["british"])
    here.ok("PUT", f"/tables/{table}/notes", {"seat": "british", "text": "north"}, keys["british"])
    british.once(lambda s: s["notes"]["text"] == "north")
    here.ok("POST", f"/tables/{table}/pause", {}, keys["host"])
    british.once(lambda s: s["status"] == "paused")
    there.ok("POST", f"/tables/{table}/resume", {}, keys["host"])


def test_the_same_position_answered_twice_is_answered_once(new_postgres, serve, visit):
    import threading

    clients = [visit(serve(new_postgres)), visit(serve(new_postgres))]
    for _ in range(15):
        table, keys = clients[0].make()
        at = clients[1].state(table, keys["british"], "british")["at"]
        codes: list[int] = []

        def give(client, hex, table=table, keys=keys, at=at, codes=codes):
            answer = {"seat": "british", "at": at, "kind": "landing", "value": hex}
            codes.append(client.call("POST", f"/tables/{table}/answer", answer, keys["british"]).status_code)

        threads = [threading.Thread(target=give, args=pair) for pair in zip(clients, ("0405", "0916"), strict=True)]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(codes) == [200, 409]
        views = [c.state(table, keys["british"], "british")["view"]["landing"] for c in clients]
        assert views[0] == views[1]
