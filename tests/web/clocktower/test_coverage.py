"""The page about the Clocktower's roles tells how far each is known."""

from __future__ import annotations

from fabula.games import TALES
from fabula.games.clocktower.almanac import companions
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.published import ROLL
from fabula.text import words
from fabula.web.clocktower.coverage import PAGE, counted, main, tables
from fabula.web.clocktower.elsewhere import deduced_elsewhere
from fabula.web.protocol import filled

TEXT = PAGE.read_text(encoding="utf-8")


def test_the_page_is_up_to_date() -> None:
    assert filled(TEXT, tables()) == TEXT, "python -m fabula.web.clocktower.coverage --write"
    assert main([]) == 0


def test_every_role_has_its_line() -> None:
    for role in ROLL.values():
        (line,) = (line for line in TEXT.splitlines() if f"| `{role.published}` |" in line)
        ruled = role.id in almanac or role.id in companions.RULED
        assert ("ruled" in line) == ruled
        assert (line.split(" | ")[-2].startswith("led")) == (not ruled)


def test_each_card_of_the_other_games_says_what_deduction_makes_of_it() -> None:
    lines = [*deduced_elsewhere()]
    for tale in TALES.values():
        for role in tale.almanac.printed if tale.id != "clocktower" else ():
            assert any(line.startswith(f"| {words('en').role(tale.id, role)} | ") for line in lines)
    assert "| Patient Zero | left out |" in lines
    assert "| Undine | followed; left out with `undine=swap` |" in lines
    assert "| Robber | followed |" in lines


def test_each_role_says_what_deduction_makes_of_it() -> None:
    last = {}
    for role in ROLL.values():
        (line,) = (line for line in TEXT.splitlines() if f"| `{role.published}` |" in line)
        last[role.id] = line.removesuffix(" |").split(" | ")[-1]
    assert {*last.values()} == {"rule", "followed", "left out", "–"}
    assert [last[id] for id in ("chef", "poisoner", "amnesiac", "djinn")] == [
        "rule",
        "followed",
        "left out",
        "–",
    ]
    assert all(last[role.id] == "rule" for role in almanac if role.rule is not None)


def test_the_roles_are_counted() -> None:
    ruled = len(almanac) + len(companions.RULED)
    assert [*counted()][-1] == f"| **all** | 181 | {ruled} | {181 - ruled} |"
