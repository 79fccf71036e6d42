# `make` lists the targets; the README explains the two that matter: `make play` and `make test`.

SHELL := /bin/bash
.DEFAULT_GOAL := help
PYTHON ?= python3
PORT ?= 8000
JOBS ?= 2
BROWSERS ?= 3

VENV := .venv
BIN := $(VENV)/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --constraint requirements/constraints.txt
# The engine as wheels carry it, in place of the source: see docs/engine-speed.md.
COMPILED := PATOLLI_EXPECT_COMPILED=1 PYTHONPATH=$(CURDIR)/build/compiled
ENGINE := $(shell find src/patolli locales docs/rules -type f -not -name '*.pyc' -not -path '*/server/static/*')
STATIC := src/patolli/server/static/index.html
SITE := dist/site/index.html
# After `make fast` every program in $(BIN) runs the compiled engine; this asks for the source.
FROM_SOURCE := PATOLLI_COMPILED=0
TOGETHER := $(MAKE) --no-print-directory --jobs=2

.PHONY: help
help: ## List the targets
	@grep -hE '^[a-z-]+:.*## ' $(MAKEFILE_LIST) | sed 's/:.*## /\t/' | expand -t 16

# -- what people do ------------------------------------------------------------------------------

.PHONY: play
play: $(VENV)/.play $(STATIC) ## Install, build and start the table (PORT=8000, NO_BROWSER=1)
	$(BIN)/patolli serve --port $(PORT) $(if $(NO_BROWSER),--no-browser,--browser)

.PHONY: check
check: $(VENV)/.test web/node_modules/.done ## Lint, types and fast tests of Python and web: run it before every commit
	@$(TOGETHER) check-python check-web

.PHONY: check-python
check-python: $(VENV)/.test lint # the fast half of the Python tests
	$(FROM_SOURCE) $(BIN)/pytest -n $(JOBS) -m 'not slow' tests/core tests/table tests/text tests/docs tests/games/patolli tests/rules/patolli

.PHONY: check-web
check-web: web/node_modules/.done
	cd web && npm run check && npm run lint && npm run pictures:check && npm test

# Both cores are busy in every part; docs/decisions/067 says what is tested where. All parts are run, whatever fails.
.PHONY: test
test: system installed ## Install what the tests need and run all of them
	@$(MAKE) --no-print-directory --keep-going checked test-browser test-python test-source test-project

.PHONY: installed
installed:
	@$(TOGETHER) $(VENV)/.test $(STATIC)

.PHONY: checked
checked:
	@$(TOGETHER) build/compiled/.done lint docs test-web

.PHONY: fast
fast: build/compiled/.done ## Compile the engine with mypyc; everything started from here uses it

.PHONY: bench
bench: $(VENV)/.bench build/compiled/.done ## Measure the engine beside other simulators
	$(BIN)/python bench/engine.py
	$(BIN)/python bench/bots.py
	$(BIN)/python bench/envs.py

.PHONY: measured
measured: $(VENV)/.test ## Compile the engine with the searcher of before; PYTHONPATH=build/measured measures them
	$(BIN)/python src/patolli/build.py --into build/measured --beside bench/baselines

.PHONY: bench-server
bench-server: $(VENV)/.test build/compiled/.done ## Measure the table server: all games, both engines and databases
	$(BIN)/python bench/server.py

# -- parts of the tests --------------------------------------------------------------------------

.PHONY: lint
lint: $(VENV)/.test ## Ruff, mypy strict and the layers
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(FROM_SOURCE) $(BIN)/python scripts/map --check
	$(FROM_SOURCE) $(BIN)/python scripts/contracts --check
	$(FROM_SOURCE) $(BIN)/python scripts/encodings --check
	$(FROM_SOURCE) $(BIN)/python scripts/examples --check
	$(FROM_SOURCE) $(BIN)/python scripts/hashes --check

.PHONY: hashes
hashes: $(VENV)/.test ## Write the hashes of what the server needs (after a change of requirements/constraints.txt)
	$(FROM_SOURCE) $(BIN)/python scripts/hashes

.PHONY: audit
audit: ## Ask the databases of advisories about every pinned package; says so where none can be reached
	@$(PYTHON) scripts/audit

.PHONY: system
system: # Chromium, PostgreSQL and a C compiler, from the system's packages
	@scripts/system-packages

.PHONY: test-python
test-python: build/compiled/.done $(STATIC) ## All Python tests on the compiled engine, but those of the project
	$(COMPILED) $(BIN)/pytest -n $(JOBS) --ignore=tests/docs --ignore=tests/project

