# `make` alone lists the targets. Everything lives in .venv; nothing is installed elsewhere.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/$(if $(filter Windows_NT,$(OS)),Scripts,bin)
RUN := $(BIN)/python
CHROMIUM := $(or $(REJEU_CHROMIUM),chromium)
PYTEST := $(RUN) -m pytest -q -n 2 --dist loadgroup

.DEFAULT_GOAL := help
.PHONY: help demo test check types lint format rules soak bench browser picture clean

help: ## list the targets
	@echo "Rejeu: the clerk of tabletop fights. Start with 'make demo'."
	@awk -F ':.*## ' '/^[a-z]+:.*## / { printf "  make %-8s %s\n", $$1, $$2 }' Makefile

demo: $(VENV)/.ready ## set up, play a fight, contest a ruling, rewind it and verify the log
	@$(BIN)/rejeu demo

test: $(VENV)/.ready ## run the tests (the long searches apart)
	@command -v $(CHROMIUM) >/dev/null || echo "No Chromium here: the replay is not tried in a browser (make browser installs it)." >&2
	@$(PYTEST) -m "not soak"

check: test types lint rules ## tests, types, lint and the coverage of the rules

types: $(VENV)/.ready ## mypy, strict
	@$(RUN) -m mypy

lint: $(VENV)/.ready ## ruff: rules and format
	@$(RUN) -m ruff check .
	@$(RUN) -m ruff format --check .

format: $(VENV)/.ready ## mend what ruff can mend
	@$(RUN) -m ruff check --fix .
	@$(RUN) -m ruff format .

rules: $(VENV)/.ready ## list the facts of the rules that no test names
	@$(RUN) -m tests.rules_report

soak: $(VENV)/.ready ## the long searches: properties and killed writers, many times over
	@REJEU_PROFILE=soak $(PYTEST) -m soak

bench: $(VENV)/.bench ## print speeds as ratios against named baselines
	@$(RUN) -m tests.bench.run

browser: ## install Debian's Chromium, in which the tests try the replay
	@if command -v $(CHROMIUM) >/dev/null; then exit 0; fi; \
	if ! command -v apt-get >/dev/null; then \
	  echo "There is no apt-get here. Install Chromium as your system does, so that 'chromium' is found." >&2; exit 1; fi; \
	if [ "$$(id -u)" != 0 ] && ! command -v sudo >/dev/null; then \
	  echo "Chromium is missing, and only root may install it: apt-get install chromium" >&2; exit 1; fi; \
	as=; [ "$$(id -u)" = 0 ] || as=sudo; \
	$$as apt-get update -qq && $$as apt-get install -y -qq --no-install-recommends chromium fonts-dejavu-core

picture: $(VENV)/.ready browser ## take the README's picture anew
	@$(RUN) docs/picture.py

clean: ## remove the environment and everything built
	rm -rf $(VENV) build dist *.egg-info rejeu-demo .mypy_cache .ruff_cache .pytest_cache .hypothesis
	find . -name __pycache__ -prune -exec rm -rf {} +

# The stamp is written last, so an install that was cut short is done again.
$(VENV)/.ready: pyproject.toml
	@command -v "$(PYTHON)" >/dev/null || { \
	  echo "No '$(PYTHON)' was found. Install Python 3.11 or newer, or name yours: make PYTHON=/path/to/python" >&2; exit 1; }
	@"$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
	  echo "Rejeu needs Python 3.11 or newer, and $(PYTHON) is $$("$(PYTHON)" -V 2>&1). Name another: make PYTHON=python3.12" >&2; exit 1; }
	@"$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "$(PYTHON) comes without its venv module. On Debian or Ubuntu: sudo apt install python3-venv" >&2; exit 1; }
	@echo "Setting up $(VENV) (once, about a minute) ..." >&2
	@"$(PYTHON)" -m venv $(VENV)
	@$(RUN) -m pip install --quiet --disable-pip-version-check -e '.[dev]' || { \
	  echo "The libraries could not be installed (pip says why above). Mend that and run make again." >&2; exit 1; }
	@touch $@

$(VENV)/.bench: $(VENV)/.ready
	@$(RUN) -m pip install --quiet --disable-pip-version-check -e '.[bench]'
	@touch $@
