"""The door: connections that are idle, half sent or too many are closed; addresses of IPv6 count by networks, and proxies are believed if named."""

from __future__ import annotations

import socket
import subprocess
import sys
import threading
import time

import pytest

from lysander.server.config import OTHER_FILES
from lysander.server.http import door
from lysander.server.http.address import counted
from lysander.server.settings import read_settings

from .conftest import TIME_LIMIT

GET = b"GET /api/games HTTP/1.1\r\nhost: x\r\n"
BIG = 70_000


@pytest.fixture
def quick(monkeypatch):
    """Deadlines of less than a second."""
    monkeypatch.setattr(door, "HEAD_TIME", 0.4)
    monkeypatch.setattr(door, "BODY_PAUSE", 0.4)


class Raw:
    """A connection over which bytes go as the test says."""

    def __init__(self, server, source="127.0.0.1"):
        host, port = server.address.removeprefix("http://").split(":")
        self.socket = socket.create_connection((host, int(port)), timeout=60, source_address=(source, 0))

    def send(self, data):
        self.socket.sendall(data)

    def status(self):
        """The status of the next answer; 0 if the server has closed instead."""
        head = b""
        try:
            while b"\r\n\r\n" not in head:
                if not (data := self.socket.recv(65_536)):
                    return 0
                head += data
        except ConnectionError:
            return 0
        top, _, body = head.partition(b"\r\n\r\n")
        length = next((int(line[15:]) for line in top.lower().split(b"\r\n") if line.startswith(b"content-length:")), 0)
        while len(body) < length:
            body += self.socket.recv(65_536)
        return int(top.split()[1])

    def closed(self):
        """Waits for the server to close."""
        try:
            while self.socket.recv(65_536):
                pass
        except ConnectionError:
            pass
        return True


@pytest.fixture
def raw(server):
    """Opens connections; closed after the test."""
    made = []

    def open(source="127.0.0.1", of=server):
        made.append(Raw(of, source))
        return made[-1]

    yield open
    for one in made:
        one.socket.close()


@pytest.mark.parametrize("sent", [b"", b"GET /api/gam", GET, GET + b"x: y"], ids=["nothing", "half a line", "half a head", "half a header"])
def test_half_a_head_is_closed_at_its_deadline(raw, quick, sent):
    one = raw()
    one.send(sent)
    assert one.status() == 408 and one.closed()


def test_a_head_that_drips_is_closed_at_its_deadline(raw, quick):
    one, begin = raw(), time.monotonic()
    over = threading.Event()

    def drip():
        while not over.wait(0.05):
            try:
                one.send(b"x: y\r\n")
            except OSError:
                return

    one.send(GET)
    thread = threading.Thread(target=drip)
    thread.start()
    assert one.closed() and time.monotonic() - begin < 20
    over.set()
    thread.join()


def test_the_second_head_has_a_deadline_too(raw, quick):
    one = raw()
    for _ in range(2):
        one.send(GET + b"\r\n")
        assert one.status() == 200
    one.send(GET)
    assert one.status() == 408 and one.closed()


def test_a_body_may_be_slow_and_may_not_stop(raw, quick, monkeypatch):
    monkeypatch.setattr(door, "BODY_PAUSE", 1)
    head = b"POST /api/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n"
    slow = raw()
    slow.send(head)
    for piece in (b'{"ga', b"me: ", b'"eva', b"sion", b'"   '):
        threading.Event().wait(0.25)
        slow.send(piece)
    assert slow.status() == 400, "it came whole, after more than a second"
    monkeypatch.setattr(door, "BODY_PAUSE", 0.3)
    stopped = raw()
    stopped.send(head + b"{")
    assert stopped.status() == 408 and stopped.closed()


def test_who_waits_for_an_answer_is_not_closed(raw, quick, server, monkeypatch):
    registry = server.app.state.registry
    listed = registry.listed

    async def late():
        import asyncio

        await asyncio.sleep(1)
        return await listed()

    monkeypatch.setattr(registry, "listed", late)
    one = raw()
    one.send(b"GET /api/tables HTTP/1.1\r\nhost: x\r\n\r\n")
    assert one.status() == 200


@pytest.mark.parametrize(
    "pieces",
    [
        [GET + b"x: " + b"y" * BIG],
        [GET + b"x: " + b"y" * BIG + b"\r\n\r\n"],
        [GET] + [b"x: " + b"y" * 1000 + b"\r\n"] * 70,
        [b"GET /" + b"y" * BIG],
        [GET + b"\r\n", GET + b"x: " + b"y" * BIG],
    ],
    ids=["a header without end", "a whole head", "many headers", "an address without end", "the second head"],
)
def test_a_head_has_64_KiB(raw, pieces):
    one, statuses = raw(), []
    for n, piece in enumerate(pieces):
        try:
            one.send(piece)
        except OSError:
            break
        if n == 0 and piece.endswith(b"\r\n\r\n") and len(piece) < 1000:
            statuses.append(one.status())
    assert one.status() in (431, 0) and one.closed()
    assert statuses in ([], [200])


def test_a_head_of_60_KB_is_answered(raw):
    one = raw()
    one.send(GET + b"x: " + b"y" * 60_000 + b"\r\n\r\n" + GET + b"\r\n")
    assert one.status() == 200


