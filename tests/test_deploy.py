"""What stands in `deploy`: each file is read, and what it would run is run, as far as that can be here."""

from __future__ import annotations

import asyncio
import configparser
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from argparse import ArgumentParser
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
import yaml
from tests.laws.house import ROOT
from tests.rooms.table import some_rooms
from tests.test_serving import filled
from tests.web.server import STARTED_WITHIN, free_port

from fabula.cli.serving import add_serving
from fabula.web.metrics import Metrics

DEPLOY = ROOT / "deploy"
METRIC = re.compile(r"\b(?:fabula|process)_[a-z_]+")
VARIABLE = re.compile(r"\$\{([A-Z_]+)(?::[-?][^}]*)?\}")


def options() -> dict[str, str]:
    """The variables that the command takes, with their options."""
    made = ArgumentParser()
    commands = made.add_subparsers()
    add_serving(commands)
    serve = commands.choices["serve"]
    longs = [name for one in serve._actions for name in one.option_strings if name.startswith("--")]
    return {f"FABULA_{name.removeprefix('--').replace('-', '_').upper()}": name for name in longs}


def composed(*names: str) -> dict[str, Any]:
    """Compose files, the later over the earlier."""
    whole: dict[str, Any] = {}
    for name in names:
        laid_over(whole, yaml.safe_load((DEPLOY / name).read_text(encoding="utf-8")))
    return whole


def laid_over(below: dict[str, Any], above: Mapping[str, Any]) -> None:
    for key, value in above.items():
        if isinstance(value, dict):
            laid_over(below.setdefault(key, {}), value)
        else:
            below[key] = value


def instructions() -> list[tuple[str, str]]:
    """The instructions of the image's file."""
    lines = (DEPLOY / "Dockerfile").read_text(encoding="utf-8").splitlines()
    return [(line.split()[0], line.partition(" ")[2]) for line in lines if line and not line.startswith("#")]


def environment_of_the_image() -> dict[str, str]:
    """What the image's variables are."""
    pairs = (pair for kind, rest in instructions() if kind == "ENV" for pair in shlex.split(rest))
    return {name: value for name, _, value in (pair.partition("=") for pair in pairs)}


# ---- the image


def test_what_the_image_copies_is_there() -> None:
    copied = [shlex.split(rest) for kind, rest in instructions() if kind == "COPY" and "--from" not in rest]
    sources = [source for words in copied for source in words[:-1]]
    assert "src" in sources
    assert [source for source in sources if not (ROOT / source).exists()] == []


def test_the_image_is_nobody_and_its_variables_are_options() -> None:
    kinds = dict(instructions())
    assert kinds["USER"] == "fabula"
    ours = {name for name in environment_of_the_image() if name.startswith("FABULA_")}
    assert ours <= set(options())
    locked = (ROOT / "requirements-postgres.lock").read_text(encoding="utf-8")
    pins = [line for line in (ROOT / "requirements.lock").read_text("utf-8").splitlines() if "==" in line]
    assert [pin for pin in pins if pin not in locked] == []
    assert "\nasyncpg==" in locked


class Image:
    """What the image starts, run here instead."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port, self.watched = free_port(), free_port()
        programs = folder / "bin"
        programs.mkdir(parents=True)
        fabula = programs / "fabula"
        fabula.write_text(f'#!/bin/sh\nexec {sys.executable} -m fabula "$@"\n', encoding="utf-8")
        fabula.chmod(0o755)
        (programs / "python").symlink_to(sys.executable)
        self.rooms = folder / "rooms"
        self.rooms.mkdir()
        self.environment = {
            **environment_of_the_image(), "PATH": f"{programs}:{os.environ['PATH']}", "LC_ALL": "C.UTF-8",
            "FABULA_FOLDER": str(self.rooms), "FABULA_PORT": str(self.port), "FABULA_HOST": "127.0.0.1",
            "FABULA_METRICS": f"127.0.0.1:{self.watched}", "FABULA_DRAIN": "0",
        }  # fmt: skip

    def start(self, **more: str) -> subprocess.Popen[str]:
        return subprocess.Popen(
            ["/bin/sh", str(DEPLOY / "start.sh")], env={**self.environment, **more}, cwd=self.rooms,
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        )  # fmt: skip

    def is_healthy(self) -> bool:
        """What the image's own check says."""
        command = json.loads(dict(instructions())["HEALTHCHECK"].partition("CMD ")[2])
        return not subprocess.run(command, env=self.environment, check=False, capture_output=True).returncode


@pytest.fixture
def image(tmp_path: Path) -> Image:
    return Image(tmp_path / "image")


@pytest.mark.long
def test_what_the_image_starts_is_healthy_and_ends_when_it_is_told_to(image: Image) -> None:
    assert not image.is_healthy()
    process = image.start()
    try:
        until = time.monotonic() + STARTED_WITHIN
        while not image.is_healthy():
            assert process.poll() is None
            assert time.monotonic() < until
        assert (image.rooms / "version").read_text(encoding="utf-8").startswith("fabula ")
        process.send_signal(signal.SIGTERM)
        assert process.wait(20) in (0, -signal.SIGTERM)
    finally:
        process.kill()
        process.communicate()


