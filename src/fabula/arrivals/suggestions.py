"""The linter of what a tale says of sets: those it suggests, what it advises, and for how many it is."""

from __future__ import annotations

import inspect
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import get_args, get_type_hints

from fabula.core.parts import Advice
from fabula.core.refusals import Refusal
from fabula.core.tale import Tale
from fabula.gaps import GAP
from fabula.omissions import LACKS
from fabula.text import LANGUAGES, source_of_tale, words
from fabula.text.brought import entries

LEVELS: tuple[str, ...] = get_args(get_type_hints(Advice)["level"])


def faults_of_bounds(tale: Tale) -> Iterator[str]:
    """A tale is for as many players as some table can have."""
    if unsaid := [bound for bound in ("least_seats", "most_seats") if not hasattr(tale, bound)]:
        file = Path(inspect.getfile(type(tale).next_beat)).name
        yield from (f"{tale.id}: {file} does not say {bound}: write {bound} = ..." for bound in unsaid)
    elif not 0 < tale.least_seats <= tale.most_seats:
        yield f"{tale.id}: least_seats is {tale.least_seats}, and most_seats {tale.most_seats}"


def faults_of_suggestions(tale: Tale) -> Iterator[str]:
    """A suggested set can be laid with the cards of the box, and is not refused."""
    copies = {role.id: role.copies for role in tale.almanac}
    scarce, unknown, refused = dict[str, str](), dict[str, str](), dict[str, str]()
    for seats in range(tale.least_seats, tale.most_seats + 1):
        suggested = tale.suggest(seats)
        for role, many in Counter(suggested).items():
            if role not in copies:
                unknown.setdefault(role, f"suggest({seats}) names {role}, which there is not")
            elif many > copies[role]:
                copies[role] = many
                scarce[role] = f"suggest({seats}) has {role} {many} times: copies={many}"
        try:
            tale.set_up(seats, suggested)
        except Refusal as refusal:
            if not unknown:
                refused.setdefault(refusal.why, f"suggest({seats}) is refused by advise: {refusal.why}")
    for fault in (*unknown.values(), *scarce.values(), *refused.values()):
        yield f"{tale.id}: {fault}"


def faults_of_advice(tale: Tale) -> Iterator[str]:
    """What a tale says of sets has words: of those it suggests, of a card too few, and of one card alone."""
    lines: dict[str, Advice] = {}
    for seats in range(tale.least_seats, tale.most_seats + 1):
        suggested = tale.suggest(seats)
        uniform = [(role,) * len(suggested) for role in tale.almanac.printed if role in tale.almanac]
        for roles in (suggested, suggested[1:], *uniform):
            lines.update({line.code: line for line in tale.advise(seats, roles)})
    for code, line in lines.items():
        if line.level not in LEVELS:
            yield f"{tale.id}: the advice {code} has the level {line.level!r}: {', '.join(LEVELS)}"
        for lang in LANGUAGES:
            say, own = words(lang), f"advice-{tale.id}-{code}"
            if not say.has(own) and not say.has(f"advice-{code}"):
                yield f"{lang}{LACKS}{own}"
            if line.level == "stop" and not say.has(f"refused-{code}"):
                yield f"{lang}{LACKS}refused-{code}"
            yield from unfilled_of(tale.id, lang, line)


def unfilled_of(tale: str, lang: str, line: Advice) -> Iterator[str]:
    """The gaps in the words of a piece of advice of a tale’s own that it has nothing for."""
    said = entries(source_of_tale(lang, tale))
    for id in (f"advice-{tale}-{line.code}", f"advice-{line.code}", f"refused-{line.code}"):
        for gap in dict.fromkeys(GAP.findall(said.get(id, ""))):
            if gap not in line.args:
                known = ", ".join(line.args) or "nothing"
                yield f"{tale}: text/{lang}: {id} has a gap {{ ${gap} }}, and what fills one is {known}"
