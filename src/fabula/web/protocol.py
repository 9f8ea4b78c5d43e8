"""The tables of the protocol's pages and the page's types of the wire, made from what they tell of.

python -m fabula.web.protocol           check that they tell what the code says
python -m fabula.web.protocol --write   write them anew
"""

from __future__ import annotations

import dataclasses
import sys
import types
import typing
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from fabula.core.events import Event, Hidden, Private
from fabula.games import TALES
from fabula.rooms.wire import messages as m
from fabula.web import declarations
from fabula.web.moments import moments_told, questions_told
from fabula.web.notes import notes_told

PAGE = Path("docs/protocol.md")
PARTS_PAGE = Path("docs/parts.md")
EVENTS = Path("docs/events.md")
MOMENTS = Path("docs/moments.md")
NOTES = Path("docs/notes.md")
FEW = 3
NAMES = {
    str: "text",
    int: "whole number",
    float: "number",
    bool: "true or false",
    Any: "anything",
    dict: "object",
}
AUDIENCES = {"all": "everyone", "private": "the seat it names", "hidden": "the Storyteller alone"}


def tables() -> dict[Path, dict[str, str]]:
    """Every made part of each page by the name in its marks."""
    messages = {
        "first": as_a_table(m.FirstMessage | m.Find),
        "commands": as_a_table(m.AnyCommand),
        "server": messages_of(m.ServerMessage),
    }
    seams: dict[str, str] = {}
    for tale in TALES.values():
        if any((*tale.almanac.reactions_of.values(), *tale.almanac.answers_of.values())):
            seams[f"{tale.id}-moments"] = moments_told(tale.almanac)
            seams[f"{tale.id}-questions"] = questions_told(tale.almanac)
    noted = {f"{tale}-notes": notes_told(tale) for tale in TALES}
    parts = {"parts": "\n".join(struct_told(part, part.__name__, "##") for part in parts_of(m.ServerMessage))}
    events = {"events": events_told()}
    return {PAGE: messages, PARTS_PAGE: parts, EVENTS: events, MOMENTS: seams, NOTES: noted}


# ---------------------------------------------------------------- messages


def messages_of(union: Any) -> str:
    """The messages of a union, in the order of their definition."""
    return "\n".join(struct_told(kind, tag_of(kind)) for kind in get_args(union))


def parts_of(union: Any) -> list[type[msgspec.Struct]]:
    """What the messages of a union are made of, as they are met; what a part is made of follows it."""
    met: dict[type[msgspec.Struct], None] = {}

    def look_at(hint: Any) -> None:
        if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
            if hint not in met:
                met[hint] = None
                look_within(hint)
            return
        for inner in get_args(hint):
            look_at(inner)

    def look_within(kind: type[msgspec.Struct]) -> None:
        for hint in typing.get_type_hints(kind, include_extras=True).values():
            look_at(hint)

    for kind in get_args(union):
        look_within(kind)
    return list(met)


def as_a_table(union: Any) -> str:
    """What devices send as one table; the id that each command has is not repeated."""
    lines = ["| `t` | fields | what it does |", "|---|---|---|"]
    for kind in get_args(union):
        told = [field for name, field in fields_told(kind) if name != "id"]
        lines.append(f"| `{tag_of(kind)}` | {'; '.join(told)} | {paragraph(kind)} |")
    return "\n".join(lines)


def fields_told(kind: type[msgspec.Struct]) -> Iterator[tuple[str, str]]:
    """The fields of a message, in short."""
    hints = typing.get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        spare = "" if field.required else ", may be left out"
        yield field.name, f"`{field.encode_name}` {type_told(hints[field.name])}{spare}"


def tag_of(kind: type[msgspec.Struct]) -> str:
    """What stands under `t` in a message of this kind."""
    return str(kind.__struct_config__.tag)


def struct_told(kind: type[msgspec.Struct], name: str, heading: str = "####") -> str:
    """A message with its fields: a few in a line, more in a table."""
    lines = [f"{heading} `{name}`", paragraph(kind), ""]
    fields = list(fields_of(kind))
    if 0 < len(fields) <= FEW:
        lines += ["; ".join(told for _, told in fields_told(kind)) + ".", ""]
    elif fields:
        lines += ["| field | what | if left out |", "|---|---|---|", *fields, ""]
    return "\n".join(lines)


def fields_of(kind: type[msgspec.Struct]) -> Iterator[str]:
    """A line for each field."""
    hints = typing.get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        yield f"| `{field.encode_name}` | {type_told(hints[field.name])} | {default_told(field)} |"


def default_told(field: msgspec.structs.FieldInfo) -> str:
    """What a missing field means."""
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    if field.default is msgspec.NODEFAULT:
        return "always there"
    if field.default is msgspec.UNSET:
        return "not meant"
    return f"`{msgspec.json.encode(field.default).decode()}`"


