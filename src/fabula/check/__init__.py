"""The linter of the almanac: every role of every tale, with all that belongs to it."""

from __future__ import annotations

import ast
import re
import sys
from collections import Counter
from collections.abc import Container, Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from types import ModuleType

from fabula.check.nights import declared, faults_of_nights
from fabula.core.cards import EACH_NIGHT_BUT_FIRST, NEVER, Role
from fabula.core.parts import Published
from fabula.core.spelling import meant_by
from fabula.core.tale import Tale
from fabula.core.verbs import Me
from fabula.games import TALES
from fabula.gaps import GAP, unfilled
from fabula.glossaries import faults_of_glossary
from fabula.omissions import told_with_files
from fabula.reach import (
    can_ask,
    is_decided_by_its_word,
    reaches,
    without_advice,
    words_decided,
    words_for_why,
    words_wanted,
)
from fabula.slips import ends, slips
from fabula.text import FOLDER, LANGUAGES, Unfilled, Words, source, words
from fabula.text.brought import entries
from fabula.text.terms import faults_of_terms
from fabula.varying import PARTS, faults_of_variants
from fabula.web import drawings
from fabula.web.drawings import drawn_in, signs, symbol_of

CASES = ("genitive", "accusative", "gender")
GENDERS = ("masculine", "feminine", "neuter")
LONGEST_SHORT = 60
LONGEST_QUESTION = 36  # it is the title of what is asked
NAMING_OTHERS = ("learns", "believes", "gives", "withholds", "registers", "finds", "excludes", "clashes")
WAYS = ("play", "bluff")  # parts of a card of which there is a second, and may be a third
SAME = ("prompt-", "scene-", "story-")  # texts whose gaps are the same in every language
NAMED = 3  # lines of a sheet, as examples
NEARLY = 0.9  # so like a role is a name that is misspelt
HOUSE = Path(__file__).parents[1]
ROOT = HOUSE.parents[1]
_ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)


def faults() -> Iterator[str]:
    """Every fault, in a line of its own."""
    for tale in TALES.values():
        yield from faults_of_tale(tale)
    for tale in TALES.values():
        if tale.scripts is not None:
            for lang in LANGUAGES:
                yield from faults_of_led(words(lang), tale.scripts.published, tale.almanac)
    yield from faults_of_languages({lang: source(lang) for lang in LANGUAGES})
    yield from faults_of_gaps({lang: entries(source(lang)) for lang in LANGUAGES})
    for tale in TALES.values():
        yield from faults_of_strangers(tale, _ID.findall("\n".join(map(source, LANGUAGES))))
    for lang in LANGUAGES:
        yield from faults_of_terms(lang, source(lang))
        yield from too_long(words(lang), _ID.findall(source(lang)))
        for tale in TALES.values():
            yield from faults_of_glossary(tale, words(lang), source(lang))


def faults_in_files() -> Iterator[str]:
    """Every fault, and of each text that is not there the file in which it should stand."""
    yield from told_with_files(faults(), "fabula", FOLDER, "interface/page.ftl", tuple(TALES), neighbours_of)


def neighbours_of(id: str) -> Iterator[str]:
    """The ids of a role's text for others of its tale: its kind first, and of those the nearest in print."""
    parts = id.split("-")
    for tale in TALES.values():
        role = next((part for part in parts if part in tale.almanac.printed), None)
        if role is None or (tale.id not in parts and tale.scripts is None):
            continue
        place, kind = tale.almanac.printed.index(role), tale.almanac.kind_of.get(role)
        others = [
            (tale.almanac.kind_of.get(other) != kind, abs(at - place), other)
            for at, other in enumerate(tale.almanac.printed)
            if other != role
        ]
        for _, _, other in sorted(others):
            yield "-".join(other if part == role else part for part in parts)


def praise(say: Words) -> str:
    """What to say when there is no fault."""
    roles = sum(len(tale.almanac) for tale in TALES.values())
    return say.say("tool-sound", roles=str(roles), languages=str(len(LANGUAGES)))


