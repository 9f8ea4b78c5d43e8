"""The index of the abilities: whatever changes the grants, it says what a search through them says."""

from __future__ import annotations

from fabula.core.events import Became, Event, Granted, Lost
from fabula.core.grimoire import Abilities, Grimoire, Setup, abilities
from fabula.games.clocktower.almanac.cards import almanac
from fabula.games.clocktower.almanac.moments import Died, Nominated
from fabula.games.clocktower.almanac.questions import IsWoken


def a_grimoire(*events: Event) -> Grimoire:
    grimoire = Grimoire(Setup("clocktower", 5, ()))
    for event in events:
        event.apply(grimoire)
    return grimoire


def test_who_knows_of_a_moment_or_a_question_is_found_in_the_order_of_the_grants() -> None:
    grimoire = a_grimoire(
        *(Granted(seat, role) for seat, role in ((3, "virgin"), (1, "chef"), (0, "virgin")))
    )
    index = abilities(grimoire, almanac)
    reaction = almanac["virgin"].reactions[Nominated]
    assert index.reacting[Nominated] == tuple((grant, reaction) for grant in grimoire.grants[::2])
    assert index.reacting[Died] == ()
    assert index.answering[IsWoken] == ()


def test_a_line_calls_clockwise() -> None:
    lines = ((3, "monk"), (1, "imp"), (0, "monk"), (2, None))
    grimoire = a_grimoire(*(Granted(seat, "chef", line) for seat, line in lines))
    called = abilities(grimoire, almanac).called
    assert [grant.seat for grant in called["monk"]] == [0, 3]
    assert [grant.seat for grant in called["imp"]] == [1]
    assert "chef" not in called


def test_the_index_is_kept_until_the_grants_are_others() -> None:
    grimoire = a_grimoire(Granted(0, "virgin"), Granted(1, "undertaker", "undertaker"))
    index = abilities(grimoire, almanac)
    grimoire.let_live(0, lives=False)
    assert abilities(grimoire, almanac) is index
    for event in (Granted(2, "virgin"), Lost(2), Became(1, "virgin", "good"), Granted(1, "virgin")):
        before = abilities(grimoire, almanac)
        event.apply(grimoire)
        again, anew = abilities(grimoire, almanac), Abilities(almanac, grimoire.grants)
        assert again is not before
        assert again.reacting[Nominated] == anew.reacting[Nominated]
        assert again.answering[IsWoken] == anew.answering[IsWoken]
        assert again.called == anew.called


def test_what_is_found_on_a_sheet_is_kept_for_that_sheet() -> None:
    index = Abilities(almanac, ())
    sheet, other = ("monk", "imp"), ("imp", "monk")
    found = iter("abc")
    assert [index.on(one, lambda: next(found)) for one in (sheet, sheet, other, sheet)] == list("aabc")


def test_what_was_read_off_adds_nothing_to_the_position() -> None:
    grimoire = a_grimoire(Granted(0, "virgin"))
    before = grimoire.position()
    abilities(grimoire, almanac)
    assert grimoire.position() == before
