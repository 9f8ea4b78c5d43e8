"""The linter of what almanacs besides ours bring: nearly all that has to be so of our own roles.

A second way to play a role and a picture are welcome and not demanded.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from random import Random

from fabula.almanacs import Brought
from fabula.check import (
    SEATS,
    fault_of_asking,
    fault_of_line,
    fault_of_sheet,
    faults_of_nights,
    faults_of_prompts,
    faults_of_texts,
    faults_of_words,
    has,
    missing,
    setup_with,
)
from fabula.core.grimoire import Setup
from fabula.core.refusals import Refusal
from fabula.core.requests import FATE, TIME, Below, Window
from fabula.core.tale import Advice, Tale
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.glossaries import faults_of_glossary
from fabula.omissions import LACKS, told_with_files
from fabula.sim.nights import MOST_MOVES, TRIES, answer_all, what_is_asked
from fabula.text import FOLDER, LANGUAGES, Words, source, words
from fabula.text.brought import INTERFACE, messages, place_of
from fabula.text.terms import misnamed
from fabula.varying import faults_of_reading, faults_of_variants
from fabula.web.brought import signs_of

GAMES = 3  # by lot with each role
LEARNT = ("informed",)  # events of whose kinds each has words of its own


def faults_of_brought(almanac: Brought) -> Iterator[str]:
    """Every fault of what one almanac brings, in a line of its own, with the file of a text that it lacks."""
    faults, texts = _all_faults(almanac), almanac.folder / "text"
    tales = [tale for tale, _ in almanac.roles]
    first = f"{tales[0]}-{almanac.name}.ftl" if tales and not almanac.tales else f"{almanac.name}.ftl"
    yield from told_with_files(faults, almanac.name, texts, first, almanac.tales)


def _all_faults(almanac: Brought) -> Iterator[str]:
    for tale in TALES.values():
        mine = [role for of, role in almanac.roles if of == tale.id]
        if tale.id in almanac.tales:
            yield from faults_of_own_tale(tale)
        for role in mine:
            yield from faults_of_role(almanac, tale, role)
        unasked = [
            fault for id in mine if id in tale.almanac for fault in fault_of_asking(tale, tale.almanac[id])
        ]
        if mine and not unasked:
            yield from faults_of_nights(tale, tuple(mine))
        if mine:
            yield from faults_of_games(tale, tuple(mine), is_its_own=tale.id in almanac.tales)
    yield from faults_of_scripts(almanac)
    yield from faults_of_files(almanac)
    yield from faults_of_messages(almanac)


def praise(almanac: Brought, say: Words) -> str:
    """What to say of one without a fault."""
    return say.say("tool-sound-almanac", almanac=almanac.name, roles=str(len(almanac.roles)))


def faults_of_role(almanac: Brought, tale: Tale, id: str) -> Iterator[str]:
    """What one role lacks."""
    if id not in tale.almanac:
        yield f"{tale.id}: {id} is in the book and not declared"
        return
    role = tale.almanac[id]
    yield from fault_of_sheet(tale, role)
    yield from fault_of_line(tale, role)
    yield from fault_of_asking(tale, role)
    yield from faults_of_prompts(tale, role)
    yield from faults_of_texts(tale, role)
    yield from faults_of_reading(tale, role)
    if tale.nights.aloud and role.line in tale.sheet:
        for lang in LANGUAGES:
            voice = (f"voice-{tale.id}-{role.line}-{when}" for when in ("wake", "sleep"))
            yield from missing(words(lang), voice)
    if not tale.nights.aloud and role.line:
        for lang in LANGUAGES:
            say, calls = words(lang), [f"call-{role.line}", f"call-{role.line}.first"]
            yield from missing(say, [] if any(has(say, call) for call in calls) else calls[:1])
    if not role.icon and not (almanac.folder / "icons" / f"{id}.svg").is_file():
        yield f'{almanac.name}: {id} has no icons/{id}.svg, and no icon="..." of ours in its header'
    if (almanac.folder / "icons" / f"{id}.svg").is_file() and id not in signs_of(tale.id):
        yield f"{almanac.name}: icons/{id}.svg is no picture, or does not say its viewBox"
    if not (almanac.folder / "tests" / f"test_{id}.py").is_file():
        yield f"{almanac.name}: {id} has no tests/test_{id}.py"


def faults_of_own_tale(tale: Tale) -> Iterator[str]:
    """What a tale that was brought lacks besides what its roles do."""
    yield from faults_of_words(tale)
    yield from faults_of_variants(tale)
    yield from faults_of_advice(tale)
    for lang in LANGUAGES:
        yield from faults_of_glossary(tale, words(lang), source(lang))


def faults_of_advice(tale: Tale) -> Iterator[str]:
    """What a tale says of sets has words: of those it suggests, of a card too few, and of one card alone."""
    lines: dict[str, Advice] = {}
    for seats in range(tale.least_seats, tale.most_seats + 1):
        suggested = tale.suggest(seats)
        uniform = [(role,) * len(suggested) for role in tale.almanac.printed if role in tale.almanac]
        for roles in (suggested, suggested[1:], *uniform):
            lines.update({line.code: line for line in tale.advise(seats, roles)})
    for code, line in lines.items():
        for lang in LANGUAGES:
            say, own = words(lang), f"advice-{tale.id}-{code}"
            if not say.has(own) and not say.has(f"advice-{code}"):
                yield f"{lang}{LACKS}{own}"
            if line.level == "stop" and not say.has(f"refused-{code}"):
                yield f"{lang}{LACKS}refused-{code}"


def faults_of_games(tale: Tale, roles: tuple[str, ...], *, is_its_own: bool) -> Iterator[str]:
    """What is asked and told in games by lot with these roles has words in every language."""
    lots, wanted, paces = Random(0), dict[str, None](), dict[str, str]()
    for role in roles:
        for _ in range(GAMES):
            setup = a_set_with(tale, role, lots)
            if setup is None:
                yield f"{tale.id}: no set with {role} was found that can be played"
                break
            said = said_in(Telling(tale, setup), roles, lots.randrange, paces, whole=is_its_own)
            wanted.update(dict.fromkeys(said))
    for beat, timer in paces.items():
        if all(one.key != timer for one in tale.timers):
            yield f"{tale.id}: the beat {beat} has the time of {timer}, which is none of its timers"
    for id in wanted:
        if is_its_own or id.rpartition("-")[2] in roles:
            yield from (f"{lang}: there is no text {id}" for lang in LANGUAGES if not words(lang).has(id))


def a_set_with(tale: Tale, role: str, lots: Random) -> Setup | None:
    """A set in which a role may be in play: by the tale's table, or the suggested one with another card."""
    if tale.scripts is not None:
        return setup_with(tale, (role,), lots)
    for _ in range(TRIES):
        seats = lots.randint(tale.least_seats, min(tale.most_seats, SEATS))
        cards = list(tale.suggest(seats))
        if role not in cards:
            cards[lots.randrange(len(cards))] = role
        with suppress(Refusal):
            return tale.set_up(seats, tuple(cards))
    return None