def faults_of_tale(tale: Tale) -> Iterator[str]:
    """What one tale lacks; where its code slips no games are played, for they would break off."""
    slipped = list(faults_of_chapters(tale))
    yield from slipped
    for printed in tale.almanac.printed:
        if printed not in tale.almanac:
            yield f"{tale.id}: {printed} is in the book and not declared"
            continue
        role = tale.almanac[printed]
        yield from faults_of_card(tale, role)
        yield from faults_of_icon(tale.id, role)
        yield from fault_of_test(tale.id, role.id, ROOT)
    yield from faults_of_ways(tale)
    yield from faults_of_words(tale)
    yield from without_advice(tale)
    yield from faults_of_ends(tale, trees_of(tale))
    yield from faults_of_variants(tale)
    if not slipped:
        yield from faults_of_questions(tale)


def faults_of_questions(tale: Tale) -> Iterator[str]:
    """What roles may ask by night they say; where one does not, nights would only show it once more."""
    by_its_code = [fault for role in declared(tale) for fault in faults_of_header(tale, role)]
    yield from by_its_code or faults_of_nights(tale)


def faults_of_card(tale: Tale, role: Role) -> Iterator[str]:
    """What a role lacks of what every role owes, ours or brought: its lines, its prompts, its texts."""
    yield from fault_of_print(tale, role)
    yield from fault_of_sheet(tale, role)
    yield from fault_of_line(tale, role)
    yield from fault_of_learning(tale, role)
    yield from faults_of_others_named(tale, role)
    yield from faults_of_prompts(tale, role)
    yield from fault_of_call(tale, role)
    yield from faults_of_marks(tale, role)
    yield from faults_of_texts(tale, role)


def faults_of_chapters(tale: Tale) -> Iterator[str]:
    """What the code of a tale of ours cannot mean, before a game comes to it."""
    for module, tree in trees_of(tale):
        place = Path(str(module.__file__)).relative_to(HOUSE).as_posix()
        yield from (f"fabula: {fault}" for fault in slips(place, tree, vars(module)))


def faults_of_ends(tale: Tale, chapters: Iterable[tuple[ModuleType, ast.Module]]) -> Iterator[str]:
    """Each word for why a game ends that stands in these chapters is said in every language."""
    roles = list(declared(tale))
    found = [word for module, tree in chapters for word in ends(tree, vars(module), roles)]
    for lang in LANGUAGES:
        yield from missing(words(lang), (f"story-{tale.id}-ended-{word}" for word in found))


def trees_of(tale: Tale) -> Iterator[tuple[ModuleType, ast.Module]]:
    """The modules of a tale of ours, each with its code."""
    for _, module in sorted(chapters_of(tale).items()):
        yield module, ast.parse(Path(str(module.__file__)).read_text(encoding="utf-8"))


def chapters_of(tale: Tale) -> dict[str, ModuleType]:
    """The modules of a tale, by their names."""
    package = type(tale).__module__.rpartition(".")[0]
    return {name: one for name, one in sys.modules.items() if name.startswith(f"{package}.")}


def fault_of_print(tale: Tale, role: Role) -> Iterator[str]:
    """A role stands in print among those of its kind, and of the set in whose chapter it is declared."""
    listed = None if tale.scripts is None else tale.scripts.published.get(role.id)
    if listed is None:
        return
    if listed.kind != role.kind:
        where = f"and stands among the {listed.kind} of {tale.almanac.ordered_in}"
        yield f"{tale.id}: {role.id} is declared as a {role.kind}, {where}"
    declared_in = [
        name.split(".")[-2]
        for name, chapter in chapters_of(tale).items()
        if any(one is role for one in vars(chapter).values())
    ]
    if declared_in and listed.set not in declared_in:
        where = f"and stands among {listed.set} in {tale.almanac.ordered_in}"
        yield f"{tale.id}: {role.id} is declared in a chapter of {declared_in[0]}, {where}"


def fault_of_sheet(tale: Tale, role: Role) -> Iterator[str]:
    """A role stands on the night sheet if it wakes, and only then; who wakes has something to do."""
    wakes = role.wakes is not NEVER
    called = any(call in tale.sheet for call in (role.id, *role.calls))
    if wakes and not called and role.line is None:
        yield f"{tale.id}: {role.id} wakes and has no place on the night sheet"
    if not wakes and role.script is not None:
        yield f"{tale.id}: {role.id} has a script and never wakes: {role.header} needs wakes=..."
    elif not wakes and called:
        yield f"{tale.id}: {role.id} stands on the night sheet and never wakes"
    if wakes and not role.calls:
        yield f"{tale.id}: {role.id} wakes and does nothing"