.PHONY: test-source
test-source: $(VENV)/.test ## The tests of the engine and the environments on the source, uncompiled, but for the slow ones
	$(FROM_SOURCE) PATOLLI_EXPECT_COMPILED=0 $(BIN)/pytest -n $(JOBS) -m 'not slow' tests/compiled tests/core tests/envs tests/games tests/rules tests/testing

.PHONY: test-project
test-project: $(VENV)/.test $(STATIC) ## The tests of the docs, the project and the plain wheel
	$(FROM_SOURCE) PATOLLI_EXPECT_COMPILED=0 $(BIN)/pytest -n $(JOBS) tests/docs tests/project tests/wheel

.PHONY: coverage
coverage: $(VENV)/.test $(STATIC) ## All Python tests on the source, and the lines that none of them runs (half an hour)
	$(FROM_SOURCE) PATOLLI_EXPECT_COMPILED=0 $(BIN)/pytest -n $(JOBS) --cov=patolli --cov-report=term:skip-covered

.PHONY: contracts
contracts: $(VENV)/.test ## Write the types and reference pages of every game's views and events
	$(FROM_SOURCE) $(BIN)/python scripts/contracts

.PHONY: encodings
encodings: $(VENV)/.test ## Write the tables of every game's bytes
	$(FROM_SOURCE) $(BIN)/python scripts/encodings

.PHONY: map
map: $(VENV)/.test ## Draw the modules and their imports into docs/map.md
	$(FROM_SOURCE) $(BIN)/python scripts/map

.PHONY: docs
docs: $(VENV)/.test ## Build the documentation site into site/
	$(FROM_SOURCE) NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet

.PHONY: clean
clean: ## Remove everything that was built
	rm -rf $(VENV) build dist site src/patolli/server/static web/node_modules

# -- the web table -------------------------------------------------------------------------------

.PHONY: web
web: $(STATIC) ## Build the web table into the package (needs Node.js)

.PHONY: test-web
test-web: $(VENV)/.test web/node_modules/.done ## Types, lint and units of the web table
	cd web && npm run types:check && npm run pictures:check && npm run check && npm run lint && npm test

.PHONY: test-browser
test-browser: $(STATIC) $(SITE) build/compiled/.done ## The web table in a real browser, BROWSERS files at a time
	cd web && BROWSERS=$(BROWSERS) PATOLLI_ENGINE=$(CURDIR)/build/compiled npm run e2e

.PHONY: site
site: $(SITE) ## Build the static site into dist/site: the table with its engine, for any web host

.PHONY: format-web
format-web: web/node_modules/.done ## Format the web table with Prettier
	cd web && npm run format

.PHONY: pictures
pictures: web/node_modules/.done ## Write the boards that Python draws pictures with, from the web's
	cd web && npm run pictures

.PHONY: shots
shots: $(STATIC) $(VENV)/.test ## Screenshots of every screen into web/shots
	cd web && npm run shots

web/node_modules/.done: web/package.json web/package-lock.json
	cd web && npm install --no-save  # the locked versions; see docs/decisions/004
	@touch $@

$(STATIC): web/node_modules/.done web/index.html web/vite.config.ts $(shell find web/src web/public web/scripts locales docs/rules -type f)
	cd web && npm run build

$(SITE): web/node_modules/.done $(VENV)/.play web/index.html web/vite.config.ts $(ENGINE) $(shell find web/src web/public web/scripts -type f)
	cd web && npm run build:site

# -- installing ----------------------------------------------------------------------------------

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Patolli needs Python 3.11 or newer; set PYTHON=/path/to/python3.11"; exit 1; }
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --upgrade 'pip>=25.1'

# pip knows no hash of an editable install: first what it needs, by hashes, then Patolli alone.
$(VENV)/.play: $(BIN)/python pyproject.toml requirements/constraints.txt requirements/server.txt
	@echo "installing Patolli ..."
	$(PIP) --require-hashes --requirement requirements/server.txt
	$(PIP) --no-deps --editable .
	@touch $@

$(VENV)/.test: $(BIN)/python pyproject.toml requirements/constraints.txt
	@echo "installing Patolli and what its tests need ..."
	$(PIP) --editable '.[all]' --group test
	@touch $@ $(VENV)/.play

$(VENV)/.bench: $(VENV)/.test requirements/bench.txt
	$(PIP) --requirement requirements/bench.txt
	$(PIP) --no-deps catanatron-gym==4.0.0 # it asks for an old Gymnasium but runs with ours
	@touch $@

build/compiled/.done: $(VENV)/.test $(ENGINE) src/patolli/build.py
	$(BIN)/python src/patolli/build.py --into build/compiled --use
	@touch $@
