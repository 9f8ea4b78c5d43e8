"""Almanacs besides ours: what a folder or a package brings is ruled and checked like our own.

All of it happens in processes of their own, for what has once been opened is there for good.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import fabula as package
from fabula.__main__ import main
from fabula.core.cards import Almanac, Misdeclared
from fabula.games import TALES
from fabula.games.clocktower.almanac.cards import townsfolk

SOURCE = Path(package.__file__).parent
EXAMPLES = Path(__file__).parents[1] / "examples"
HARBOUR = EXAMPLES / "harbour"
FABULA = "from fabula.cli import main; raise SystemExit(main())"


def run(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *arguments],
        env={**os.environ, "LANG": "en_GB.UTF-8", **environment},
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def fabula(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    return run("-c", FABULA, *arguments, **environment)


@pytest.fixture
def harbour(tmp_path: Path) -> Path:
    """A copy of the example, to leave something out of it."""
    copy = tmp_path / "harbour"
    shutil.copytree(HARBOUR, copy, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


def rewrite(harbour: Path, written: str, instead: str) -> None:
    """Write something else in the roles of an almanac."""
    roles = harbour / "roles.py"
    roles.write_text(roles.read_text("utf-8").replace(written, instead), "utf-8")


@pytest.mark.parametrize("example", sorted(one.name for one in EXAMPLES.iterdir() if one.is_dir()))
def test_an_example_keeps_its_own_tests(example: str) -> None:
    tested = run("-m", "pytest", "-q", "-p", "no:cacheprovider", str(EXAMPLES / example / "tests"))
    assert tested.returncode == 0, tested.stdout


@pytest.mark.parametrize("example", sorted(one.name for one in EXAMPLES.iterdir() if one.is_dir()))
def test_an_example_is_complete(example: str) -> None:
    checked = fabula("check", "--almanac", str(EXAMPLES / example))
    assert (checked.returncode, checked.stderr) == (0, "")
    assert checked.stdout.startswith(f"{example}: complete.")


def test_the_page_on_writing_a_role_leaves_nothing_out(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs" / "writing-a-role.md").read_text("utf-8")
    files = re.findall(
        r"^`(lantern/[\w/.-]+)`[^\n]*:\n\n```[^\n]*\n(.*?)^```", page, re.MULTILINE | re.DOTALL
    )
    assert len(files) == 5
    for name, text in files:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, "utf-8")
    folder = str(tmp_path / "lantern")
    checked = fabula("check", "--almanac", folder)
    assert (checked.returncode, checked.stdout[:18]) == (0, "lantern: complete.")
    assert run("-m", "pytest", "-q", "-p", "no:cacheprovider", folder).returncode == 0


LAMPLIGHTER = "its header in roles.py needs"


@pytest.mark.parametrize(
    ("written", "instead", "fault"),
    [
        (
            ', claims=("number", "chose")',
            "",
            f"clocktower: lamplighter keeps what it learns to itself: {LAMPLIGHTER} claims=(...), the word",
        ),
        (
            "for n in town.living_neighbours(lit)), lit",
            "for n in town.living_neighbours(lit)) if lit % 2 else 1, lit",
            None,
        ),
        (
            "me.learn((0, 1, 2), lambda see: sum(see(n).evil for n in town.living_neighbours(lit))",
            "me.learn((0, 1), lambda see: min(1, sum(see(n).evil for n in town.others(lit)[:1])) * 1",
            None,
        ),
        (
            "me.learn((0, 1, 2), lambda see: sum(see(n).evil for n in town.living_neighbours(lit))",
            "me.learn((0, 2, 3), lambda see: 2 * see(lit).evil + see(town.others(lit)[0]).is_a('demon')",
            "clocktower: lamplighter may have to learn 1, and can be told one of (0, 2, 3): add it to",
        ),
        (
            "if seat == me.seat and neighbours",
            'if cause != "exection" and seat == me.seat and neighbours',
            "harbour: roles.py line 75: nothing is ever called 'exection': execution?",
        ),
        (
            "Decide(me.role, neighbours, me.seat)",
            'Decide("who_mourns", neighbours, me.seat)',
            "harbour: prompt-clocktower-who_mourns is not said in text/en, text/ru, text/fr: write it into",
        ),
        (
            '"salt-in-the-news" if learning else "lot"',
            '"salt-in-the-nws" if learning else "lot"',
            "harbour: why-salt-in-the-nws is not said in text/en, text/ru, text/fr: write it into",
        ),
        (
            "    SWEPT.forget(town)",
            "    SWEPTT.forget(town)",
            "harbour: roles.py line 111: nothing is called SWEPTT: SWEPT?",
        ),
    ],
)
def test_check_names_what_would_never_be_so(
    harbour: Path, written: str, instead: str, fault: str | None
) -> None:
    rewrite(harbour, written, instead)
    assert written not in (harbour / "roles.py").read_text("utf-8")
    said = fabula("check", "--almanac", str(harbour)).stdout.splitlines()
    if fault is None:
        assert not any("may have to learn" in one or "keeps what" in one for one in said)
    else:
        assert any(one.startswith(fault) for one in said), said


def test_check_names_each_thing_left_out(harbour: Path) -> None:
    roles = harbour / "roles.py"
    code = (
        roles.read_text("utf-8")
        .replace(', after="imp"', "")
        .replace("wakes=EACH_NIGHT, asks=1", "wakes=EACH_NIGHT", 1)
        .replace("POISONED, until=DUSK", "'poisned', until='dsk'")
        .replace(
            'townsfolk("breakwater")',
            'townsfolk("breakwater", traits=("sees_al",), claims=("chse",), speaks="moor")',
        )
        .replace("SWEPT.stands(town.grimoire)", "grant.seat > town.grimoire.seats")
    )
    roles.write_text(code, "utf-8")
    for text in harbour.glob("text/*/*.ftl"):
        kept = [
            line
            for line in text.read_text("utf-8").splitlines()
            if not line.startswith("prompt-clocktower-wrecker")
        ]
        text.write_text("\n".join(kept), "utf-8")
    french = harbour / "text" / "fr" / "clocktower-harbour.ftl"
    french.write_text(
        french.read_text("utf-8").replace("clocktower-saltwife-bluff", "clocktower-saltwife-bluf"), "utf-8"
    )
    (harbour / "icons" / "wrecker.svg").write_text("no picture", "utf-8")
    (harbour / "tests" / "test_undertow.py").unlink()
    checked = fabula("check", "--almanac", str(harbour))
    assert checked.returncode == 1
    for fault in (
        'undertow wakes and has no line in the other nights: its header in roles.py needs after="..."',
        "clocktower: lamplighter can ask a player at its line: its header in roles.py needs asks=1",
        "harbour: clocktower-saltwife-bluf is said in one language alone: clocktower-saltwife-bluff?",
        "harbour: clocktower-saltwife-bluff is not said in text/fr: write it into clocktower-harbour.ftl",
        "harbour: prompt-clocktower-wrecker is not said in text/en, text/ru, text/fr: write it into",
        "clocktower: icons/wrecker.svg is no picture",
        "harbour: undertow has no tests/test_undertow.py",
        "harbour: roles.py line 93: no rule asks for the mark 'poisned': poisoned?",
        "harbour: roles.py line 93: until='dsk' names no phase that begins: dusk?",
        "harbour: breakwater says traits='sees_al', which no rule asks for: sees_all?: its header",
        "clocktower: breakwater says claims='chse', which has no words: chose?: its header",
        "harbour: square-power-moor is not said in text/en, text/ru, text/fr: write it into",
        "harbour: the note SWEPT in roles.py is never read: SWEPT.of(...), or take it out",
    ):
        assert fault in checked.stdout
    assert "saltwife-bluf is not said" not in checked.stdout


def test_a_role_of_ones_own_may_take_itself_for_another(tmp_path: Path) -> None:
    (tmp_path / "roles.py").write_text(
        "from fabula.core.cards import FIRST_NIGHT\n"
        "from fabula.games.clocktower.almanac.cards import DEMON, TOWNSFOLK, outsider\n"
        "outsider('daydreamer', believes=(TOWNSFOLK,))\n"
        "@outsider('pretender', believes=(DEMON,), wakes=FIRST_NIGHT, asks=1, after='lunatic')\n"
        "async def pretender(me, town): pass\n",
        "utf-8",
    )
    played = run(
        "-c",
        "import pathlib, sys\n"
        "from fabula.testing import Table, open_folder\n"
        "open_folder(pathlib.Path(sys.argv[1]))\n"
        "for who in ('daydreamer:empath', 'pretender:imp'):\n"
        "    table = Table(who + ' imp poisoner monk chef mayor').night(poisoner=5).day()\n"
        "    table.night(poisoner=4, imp={0: 3, 1: 5})\n"
        "    print(table.role(0), table.telling.grimoire.beliefs[0], *table.woke(0), *table.dead)\n",
        str(tmp_path),
    )
    assert played.stderr == ""
    assert played.stdout.splitlines() == ["daydreamer empath empath 5", "pretender imp imp 5"]


def test_check_names_what_a_role_lacks_where_it_is_called_in_silence(harbour: Path) -> None:
    rewrite(harbour, 'after="empath"', 'after="chef"')
    for text in harbour.glob("text/*/*.ftl"):
        kept = [
            line
            for line in text.read_text("utf-8").splitlines()
            if not line.startswith(("call-lamplighter", "story-clocktower-informed-lamplighter"))
        ]
        text.write_text("\n".join(kept), "utf-8")
    (harbour / "icons" / "undertow.svg").unlink()
    lines = fabula("check", "--almanac", str(harbour)).stdout.splitlines()
    everywhere = "is not said in text/en, text/ru, text/fr: write it into clocktower-harbour.ftl"
    after = 'its header in roles.py says after="chef", which is no line there: after="chef ..."'
    icon = 'its header in roles.py needs icon="...", or draw icons/undertow.svg'
    assert sorted(lines) == [
        f"clocktower: lamplighter wakes and has no line in the other nights: {after}",
        f"clocktower: undertow has a plain icon: {icon}",
        f"harbour: call-lamplighter {everywhere}",
        f"harbour: story-clocktower-informed-lamplighter {everywhere}",
    ]


def test_check_names_what_a_tale_lacks(tmp_path: Path) -> None:
    ferry = tmp_path / "ferry"
    shutil.copytree(EXAMPLES / "ferry", ferry, ignore=shutil.ignore_patterns("__pycache__"))
    tale = ferry / "tale.py"
    tale.write_text(tale.read_text("utf-8").replace('Timer("talk"', 'Timer("chat"'), "utf-8")
    gone = (
        "advice-set-no-stowaway",
        "refused-set-no-stowaway",
        "story-died-",
        "story-won-crew",
        "prompt-ferry-vote",
    )
    for text in ferry.glob("text/*/ferry.ftl"):
        kept = [line for line in text.read_text("utf-8").splitlines() if not line.startswith(gone)]
        text.write_text("\n".join(kept), "utf-8")
    lines = fabula("check", "--almanac", str(ferry)).stdout.splitlines()
    lacking = [
        "advice-ferry-set-no-stowaway",
        "refused-set-no-stowaway",
        "story-died-overboard",
        "story-won-crew",
        "prompt-ferry-vote",
    ]
    assert set(lines) >= {
        f"ferry: {id} is not said in text/en, text/ru, text/fr: write it into ferry.ftl" for id in lacking
    }
    assert "ferry: the beat talk has the time of talk, which is none of its timers" in lines


def test_a_tale_without_a_word_is_played_all_the_same(tmp_path: Path) -> None:
    ferry = tmp_path / "ferry"
    shutil.copytree(EXAMPLES / "ferry", ferry, ignore=shutil.ignore_patterns("__pycache__", "text"))
    played = fabula("sim", "ferry", "--almanac", str(ferry), "--games", "5", "--jobs", "1")
    assert (played.returncode, played.stderr) == (0, "")
    assert "% stowaway" in played.stdout
    listed = fabula("roles", "ferry", "--almanac", str(ferry))
    assert (listed.returncode, listed.stderr) == (0, "")
    lines = fabula("check", "--almanac", str(ferry)).stdout.splitlines()
    everywhere = "is not said in text/en, text/ru, text/fr: write it into"
    assert {f"ferry: ferry {everywhere} tales.ftl", f"ferry: side-crew {everywhere} ferry.ftl"} <= set(lines)


def test_check_names_a_file_of_texts_that_no_tale_reads(harbour: Path) -> None:
    (harbour / "text" / "en" / "lights.ftl").write_text("lights-out = Out\n", "utf-8")
    lines = fabula("check", "--almanac", str(harbour)).stdout.splitlines()
    assert "harbour: text/en/lights.ftl is read in no tale: call it TALE-lights.ftl" in lines


@pytest.mark.parametrize(
    ("written", "instead", "why"),
    [
        ("when(Dies)", 'when("dies")', "undertow: 'dies' is no moment"),
        ("says(GoodCannotWin)", "says(Dies)", "is no question of the rules"),
        (
            "go_under(me: Me, town: Square)",
            "go_under(me: Me, town: Square, seat: int)",
            "go_under takes (me, town, seat), and has to take (me, town)",
        ),
        (
            "while_it_is_out_at_sea(town: Square, grant: Grant)",
            "while_it_is_out_at_sea(town: Square)",
            "while_it_is_out_at_sea takes (town), and has to take (town, grant)",
        ),
        ("when(Dies)", "when(Deis)", "NameError: name 'Deis' is not defined"),
        (
            "import Died, Dies, DiesByExecution",
            "import Died, Dies, DiesByExecutoin",
            "moments has no DiesByExecutoin: DiesByExecution?",
        ),
        (', after="imp"', ', afer="imp"', "undertow: no header has the word afer: after?"),
        (
            "wakes=EACH_NIGHT_BUT_FIRST",
            'wakes="each night"',
            "undertow: wakes='each night' is none of NEVER, FIRST_NIGHT, EACH_NIGHT, EACH_NIGHT_BUT_FIRST of",
        ),
        ("async def undertow", "def undertow", "SyntaxError: 'await' outside async function"),
    ],
)
def test_a_moment_that_is_none_or_has_other_facts_is_refused(
    harbour: Path, written: str, instead: str, why: str
) -> None:
    rewrite(harbour, written, instead)
    refused = fabula("check", "--almanac", str(harbour))
    assert refused.returncode == 2
    assert "roles.py line " in refused.stdout + refused.stderr
    assert why in refused.stdout + refused.stderr


@pytest.mark.parametrize(
    ("written", "instead", "why"),
    [
        ('Flag("swept"', 'Flag("lost"', "the word lost of the note SWEPT is taken: call it otherwise"),
        (
            "town.living_neighbours(lit)",
            "town.neighbours(lit)",
            "Square has no neighbours: living_neighbours?",
        ),
        ("lit = await me.choose", "lit = me.choose", "me.choose(...) does nothing without await"),
    ],
)
def test_what_would_break_games_off_is_named_before_any_is_played(
    harbour: Path, written: str, instead: str, why: str
) -> None:
    rewrite(harbour, written, instead)
    checked = fabula("check", "--almanac", str(harbour))
    assert (checked.returncode, checked.stderr) == (1, "")
    (line,) = checked.stdout.splitlines()
    assert why in line


def test_a_line_that_is_on_no_sheet_is_named_with_the_one_it_may_be(harbour: Path) -> None:
    rewrite(harbour, 'after="imp"', 'after="impp"')
    said = 'its header in roles.py says after="impp", which is no line there: imp?'
    assert said in fabula("check", "--almanac", str(harbour)).stdout


PLAYED = """
from pathlib import Path
from fabula.testing import Table, open_folder
open_folder(Path({folder!r}))
table = Table("lamplighter imp empath poisoner monk mayor slayer").night(lamplighter=2, poisoner=5)
print(table.told(0))
table.day((4, 3, (2, 4, 5, 6)))
print(table.night(lamplighter=2, imp=5, monk=0).told(0))
"""


def test_a_number_is_told_as_a_number_and_what_has_no_words_is_named(harbour: Path) -> None:
    roles = harbour / "roles.py"
    code = roles.read_text("utf-8").replace("lambda see: sum(", "lambda see: any(")
    roles.write_text(code, "utf-8")
    assert run("-c", PLAYED.format(folder=str(harbour))).stdout == "[1]\n[1]\n"
    roles.write_text(code.replace("me.learn((0, 1, 2)", "me.learn((False, True)"), "utf-8")
    assert "the lamplighter learns " in fabula("check", "--almanac", str(harbour)).stdout


def test_a_gap_for_a_part_that_is_never_told_is_named_with_the_one_that_is(harbour: Path) -> None:
    english = harbour / "text" / "en" / "clocktower-harbour.ftl"
    told = "story-you-informed-lamplighter"
    said = english.read_text("utf-8").replace(
        f"{told} = You are shown evil neighbours: {{ $n }}", f"{told} = {{ $shown }}"
    )
    english.write_text(said, "utf-8")
    assert fabula("check", "--almanac", str(harbour)).stdout.splitlines() == [
        f"harbour: text/en: {told} says {{ $shown }}, and what is told is in {{ $a }} and {{ $n }}",
        f"harbour: text/en: {told} has to say {{ $n }}, as other languages do",
        f"harbour: text/en: {told} says {{ $shown }}, and other languages do not",
    ]


def test_the_lamplighter_of_the_page_counts_the_dead_too(tmp_path: Path) -> None:
    page = (EXAMPLES.parent / "docs" / "writing-a-role.md").read_text("utf-8")
    scripts = re.findall(r"```python skip\n(.*?)^```", page, re.MULTILINE | re.DOTALL)
    (code,) = (one for one in scripts if "async def lamplighter" in one)
    (tmp_path / "roles.py").write_text(code, "utf-8")
    assert run("-c", PLAYED.format(folder=str(tmp_path))).stdout == "[2]\n[2]\n"


def test_a_folder_that_cannot_be_opened_says_the_same_why_each_time(harbour: Path) -> None:
    rewrite(
        harbour,
        "async def go_under(me: Me, town: Square)",
        "async def go_under(me: Me, town: Square, seat: int)",
    )
    code = f"""