def fault_of_line(tale: Tale, role: Role) -> Iterator[str]:
    """A role that wakes has its line on the sheet of each night on which it does."""
    after = f'{role.header} needs after="...", with a line of that sheet'
    if role.after:
        known = [line for sheet in tale.sheets for line in sheet]
        instead = f': after="{role.after} ..."' if role.after in known else meant_by(role.after, known)
        after = f'{role.header} says after="{role.after}", which is no line there{instead}'
    by_header = bool(role.after) or role.id in tale.almanac.brought
    wanted = after if by_header else f"{after}, or write it into {sheet_of(tale)}"
    first, others = (
        bool(role.line) and role.wakes.on(night) and role.line not in sheet
        for night, sheet in enumerate(tale.sheets, start=1)
    )
    if first or others:
        which = "any night" if first and others else "the first night" if first else "the other nights"
        yield f"{tale.id}: {role.id} wakes and has no line in {which}: {wanted}"
    sheet, later = tale.sheets
    if sheet != later and role.wakes is EACH_NIGHT_BUT_FIRST and role.line in sheet:
        where = f"take its line out of that of the first in {sheet_of(tale)}, or say wakes=EACH_NIGHT"
        if role.after:
            alone = ", ".join([line for line in later if line not in sheet and line != role.line][:NAMED])
            where = (
                f'{role.header} says after="{role.after}": name a line that no first night has ({alone} ...)'
            )
        yield f"{tale.id}: {role.id} wakes on the other nights only: {where}"


def sheet_of(tale: Tale) -> str:
    """Where the night sheet of a tale stands: in a file of its own, or in that of the tale."""
    own = Path("games", tale.id, "almanac", "night_sheet.py")
    if (HOUSE / own).is_file():
        return own.as_posix()
    return f"its sheet in {Path(str(sys.modules[type(tale).__module__].__file__)).name}"


def faults_of_header(tale: Tale, role: Role) -> Iterator[str]:
    """Where nobody is called aloud, a role whose code can ask somebody at its line says so, and no other."""
    if tale.nights.aloud or role.wakes is NEVER:
        return
    asks = can_ask(role.script)
    if asks and not role.asks:
        yield f"{tale.id}: {role.id} can ask a player at its line: {role.header} needs asks=1"
    said = [f"asks={role.asks}"] if isinstance(role.asks, int) and role.asks else []
    for one in () if asks else (*said, *(["names_roles=True"] if role.names_roles else [])):
        yield f"{tale.id}: {role.id} can ask nobody at its line: take {one} out of {role.header}"


def fault_of_learning(tale: Tale, role: Role) -> Iterator[str]:
    """Where scripts are weighed, a role that learns something says of whom: they tell what a script lacks.

    Whoever comes and goes is in no script.
    """
    comes_late = tale.latecomers is not None and role.kind in tale.latecomers.kinds
    scripts = (role.script, *role.reactions.values())
    is_brought = role.id in tale.almanac.brought
    learns = any(reaches(one, Me.be_told if is_brought else Me.learn) for one in scripts)
    if tale.scripts is not None and learns and role.learns is None and not comes_late:
        kinds = "of whom it may learn what they are, or learns=() for nobody"
        yield f"{tale.id}: {role.id} learns something: {role.header} needs learns=(...), the kinds {kinds}"
    if tale.scripts is not None and learns and role.learns and not role.claims:
        how = "the word in which its player says what they were told: number, answer, shown, side ..."
        yield f"{tale.id}: {role.id} keeps what it learns to itself: {role.header} needs claims=(...), {how}"


