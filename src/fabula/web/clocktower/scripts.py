"""The door for scripts that people bring and take away. Nothing is kept; what is brought is only read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from fabula.core.refusals import Refusal
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.published import ROLL
from fabula.games.clocktower.almanac.script_fields import plain
from fabula.games.clocktower.almanac.wordings import folded
from fabula.games.clocktower.scripts.coverage_level import known
from fabula.games.clocktower.scripts.importing import chosen, taken_away
from fabula.games.clocktower.scripts.reading import FIELDS, LONGEST_FILE, Problem, Script, read, write
from fabula.games.clocktower.scripts.teensyville import made_small
from fabula.games.clocktower.scripts.weighing import SIZES, listed, size_of, travellers_of, weighed
from fabula.games.clocktower.town.led import PLAYED, checked
from fabula.text import LANGUAGES, words
from fabula.web.decoding import as_wanted, brought
from fabula.web.workshop import aside

MOST_BYTES = 2 * LONGEST_FILE
MOST_ROLES = 200
SEED = 20  # characters of it
TALE = "clocktower"


class Wanted(msgspec.Struct, frozen=True):
    """A script to be written: roles by the ids they have here, and what else comes with it."""

    roles: list[str]
    name: str = ""
    author: str = ""
    more: dict[str, list[Any]] = {}


_wanted = msgspec.json.Decoder(Wanted)


async def read_script(request: Request) -> Response:
    """What a script says that somebody brings."""
    body = await brought(request, MOST_BYTES)
    found = await aside(lambda: msgspec.json.encode(told(read_as_asked(request, body))))
    return Response(found, media_type="application/json")


async def weigh_script(request: Request) -> Response:
    """A script that is read, with what its maker wants to know; or all that of a `small` one made of it."""
    body = await brought(request, MOST_BYTES)

    def weighed_now() -> bytes:
        script = read_as_asked(request, body)
        if (seed := request.query_params.get("small")) is not None:
            script = made_small(script, Random(seed[:SEED]).randrange)
        return msgspec.json.encode({**told(script), **looked_at(script)})

    return Response(await aside(weighed_now), media_type="application/json")


async def write_script(request: Request) -> Response:
    """A script as a file for others."""
    try:
        wanted = as_wanted(await brought(request, MOST_BYTES), _wanted)
        script = taken_away(dict.fromkeys(wanted.roles[:MOST_ROLES]), checked(wanted.more))
    except Refusal:
        return PlainTextResponse("400", status_code=400)
    text = write(replace(script, name=plain(wanted.name), author=plain(wanted.author)))
    return Response(text, media_type="application/json", headers={"cache-control": "no-store"})


def read_as_asked(request: Request, body: bytes | None) -> Script:
    """A script; those of its author's own roles that are asked for are taken as the published ones."""
    if body is None:
        return Script(problems=(TOO_LARGE,))
    published = request.query_params.getlist("published")[:MOST_ROLES]
    return read(decoded(body), called=called(), published=published)


@cache
def called() -> Mapping[str, str]:
    """The names of all published roles in all languages, and of their kinds, which head a list of them."""
    every = [words(lang) for lang in LANGUAGES]
    headings = [
        say.say(f"{TALE}-{kind}{many}") for say in every for kind in PLAYED for many in ("", ".plural")
    ]
    names = {folded(say.role(TALE, role)): role for say in every for role in ROLL}
    return {**dict.fromkeys(map(folded, headings), ""), **names}


TOO_LARGE = Problem("too-large", {"most": LONGEST_FILE // 1000})


def decoded(body: bytes) -> str:
    """A file's text, in whichever of the usual encodings it is."""
    return body.decode(json.detect_encoding(body), errors="replace")


def told(script: Script) -> dict[str, Any]:
    """What a page shows of a script."""
    facts: dict[str, Any] = msgspec.to_builtins(script)
    return {
        **facts,
        "choose": chosen(script),
        "kinds": {role: ROLL[role].kind for role in script.published},
        "jinxes": script.jinxes,
        "led_jinxes": script.led_jinxes,
        "own_jinxes": script.own_jinxes,
        **{f"{which}_sheet": script.night(which) for which in FIELDS},
    }


def looked_at(script: Script) -> dict[str, Any]:
    """What a script lacks for each size, which Travellers go with it, and the file of it."""
    return {
        "size": size_of(listed(script)),
        "sizes": {size: weighed(script, size)._asdict() for size in SIZES},
        "suggested": travellers_of(script),
        "file": write(script),
    }


def roll() -> list[dict[str, Any]]:
    """Every published role: its kind, its set, how far it is known here, and its sign if it has one."""
    return [
        {
            "id": role.id,
            "published": role.published,
            "kind": role.kind,
            "set": role.set,
            "degree": known(role),
            "icon": almanac[role.id].icon if role.id in almanac else None,
        }
        for role in ROLL.values()
    ]
