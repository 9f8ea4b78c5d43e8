"""The `fabula` command: serve, sim, rehearse, replay, roles, check."""

from __future__ import annotations

import argparse
import io
import json
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from importlib.metadata import version
from pathlib import Path
from typing import Any, NoReturn

from fabula.almanacs import Unopened, open_all, open_folder
from fabula.core.cards import NEVER, Role
from fabula.core.events import Event
from fabula.core.grimoire import Setup
from fabula.core.notation import Told, Unreadable, play_again, read
from fabula.core.refusals import Refusal
from fabula.core.requests import STORYTELLER
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.core.views import Listener, hears
from fabula.games import tale_called, tale_with_scripts
from fabula.minds import MINDS
from fabula.sim import Broken, Tally, simulate
from fabula.text import LANGUAGES, UnknownText, Words, words
from fabula.text.story import Story
from fabula.text.tongue import language_of_the_user

WRONG = 2
STOPPED = 130
FAULTY = 1
MOST_JOBS = 256
LARGEST_FILE = 50_000_000
RULED = "ruled"


class Wrong(Exception):
    """What the user asked for cannot be done; the message says why in one line."""


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
        return _complain(f"{type(error).__name__}: {error}")
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


def _forget_the_output() -> None:
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _in_words(refusal: Refusal) -> str:
    say = words(language_of_the_user())
    id = f"refused-{refusal.why}"
    return say.say(id, **refusal.args_of_text) if say.has(id) else str(refusal)


# ---- the command line


def _number(least: int, most: int) -> Callable[[str], int]:
    def read_number(text: str) -> int:
        try:
            number = int(text)
        except ValueError:
            raise argparse.ArgumentTypeError(f"no number: {text}") from None
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text} is not from {least} to {most}")
        return number

    return read_number


def _parser() -> argparse.ArgumentParser:
    parser = Parser(prog="fabula", description="Social-deduction games for a table of phones.")
    parser.add_argument("--version", action="version", version=f"fabula {version('fabula')}")
    commands = parser.add_subparsers(required=True, metavar="COMMAND", parser_class=Parser)
    _add_serve(commands)
    _add_sim(commands)
    _add_rehearse(commands)
    _add_replay(commands)
    _add_roles(commands)
    check = commands.add_parser("check", help="look for faults in the almanac, or at rooms before an upgrade")
    check.add_argument(
        "--rooms", type=Path, metavar="FOLDER", help="say what this version makes of its rooms"
    )
    check.set_defaults(command=_check)
    for one in commands.choices.values():
        one.add_argument(
            "--almanac", type=Path, action="append", default=[], metavar="FOLDER",
            help="also what this folder brings: it is code and is run; may be repeated",
        )  # fmt: skip
    return parser


def _add_serve(commands: Any) -> None:
    serve = commands.add_parser("serve", help="open a table on this machine")
    serve.add_argument("--host", default="0.0.0.0", help="the address to listen on (default: all)")  # noqa: S104 - phones in the same network are the point
    serve.add_argument("--port", type=_number(0, 65535), default=8000, help="default: 8000")
    serve.add_argument("--folder", type=Path, help="where rooms are kept (default: fabula-rooms)")
    serve.add_argument("--name", action="append", default=[], help="a name it is reached by; may be repeated")
    serve.add_argument("--trust-proxy", metavar="ADDRESSES", help="proxies elsewhere (default: 127.0.0.1)")
    serve.add_argument("--no-browser", action="store_true", help="do not open a browser")
    serve.set_defaults(command=_serve)


def _add_sim(commands: Any) -> None:
    sim = commands.add_parser("sim", help="play many games and count who wins")
    sim.add_argument("game", metavar="GAME")
    sim.add_argument("--seats", type=_number(1, 1000), help="default: 5, or as many as the roles are for")
    sim.add_argument("--roles", help="the set, as ids with commas (default: the suggested set)")
    sim.add_argument("--games", type=_number(1, 10**9), default=1000, help="default: 1000")
    sim.add_argument("--seed", type=_number(-(2**63), 2**63), default=0, help="default: 0")
    sim.add_argument("--bots", choices=MINDS, default="random", help="default: random")
    sim.add_argument("--jobs", type=_number(1, MOST_JOBS), help="processes (default: one a core)")
    sim.add_argument("--json", action="store_true", help="print one JSON object")
    sim.set_defaults(command=_sim)


