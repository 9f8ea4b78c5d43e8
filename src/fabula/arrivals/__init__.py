"""The linter of what almanacs besides ours bring: nearly all that has to be so of our own roles.

A second way to play a role and a picture are welcome and not demanded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from random import Random

from fabula.almanacs import Brought
from fabula.arrivals.code import faults_of_code, faults_that_break
from fabula.arrivals.declarations import faults_of_clocks, faults_of_declarations, misspelt
from fabula.arrivals.domains import watched_domains
from fabula.arrivals.dues import faults_of_a_broken_game, faults_of_beats
from fabula.arrivals.sentences import faults_of_files, faults_of_messages, faults_of_parts, faults_of_spoken
from fabula.arrivals.suggestions import faults_of_advice, faults_of_bounds, faults_of_suggestions
from fabula.arrivals.tryouts import GAMES, Heard, Unplayable, Wanted, a_set_with, codes_of, play
from fabula.check import (
    fault_of_test_file,
    faults_of_card,
    faults_of_header,
    faults_of_icon,
    faults_of_words,
    missing,
    neighbours_of,
)
from fabula.check.nights import faults_of_nights
from fabula.complaints import complaint_of, place_of
from fabula.core.tale import Tale
from fabula.core.telling import Telling
from fabula.games import TALES
from fabula.glossaries import faults_of_glossary
from fabula.omissions import LACKS, told_with_files
from fabula.text import LANGUAGES, Words, source, words
from fabula.varying import faults_of_reading, faults_of_variants


def faults_of_brought(almanac: Brought) -> Iterator[str]:
    """Every fault of what one almanac brings, in a line of its own, with the file of a text that it lacks."""
    if not (almanac.roles or almanac.tales or almanac.scripts):
        yield f"{almanac.name}: {what_is_left_out(almanac.folder)}"
        return
    faults, texts = _all_faults(almanac), almanac.folder / "text"
    tales = [tale for tale, _ in almanac.roles]
    first = f"{tales[0]}-{almanac.name}.ftl" if tales and not almanac.tales else f"{almanac.tales[0]}.ftl"
    yield from told_with_files(faults, almanac.name, texts, first, almanac.tales, neighbours_of)


def what_is_left_out(folder: Path) -> str:
    """Why a folder brings nothing: most likely a tale is written and not named."""
    files = [file.name for file in sorted(folder.glob("*.py")) if "(Tale)" in file.read_text("utf-8")]
    return f"{files[0]} has no TALE = ...()" if files else "no file declares a role, a script or a tale"


def _all_faults(almanac: Brought) -> Iterator[str]:
    breaking = list(faults_that_break(almanac))
    yield from breaking
    for tale in TALES.values():
        mine = [role for of, role in almanac.roles if of == tale.id]
        its_own = tale.id in almanac.tales
        bounds = list(faults_of_bounds(tale)) if its_own else []
        yield from bounds
        if its_own and not bounds:
            yield from whatever_comes(almanac, faults_of_own_tale(tale))
        for role in mine:
            yield from whatever_comes(almanac, faults_of_role(almanac, tale, role))
        if mine and not bounds and not breaking:
            yield from faults_in_play(almanac, tale, tuple(mine), is_its_own=its_own)
    yield from faults_of_code(almanac)
    yield from faults_of_scripts(almanac)
    yield from faults_of_files(almanac)
    yield from faults_of_messages(almanac)


def faults_in_play(almanac: Brought, tale: Tale, mine: tuple[str, ...], *, is_its_own: bool) -> Iterator[str]:
    """What games show: where one breaks off no nights are looked at, nor where a question has no time."""
    broken, heard = list[str](), Heard(is_its_own)

    def note(error: Exception) -> str:
        broken.append(broken_off(almanac, error))
        return broken[-1]

    with watched_domains(mine) as narrow:
        yield from faults_of_games(tale, mine, note, heard)
    for role, fault in narrow:
        if not any(f"the {role} can be told" in one for one in broken):
            file = tale.almanac[role].header.rpartition(" ")[2]
            yield f"{tale.id}: {role} {fault}: add it to its me.learn(...) in {file}"
    yield from faults_of_parts(almanac, heard.parts)
    declared = [tale.almanac[id] for id in mine if id in tale.almanac]
    unasked = [fault for role in declared for fault in faults_of_header(tale, role)]
    if not broken and not unasked:
        yield from whatever_comes(almanac, faults_of_nights(tale, mine))


def whatever_comes(almanac: Brought, faults: Iterator[str]) -> Iterator[str]:
    """These faults; the last is what the almanac’s own code raises while they are looked for."""
    try:
        yield from faults
    except Exception as error:  # noqa: BLE001 - as in games
        yield broken_off(almanac, error)


def broken_off(almanac: Brought, error: Exception) -> str:
    """What an almanac’s own code has raised: its file, its line, and the beat in which it was."""
    if isinstance(error, Unplayable):
        return f"{almanac.name}: {error}"
    where = ", ".join((place_of(almanac.folder, error), *getattr(error, "__notes__", ())))
    return f"{almanac.name}: {where}: {complaint_of(error)}"


def praise(almanac: Brought, say: Words) -> str:
    """What to say of one without a fault."""
    return say.say("tool-sound-almanac", almanac=almanac.name, roles=str(len(almanac.roles)))


def faults_of_role(almanac: Brought, tale: Tale, id: str) -> Iterator[str]:
    """What one role lacks."""
    if id not in tale.almanac:
        yield f"{tale.id}: {id} is in the book and not declared"
        return
    role = tale.almanac[id]
    yield from faults_of_header(tale, role)
    yield from faults_of_card(tale, role)
    yield from faults_of_reading(tale, role)
    yield from faults_of_spoken(tale, role)
    if tale.nights.aloud and role.line in tale.sheet:
        for lang in LANGUAGES:
            voice = (f"voice-{tale.id}-{role.line}-{when}" for when in ("wake", "sleep"))
            yield from missing(words(lang), voice)
    yield from faults_of_icon(tale.id, role)
    yield from fault_of_test(almanac, id)


def fault_of_test(almanac: Brought, id: str) -> Iterator[str]:
    """A role has a file of tests, and a test in it."""
    yield from fault_of_test_file(almanac.name, id, almanac.folder, Path("tests", f"test_{id}.py"))


def faults_of_own_tale(tale: Tale) -> Iterator[str]:
    """What a tale that was brought lacks besides what its roles do."""
    yield from faults_of_declarations(tale)
    yield from faults_of_words(tale)
    yield from faults_of_variants(tale)
    yield from faults_of_suggestions(tale)
    yield from faults_of_advice(tale)
    for lang in LANGUAGES:
        yield from faults_of_glossary(tale, words(lang), source(lang))


def faults_of_games(
    tale: Tale, roles: tuple[str, ...], broken: Callable[[Exception], str], heard: Heard
) -> Iterator[str]:
    """Games by lot with these roles can be played, and what is asked and told in them has words.

    Those of a tale that was brought owe something besides. A role with whose games something is `broken` is
    tried no further.
    """
    lots, told = Random(0), list[Telling]()
    for role in roles:
        game: Telling | None = None
        try:
            for _ in range(GAMES):
                setup = a_set_with(tale, role, lots)
                if setup is None:
                    yield f"{tale.id}: no set with {role} was found that can be played"
                    break
                game = Telling(tale, setup)
                told.append(play(game, roles, lots.randrange, heard))
        except Exception as error:  # noqa: BLE001 - whatever the code of an almanac raises is a fault of it
            if heard.whole and game is not None:
                yield from faults_of_a_broken_game(game)
            yield broken(error)
    if heard.whole:
        yield from faults_of_tale_played(tale, heard, told)
    for texts in heard.wanted:
        yield from unsaid(texts)


def faults_of_tale_played(tale: Tale, heard: Heard, told: Iterable[Telling]) -> Iterator[str]:
    """What a tale that was brought owes in the games that came to their end, and its floors and clocks."""
    for code in codes_of(tale.scenes):
        heard.say(tale.id, code)
    ended = next((one for one in told if one.told), None)
    if ended is not None:
        yield from faults_of_beats(ended, heard.beats)
    yield from (f"{tale.id}: the beat {beat} opens a floor and has no Pace" for beat in heard.endless)
    yield from (f"{tale.id}: the beat {beat} asks players and has no Pace" for beat in heard.unhurried)
    yield from faults_of_clocks(tale, heard.beats.values())
    yield from misspelt(tale, heard.prompts, heard.told)


def unsaid(texts: Wanted) -> Iterator[str]:
    """The languages in which none of these texts is said: the first of them should be."""
    for lang in LANGUAGES:
        if not any(words(lang).has(id) for id in texts):
            yield f"{lang}{LACKS}{texts[0]}"


def faults_of_scripts(almanac: Brought) -> Iterator[str]:
    """A script has a name in every language, and no role of it is missing."""
    for tale, script, roles in almanac.scripts:
        for lang in LANGUAGES:
            yield from missing(words(lang), [f"{tale}-script-{script}"])
        known = TALES[tale].almanac
        yield from (
            f"{tale}: {script} names {role}, which there is not" for role in roles if role not in known
        )
