"""A tale as an environment of PettingZoo: agents take turns, and each sees its own view and no more."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from fabula.arena.pieces import Choosing, Piece
from fabula.arena.prose import Prose
from fabula.arena.seated import TALK, Game
from fabula.arena.tokens import BLANK, tokens_of
from fabula.core.grimoire import Setup
from fabula.core.tale import Tale
from fabula.minds import mind_called
from fabula.sim.seeding import lots_of
from fabula.text import words
from fabula.text.words import source

ENTRIES = 96  # the latest, of what a seat has heard
LENGTH = 24  # tokens of one entry, and of a question
LONGEST_TEXT = 1_000_000
WON, LOST = 1.0, -1.0


class Environment(AECEnv):
    """One tale with one setup. `bots` names the minds at seats that no agent has.

    A choice is put together piece by piece, so an agent may have several turns in a row: an action is a token
    (a player, a role, a word), and the mask has those that may come next. What has to follow comes by itself.
    """

    metadata: ClassVar = {"name": "fabula_v0", "render_modes": ["ansi"], "is_parallelizable": False}

    def __init__(
        self, tale: Tale, setup: Setup, bots: Mapping[int, str], talk: int = TALK, lang: str = "en"
    ) -> None:
        super().__init__()
        self.tale = tale
        self.setup = setup
        self.bots = dict(bots)
        self.talk = talk
        self.lang = lang
        self.render_mode = "ansi"
        self.tokens = tokens_of(tale)
        say = words(lang)
        self.names = {seat: say.say("tool-seat", n=str(seat)) for seat in range(setup.seats)}
        self.seats = {f"seat_{seat}": seat for seat in range(setup.seats) if seat not in self.bots}
        self.possible_agents = [*self.seats]
        self.agents: list[str] = []
        size = self.tokens.size
        signs = frozenset(source(lang)) | frozenset(map(chr, range(32, 127)))
        self._observations = {
            agent: spaces.Dict({
                "observation": spaces.Box(BLANK, size - 1, (1 + ENTRIES, LENGTH), np.int32),
                "action_mask": spaces.Box(0, 1, (size,), np.int8),
                "text": spaces.Text(LONGEST_TEXT, min_length=0, charset=signs),
            })
            for agent in self.seats
        }  # fmt: skip
        self._actions = {agent: spaces.Discrete(size) for agent in self.seats}
        self._seed, self._number = 0, -1
        self._choosing = Choosing([None])
        self._offered: dict[int, Piece] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What an agent sees: its question and latest entries in tokens, the mask, and the same as text."""
        return self._observations[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """One token."""
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: Mapping[str, Any] | None = None) -> None:
        """Deal anew: game 0 of this seed, or the next game of the last one; `options` may name the `game`."""
        if seed is not None:
            self._seed, self._number = seed, -1
        self._number = (options or {}).get("game", self._number + 1)
        below = lots_of(self._seed, self._number)
        minds = {seat: mind_called(name, self.setup, seat, below) for seat, name in self.bots.items()}
        self.game = Game(self.tale, self.setup, below, lambda _: minds, self.talk, self.names)
        self._prose = {
            agent: Prose(self.tale.id, seat, self.names, self.lang) for agent, seat in self.seats.items()
        }
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def step(self, action: Any) -> None:
        """Let the piece of this token come next; ValueError for one that the mask leaves out."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        piece = self._offered.get(int(action))
        if piece is None:
            raise ValueError(f"{action} is not in the mask of {agent}")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._choosing.take(piece)
        self._go_on()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent sees now; of what is offered, only whoever is asked sees anything."""
        is_asked = self.game.turn is not None and agent == self.agent_selection
        seat = self.seats[agent]
        entries = self.game.entries(seat)
        seen: Any = np.full((1 + ENTRIES, LENGTH), BLANK, np.int32)
        head = [self.tokens.of(seat)]
        mask: Any = np.zeros(self.tokens.size, np.int8)
        text = self._prose[agent].journal(entries)
        if is_asked and self.game.turn is not None:
            head += map(self.tokens.of, (self.game.turn.prompt, *self._choosing.taken))
            mask[[*self._offered]] = 1
            text += f"\n{self._prose[agent].question(self.game.turn)}"
        for row, tokens in enumerate([head, *map(self.tokens.of_entry, entries[: -ENTRIES - 1 : -1])]):
            told = [*tokens][:LENGTH]
            seen[row, : len(told)] = told
        return {"observation": seen, "action_mask": mask, "text": text}

    def entries(self, agent: str) -> list[dict[str, Any]]:
        """All that an agent has heard, as a room sends it."""
        return self.game.entries(self.seats[agent])

    def offered(self) -> dict[int, Piece]:
        """What the tokens of the mask stand for."""
        return dict(self._offered)

    def telling(self) -> str:
        """The episode as a `.telling`, which `fabula replay` tells again."""
        return self.game.written()

    def render(self) -> str:
        """What the agent that is asked sees, as text."""
        return str(self.observe(self.agent_selection)["text"]) if self.agents else ""

    def close(self) -> None:
        """Close the environment; it keeps nothing open."""

    # ---- whose turn it is

    def _go_on(self) -> None:
        """Once a choice is whole, answer with it; choices of one option are made without asking."""
        while self._choosing.is_whole and self.game.turn is not None:
            self.game.answer(self._choosing.choice)
            if self.game.turn is not None:
                self._choosing = Choosing(self.game.turn.options, may_pass=self.game.turn.open)
        if self.game.turn is None:
            self._end()
        else:
            self.agent_selection = f"seat_{self.game.turn.seat}"
            self._offer()

    def _ask(self) -> None:
        """Begin with the first question of a game."""
        self.agent_selection = self.agents[0]
        turn = self.game.turn
        if turn is None:
            self._end()
            return
        self._choosing = Choosing(turn.options, may_pass=turn.open)
        self._go_on()

    def _offer(self) -> None:
        """Give each piece its token; where two would have one, the later gets the next that is free."""
        self._offered = {}
        for piece in self._choosing.offered:
            token = self.tokens.of(piece)
            while token in self._offered:
                token = (token + 1) % self.tokens.size
            self._offered[token] = piece

    def _end(self) -> None:
        winners = self.game.winners
        over = self.truncations if self.game.is_endless else self.terminations
        for agent, seat in self.seats.items():
            over[agent] = True
            if not self.game.is_endless:
                self.rewards[agent] = WON if seat in winners else LOST
        self._offered = {}
        self.agent_selection = self.agents[0]
