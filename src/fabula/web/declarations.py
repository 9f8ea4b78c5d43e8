"""The types of the wire as the page reads them: messages.d.ts and events.d.ts beside its modules.

They are made from the messages and events themselves, with their docstrings, when the protocol's pages are.
"""

from __future__ import annotations

import dataclasses
import types
import typing
from collections.abc import Iterable, Iterator
from functools import reduce
from operator import or_
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin

import msgspec

from fabula.core.events import Event
from fabula.core.grimoire import Grant
from fabula.rooms.wire import messages as m

BASE = Path("src/fabula/web/static/base")
MESSAGES, EVENTS = BASE / "messages.d.ts", BASE / "events.d.ts"
HEAD = "// Made by python -m fabula.web.protocol --write; not written by hand.\n"
OF_THE_MESSAGES = 'import type { Args, Choice, More, Option, Pattern, TableSettings } from "./choices.js";\n'
OF_THE_EVENTS = 'import type { Choice, Grant, TableSettings } from "./choices.js";\n'
UNIONS = {
    "FirstMessage": m.FirstMessage | m.Find,
    "Command": m.AnyCommand,
    "ServerMessage": m.ServerMessage,
}
NAMES = {
    str: "string",
    int: "number",
    float: "number",
    bool: "boolean",
    types.NoneType: "null",
    Grant: "Grant",
}
ANYTHING = "Choice"
ENTRIES = list[dict[str, Any]]
IN_A_STORY = "InAStory"
IN_COMMON = f"""/**
 * After the end each event tells the beat it fell in, which hands were raised in it, and the scenes that
 * ended with it, or that it was watched in one.
 */
export interface {IN_A_STORY} {{
  beat?: string;
  cast?: [number, number][];
  scenes?: Again[];
  watched?: boolean;
}}

/** A scene that all have watched, to be seen again. */
export type Again = Pick<
  import("./messages.js").Scene,
  "kind" | "said" | "dead" | "cards" | "hands" | "counts"
>;
"""
# What the messages leave open and the page reads as more than a choice, by the name of the field.
OPEN = {
    "act": "Choice",
    "args": "Args",
    "because": "[number, string][]",
    "change": "TableSettings",
    "drawn": "Option[]",
    "honest": "Option[]",
    "list": "Pattern[]",
    "more": "More",
    "options": "Option[]",
    "settings": "TableSettings",
}


def messages_declared() -> str:
    """Every message, with what it is made of."""
    kinds = list(dict.fromkeys(kind for union in UNIONS.values() for kind in get_args(union)))
    parts = list(dict.fromkeys(part for kind in kinds for part in parts_of(kind)))
    told = [struct_declared(kind) for kind in (*parts, *kinds)]
    told += [union_declared(name, get_args(union)) for name, union in UNIONS.items()]
    return "\n".join([HEAD + OF_THE_MESSAGES + 'import type { Entry } from "./events.js";\n', *told])


def parts_of(kind: type[msgspec.Struct]) -> Iterator[type[msgspec.Struct]]:
    """The structures within a message, and those within them."""
    for hint in typing.get_type_hints(kind).values():
        for one in (hint, *within(hint)):
            if isinstance(one, type) and issubclass(one, msgspec.Struct):
                yield from parts_of(one)
                yield one


def within(hint: Any) -> Iterator[Any]:
    """The types of which a type is made."""
    for one in get_args(hint):
        yield one
        yield from within(one)


def struct_declared(kind: type[msgspec.Struct]) -> str:
    """A message, or a part of one; what has a default may be left out."""
    hints = typing.get_type_hints(kind, include_extras=True)
    tag = kind.__struct_config__.tag
    lines = [f't: "{tag}";'] if tag else []
    for field in msgspec.structs.fields(kind):
        spare = "" if field.required else "?"
        lines.append(f"{field.encode_name}{spare}: {type_declared(hints[field.name], field.name)};")
    return interface(kind, lines)


def events_declared(kinds: Iterable[type[Event]]) -> str:
    """Every event as an entry tells it, where what is null is left out."""
    ordered = list(kinds)
    told = [event_declared(kind) for kind in ordered]
    return "\n".join([HEAD + OF_THE_EVENTS, IN_COMMON, *told, union_declared("Entry", ordered)])


def event_declared(kind: type[Event]) -> str:
    """One event, which may stand in a story as well."""
    hints = typing.get_type_hints(kind)
    lines = [f'e: "{kind.name}";']
    for field in dataclasses.fields(kind):
        inner, spare = without_none(hints[field.name])
        lines.append(f"{field.name}{'?' if spare else ''}: {type_declared(inner, field.name)};")
    return interface(kind, lines, IN_A_STORY)


def without_none(hint: Any) -> tuple[Any, bool]:
    """A type without None, and whether it had it."""
    if get_origin(hint) not in (Union, types.UnionType):
        return hint, False
    rest = tuple(one for one in get_args(hint) if one is not types.NoneType)
    return reduce(or_, rest), len(rest) < len(get_args(hint))


def interface(kind: type, lines: list[str], extends: str = "") -> str:
    """A class with its docstring, and what it has in common with others."""
    docs = "\n".join(f" * {line.strip()}".rstrip() for line in (kind.__doc__ or "").strip().splitlines())
    told = f"/** {docs[3:]} */" if "\n" not in docs else f"/**\n{docs}\n */"
    body = "".join(f"  {line}\n" for line in lines)
    name = f"{kind.__name__} extends {extends}" if extends else kind.__name__
    return f"{told}\nexport interface {name} {{\n{body}}}\n"


def union_declared(name: str, kinds: Iterable[type]) -> str:
    """A type that is one of several, as the page declares it."""
    return f"export type {name} =\n" + "\n".join(f"  | {kind.__name__}" for kind in kinds) + ";\n"


def type_declared(hint: Any, field: str) -> str:
    """A type, where a field of this name has it."""
    if hint == ENTRIES:
        return "Entry[]"
    if field in OPEN and not {Any, object}.isdisjoint((hint, *within(hint))):
        return OPEN[field]
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        return hint.__name__
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return type_declared(arguments[0], field)
    if origin is Literal:
        return " | ".join(f'"{word}"' for word in arguments)
    if origin in (Union, types.UnionType):
        ones = [type_declared(one, field) for one in arguments if one is not msgspec.UnsetType]
        return " | ".join(dict.fromkeys(ones))
    if origin is list or (origin is tuple and arguments[-1] is ...):
        inner = type_declared(arguments[0], field)
        return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(type_declared(one, field) for one in arguments)}]"
    if origin is dict:
        return f"Record<string, {type_declared(arguments[1], field)}>"
    return ANYTHING if hint is Any else NAMES[hint]
