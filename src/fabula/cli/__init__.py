"""The `fabula` command: serve, backup, restore, rooms, sim, rehearse, replay, deduce, puzzle and others."""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from fabula.almanacs import Unopened, open_all
from fabula.cli.almanac import list_roles, run_check
from fabula.cli.arena import add_arena
from fabula.cli.deductions import run_deduction
from fabula.cli.output import Wrong, number
from fabula.cli.puzzles import run_puzzle
from fabula.cli.replay import run_replay
from fabula.cli.serving import add_serving
from fabula.cli.simulations import add_simulation, run_rehearsal
from fabula.core.notation import Unreadable
from fabula.core.refusals import Refusal
from fabula.games import TALES
from fabula.sim import Broken
from fabula.text import LANGUAGES, UnknownText, words
from fabula.text.tongue import language_of_the_user

WRONG = 2
STOPPED = 130


class Parser(argparse.ArgumentParser):
    """A parser whose complaint is one line."""

    def error(self, message: str) -> NoReturn:
        """Complain."""
        raise Wrong(f"{message} (see {self.prog} --help)")


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; give its exit code."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _run(arguments)
        if sys.stdout is not None:
            sys.stdout.flush()
    except KeyboardInterrupt:
        return STOPPED
    except BrokenPipeError:
        _forget_the_output()
        return _complain("nobody reads the output any more")
    except (Wrong, Unreadable, Broken, Unopened) as error:
        return _complain(str(error))
    except Refusal as refusal:
        return _complain(_in_words(refusal))
    except OSError as error:
        where = f": {error.filename}" if error.filename else ""
        return _complain(f"{error.strerror or error}{where}")
    except Exception as error:  # noqa: BLE001 - who uses the command is never shown a traceback
        return _complain(_in_a_line(error))
    return code


def _run(arguments: Sequence[str] | None) -> int:
    asked = _parser().parse_args(arguments)
    open_all(asked.almanac)
    command: Callable[[argparse.Namespace], int] = asked.command
    return command(asked)


def _complain(why: str) -> int:
    with suppress(OSError, ValueError, AttributeError):
        print(f"fabula: {' '.join(why.split())}", file=sys.stderr)
    return WRONG


def _in_a_line(error: Exception) -> str:
    if isinstance(error, UnknownText):
        return f"there is no text {error.args[0]}: fabula check names all that are missing"
    return f"{type(error).__name__}: {error}"


def _forget_the_output() -> None:
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_words(refusal: Refusal) -> str:
    say = words(language_of_the_user())
    advised = (f"advice-{tale}-{refusal.why}" for tale in TALES)  # of what a set lacks tales say it there
    ids = (f"refused-{refusal.why}", f"advice-{refusal.why}", *advised)
    id = next((id for id in ids if say.has(id)), None)
    said = str(refusal) if id is None else say.say(id, **refusal.args_of_text)
    return f"{said} ({', '.join(TALES)})" if refusal.why == "no-such-tale" else said


# ---- the command line


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="fabula", description="Social-deduction games for a table of phones.")
    parser.add_argument("--version", action="version", version=f"fabula {version('fabula')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    add_serving(commands)
    add_simulation(commands)
    _add_rehearse(commands)
    _add_replay(commands)
    _add_deduce(commands)
    _add_puzzle(commands)
    _add_roles(commands)
    add_arena(commands)
    check = commands.add_parser("check", help="look for faults in the almanac, or at rooms before an upgrade")
    check.add_argument(
        "--rooms", metavar="PLACE", help="say what this version makes of the rooms of a folder or database"
    )
    check.set_defaults(command=run_check)
    for one in commands.choices.values():
        one.add_argument(
            "--almanac", type=Path, action="append", default=[], metavar="FOLDER",
            help="also what this folder brings: it is code and is run; may be repeated [FABULA_ALMANAC]",
        )  # fmt: skip
    return parser


def _add_rehearse(commands: Any) -> None:
    rehearse = commands.add_parser("rehearse", help="let bots try a script of the Clocktower")
    rehearse.add_argument("file", metavar="SCRIPT", help="a script as others share it, or a set of the box")
    rehearse.add_argument("--seats", type=number(5, 15), default=8, help="default: 8")
    rehearse.add_argument("--games", type=number(1, 10**6), default=1000, help="default: 1000")
    rehearse.add_argument("--seed", type=number(0, 2**31 - 1), default=0, help="default: 0")
    rehearse.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    rehearse.add_argument("--svg", type=Path, metavar="FILE", help="draw what comes of it, too")
    rehearse.add_argument("--json", action="store_true", help="print one JSON object")
    rehearse.set_defaults(command=run_rehearsal)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="play a .telling again and print its story")
    replay.add_argument("file", metavar="FILE", help="a .telling; - for the standard input")
    replay.add_argument(
        "--as", dest="seat", metavar="SEAT", help="only what this seat (or: storyteller) was told"
    )
    replay.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    replay.add_argument("--scenes", action="store_true", help="print the scenes that all watched instead")
    replay.add_argument("--json", action="store_true", help="print one JSON object")
    replay.set_defaults(command=run_replay)


def _add_deduce(commands: Any) -> None:
    deduce = commands.add_parser("deduce", help="say which deals are left of a case")
    deduce.add_argument(
        "file", metavar="FILE", help="a case as JSON, or a folder of them; - for the standard input"
    )
    deduce.add_argument(
        "--assume", action="append", default=[], metavar="WHAT",
        help="what the rules leave open, such as demon-spares-dead or trust=NAME; may be repeated",
    )  # fmt: skip
    deduce.add_argument("--json", action="store_true", help="print one JSON object")
    deduce.set_defaults(command=run_deduction)


def _add_puzzle(commands: Any) -> None:
    puzzle = commands.add_parser("puzzle", help="make a puzzle: a first night with one possible deal")
    puzzle.add_argument(
        "--script", help="a script as others share it, or a set of the box (default: the first)"
    )
    puzzle.add_argument("--seats", type=number(5, 12), default=7, help="default: 7")
    puzzle.add_argument(
        "--grade", type=number(1, 5), default=2, help="1 is the easiest, 5 the hardest (default: 2)"
    )
    puzzle.add_argument("--seed", type=number(0, 2**31 - 1), default=0, help="default: 0")
    puzzle.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    puzzle.add_argument("--solution", action="store_true", help="tell the solution, too")
    puzzle.add_argument("--json", action="store_true", help="print it as a case that `fabula deduce` reads")
    puzzle.set_defaults(command=run_puzzle)


def _add_roles(commands: Any) -> None:
    roles = commands.add_parser("roles", help="list the roles of a game")
    roles.add_argument("game", metavar="GAME")
    roles.add_argument("--json", action="store_true", help="print a JSON list")
    roles.set_defaults(command=list_roles)
