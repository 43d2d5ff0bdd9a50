# Paravent. `make play` is all a player needs; Python 3.11 to 3.14 and make are all it takes.

PORT ?= 8642
VENV := .venv
BIN := $(VENV)/bin
export PIP_DISABLE_PIP_VERSION_CHECK := 1
export PYTHONUNBUFFERED := 1
PIP := $(BIN)/python -m pip install --quiet --constraint constraints.txt
STAMPS := $(VENV)/.stamps
PINNED := pyproject.toml constraints.txt

.DEFAULT_GOAL := help
.PHONY: help play dev test check format bench client chromium wire clean

help:
	@echo "Paravent: a table for games in which every player knows something different"
	@echo
	@echo "  make play [PORT=8642]  set up, start the server on this machine and open the page"
	@echo "  make test              all tests, those in a real browser included"
	@echo "  make check             format, lint, types, imports, generated files, sentences"
	@echo "  make dev               server and client, both reloading on change"
	@echo "  make bench             how fast it is here"
	@echo "  make format            format Python and TypeScript"
	@echo "  make wire              generate the client's types anew from the server's"
	@echo "  make clean             remove what was built (the virtual environment stays; 'rm -r .venv' removes it)"

play: $(STAMPS)/play client
	@$(BIN)/paravent serve --port $(PORT) --open

client: $(STAMPS)/play
	@$(BIN)/python scripts/client.py

dev: $(STAMPS)/dev
	@$(BIN)/python scripts/client.py --install-only
	@$(BIN)/python scripts/dev.py --port $(PORT)

test: $(STAMPS)/dev client chromium
	@$(BIN)/paravent compile
	$(BIN)/python scripts/node.py npm test --silent
	$(BIN)/python -m pytest -n 2 --dist loadgroup

chromium: $(STAMPS)/dev
	@$(BIN)/python scripts/chromium.py

check: $(STAMPS)/dev client
	$(BIN)/ruff format --check --quiet .
	$(BIN)/ruff check --quiet .
	$(BIN)/mypy
	$(BIN)/lint-imports --no-logo
	$(BIN)/python scripts/words.py
	$(BIN)/python scripts/wire.py --check
	$(BIN)/python scripts/client.py --install-only
	$(BIN)/python scripts/node.py npm run check --silent

format: $(STAMPS)/dev
	$(BIN)/ruff format --quiet .
	$(BIN)/ruff check --fix --quiet . || true
	@$(BIN)/python scripts/client.py --install-only
	$(BIN)/python scripts/node.py npm run format --silent

wire: $(STAMPS)/dev
	@$(BIN)/python scripts/client.py --install-only
	$(BIN)/python scripts/wire.py

bench: $(STAMPS)/dev
	@$(BIN)/python -m benchmarks

clean:
	rm -rf src/paravent/client dist web/node_modules .pytest_cache .mypy_cache .ruff_cache .import_linter_cache .hypothesis

# The virtual environment: made once, its packages as constraints.txt names them, renewed when the lists change.

$(STAMPS)/venv:
	@python=$$(sh scripts/python.sh) && echo "Making a virtual environment with $$($$python --version) …" && $$python -m venv $(VENV)
	@mkdir -p $(STAMPS) && touch $@

$(STAMPS)/play: $(STAMPS)/venv $(PINNED)
	@echo "Installing Paravent's packages …"
	@$(PIP) hatchling editables
	@$(PIP) --no-build-isolation --editable '.[client]'
	@touch $@

$(STAMPS)/dev: $(STAMPS)/play
	@echo "Installing the packages for tests and checks …"
	@$(PIP) --no-build-isolation --editable '.[client,dev]'
	@touch $@