def faults_of_others_named(tale: Tale, role: Role) -> Iterator[str]:
    """What a header names of others is a kind, a side or a role, or a word that several headers have so."""
    almanac = tale.almanac
    roll = () if tale.scripts is None else tale.scripts.published
    known = {*almanac.kind_of.values(), *almanac.side_of.values(), *almanac.printed, *roll}
    for word in NAMING_OTHERS:
        others = (one for one in declared(tale) if one.id != role.id)
        usual = {named for one in others for named in getattr(one, word) or ()}
        for named in getattr(role, word) or ():
            if named not in known | usual:
                what = f"{word}={named!r}, which is no kind, side or role{meant_by(named, known)}"
                yield f"{tale.id}: {role.id} says {what}: {role.header}"


def faults_of_prompts(tale: Tale, role: Role) -> Iterator[str]:
    """What a role chooses is asked in words; what it learns is decided and told in words.

    That is read from what its scripts name. Where roles are called aloud, what is learned is said otherwise.
    """
    scripts = (role.script, *role.reactions.values())
    asks = is_decided_by_its_word(role) or any(reaches(one, Me.choose) for one in scripts)
    wanted = ["prompt-{}"] if asks else []
    if not tale.nights.aloud and any(reaches(one, Me.learn) for one in scripts):
        wanted += ["prompt-{}-learn", "story-you-informed", "story-{}-informed"]
    ids = [f"{one.format(tale.id)}-{role.id}" for one in wanted]
    ids += [f"prompt-{tale.id}-{word}" for word in words_decided(role)]
    ids += [f"why-{word}" for word in words_for_why(role)]
    for lang in LANGUAGES:
        yield from missing(words(lang), dict.fromkeys(ids))


def fault_of_call(tale: Tale, role: Role) -> Iterator[str]:
    """Where nobody is called aloud, a sheet on paper tells whoever leads what to do at each of its lines."""
    roll = {} if tale.scripts is None else tale.scripts.published
    known = roll.get(role.id)
    is_on_paper = known is None or role.after or known.first_night or known.other_nights
    for lang in LANGUAGES if role.line and is_on_paper and not tale.nights.aloud else ():
        say, calls = words(lang), [f"call-{role.line}{part}" for part in ("", ".first", ".other")]
        yield from missing(say, [] if any(has(say, call) for call in calls) else calls[:1])


def faults_of_marks(tale: Tale, role: Role) -> Iterator[str]:
    """Each mark that is a role's own is called by a word, where it lies and where it is chosen."""
    for lang in LANGUAGES:
        say = words(lang)
        nameless = (mark for mark in role.marks if not has(say, f"grim-mark-{mark}"))
        yield from missing(say, (f"mark-{tale.id}-{mark}" for mark in nameless))


def faults_of_texts(tale: Tale, role: Role) -> Iterator[str]:
    """A role has its name with its cases, and each part of its card, in every language."""
    id = f"{tale.id}-{role.id}"
    wanted = [id, *(f"{id}.{case}" for case in CASES), *(f"{id}-{part}" for part in PARTS)]
    for lang in LANGUAGES:
        say = words(lang)
        yield from missing(say, wanted)
        if length(say, f"{id}.gender") and say.say(f"{id}.gender") not in GENDERS:
            yield f"{lang}: {id}.gender is none of {', '.join(GENDERS)}"
        if length(say, f"{id}-short") > LONGEST_SHORT:
            yield f"{lang}: {id}-short is longer than {LONGEST_SHORT} characters"


def too_long(say: Words, ids: Iterable[str]) -> Iterator[str]:
    """The questions that are too long for a title: what explains one stands below it."""
    for id in ids:
        if id.startswith("prompt-") and "." not in id and length(say, id) > LONGEST_QUESTION:
            yield f"{say.lang}: {id} is longer than {LONGEST_QUESTION} characters: {id}.note may say more"


def faults_of_ways(tale: Tale) -> Iterator[str]:
    """Each role has a second way to play it and to bluff it; nothing is a way of a role there is not."""
    ways = [f"{tale.id}-{role.id}-{part}" for role in declared(tale) for part in WAYS]
    printed = [f"{tale.id}-{role}-{part}" for role in tale.almanac.printed for part in WAYS]
    told = re.compile(rf"^({tale.id}-\w+-(?:{'|'.join(WAYS)})-\w+) *=", re.MULTILINE)
    known = dict.fromkeys(f"{way}-{number}" for way in printed for number in (2, 3))
    for lang in LANGUAGES:
        yield from missing(words(lang), (f"{way}-2" for way in ways))
        yield from (
            f"{lang}: {id} is no second or third way of a role"
            for id in told.findall(source(lang))
            if id not in known
        )


