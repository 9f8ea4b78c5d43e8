"""`fabula serve` and what else whoever runs a server needs, with the variables that stand for options."""

from __future__ import annotations

import argparse
import os
import re
from pathlib import Path
from typing import Any

from fabula.cli.output import Wrong, number

NO = ("0", "false", "no", "off")
VARIABLE = "FABULA_"
OF_ONE_CALL = ("help", "json")  # no variable stands for these


def add_serving(commands: Any) -> None:
    """Add the commands of whoever runs a server."""
    serve = commands.add_parser("serve", help="open a table on this machine")
    serve.add_argument("--host", default="0.0.0.0", help="the address to listen on (default: all)")  # noqa: S104 - phones in the same network are the point
    serve.add_argument("--port", type=number(0, 65535), default=8000, help="default: 8000")
    _add_place(serve)
    node = "share the rooms of --store with others, who reach this one at ADDRESS:PORT"
    serve.add_argument("--node", metavar="ADDRESS:PORT", help=node)
    serve.add_argument("--name", action="append", default=[], help="a name it is reached by; may be repeated")
    serve.add_argument("--trust-proxy", metavar="ADDRESSES", help="proxies elsewhere (default: 127.0.0.1)")
    serve.add_argument("--metrics", metavar="PORT", help="tell numbers there: PORT or ADDRESS:PORT")
    leaving = "at SIGTERM be not ready for so long before the end (default: 0)"
    serve.add_argument("--drain", type=number(0, 600), default=0, metavar="SECONDS", help=leaving)
    keeping = "set a room aside that nobody has used for so long, forget it after as long again (default: 7)"
    serve.add_argument("--keep", type=number(1, 3650), default=7, metavar="DAYS", help=keeping)
    serve.add_argument("--json-logs", action="store_true", help="write faults as lines of JSON")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.set_defaults(command=_serve)
    backup = commands.add_parser("backup", help="copy all rooms into a file, while they may be in use")
    backup.add_argument("file", type=Path, metavar="FILE", help="a new file")
    restore = commands.add_parser("restore", help="have the rooms of a copy where there are none")
    restore.add_argument("file", type=Path, metavar="FILE", help="what fabula backup wrote")
    rooms = commands.add_parser("rooms", help="list rooms, give out the log of one, or drop one")
    rooms.add_argument("task", choices=("list", "export", "drop"), help="drop needs the server to be stopped")
    rooms.add_argument("code", nargs="?", metavar="CODE", help="which room is meant")
    rooms.add_argument("--json", action="store_true", help="print a JSON list")
    for command, run in ((backup, _backup), (restore, _restore), (rooms, _rooms)):
        _add_place(command)
        command.set_defaults(command=run)
    for command in (serve, backup, restore, rooms):
        heed_variables(command)


def _add_place(command: argparse.ArgumentParser) -> None:
    command.add_argument("--folder", type=Path, help="where rooms are kept (default: fabula-rooms)")
    command.add_argument("--store", metavar="URL", help="a database instead: postgresql://HOST/NAME")


def heed_variables(command: argparse.ArgumentParser) -> None:
    """Take from the environment what is not said on the command line, and say so in the help."""
    for option in command._actions:
        long = next((name for name in option.option_strings if name.startswith("--")), "")
        if not long or option.dest in OF_ONE_CALL:
            continue
        name = VARIABLE + long.removeprefix("--").replace("-", "_").upper()
        option.help = f"{option.help} [{name}]"
        if said := os.environ.get(name, ""):
            option.default = _meant(option, said)


def _meant(option: argparse.Action, said: str) -> Any:
    if option.nargs == 0:
        return said.lower() not in NO
    if isinstance(option.default, list):
        return [part for part in re.split(r"[\s,]+", said) if part]
    return said  # a default that is text is read as what stands on the command line


def _serve(asked: argparse.Namespace) -> int:
    from fabula.web.serve import CannotServe, serve
    from fabula.web.settings import FOLDER, Settings

    try:
        serve(Settings(
            asked.host, asked.port, asked.folder or FOLDER, asked.store, asked.node,
            names=tuple(asked.name), proxies=asked.trust_proxy, open_browser=not asked.no_browser,
            metrics=asked.metrics, drain=asked.drain,
            json_logs=asked.json_logs, keep=asked.keep,
        ))  # fmt: skip
    except CannotServe as error:
        raise Wrong(str(error)) from None
    return 0


def _backup(asked: argparse.Namespace) -> int:
    from fabula.cli.keeping import run_backup

    return run_backup(asked)


def _restore(asked: argparse.Namespace) -> int:
    from fabula.cli.keeping import run_restore

    return run_restore(asked)


def _rooms(asked: argparse.Namespace) -> int:
    from fabula.cli.keeping import run_rooms

    return run_rooms(asked)
