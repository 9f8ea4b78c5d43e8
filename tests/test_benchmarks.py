"""The benchmarks run, and what they measure is there to be measured."""

from __future__ import annotations

import subprocess
import sys
from argparse import Namespace
from pathlib import Path

import pytest
from benchmarks.balance import put, share
from benchmarks.city import City, Measured, breaks, need, rows
from benchmarks.nodes import fates
from benchmarks.opinions import EDITIONS
from benchmarks.questions import costs
from benchmarks.report import share_of

ROOT = Path(__file__).parents[1]


def bench(*arguments: str) -> str:
    """What a benchmark prints."""
    command = [sys.executable, "-m", "benchmarks", *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=100, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    return done.stdout


def test_games_are_counted_at_each_table() -> None:
    printed = bench("games", "--tale", "onenight", "--seconds", "0.05")
    rows = [line.split() for line in printed.splitlines() if line.startswith("  onenight")]
    assert [row[1] for row in rows] == ["5", "10", "16"]
    assert all(float(row[2].replace(",", "")) > 0 for row in rows)


def test_balance_is_told_by_side_and_by_role_and_written_where_it_stood() -> None:
    printed = bench("balance", "--tale", "onenight", "--seats", "4", "5", "--games", "10")
    assert "| 4 | " in printed
    assert "| Seer | " in printed
    once = put("# Balance\n", "onenight", "first")
    assert put(once, "onenight", "second") == once.replace("first", "second")
    assert put(put(once, "mafia32", "other"), "onenight", "second").count("<!-- made: ") == 2


def test_a_share_has_its_margin() -> None:
    assert share(50, 100) == "50.0 ± 9.8 %"


def test_the_dearest_questions_are_named() -> None:
    printed = bench("questions", "--games", "1").splitlines()
    asked = {prompt for prompt, _, _ in costs(0)}
    assert {"set", "tokens"} <= asked
    first, *others = printed[printed.index(next(one for one in printed if one.startswith("  ---"))) + 1 :][:8]
    assert first.split()[0] == "set", "dearer by far than all others"
    assert {line.split()[0] for line in others} < asked


def test_each_thing_that_a_bot_does_is_timed() -> None:
    printed = bench("opinions", "--games", "1", "--seats", "5")
    rows = {line.split()[0]: line.split() for line in printed.splitlines() if line.startswith("  ")}
    assert {*EDITIONS, "choose", "speak", "hear"} <= {*rows}
    assert all(int(rows[word][1]) > 0 for word in ("choose", "speak", "hear"))


def test_deduction_stands_beside_its_second_opinion() -> None:
    printed = bench("deduction", "--cases", "6")
    assert "6 first nights, 6 with the same deals" in printed
    assert "a search deal by deal" in printed
    assert "the same rules as clauses" in printed


def test_every_answer_reaches_every_phone() -> None:
    printed = bench("server", "--rooms", "2", "--seats", "3", "--seconds", "0.5", "--pace", "8", "--bare")
    assert "2 rooms of 5 devices, 10 sockets" in printed
    loads = [line.split() for line in printed.splitlines() if line.endswith("0        0     0")]
    assert len(loads) == 2
    assert "Beside a bare fan-out" in printed


def test_what_befalls_nodes_is_spread_over_the_evening() -> None:
    asked = Namespace(kills=4, asleep=2, leave=1, databases=1)
    of_all = fates(asked)
    assert (of_all.count("killed"), of_all.count("asleep"), of_all.count("leaves"), of_all.count(None)) == (
        4,
        2,
        1,
        1,
    )
    assert of_all[0] == of_all[-1] == "killed"


def test_the_city_on_paper_is_as_it_is_reckoned() -> None:
    plan = (ROOT / "docs/running.md").read_text(encoding="utf-8")
    reckoned = [f"| {what} | {much} | {because} |" for what, much, because in rows(City(), Measured())]
    assert len(reckoned) > 10
    assert [row for row in reckoned if row not in plan] == []
    assert (need(City(), Measured()).nodes, need(City(rooms=200_000), Measured()).nodes) == (77, 153)
    assert breaks(City(), Measured())[0].startswith("what one database keeps")


@pytest.mark.parametrize(("share", "value"), [(0.5, 51), (0.99, 100), (0.0, 1)])
def test_a_share_of_the_values_lies_below(share: float, value: int) -> None:
    assert share_of(range(100, 0, -1), share) == value