def faults_of_led(say: Words, roll: Mapping[str, Published], ruled: Container[str]) -> Iterator[str]:
    """Whoever has no rules is named and told of, with what to do at their lines; whoever has rules no more.

    Who has rules has a card, and the name stands there.
    """
    for role in roll.values():
        id = f"led-{role.id}"
        if role.id in ruled:
            for said in (f"roll-{role.id}", id):
                if say.has(said):
                    yield f"{say.lang}: {role.id} has rules now: take out {said}"
            continue
        lines = {"first": role.first_night, "other": role.other_nights}
        parts = ["ability", *(part for part, place in lines.items() if place)]
        yield from missing(say, [f"roll-{role.id}", *(f"{id}.{part}" for part in parts)])
        for part, place in lines.items():
            if not place and has(say, f"{id}.{part}"):
                yield f"{say.lang}: {id}.{part} is never said, for {role.id} has no such line"


def faults_of_words(tale: Tale) -> Iterator[str]:
    """The tale's name, its sides, spots, variants, clocks and calls have words in every language."""
    wanted = [tale.id, f"{tale.id}.note"]
    sides = dict.fromkeys(role.side for role in declared(tale))
    wanted += [f"side-{side}" for side in sides]
    wanted += [f"place-{spot}" for spot in tale.spares]
    offered = [setting for setting in tale.settings if setting.is_offered]
    wanted += [f"setting-{setting.key}" for setting in offered]
    wanted += [f"setting-chapter-{setting.chapter}" for setting in offered if setting.chapter]
    wanted += [f"setting-{timer.key}" for timer in tale.timers]
    wanted += [f"setting-{one.key}-{option}" for one in offered for option in one.options]
    wanted += [f"setting-{wish}{part}" for wish in tale.nights.wordings for part in ("", ".note")]
    wanted += [f"tale-{tale.id}-{id}" for id in told_of(tale)]
    wanted += [*words_wanted(tale), *(f"prompt-{tale.id}-{word}" for word in prompts_of(tale))]
    aloud = tale.sheet if tale.nights.aloud else ()
    wanted += [f"voice-{tale.id}-{step}-{when}" for step in aloud for when in ("wake", "sleep")]
    for lang in LANGUAGES:
        say = words(lang)
        yield from missing(say, wanted)
        yield from missing(
            say, (f"story-won-{side}" for side in sides if not has(say, f"story-{tale.id}-won-{side}"))
        )


def prompts_of(tale: Tale) -> Iterator[str]:
    """What players of a tale of ours are asked by a constant of its prompts, besides what roles ask."""
    for name, module in chapters_of(tale).items():
        if name.endswith(".prompts"):
            yield from (one for word, one in vars(module).items() if word.isupper() and isinstance(one, str))


def told_of(tale: Tale) -> Iterator[str]:
    """The variants and scenarios of which there is a tale; of one among several, each but the plain one."""
    for one in tale.settings:
        yield from ((one.key,) if one.told and not one.options else ())
        yield from (option for option in one.options if one.told and option != one.default)
    scenarios = tale.scenarios.printed if tale.scenarios is not None else ()
    yield from (one.id for one in scenarios if one.told)


def faults_of_icon(tale: str, role: Role) -> Iterator[str]:
    """A role has a picture: one of its own, or one of the signs that the client carries."""
    file = drawn_in(tale, role.id)
    ours = file.is_relative_to(drawings.GAMES)
    short = file.relative_to(drawings.GAMES.parent if ours else file.parents[1]).as_posix()
    if file.is_file():
        if not symbol_of(tale, role.id):
            yield f"{tale}: {short} is no picture, or does not say its viewBox"
    elif not role.icon:
        yield f'{tale}: {role.id} has a plain icon: {role.header} needs icon="...", or draw {short}'
    elif role.icon not in signs():
        meant = meant_by(role.icon, signs())
        yield f"{tale}: the icon of {role.id}, {role.icon}, is no sign of ours{meant or f': draw {short}'}"


