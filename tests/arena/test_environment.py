"""Every tale is an environment as PettingZoo has them: by its own tests, and by what each agent may see."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

import fabula.arena
from fabula.arena.environment import LOST, WON, Environment
from fabula.arena.tokens import OTHER
from fabula.core.notation import play_again, read
from fabula.core.refusals import Refusal
from fabula.core.views import view
from fabula.games import tale_called

TALES: dict[str, dict[str, Any]] = {
    "onenight": {"seats": 5},
    "mafia32": {"seats": 6},
    "vendetta": {"seats": 5},
    "clocktower": {"seats": 7, "script": "trouble_brewing", "talk": 2},
}


def by_lot(env: Environment, seed: int = 0) -> Environment:
    """An episode in which every agent draws lots."""
    env.reset(seed=seed)
    chance = np.random.default_rng(seed)
    for agent in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        is_over = terminated or truncated
        env.step(None if is_over else int(chance.choice(np.flatnonzero(seen["action_mask"]))))
        assert agent not in env.agents or not is_over
    return env


@pytest.mark.parametrize("tale", TALES)
def test_it_passes_the_tests_of_the_library(tale: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.filterwarnings("ignore", "Observation is not a NumPy array")  # but a dict with a mask
        warnings.filterwarnings("ignore", "Observation space for each agent probably should be")
        env = fabula.arena.env(tale, **TALES[tale])
        api_test(env, num_cycles=1000 if tale == "onenight" else 20)
        seed_test(lambda: fabula.arena.env(tale, **TALES[tale]), num_cycles=5)
    assert len(env.possible_agents) > 2


@pytest.mark.parametrize("tale", TALES)
def test_an_episode_ends_is_a_telling_and_shows_each_agent_its_own_view(tale: str) -> None:
    env = by_lot(fabula.arena.env(tale, **TALES[tale]), seed=4)
    assert env.agents == []
    telling = play_again(tale_called(tale), read(env.telling()))
    assert telling.told
    assert telling.events() == env.game.telling.events()
    for agent, seat in env.seats.items():
        told = [event.data()["e"] for _, event in view(seat, telling.events())]
        assert [entry["e"] for entry in env.entries(agent)] == told


def test_who_has_won_is_rewarded() -> None:
    env = fabula.arena.env("onenight", seats=4)
    env.reset(seed=1)
    while not any(env.terminations.values()):
        env.step(next(iter(env.offered())))
    winners = env.game.winners
    assert env.rewards == {agent: WON if seat in winners else LOST for agent, seat in env.seats.items()}


def test_only_whoever_is_asked_sees_what_is_offered_and_nothing_else_is_taken() -> None:
    env = fabula.arena.env("mafia32", seats=6)
    env.reset(seed=2)
    asked = env.agent_selection
    offered = env.offered()
    assert set(np.flatnonzero(env.observe(asked)["action_mask"])) == set(offered)
    assert not any(env.observe(other)["action_mask"].any() for other in env.agents if other != asked)
    assert env.tokens.of("detective") not in offered
    with pytest.raises(ValueError, match="not in the mask"):
        env.step(env.tokens.of("detective"))
    assert env.offered() == offered


def test_minds_of_ours_sit_where_no_agent_does() -> None:
    env = fabula.arena.env("mafia32", seats=6, bots=dict.fromkeys(range(1, 6), "sensible"))
    assert by_lot(env, seed=3).possible_agents == ["seat_0"]
    assert env.game.telling.told


@pytest.mark.parametrize("tale", TALES)
def test_every_word_that_is_offered_or_heard_has_its_number(tale: str) -> None:
    env = fabula.arena.env(tale, **TALES[tale])
    env.reset(seed=5)
    offered = set()
    while not any(env.terminations.values()):
        pieces = env.offered()
        assert [env.tokens.of(piece) for piece in pieces.values()] == [*pieces]
        offered |= {*pieces}
        env.step([*pieces][len(offered) % len(pieces)])
    heard = [token for entry in env.entries("seat_0")[1:] for token in env.tokens.of_entry(entry)]
    assert OTHER not in offered | {*heard}
    assert len({*heard}) > 5


def test_the_text_is_the_journal_and_the_question_in_ones_language() -> None:
    env = fabula.arena.env("onenight", seats=3, lang="fr")
    env.reset(seed=1)
    assert env.render().splitlines()[-1] in ("Regardez votre carte", "Parlez")
    assert env.observation_space(env.agent_selection).contains(env.observe(env.agent_selection))


def test_a_game_has_its_number_in_the_seed() -> None:
    env = fabula.arena.env("onenight", seats=4)
    env.reset(seed=7, options={"game": 2})
    second = env.telling()
    env.reset(seed=7)
    first = env.telling()
    env.reset()
    env.reset()
    assert env.telling() == second != first


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(Refusal, match="unknown-script"):
        fabula.arena.env("clocktower", script="nonsense")
    with pytest.raises(Refusal, match="unknown-script"):
        fabula.arena.env("onenight", script="trouble_brewing")