def _add_rehearse(commands: Any) -> None:
    rehearse = commands.add_parser("rehearse", help="let bots try a script of the Clocktower")
    rehearse.add_argument("file", metavar="SCRIPT", help="a script as others share it, or a set of the box")
    rehearse.add_argument("--seats", type=_number(5, 15), default=8, help="default: 8")
    rehearse.add_argument("--games", type=_number(1, 10**6), default=1000, help="default: 1000")
    rehearse.add_argument("--seed", type=_number(0, 2**31 - 1), default=0, help="default: 0")
    rehearse.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    rehearse.add_argument("--svg", type=Path, metavar="FILE", help="draw what comes of it, too")
    rehearse.add_argument("--json", action="store_true", help="print one JSON object")
    rehearse.set_defaults(command=_rehearse)


def _add_replay(commands: Any) -> None:
    replay = commands.add_parser("replay", help="play a .telling again and print its story")
    replay.add_argument("file", metavar="FILE", help="a .telling; - for the standard input")
    replay.add_argument(
        "--as", dest="seat", metavar="SEAT", help="only what this seat (or: storyteller) was told"
    )
    replay.add_argument("--lang", choices=LANGUAGES, help="default: the user's")
    replay.add_argument("--json", action="store_true", help="print one JSON object")
    replay.set_defaults(command=_replay)


def _add_roles(commands: Any) -> None:
    roles = commands.add_parser("roles", help="list the roles of a game")
    roles.add_argument("game", metavar="GAME")
    roles.add_argument("--json", action="store_true", help="print a JSON list")
    roles.set_defaults(command=_roles)


# ---- serve


def _serve(asked: argparse.Namespace) -> int:
    from fabula.web.serve import FOLDER, CannotServe, serve

    try:
        serve(
            asked.host, asked.port, asked.folder or FOLDER, not asked.no_browser,
            names=tuple(asked.name), proxies=asked.trust_proxy,
        )  # fmt: skip
    except CannotServe as error:
        raise Wrong(str(error)) from None
    return 0


# ---- sim


def _sim(asked: argparse.Namespace) -> int:
    tale = tale_called(asked.game)
    setup = _setup(tale, asked)
    began = time.perf_counter()
    try:
        tally = _with_a_bar(tale, setup, asked)
    except Broken as broken:
        file = Path(f"{broken.tale}-seed{broken.seed}-game{broken.game}.telling")
        file.write_text(broken.telling, encoding="utf-8")
        raise Wrong(f"{broken}. Play it again with: fabula replay {file}") from None
    speed = tally.games / (time.perf_counter() - began)
    if asked.json:
        _print_json(_figures(tale, setup, tally, asked.seed, speed))
    else:
        _print_table(tale, setup, tally, asked.seed, speed)
    return 0


def _setup(tale: Tale, asked: argparse.Namespace) -> Setup:
    roles = tuple(asked.roles.replace(",", " ").split()) if asked.roles is not None else ()
    if asked.roles is not None and not roles:
        raise Wrong("--roles names no role")
    for role in roles:
        if role not in tale.almanac:
            raise Refusal("unknown-role", role=role)
    seats = asked.seats
    if seats is None:
        seats = len(roles) - len(tale.spares) if roles else max(5, tale.least_seats)
    return tale.set_up(seats, roles)


def _with_a_bar(tale: Tale, setup: Setup, asked: argparse.Namespace) -> Tally:
    from tqdm import tqdm

    jobs = asked.jobs or os.cpu_count() or 1
    watched = sys.stderr is not None and sys.stderr.isatty()
    tqdm.monitor_interval = 0  # its thread and a forking pool do not mix
    with tqdm(total=asked.games, unit="", leave=False, disable=not watched) as bar:
        return simulate(tale, setup, asked.games, asked.seed, asked.bots, jobs, heard=bar.update)


def _wins(tale: Tale, setup: Setup, tally: Tally) -> dict[str, int]:
    """Each side that could win, with the games it won."""
    sides = dict.fromkeys(tale.almanac[role].side for role in setup.roles)
    return {side: tally.sides[side] for side in sorted({*sides, *tally.sides})}


def _figures(tale: Tale, setup: Setup, tally: Tally, seed: int, speed: float) -> dict[str, Any]:
    return {
        "game": tale.id,
        "seats": setup.seats,
        "games": tally.games,
        "seed": seed,
        "wins": _wins(tale, setup, tally),
        "winners": tally.shares(),
        "decisions_per_game": tally.decisions_per_game,
        "games_per_second": round(speed, 1),
    }


