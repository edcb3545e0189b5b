"""Pages: the client's files, its one page for every address, and headers that let nothing else run."""

from __future__ import annotations

from base64 import b64encode
from hashlib import sha256

import pytest

SCRIPT = "document.title = 'Lysander';"


@pytest.fixture
def pages(serve, visit, tmp_path):
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Lysander</title>" + "x" * 1000)
    (folder / "assets" / "app-1234.js").write_text("let a = 1;" * 200)
    (folder / "assets" / "app-1234.js.br").write_bytes(b"packed by the build")
    (folder / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    return visit(serve(str(tmp_path / "lysander.db"), web=folder)).http


@pytest.mark.parametrize("path", ["/", "/g/evasion", "/g/evasion/rules", "/t/abc", "/t/abc/desk", "/s", "/help"])
def test_every_address_is_the_page(pages, path):
    response = pages.get(path)
    assert response.status_code == 200 and response.text.startswith("<!doctype html>")
    assert response.headers["content-security-policy"].startswith("default-src 'self'")
    assert "unsafe" not in response.headers["content-security-policy"]
    assert response.headers["x-content-type-options"] == "nosniff"
    assert response.headers["cache-control"] == "no-cache"
    assert "server" not in response.headers, "nobody is told what serves"


POLICY = {
    "default-src": "'self'", "base-uri": "'none'", "form-action": "'self'", "frame-ancestors": "'none'", "object-src": "'none'",
}  # fmt: skip


@pytest.mark.parametrize(
    "path", ["/", "/t/abc/desk", "/assets/app-1234.js", "/assets/none.js", "/api/games", "/api/tables/none", "/api/none", "/favicon.svg"]
)
def test_no_page_of_ours_stands_in_another_one_and_nothing_foreign_runs_in_it(pages, path):
    """Each directive has its reason: no frame around us (clicks for another page), no base that sends requests elsewhere, no plug-ins."""
    said = pages.get(path).headers["content-security-policy"]
    assert dict(part.strip().split(" ", 1) for part in said.split(";")) == POLICY


def test_the_script_in_the_page_runs_and_no_other(serve, visit, tmp_path):
    (tmp_path / "dist").mkdir()
    (tmp_path / "dist" / "index.html").write_text(f"<!doctype html><head><script>{SCRIPT}</script></head>")
    http = visit(serve(str(tmp_path / "lysander.db"), web=tmp_path / "dist")).http
    allowed = f"'sha256-{b64encode(sha256(SCRIPT.encode()).digest()).decode()}'"
    said = [value for name, value in http.get("/t/abc").headers.multi_items() if name == "content-security-policy"]
    assert [dict(part.strip().split(" ", 1) for part in policy.split(";")) for policy in said] == [POLICY | {"script-src": f"'self' {allowed}"}]
    assert "sha256" not in http.get("/api/games").headers["content-security-policy"]


def test_what_is_refused_has_the_policy_too(pages):
    response = pages.post("/api/tables", json={"game": "evasion"}, headers={"origin": "https://elsewhere.example"})
    assert response.status_code == 403 and "frame-ancestors 'none'" in response.headers["content-security-policy"]


def test_files_are_packed_and_kept(pages):
    response = pages.get("/assets/app-1234.js", headers={"accept-encoding": "gzip"})
    assert response.headers["content-encoding"] == "gzip" and "immutable" in response.headers["cache-control"]
    assert response.text == "let a = 1;" * 200
    assert "javascript" in response.headers["content-type"]


def test_files_go_out_as_small_as_the_build_has_packed_them(pages):
    with pages.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "gzip, deflate, br"}) as response:
        assert response.headers["content-encoding"] == "br" and response.headers["vary"] == "accept-encoding"
        assert b"".join(response.iter_raw()) == b"packed by the build"
    plain = pages.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers and plain.text == "let a = 1;" * 200
    assert pages.get("/assets/app-1234.js.br").status_code == 404


@pytest.mark.parametrize("path", ["/assets/none.js", "/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "/.env"])
def test_what_is_not_there(pages, path):
    response = pages.get(path)
    assert response.status_code == 404 and "secret" not in response.text.replace("secret.txt", "")


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/none", "/api/tables/x/y/z"])
def test_the_api_is_never_the_page(pages, path):
    response = pages.get(path)
    assert response.status_code == 404 and response.json()["error"]
    assert response.headers["cache-control"] == "no-store"
