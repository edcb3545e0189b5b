"""The OpenAPI document: the file follows the code, and nothing that fits it (or does not) makes the server fail."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error

from lysander.server import openapi as schema
from lysander.server.settings import Settings

from .conftest import TIME_LIMIT, Client, Server

ROOT = Path(__file__).parents[2]
FILE = ROOT / "web" / "openapi.json"


def test_the_file_follows_the_code():
    assert FILE.read_text("utf-8") == schema.text(), "run: python -m lysander.server.openapi > web/openapi.json"


def test_the_types_of_the_client_follow_the_file(tmp_path):
    """By the command that ``make schema`` uses."""
    write = "import sys; from pathlib import Path; sys.path.insert(0, 'tools'); from schema import types; types(*map(Path, sys.argv[1:]))"
    subprocess.run([sys.executable, "-c", write, FILE, tmp_path / "wire.gen.ts"], cwd=ROOT, capture_output=True, check=True)
    assert (tmp_path / "wire.gen.ts").read_text("utf-8") == (ROOT / "web/src/wire.gen.ts").read_text("utf-8"), "run: make schema"


@pytest.fixture(scope="module")
def client(tmp_path_factory):
    """A client of one server for all requests; each test has a table of its own."""
    server = Server(Settings(database=str(tmp_path_factory.mktemp("l") / "l.db"), requests=1_000_000, tables=1_000_000, bots=1, web=Path("none")))
    made = Client(server.address)
    yield made
    made.close()
    server.stop()


def operations():
    document = schemathesis.openapi.from_dict(schema.document())
    return [found.ok() for found in document.get_all_operations()]


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE], ids=lambda m: m.value)
@pytest.mark.parametrize("operation", operations(), ids=lambda o: o.label)
def test_no_request_makes_the_server_fail(operation, mode, client):
    if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query or operation.path_parameters):
        pytest.skip("nothing can be wrong with a request that has no parameters")
    table, keys = client.make(hot_seat=True, hints=True)

    @seed(1)
    @settings(max_examples=10, deadline=None, database=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(st.data())
    def run(data):
        case = data.draw(operation.as_strategy(generation_mode=mode))
        if "id" in (case.path_parameters or {}) and data.draw(st.booleans()):
            case.path_parameters["id"] = table if "tables" in operation.path else "evasion"
        case.headers = {**(case.headers or {}), "authorization": f"Bearer {keys['host']}"}
        case.call_and_validate(base_url=client.address, checks=[not_a_server_error], timeout=TIME_LIMIT)

    run()
    assert client.call("GET", "/tables").status_code == 200