def test_an_address_has_so_many_connections_and_another_is_served(serve, tmp_path, raw):
    server = serve(str(tmp_path / "few.db"), connections=50)
    crowd = [raw(of=server) for _ in range(100)]
    more = raw(of=server)
    assert more.status() == 503 and more.closed()
    other = raw("127.0.0.2", server)
    other.send(GET + b"\r\n")
    assert other.status() == 200
    crowd[0].socket.close()
    open = server.server.config.http_protocol_class.door.open
    while open["127.0.0.1"] == 100:
        threading.Event().wait(0.01)
    again = raw(of=server)
    again.send(GET + b"\r\n")
    assert again.status() == 200


def test_there_are_fewer_connections_than_files_and_room_comes_back(serve, tmp_path, raw):
    """Whoever comes when nearly all files are in use is told so at once, before the system refuses the database its own."""
    server = serve(str(tmp_path / "files.db"), files=OTHER_FILES + 1, connections=1000)
    crowd = [raw(of=server) for _ in range(OTHER_FILES - 2)]

    def asked():
        one = raw(of=server)
        one.send(GET + b"\r\n")
        status = one.status()
        one.socket.close()
        return status

    assert asked() == 200
    crowd += [raw(of=server) for _ in range(3)]
    assert asked() == 503
    for one in crowd[:10]:
        one.socket.close()
    begun = time.monotonic()
    while (found := asked()) != 200:
        assert found == 503 and time.monotonic() - begun < TIME_LIMIT


def test_each_connection_is_counted_once_and_to_its_end(server, client, raw):
    open = server.server.config.http_protocol_class.door.open
    table, keys = client.make()
    live = client.live(table, keys["british"], "british")
    assert open["127.0.0.1"] == 2, "the calls, and the WebSocket"
    raw().send(GET)
    broken = raw()
    broken.send(b"GET /api/tables/none/live HTTP/1.1\r\nhost: x\r\nconnection: upgrade\r\nupgrade: websocket\r\n\r\n")
    assert broken.status() == 400 and broken.closed()
    raw().send(b"\0\0\0\r\n\r\n")
    live.close()
    client.open.remove(live)
    client.http.close()
    client.http = type(client.http)(base_url=client.address, timeout=TIME_LIMIT)
    for _ in range(2000):
        if open["127.0.0.1"] <= 1:
            break
        threading.Event().wait(0.01)
    assert open["127.0.0.1"] <= 1, "only half a head is left"


def test_addresses_of_ipv6_count_by_the_network_of_a_customer():
    assert counted("2001:db8:1:2:3:4:5:6") == counted("2001:db8:1:2:ffff::1") == "2001:db8:1:2::/64"
    assert counted("2001:db8:1:3::1") != counted("2001:db8:1:2::1")
    assert counted("::ffff:192.0.2.7") == "192.0.2.7" == counted("192.0.2.7")
    assert counted("fe80::1%eth0") == "fe80::/64" and counted("testclient") == "testclient"


def test_a_proxy_is_believed_if_it_is_named(serve, visit, tmp_path, caplog):
    wish = {"game": "evasion"}
    made = lambda client, host: client.http.post("/api/tables", json=wish, headers={"x-forwarded-for": host}).status_code  # noqa: E731
    plain = visit(serve(str(tmp_path / "plain.db"), tables=1))
    assert [made(plain, "192.0.2.1"), made(plain, "192.0.2.2")] == [201, 429], "whoever likes may send this header"
    assert len([r for r in caplog.records if "LYSANDER_PROXIES" in r.message]) == 1
    behind = visit(serve(str(tmp_path / "behind.db"), tables=1, proxies=("127.0.0.0/8",)))
    assert [made(behind, "192.0.2.1"), made(behind, "192.0.2.2"), made(behind, "192.0.2.1")] == [201, 201, 429]
    assert [made(behind, "2001:db8::1"), made(behind, "2001:db8::2")] == [201, 429]
    assert [made(behind, "192.0.2.9, 192.0.2.3"), made(behind, "192.0.2.8, 192.0.2.3")] == [201, 429], "the last one is who came to the proxy"


def test_a_proxy_may_have_many_connections(serve, tmp_path, raw):
    server = serve(str(tmp_path / "behind.db"), connections=2, proxies=("127.0.0.1",))
    crowd = [raw(of=server) for _ in range(20)]
    crowd[-1].send(GET + b"\r\n")
    assert crowd[-1].status() == 200


@pytest.mark.parametrize("text", ["proxy", "10.0.0.1/8", "300.1.1.1", "10.0.0.1,10.0.0.2"])
def test_a_proxy_that_is_no_address_is_refused(text):
    with pytest.raises(ValueError, match="LYSANDER_PROXIES"):
        read_settings({"LYSANDER_PROXIES": text})


def test_the_soft_limit_of_files_is_raised_to_the_hard_one():
    code = (
        "import resource as r; r.setrlimit(r.RLIMIT_NOFILE, (200, 900));"
        "from lysander.server.start import raise_file_limit; print(raise_file_limit(), r.getrlimit(r.RLIMIT_NOFILE))"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "900 (900, 900)\n"