from pathlib import Path
from fabula.almanacs import Unopened, open_folder
for _ in range(2):
    try:
        open_folder(Path({str(harbour)!r}))
    except Unopened as why:
        print(why)
"""
    first, again = run("-c", code).stdout.splitlines()
    assert first == again
    assert first.endswith("TypeError: undertow: go_under takes (me, town, seat), and has to take (me, town)")


def test_what_one_language_lacks_is_said_in_another(harbour: Path) -> None:
    shutil.rmtree(harbour / "text" / "fr")
    code = f"""
from pathlib import Path
from fabula.almanacs import open_folder
from fabula.text import words
open_folder(Path({str(harbour)!r}))
print(words("fr").role("clocktower", "lamplighter"))
print(words("ru").role("clocktower", "lamplighter", "genitive"))
"""
    said = run("-c", code, PYTHONIOENCODING="utf-8")
    assert said.stdout.split() == ["Lamplighter", "Фонарщика"]


def test_they_are_played_in_other_processes_too() -> None:
    roles = "chef empath monk lamplighter breakwater slayer mayor saltwife butler wrecker baron undertow"
    played = fabula(
        "sim",
        "clocktower",
        "--almanac",
        str(HARBOUR),
        "--roles",
        roles,
        "--seats",
        "8",
        "--games",
        "8",
        "--jobs",
        "2",
    )
    assert (played.returncode, played.stderr) == (0, "")
    assert "Undertow" in played.stdout


def test_without_it_there_is_no_such_role() -> None:
    played = fabula("sim", "clocktower", "--roles", "lamplighter", "--seats", "8")
    assert (played.returncode, played.stderr) == (2, "fabula: There is no role called lamplighter.\n")


@pytest.mark.parametrize(
    ("code", "complaint"),
    [
        ("1 / 0", "roles.py line 1: ZeroDivisionError: division by zero"),
        (
            "from fabula.games.clocktower.almanac.cards import townsfolk\ntownsfolk('empath')",
            "roles.py line 2: empath is a role of ours: call yours otherwise",
        ),
        (
            "from fabula.games.clocktower.almanac.cards import townsfolk\ntownsfolk('Big Light')",
            "'Big Light' can be no id: small letters, figures and _, a letter first",
        ),
        (
            "from fabula.games.clocktower.almanac.cards import townsfolk\ntownsfolk('lamp', claims='number')",
            'lamp: claims="number" is one word, and has to be several: claims=("number",)',
        ),
    ],
)
def test_one_with_a_fault_is_refused_in_one_line(tmp_path: Path, code: str, complaint: str) -> None:
    (tmp_path / "roles.py").write_text(code, "utf-8")
    refused = fabula("roles", "clocktower", "--almanac", str(tmp_path))
    assert refused.returncode == 2
    assert complaint in refused.stderr
    assert refused.stderr.count("\n") == 1


def test_one_that_is_not_there_is_refused() -> None:
    refused = fabula("check", "--almanac", "nowhere_at_all")
    assert refused.returncode == 2
    assert "there is no such folder" in refused.stderr


def test_an_installed_package_brings_its_roles(tmp_path: Path) -> None:
    shutil.copytree(HARBOUR, tmp_path / "harbour_roles", ignore=shutil.ignore_patterns("__pycache__"))
    installed = tmp_path / "harbour_roles-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: harbour-roles\nVersion: 1.0\n", "utf-8")
    (installed / "entry_points.txt").write_text("[fabula.roles]\nharbour = harbour_roles\n", "utf-8")
    listed = fabula("roles", "clocktower", PYTHONPATH=str(tmp_path))
    assert (listed.returncode, listed.stderr) == (0, "")
    assert "undertow" in listed.stdout


def test_the_book_itself_takes_no_more_roles() -> None:
    with pytest.raises(Misdeclared) as refused:
        townsfolk("lamplighter")
    where = "games/clocktower/almanac/cards.py"
    assert str(refused.value) == f"lamplighter is not in the printed order: name it in {where}"
    assert all((SOURCE / tale.almanac.ordered_in).is_file() for tale in TALES.values())


def test_a_role_is_declared_once() -> None:
    almanac = Almanac("owl")
    owls = almanac.kind("bird", "wood")
    owls("owl")
    with pytest.raises(Misdeclared, match="owl is declared twice"):
        owls("owl")
    with pytest.raises(
        Misdeclared, match="mouse is not in the printed order: name it in the Almanac of the tale"
    ):
        owls("mouse")
    almanac.is_open = True
    owls("mouse")
    with pytest.raises(Misdeclared, match="mouse is declared twice"):
        owls("mouse")


def test_a_role_of_ours_that_is_declared_wrongly_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def load(name: str, *_: object) -> None:
        raise Misdeclared(f"{name} is declared twice")

    monkeypatch.setattr("builtins.__import__", load)
    assert main() == 2
    assert capsys.readouterr().err == "fabula: fabula.cli is declared twice\n"
