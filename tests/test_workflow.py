"""The workflow of the hosted tests runs what there is, on each Python that Fabula says it runs on."""

from __future__ import annotations

import os
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[1]
WORKFLOW = yaml.safe_load((ROOT / ".github/workflows/tests.yml").read_text(encoding="utf-8"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
COMMANDS = re.findall(r"^    \./dev (\w+)", (ROOT / "dev").read_text(encoding="utf-8"), re.MULTILINE)


def faults_of(job: dict[str, Any]) -> Iterator[str]:
    """The steps of a job that run what there is not, or on a Python that nobody has set up."""
    has_python = False
    for step in job["steps"]:
        has_python |= str(step.get("uses", "")).startswith("actions/setup-python@")
        words = str(step.get("run", "")).split()
        if words and not has_python:
            yield f"{step['run']}: before there is a Python"
        if words[:2] == ["python", "dev"] and words[2] not in COMMANDS:
            yield f"{step['run']}: no command of ./dev"
        if words and words[0].startswith("./") and not os.access(ROOT / words[0], os.X_OK):
            yield f"{step['run']}: no such program"


def test_every_step_runs_what_there_is() -> None:
    jobs = WORKFLOW["jobs"]
    assert {name: list(faults_of(job)) for name, job in jobs.items()} == {name: [] for name in jobs}


@pytest.mark.parametrize("step", ["python dev chek", "./.ci/runs"])
def test_a_step_that_runs_nothing_is_found(step: str) -> None:
    setup = {"uses": "actions/setup-python@v5"}
    assert len(list(faults_of({"steps": [setup, {"run": step}]}))) == 1
    assert list(faults_of({"steps": [setup, {"run": "python dev check"}]})) == []
    assert len(list(faults_of({"steps": [{"run": "python dev check"}, setup]}))) == 1


def test_each_python_that_fabula_runs_on_is_tried_on_both_systems() -> None:
    said = [one.rpartition(" ")[2] for one in PROJECT["classifiers"] if re.search(r":: 3\.\d+$", one)]
    matrix = WORKFLOW["jobs"]["quick"]["strategy"]["matrix"]
    assert matrix["python"] == said
    assert PROJECT["requires-python"] == f">={said[0]}"
    assert matrix["system"] == ["ubuntu-latest", "windows-latest"]
    assert {*WORKFLOW["jobs"]["whole"]["strategy"]["matrix"]["python"]} == {said[0], said[-1]}


def test_the_soaks_are_run_every_night() -> None:
    """`True` is how YAML reads the key `on`."""
    (night,) = WORKFLOW[True]["schedule"]
    minute, hour, *days = night["cron"].split()
    assert minute.isdigit()
    assert hour.isdigit()
    assert days == ["*", "*", "*"]
    soak = WORKFLOW["jobs"]["soak"]
    assert soak["if"] == "github.event_name == 'schedule'"
    assert "python dev test --soak" in [step.get("run") for step in soak["steps"]]