def said_in(
    telling: Telling, roles: tuple[str, ...], below: Below, paces: dict[str, str], *, whole: bool
) -> Iterator[str]:
    """The ids of what is asked and told in a game by lot, of deaths too if it is the `whole` tale’s.

    Which timer each beat goes by is noted in `paces`.
    """
    tale = telling.tale.id
    for _ in range(MOST_MOVES):
        if telling.pending is None:
            if not telling.begin_beat():
                break
            if telling.beat is not None and telling.beat.pace is not None:
                paces[telling.beat.name] = telling.beat.pace.timer
        elif isinstance(telling.pending, Window):
            telling.answer(TIME, None)
        else:
            asked = [ask.prompt for ask in what_is_asked(telling) if ask.who != FATE]
            yield from (f"prompt-{tale}-{prompt.replace(':', '-')}" for prompt in asked)
            answer_all(telling, below, roles)
    for event in telling.events():
        if whole and event.name == "died":
            yield f"story-died-{event.data()['cause']}"
        if event.name in LEARNT:
            data = event.data()
            kind = data.get("kind") or data.get("role")
            yield from (f"story-you-{event.name}-{kind}", f"story-{tale}-{event.name}-{kind}")


def faults_of_scripts(almanac: Brought) -> Iterator[str]:
    """A script has a name in every language, and no role of it is missing."""
    for tale, script, roles in almanac.scripts:
        for lang in LANGUAGES:
            yield from missing(words(lang), [f"{tale}-script-{script}"])
        known = TALES[tale].almanac
        yield from (
            f"{tale}: {script} names {role}, which there is not" for role in roles if role not in known
        )


def faults_of_files(almanac: Brought) -> Iterator[str]:
    """A file of texts is read where its tale is played, so its name begins with one, or is one of ours."""
    for lang in LANGUAGES:
        folder = almanac.folder / "text" / lang
        for file in sorted(folder.rglob("*.ftl")):
            tale = place_of(file, folder).partition("/")[0]
            if tale not in TALES and tale != INTERFACE:
                name = file.relative_to(almanac.folder).as_posix()
                yield f"{almanac.name}: {name} is read in no tale: call it TALE-{file.name}"


def faults_of_messages(almanac: Brought) -> Iterator[str]:
    """What one language says all do, in its own words and in the words of the game, and nothing twice."""
    said = {lang: messages(almanac.folder / "text" / lang) for lang in LANGUAGES}
    every = dict.fromkeys(id for texts in said.values() for id in texts)
    for lang, texts in said.items():
        yield from (f"{lang}{LACKS}{id}" for id in every if id not in texts)
        ours = messages(FOLDER / lang)
        yield from (f"{almanac.name}: text/{lang} says {id}, which is ours" for id in texts if id in ours)
        yield from misnamed(lang, "\n".join(texts.values()))