@pytest.mark.long
def test_rooms_of_another_version_are_copied_and_looked_at_first(image: Image) -> None:
    asyncio.run(filled(image.rooms, b'{"w":"Unheard","at":5}'))
    (image.rooms / "version").write_text("fabula 0.0.1\n", encoding="utf-8")
    process = image.start()
    said, _ = process.communicate(timeout=60)
    assert process.returncode == 1
    assert "cannot be read by this version" in said
    assert "Go back to fabula 0.0.1, or set FABULA_UPGRADE=anyway." in said
    assert len(list(image.rooms.glob("before-*.copy"))) == 1
    assert (image.rooms / "version").read_text(encoding="utf-8") == "fabula 0.0.1\n"


# ---- compose, units, proxies


def test_compose_names_what_is_there_and_only_variables_that_are_read() -> None:
    whole = composed("compose.yaml", "compose.postgres.yaml")
    services = whole["services"]
    assert set(services) == {"fabula", "proxy", "postgres"}
    fabula = services["fabula"]
    assert (ROOT / fabula["build"]["dockerfile"]).is_file()
    known = {*options(), "FABULA_UPGRADE"}
    assert set(fabula["environment"]) <= known
    asked = set(VARIABLE.findall(json.dumps(whole)))
    assert asked <= {*known, "FABULA_PASSWORD", "FABULA_PUBLISH"}
    volumes = [one.split(":")[0] for service in services.values() for one in service["volumes"]]
    named = {one for one in volumes if not one.startswith(".")}
    assert named == set(whole["volumes"])
    assert [one for one in volumes if one.startswith(".") and not (DEPLOY / one).is_file()] == []
    assert fabula["read_only"] is True
    assert set(composed("compose.yaml")["services"]["fabula"].get("depends_on", ())) == set()
    needed = {one for service in services.values() for one in service.get("depends_on", ())}
    assert needed <= set(services)


class Unit(configparser.ConfigParser):
    """A unit of systemd, whose words have capitals."""

    def optionxform(self, optionstr: str) -> str:
        """A word as it stands."""
        return optionstr


def unit(name: str) -> configparser.ConfigParser:
    read = Unit(strict=False, interpolation=None)
    read.read_string((DEPLOY / name).read_text(encoding="utf-8"))
    return read


def test_the_unit_of_systemd_starts_a_server_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    service = unit("fabula.service")["Service"]
    program, *arguments = shlex.split(service["ExecStart"])
    assert Path(program).name == "fabula"
    for pair in shlex.split(service["Environment"]):
        name, _, value = pair.partition("=")
        assert name in options()
        monkeypatch.setenv(name, value)
    made = ArgumentParser()
    add_serving(made.add_subparsers())
    asked = made.parse_args(arguments)
    assert (asked.folder, asked.host, asked.metrics, asked.no_browser) == (
        Path("/var/lib") / service["StateDirectory"], "127.0.0.1", "9100", True,
    )  # fmt: skip
    assert int(service["TimeoutStopSec"]) > 3


@pytest.mark.long
def test_the_daily_copy_is_taken_and_seven_are_kept(tmp_path: Path) -> None:
    image = Image(tmp_path / "image")
    asyncio.run(filled(image.rooms))
    copies = tmp_path / "copies"
    copies.mkdir()
    for day in range(1, 10):
        (copies / f"2020-01-0{day}-0530.copy").write_text("old", encoding="utf-8")
    service = unit("fabula-backup.service")["Service"]
    environment = {**image.environment, "STATE_DIRECTORY": str(copies)}
    for order in ("ExecStart", "ExecStartPost"):
        command = service[order].replace("/opt/fabula/bin/fabula", "fabula").replace("%%", "%")
        subprocess.run(shlex.split(command), env=environment, check=True, capture_output=True)
    left = sorted(file.name for file in copies.iterdir())
    assert len(left) == 7
    assert (left[0], left[-2]) == ("2020-01-04-0530.copy", "2020-01-09-0530.copy")
    with (copies / left[-1]).open("rb") as copy:
        assert copy.read(15) == b"SQLite format 3"
    assert unit("fabula-backup.timer")["Timer"]["OnCalendar"] == "*-*-* 05:30"


def test_alarms_and_pictures_ask_for_numbers_that_are_told() -> None:
    told = {line.split("{")[0].split(" ")[0] for line in Metrics(some_rooms()).text().splitlines()}
    told |= {"fabula_refusals_total"}  # of which there is none before something is refused
    rules = yaml.safe_load((DEPLOY / "alerts.yaml").read_text(encoding="utf-8"))["groups"][0]["rules"]
    board = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    asked = [rule["expr"] for rule in rules]
    asked += [target["expr"] for panel in board["panels"] for target in panel["targets"]]
    names = {name for expression in asked for name in METRIC.findall(expression)}
    assert len(names) >= 10
    assert names <= told
    targets = yaml.safe_load((DEPLOY / "prometheus.yaml").read_text(encoding="utf-8"))
    port = targets["scrape_configs"][0]["static_configs"][0]["targets"][0].rpartition(":")[2]
    assert f"FABULA_METRICS={port}" in (DEPLOY / "fabula.service").read_text(encoding="utf-8")


def test_the_proxy_goes_where_the_server_is() -> None:
    caddy = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    service, port = re.findall(r"reverse_proxy (\w+):(\d+)", caddy)[0]
    assert service in composed("compose.yaml")["services"]
    assert f"EXPOSE {port}" in (DEPLOY / "Dockerfile").read_text(encoding="utf-8")