def fault_of_test(tale: str, role: str, root: Path) -> Iterator[str]:
    """In a checkout, a role has a file of tests."""
    if (root / "tests" / "games").is_dir():
        file = Path("tests", "games", tale, "roles", f"test_{role}.py")
        yield from fault_of_test_file(tale, role, root, file)


def fault_of_test_file(of: str, role: str, folder: Path, file: Path) -> Iterator[str]:
    """The tests of a role stand in this file of a folder, and there is one in it."""
    if not (folder / file).is_file():
        yield f"{of}: {role} has no {file.as_posix()}"
    elif "def test_" not in (folder / file).read_text(encoding="utf-8"):
        yield f"{of}: {file.as_posix()} has no test"


def faults_of_languages(sources: dict[str, str]) -> Iterator[str]:
    """Every text there is, is there in every language."""
    ids = {lang: dict.fromkeys(_ID.findall(text)) for lang, text in sources.items()}
    everywhere = dict.fromkeys(id for known in ids.values() for id in known)
    for lang, known in ids.items():
        yield from (f"{lang}: there is no text {id}" for id in everywhere if id not in known)


def faults_of_gaps(said: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """What is asked and told says the same in every language: a gap that one lacks or has alone is wrong.

    So is one that nothing fills, be it in all of them.
    """
    for lang, texts in said.items():
        for id, text in texts.items():
            yield from (f"{lang}: {fault}" for fault in unfilled(id, text, TALES))
    yield from differing_gaps(said)


def differing_gaps(said: Mapping[str, Mapping[str, str]]) -> Iterator[str]:
    """Gaps of what is asked and told that one language lacks, or has alone."""
    for id in dict.fromkeys(id for texts in said.values() for id in texts if id.startswith(SAME)):
        gaps = {lang: frozenset(GAP.findall(texts[id])) for lang, texts in said.items() if id in texts}
        usual, _ = Counter(gaps.values()).most_common(1)[0]
        for lang, found in gaps.items():
            for gap in sorted(found ^ usual):
                instead = "and other languages do not" if gap in found else "as other languages do"
                yield f"{lang}: {id} {'says' if gap in found else 'has to say'} {{ ${gap} }}, {instead}"


def faults_of_strangers(tale: Tale, ids: Iterable[str]) -> Iterator[str]:
    """Texts of a role there is not: a part of a card, a call, or what it asks and tells, if misspelt."""
    roll = () if tale.scripts is None else tale.scripts.published
    roles = dict.fromkeys((*tale.almanac.printed, *tale.almanac.led, *roll))
    known = dict.fromkeys((*roles, *(line for sheet in (tale.sheet, *tale.sheets) for line in sheet)))
    part = re.compile(rf"{tale.id}-(\w+)-(?:{'|'.join(PARTS)})$")
    call = re.compile(r"()$" if tale.nights.aloud else r"call-(\w+)$")
    told = "" if tale.nights.aloud else f"|story-(?:you|{tale.id})-informed"
    other = re.compile(rf"(?:prompt-{tale.id}(?:-learn)?{told})-(\w+)$")
    for id in dict.fromkeys(ids):
        sure, maybe = part.match(id) or call.match(id), other.match(id)
        found = sure or maybe
        if found and found[1] and found[1] not in known:
            near = get_close_matches(found[1], roles, 1, NEARLY)
            if sure or near:
                yield f"{tale.id}: {id} is of a role that there is not{f': {near[0]}?' if near else ''}"


def has(say: Words, id: str) -> bool:
    """Whether there is a text of this id, with its attribute if it names one, that is not empty."""
    try:
        return bool(say.say(id).strip())
    except Unfilled:  # which is named by itself
        return True
    except KeyError:
        return False


def length(say: Words, id: str) -> int:
    """How long a text is, 0 if there is none, or none that can be said."""
    try:
        return len(say.say(id))
    except KeyError:
        return 0


def missing(say: Words, wanted: Iterable[str]) -> Iterator[str]:
    """Those of the wanted texts that a language lacks."""
    return (f"{say.lang}: there is no text {id}" for id in wanted if not has(say, id))
