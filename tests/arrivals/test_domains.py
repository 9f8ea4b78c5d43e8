"""What a role can be told is enough, however the others sit."""

from __future__ import annotations

import pytest

from fabula.arrivals.domains import might_be, watched_domains
from fabula.core.verbs import Me
from fabula.testing import Table

CIRCLE = "empath imp poisoner chef monk mayor slayer"


def test_a_question_is_put_again_as_if_others_sat_otherwise() -> None:
    town = Table(CIRCLE).town
    both = {*might_be(town, 3, lambda see: see(2).evil + see(4).evil)}
    assert both == {0, 1, 2}
    assert {*might_be(town, 3, lambda see: see(2).is_a("demon") + see(4).is_a("demon"))} == {0, 1}
    assert {*might_be(town, 3, lambda see: see(3).role)} == {"chef"}


@pytest.mark.parametrize(("role", "is_watched"), [("chef", True), ("empath", False)])
def test_what_a_watched_role_may_have_to_learn_is_found(role: str, is_watched: bool) -> None:
    town = Table(CIRCLE).town
    me = Me(town, town.abilities(3)[0])
    with watched_domains((role,)) as narrow:
        assert me.told_of((0, 1, 2), lambda see: see(2).evil + see(4).evil) == (1,)
        assert narrow == {}
        assert me.told_of((1,), lambda see: see(2).evil + see(4).evil) == (1,)
    other = "may have to learn {}, and can be told one of (1,)"
    assert [*narrow] == ([("chef", other.format(2)), ("chef", other.format(0))] if is_watched else [])


def test_afterwards_nothing_is_watched() -> None:
    told_of = Me.told_of
    with watched_domains(("chef",)):
        assert Me.told_of is not told_of
    assert Me.told_of is told_of
