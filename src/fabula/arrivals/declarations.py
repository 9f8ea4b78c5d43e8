"""The linter of what a tale declares: names in it that nothing has, times and choices out of their bounds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator

from fabula.core.scenes import MOTIONS
from fabula.core.spelling import meant_by
from fabula.core.tale import Beat, Setting, Tale
from fabula.text import LANGUAGES, words

WHO_LEADS = "lead"  # what every table agrees on besides, and a setting may depend on
LOOKS = ("good", "evil", "gang", "loner")  # as which pages draw a side
ANSWERED = ("win", "ails")  # the kinds of questions to which a chapter of the rules is the answer
CHAPTERS = 12  # of the rules of a tale at most


def faults_of_declarations(tale: Tale) -> Iterator[str]:
    """What can be seen of a tale before it is played, after its name."""
    for fault in (
        *faults_of_sheet(tale),
        *faults_of_timers(tale),
        *faults_of_settings(tale),
        *none_of_these("looks has", tale.looks.values(), LOOKS),
        *faults_of_sides(tale),
        *faults_of_answers(tale),
        *none_of_these("scenes have the kind", (one.kind for one in tale.scenes), MOTIONS),
    ):
        yield f"{tale.id}: {fault}"


def none_of_these(what: str, words: Iterable[str], known: Iterable[str]) -> Iterator[str]:
    """Each word that is none of those there are, with the one that may be meant or all of them."""
    known = tuple(known)
    for word in dict.fromkeys(words):
        if word not in known:
            yield f"{what} {word}, which there is not{meant_by(word, known) or ': ' + ', '.join(known)}"


def faults_of_sheet(tale: Tale) -> Iterator[str]:
    """A line of the sheet at which no role wakes may be one of a role that does, spelt otherwise."""
    declared = [tale.almanac[role] for role in tale.almanac.printed if role in tale.almanac]
    lines = [line for role in declared for line in role.calls]
    for line in tale.sheet:
        together = any(line.startswith(f"{one}_") for one in lines)  # one acts as another does
        if line not in lines and not together and (meant := meant_by(line, lines)):
            yield f"the sheet calls {line}, at which no role wakes{meant}"


def faults_of_sides(tale: Tale) -> Iterator[str]:
    """Each side looks like something; where one does not, a look may be of one that is spelt otherwise."""
    sides = dict.fromkeys(tale.almanac.side_of.values())
    others = [word for word in tale.looks if word not in sides]
    for side in sides:
        if side in tale.looks or side in LOOKS:
            continue
        strange = next((word for word in others if meant_by(word, (side,))), None)
        if strange is not None:
            yield f"looks names {strange}, which is no side: {side}?"
        else:
            yield f'looks has nothing for the side {side}: write "{side}": "good", or {", ".join(LOOKS[1:])}'


def faults_of_answers(tale: Tale) -> Iterator[str]:
    """A question of the rules is answered by a chapter that there is."""
    yield from none_of_these("answered_in has", tale.answered_in, ANSWERED)
    for id in dict.fromkeys(tale.answered_in.values()):
        lacking = [lang for lang in LANGUAGES if not words(lang).has(id)]
        if lacking:
            chapters = (f"rules-{tale.id}-{number}" for number in range(1, CHAPTERS + 1))
            instead = meant_by(id, (one for one in chapters if words(LANGUAGES[0]).has(one)))
            folders = ", ".join(f"text/{lang}" for lang in lacking)
            yield f"answered_in names {id}, which is no chapter in {folders}{instead or ': write it there'}"


def faults_of_timers(tale: Tale) -> Iterator[str]:
    """A timer is declared once, and what it lasts unless a table agrees otherwise is what it may last."""
    yield from said_twice("timer", (one.key for one in tale.timers))
    for one in tale.timers:
        if not 0 <= one.least <= one.default <= one.most:
            bounds = f"{one.least} to {one.most}"
            yield f"the timer {one.key} lasts {one.default} seconds and may last {bounds}"


def faults_of_settings(tale: Tale) -> Iterator[str]:
    """A setting is declared once, has a value that may be chosen, and depends on one that there is."""
    keys = [one.key for one in tale.settings]
    yield from said_twice("setting", keys)
    for one in tale.settings:
        if not is_possible(one):
            possible = ", ".join(one.options) or "True, False"
            yield f"the setting {one.key} is {one.default!r} by default, which is none of these: {possible}"
        if one.under is not None and (other := one.under[0]) not in (*keys, WHO_LEADS):
            yield f"the setting {one.key} is under {other}, which is no setting{meant_by(other, keys)}"


def is_possible(setting: Setting) -> bool:
    """Whether the default of a setting is one of its values."""
    return setting.default in setting.options if setting.options else isinstance(setting.default, bool)


def said_twice(what: str, keys: Iterable[str]) -> Iterator[str]:
    """What is declared more often than once."""
    yield from (f"the {what} {key} is declared twice" for key, many in Counter(keys).items() if many > 1)


def faults_of_clocks(tale: Tale, beats: Iterable[Beat]) -> Iterator[str]:
    """The times that beats name are timers of their tale."""
    timers = [one.key for one in tale.timers]
    for beat in beats:
        named = (beat.pace.timer, beat.pace.asides) if beat.pace is not None else ()
        for timer in (*named, beat.stillness):
            if timer and timer not in timers:
                none = f"which is none of its timers{meant_by(timer, timers)}"
                yield f"{tale.id}: the beat {beat.name} has the time of {timer}, {none}"


def misspelt(tale: Tale, prompts: Iterable[str], told: Iterable[str]) -> Iterator[str]:
    """What a tale says of a question, or of what is `told`, that never comes, where another is spelt like it.

    One that is like no other may be rare, and have come in none of the games that were tried.
    """
    prompts, told = tuple(prompts), tuple(told)
    cues = [cue for one in tale.scenes for cue in (*one.opens, *one.joins)]
    named = [
        *(("done_openly names", word, prompts) for word in tale.done_openly),
        *(("counted names", word, prompts) for word in tale.counted),
        *(("seen_answering names", word, prompts) for word in tale.seen_answering),
        *((f"the setting {one.key} is told at", one.told, told) for one in tale.settings if one.told),
        *(("a scene waits for", word, told) for cue in cues for word in cue.only),
    ]
    for what, word, known in dict.fromkeys(named):
        if word not in known and (meant := meant_by(word, known)):
            yield f"{tale.id}: {what} {word}, which never comes{meant}"