def _print_table(tale: Tale, setup: Setup, tally: Tally, seed: int, speed: float) -> None:
    say = words(language_of_the_user())
    table = {"seats": str(setup.seats), "games": str(tally.games), "seed": str(seed)}
    print(say.say("tool-table", tale=say.say(tale.id), **table))
    counts = {say.say(f"side-{side}"): games for side, games in _wins(tale, setup, tally).items()}
    counts[say.say("tool-nobody")] = tally.nobody
    for side, games in counts.items():
        share = f"{100 * games / tally.games:5.1f}"
        print("  " + say.say("tool-wins", share=share, side=side, games=str(games)))
    print(say.say("tool-by-role"))
    for role, share_of_seats in tally.shares().items():
        print(f"  {100 * share_of_seats:5.1f} % {say.role(tale.id, role)}")
    decisions = f"{tally.decisions_per_game:.1f}"
    print(say.say("tool-pace", decisions=decisions, speed=f"{speed:.0f}"))


# ---- rehearse


def _rehearse(asked: argparse.Namespace) -> int:
    from fabula.sim.chart import chart

    (tale, scripts), say = tale_with_scripts(), words(asked.lang or language_of_the_user())
    is_named = asked.file in scripts.named
    script = scripts.read(json.dumps(scripts.named[asked.file]) if is_named else _text_of(asked.file))
    if not script.roles:
        raise Wrong(say.say("script-found-none"))
    roles = tuple(role for role in tale.almanac.printed if role in script.roles)
    if any(line.level == "stop" for line in tale.advise(asked.seats, roles)):
        raise Wrong(say.say("workshop-too-few", n=asked.seats))
    figures = _rehearsed(tale, tale.set_up(asked.seats, roles), asked)
    sides = {role: tale.almanac[role].side for role in roles}
    title = script.name or (say.say(f"{tale.id}-script-{asked.file}") if is_named else "")
    if asked.svg:
        asked.svg.write_text(chart(tale.id, title, figures, sides, say), encoding="utf-8")
    if asked.json:
        _print_json({"seats": asked.seats, "seed": asked.seed, "named": script.named, **figures})
    else:
        _print_rehearsal(
            tale.id, title, figures, [*script.named, *(one.name for one in script.homebrew)], say, asked.seed
        )
    return 0


def _rehearsed(tale: Tale, setup: Setup, asked: argparse.Namespace) -> dict[str, Any]:
    from tqdm import tqdm

    from fabula.sim.rehearsal import rehearse

    watched = sys.stderr is not None and sys.stderr.isatty()
    games = rehearse(tale, setup, asked.games, asked.seed, "good")
    *_, last = tqdm(games, total=asked.games, unit="", leave=False, disable=not watched)
    if not last.games:
        raise Wrong(f"no game of seed {asked.seed} could be played to its end")
    return last.data(("good", "evil"))


def _print_rehearsal(
    of: str, title: str, figures: dict[str, Any], left: list[str], say: Words, seed: int
) -> None:
    from fabula.sim.chart import decisive, part

    def told(share: dict[str, Any]) -> str:
        low, high, won = (f"{100 * one:.0f}" for one in (share["low"], share["high"], part(share)))
        return f"{won:>4} % ({low}–{high})"

    print(f"{title}. {say.say('workshop-progress', n=str(figures['games']), of=str(figures['games']))}")
    if figures["broken"]:
        print(say.say("workshop-broken", n=figures["broken"]))
        print(f"  --seed {seed}: {', '.join(map(str, figures['lost']))}")
    if left:
        print(f"{say.say('workshop-left-out')}: {', '.join(left)}")
    for side, share in figures["sides"].items():
        print(f"  {told(share)} {say.say(f'side-{side}')}")
    print(say.say("workshop-days"))
    for days, games in figures["days"].items():
        print(f"  {days:>3}: {100 * games / figures['games']:.0f} %")
    print(say.say("workshop-decide"))
    for role, both in decisive(figures):
        print(f"  {told(both['with'])} {say.role(of, role)}")


# ---- replay


def _replay(asked: argparse.Namespace) -> int:
    told = read(_text_of(asked.file))
    tale = tale_called(told.setup.tale)
    try:
        telling = play_again(tale, told)
        tale.laws(telling.grimoire)
    except AssertionError as error:
        raise Wrong(f"a law of {tale.id} is broken here: {error}") from None
    listener = _listener(asked.seat, told)
    if asked.json:
        _print_json(_as_data(telling, told, listener))
    else:
        _print_story(_story(telling, told, listener, words(asked.lang or language_of_the_user())))
    return 0