def type_told(hint: Any) -> str:
    """A type as the protocol’s tables tell it."""
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return f"[`{hint.__name__}`](parts.md#{hint.__name__.lower()})"
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return annotated_told(arguments)
    if origin is Literal:
        return " or ".join(f"`{word}`" for word in arguments)
    if origin is list:
        inner = type_told(arguments[0])
        return f"list of ({inner})" if " or " in inner else f"list of {inner}"
    if origin is dict and isinstance(arguments[1], type) and issubclass(arguments[1], msgspec.Struct):
        return f"object of {type_told(arguments[1])}"
    if origin is tuple:
        return f"[{', '.join(map(type_told, arguments))}]"
    if origin in (Union, types.UnionType):
        return " or ".join(type_told(one) for one in arguments if one is not msgspec.UnsetType)
    if hint is types.NoneType:
        return "null"
    return NAMES[origin or hint]


def annotated_told(arguments: tuple[Any, ...]) -> str:
    """A type with its limits."""
    return type_told(arguments[0]) + "".join(map(limit_told, arguments[1:]))


def limit_told(limit: msgspec.Meta) -> str:
    """How long a text may be, or how large a number."""
    if limit.ge is not None:
        return f", {limit.ge} to {limit.le}"
    return "" if limit.max_length is None else f", {length_told(limit)} characters"


def length_told(limit: msgspec.Meta) -> str:
    """How long a text may be."""
    least = limit.min_length
    return f"{least} to {limit.max_length}" if least else f"at most {limit.max_length}"


# ---------------------------------------------------------------- events


def events_told() -> str:
    """Every event by who hears of it."""
    lines: list[str] = []
    for audience, named in AUDIENCES.items():
        lines += [f"**Heard by {named}:**", "", "| `e` | fields | what has happened |", "|---|---|---|"]
        lines += [event_told(kind) for kind in kinds_of(audience)]
        lines += [""]
    return "\n".join(lines)


def kinds_of(audience: str) -> list[type[Event]]:
    """All kinds of events that these hear of: those of every tale, then those of one alone, as defined."""
    ours = [kind for kind in descendants(Event) if kind.__module__.startswith("fabula.")]
    once = {kind.name: kind for kind in ours}  # a class with slots is made of another, which may linger
    return sorted((kind for kind in once.values() if audience_of(kind) == audience), key=place_of)


def place_of(kind: type[Event]) -> tuple[int, str]:
    """Where a kind of events is told: those of all tales first, then tale by tale."""
    parts = kind.__module__.split(".")
    places = ("core", *TALES)
    return next(places.index(part) for part in parts if part in places), parts[-1]


def descendants(kind: type[Event]) -> Iterator[type[Event]]:
    """All kinds made from this one."""
    for one in kind.__subclasses__():
        yield one
        yield from descendants(one)


def audience_of(kind: type[Event]) -> str:
    """Who hears of it besides the Storyteller."""
    return "private" if issubclass(kind, Private) else "hidden" if issubclass(kind, Hidden) else "all"


def event_told(kind: type[Event]) -> str:
    """One event as a line of its table."""
    fields = [f"`{field.name}`" for field in dataclasses.fields(kind)]
    return f"| `{kind.name}` | {', '.join(fields)} | {paragraph(kind)} |"


def paragraph(kind: type) -> str:
    """The docstring of a class as running text."""
    return " ".join((kind.__doc__ or "").split()).replace("None", "null")


# ---------------------------------------------------------------- the page


def filled(page: str, made: dict[str, str]) -> str:
    """The page with its made parts as they should be."""
    for name, text in made.items():
        begin, end = f"<!-- made: {name} -->\n", f"<!-- end: {name} -->"
        if begin not in page or end not in page:
            raise ValueError(f"the page has no place for {name}")
        before, _, rest = page.partition(begin)
        after = rest.partition(end)[2]
        page = f"{before}{begin}\n{text.strip()}\n\n{end}{after}"
    return page


def files() -> dict[Path, str]:
    """Everything that is made, as it should be."""
    pages = {path: filled(path.read_text(encoding="utf-8"), made) for path, made in tables().items()}
    kinds = [kind for audience in AUDIENCES for kind in kinds_of(audience)]
    return {
        **pages,
        declarations.MESSAGES: declarations.messages_declared(),
        declarations.EVENTS: declarations.events_declared(kinds),
    }


def main(arguments: Iterable[str]) -> int:
    """Check what is made, or write it."""
    writes, stale = "--write" in arguments, 0
    for path, right in files().items():
        if writes:
            path.write_text(right, encoding="utf-8")
        elif path.read_text(encoding="utf-8") != right:
            print(f"{path} is out of date: python -m fabula.web.protocol --write", file=sys.stderr)
            stale += 1
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
