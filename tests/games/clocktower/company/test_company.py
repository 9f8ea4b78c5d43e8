"""Fabled and Loric: roles of the Storyteller that all see, from the beginning or from any moment on."""

from __future__ import annotations

import pytest
from tests.games.clocktower.table import Table

from fabula.core.refusals import Refusal
from fabula.core.views import TOWN, view
from fabula.games.clocktower.tale import Clocktower
from fabula.games.clocktower.town.events import Entered, Exited, company

ROLES = "chef empath mayor poisoner imp"


def test_all_know_from_the_beginning_who_is_there() -> None:
    setup = Clocktower().set_up(7, company=("angel", "tor"))
    assert setup.settings["company"] == ("angel", "tor")


def test_nobody_is_there_unless_somebody_says_so() -> None:
    assert "company" not in Clocktower().set_up(7).settings


def test_only_fabled_and_loric_keep_company() -> None:
    with pytest.raises(Refusal, match="unknown-role"):
        Clocktower().set_up(7, company=("imp",))


def test_one_comes_while_all_talk_and_goes_again() -> None:
    table = Table(ROLES)
    table.night()
    telling = table.telling
    telling.begin_beat()
    asked = telling.pending
    telling.amend(("enter", "angel"))
    telling.amend(("enter", "fibbin"))
    assert company(telling.grimoire) == ("angel", "fibbin")
    telling.amend(("exit", "angel"))
    assert company(telling.grimoire) == ("fibbin",)
    assert telling.pending is asked, "what is asked stays as it is"


def test_everybody_hears_of_it() -> None:
    table = Table(ROLES)
    table.telling.amend(("enter", "angel"))
    table.telling.amend(("exit", "angel"))
    for listener in (0, TOWN):
        heard = [event for _, event in view(listener, table.telling.events())]
        assert heard[-2:] == [Entered("angel"), Exited("angel")]


def test_nobody_comes_twice_and_who_is_not_there_cannot_go() -> None:
    table = Table(ROLES)
    table.telling.amend(("enter", "angel"))
    for act in (("enter", "angel"), ("exit", "djinn"), ("enter", "imp")):
        with pytest.raises(Refusal, match="no-amendment"):
            table.telling.amend(act)