def _print_story(lines: Iterator[str]) -> None:
    try:
        told = [*lines]
    except UnknownText:  # a file may hold names that no sentence can hold
        raise Wrong("what stands in this file cannot be put into words") from None
    for line in told:
        print("".join(sign if sign.isprintable() else "?" for sign in line))


def _text_of(file: str) -> str:
    with open(0 if file == "-" else file, "rb") as opened:
        content = opened.read(LARGEST_FILE + 1)
    if len(content) > LARGEST_FILE:
        raise Wrong(f"{file} is too large")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Wrong(f"{file} cannot be read: it is not text") from None


def _listener(asked: str | None, told: Told) -> Listener:
    if asked is None or asked == STORYTELLER:
        return STORYTELLER
    seats = range(told.setup.seats)
    for seat in seats:
        if asked in (str(seat), told.names.get(seat)):
            return seat
    raise Wrong(f"no such seat: {asked} (there are 0 to {len(seats) - 1})")


def _beats(telling: Telling, listener: Listener) -> Iterator[tuple[str, list[Event]]]:
    for beat, events in telling.beats():
        yield beat, [event for event in events if hears(listener, event)]


def _as_data(telling: Telling, told: Told, listener: Listener) -> dict[str, Any]:
    setup = telling.setup
    return {
        "game": setup.tale,
        "seats": setup.seats,
        "roles": setup.roles,
        "settings": setup.settings,
        "names": told.names,
        "as": listener,
        "over": telling.told,
        "events": [
            {"beat": beat, **event.data()} for beat, events in _beats(telling, listener) for event in events
        ],
    }


def _story(telling: Telling, told: Told, listener: Listener, say: Words) -> Iterator[str]:
    tale = telling.tale.id
    seat = listener if isinstance(listener, int) else None
    story = Story(say, tale, told.names, seat)
    yield say.say(tale)
    yield say.say("tool-cards", cards=", ".join(story.role(role) for role in telling.setup.roles))
    for beat, events in _beats(telling, listener):
        lines = [line for event in events for line in story.lines(event.data())]
        if lines or seat is None:
            yield ""
            yield story.heading(beat)
            yield from (f"  {line}" for line in lines or [say.say("story-quiet")])
    if not telling.told:
        yield ""
        yield say.say("tool-unfinished")


# ---- roles and check


def _roles(asked: argparse.Namespace) -> int:
    tale = tale_called(asked.game)
    if asked.json:
        _print_json([_role_as_data(tale, role) for role in tale.almanac])
        return 0
    say = words(language_of_the_user())
    for role in tale.almanac:
        side, name = say.say(f"side-{role.side}"), say.role(tale.id, role.id)
        print(f"{role.id:16}{name:20}{side:16}{role.wakes.value}")
    return 0


def _role_as_data(tale: Tale, role: Role) -> dict[str, Any]:
    return {
        "id": role.id,
        "kind": role.kind,
        "side": role.side,
        "wakes": role.wakes is not NEVER,
        "nights": role.wakes.value,
        "copies": role.copies,
        "names": {lang: words(lang).role(tale.id, role.id) for lang in LANGUAGES},
        "status": RULED,
    }


def _check(asked: argparse.Namespace) -> int:
    if asked.rooms is not None:
        return _check_rooms(asked.rooms)
    if asked.almanac:
        return _check_almanacs(asked.almanac)
    from fabula.check import faults, praise

    found = list(faults())
    for fault in found:
        print(fault)
    if not found:
        print(praise(words(language_of_the_user())))
    return FAULTY if found else 0


def _check_almanacs(folders: list[Path]) -> int:
    from fabula.arrivals import faults_of_brought, praise

    faulty, say = False, words(language_of_the_user())
    for almanac in map(open_folder, folders):
        found = list(faults_of_brought(almanac))
        print("\n".join(found) if found else praise(almanac, say))
        faulty = faulty or bool(found)
    return FAULTY if faulty else 0


def _check_rooms(folder: Path) -> int:
    from fabula.rooms.progress.recovery import outlook, reads_on
    from fabula.rooms.storage.store import FILE, logs_in

    say, rooms = words(language_of_the_user()), logs_in(folder / FILE)
    outlooks = {room: outlook([line for line, _ in kept]) for room, kept in rooms.items()}
    for room, what in outlooks.items():
        print(say.say(f"tool-room-{what}", room=room))
    same = sum(what == "same" for what in outlooks.values())
    print(say.say("tool-rooms", rooms=str(len(outlooks)), same=str(same)))
    return 0 if all(map(reads_on, outlooks.values())) else FAULTY


def _print_json(data: Any) -> None:
    print(json.dumps(data, ensure_ascii=False, indent=2))
