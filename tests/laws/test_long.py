"""What takes long is where `tests/lengths.py` says: nothing renamed slips back into what is run all day."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest
from tests.asking import asking
from tests.browser.soaks import ALL_BUT
from tests.lengths import BRIEF, FIRST, LONG, ON_SOURCES, UNIX_ALONE, is_brief, left_out
from tests.soaks import COLLECTED, SOAKS, is_soak

TESTS = Path(__file__).parents[1]
NAMED = {f"{place}::{test}": cases for place, tests in SOAKS.items() for test, cases in tests.items()}


@pytest.mark.parametrize("place", sorted({*LONG, *FIRST}))
def test_what_takes_long_is_where_it_is_said_to_be(place: str) -> None:
    assert (TESTS / place).exists()


@pytest.mark.parametrize("test", sorted(ON_SOURCES))
def test_what_is_served_the_sources_is_a_test_of_the_browser(test: str) -> None:
    place, name = test.split("::")
    assert place.startswith("browser/")
    assert f"def {name}(" in (TESTS / place).read_text(encoding="utf-8")


def test_what_asks_for_a_source_is_found_through_all_that_it_uses(tmp_path: Path) -> None:
    file, other = tmp_path / "browser/show/test_any.py", tmp_path / "browser/leading/test_other.py"
    for one in (file, other):
        one.parent.mkdir(parents=True)
    other.write_text('VOICE, WIRE = "base/voice.js", 0\nGLASS = 0\n')
    file.write_text(
        "from tests.browser.leading.test_other import GLASS, VOICE as SAID\n"
        'WIRE = "base/wire.js"\nASK = "screens/ask.js"\n'
        "def asked(page): return page.evaluate(ASK)\n"
        "@pytest.fixture\ndef answered(page): return asked(page)\n"
        "def test_by_a_fixture(answered): ...\n"
        'def test_by_itself(page): page.goto("/static/look/ring.css")\n'
        "def test_by_another_file(page): page.evaluate(SAID)\n"
        "def test_not(page): page.evaluate(WIRE + GLASS)\n"
    )
    found = {one for one in asking(file) if one.startswith("test_")}
    assert found == {"test_by_a_fixture", "test_by_itself", "test_by_another_file"}


def test_what_tests_of_the_browser_have_in_common_asks_for_no_source() -> None:
    common = [path for path in (TESTS / "browser").rglob("*.py") if not path.name.startswith("test_")]
    assert {path.name: asking(path) for path in common if asking(path)} == {}


@pytest.mark.parametrize("test", BRIEF)
def test_what_is_brief_is_a_test_of_what_takes_long(test: str) -> None:
    place, name = test.partition("[")[0].split("::")
    assert place in LONG
    assert f"def {name}(" in (TESTS / place).read_text(encoding="utf-8")


def test_one_case_or_all_of_a_test_are_brief() -> None:
    case, every = (next(one for one in BRIEF if ("[" in one) is cased) for cased in (True, False))
    assert is_brief(case)
    assert not is_brief(f"{case.partition('[')[0]}[another]")
    assert is_brief(every)
    assert is_brief(f"{every}[any]")
    assert not is_brief(f"{every}_too")


def test_one_case_or_all_of_a_test_are_soaks() -> None:
    every = next(name for name, cases in NAMED.items() if not cases)
    some = next(name for name, cases in NAMED.items() if cases and ALL_BUT not in cases)
    most = next(name for name, cases in NAMED.items() if ALL_BUT in cases)
    assert is_soak(every)
    assert is_soak(f"{every}[any]")
    assert not is_soak(f"{every}_too")
    assert is_soak(f"{some}[{NAMED[some][0]}]")
    assert not is_soak(f"{some}[another]")
    assert not is_soak(some)
    assert is_soak(f"{most}[another]")
    assert not is_soak(f"{most}[{NAMED[most][-1]}]")


def left_to_soaks(found: set[str], name: str, cases: tuple[str, ...]) -> str:
    """What is wrong with how a test is named among the soaks; nothing if all is well."""
    its = {one for one in found if one.partition("[")[0] == name}
    named = {f"{name}[{case}]" for case in cases if case != ALL_BUT}
    if not its:
        return f"{name}: there is no such test"
    if named - its:
        return f"{name}: there are no cases {sorted(named - its)}"
    if cases and all(map(is_soak, its)):
        return f"{name}: no case is in every run"
    return "" if any(map(is_soak, its)) else f"{name}: every case is in every run"


def all_in(places: Iterable[str], collected: set[str]) -> set[str]:
    """All tests of these files: a run of everything has found them already."""
    if {*places} <= {one.partition("::")[0] for one in collected}:
        return collected
    collect = (sys.executable, "-m", "pytest", "--collect-only", "-q", *(str(TESTS / one) for one in places))
    told = subprocess.run(collect, cwd=TESTS.parent, capture_output=True, text=True, check=True).stdout
    return {line.removeprefix(f"{TESTS.name}/") for line in told.splitlines() if "::" in line}


def test_each_soak_is_a_test_and_of_a_test_in_cases_one_is_run_every_time(
    request: pytest.FixtureRequest,
) -> None:
    """What is only called like a test that there was would be run all day, or never."""
    found = all_in(SOAKS, request.config.stash[COLLECTED])
    assert [wrong for name, cases in NAMED.items() if (wrong := left_to_soaks(found, name, cases))] == []


@pytest.mark.parametrize(
    ("found", "cases", "wrong"),
    [
        ((), ("en",), "there is no such test"),
        (("[en]", "[fr]"), ("ru",), "there are no cases ['{name}[ru]']"),
        (("[en]", "[fr]"), (ALL_BUT, "ru"), "there are no cases ['{name}[ru]']"),
    ],
)
def test_a_soak_that_is_none_is_found(found: tuple[str, ...], cases: tuple[str, ...], wrong: str) -> None:
    name = "browser/test_any.py::test_any"
    assert (
        left_to_soaks({f"{name}{one}" for one in found}, name, cases) == f"{name}: {wrong.format(name=name)}"
    )


def test_a_test_that_no_run_plays_or_every_run_is_found() -> None:
    name, keeps = next((name, cases[1:]) for name, cases in NAMED.items() if ALL_BUT in cases)
    kept = {f"{name}[{case}]" for case in keeps}
    assert left_to_soaks({*kept, f"{name}[another]"}, name, (ALL_BUT, *keeps)) == ""
    assert left_to_soaks({f"{name}[another]"}, name, ("another",)) == f"{name}: no case is in every run"
    assert left_to_soaks(kept, name, (ALL_BUT, *keeps)) == f"{name}: every case is in every run"


UNIX = re.compile(
    r"\bos\.(?:fork|getpriority|openpty|killpg|mkfifo)\b|\bSIG(?:KILL|QUIT|CONT|STOP|ALRM)\b|import pty"
)


def needs_unix(text: str) -> bool:
    """Whether a test uses what Windows does not have."""
    return UNIX.search(text) is not None


def test_what_needs_unix_is_left_out_on_windows_and_nothing_is_elsewhere() -> None:
    assert left_out("posix") == []
    assert left_out("nt") == [*UNIX_ALONE]
    assert [one for one in UNIX_ALONE if not (TESTS / one).exists()] == []
    need = [path for path in TESTS.rglob("test_*.py") if needs_unix(path.read_text(encoding="utf-8"))]
    named = [path.relative_to(TESTS).as_posix() for path in need]
    beside = [name for name in named if not {name, name.partition("/")[0]} & {*UNIX_ALONE}]
    assert beside == [Path(__file__).relative_to(TESTS).as_posix()]  # this one, which only speaks of it


def test_what_windows_does_not_have_is_found() -> None:
    assert needs_unix("os.kill(server.pid, signal.SIGKILL)")
    assert not needs_unix("os.kill(server.pid, signal.SIGTERM)")
