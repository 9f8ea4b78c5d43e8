"""A rehearsal as a chart: one picture of who wins, how long it lasts, and which roles decide, as SVG."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from html import escape
from typing import Any

from fabula.text import Words

WIDE, MARGIN, LABELS = 720, 24, 190
ROW, BAR, DAYS_TALL = 26, 18, 120
INK, FAINT, PAPER = "#1b2437", "#6d7780", "#fdfcf8"
COLOURS = {"good": "#1f4f8c", "evil": "#9c241b"}
SVG = "http://www.w3.org/2000/svg"
LOOK = "font-family: Alegreya Sans, Segoe UI, Noto Sans, sans-serif; font-size: 15px"

Figures = Mapping[str, Any]


def chart(tale: str, title: str, figures: Figures, sides: Mapping[str, str], say: Words) -> str:
    """The figures of a rehearsal as a picture; `sides` tells on which side each role is."""
    drawn = _Drawing()
    games = say.say("workshop-progress", n=str(figures["games"]), of=str(figures["games"]))
    drawn.title(title)
    drawn.note(games)
    drawn.heading(say.say("workshop-wins"))
    for side, share in figures["sides"].items():
        drawn.bar(say.say(f"side-{side}"), share, COLOURS.get(side, INK))
    drawn.heading(say.say("workshop-days"))
    drawn.columns(figures["days"])
    drawn.heading(say.say("workshop-decide"))
    all_ = part(figures["sides"][figures["side"]])
    for role, both in decisive(figures):
        drawn.leaning(say.role(tale, role), both["with"], all_, COLOURS.get(sides[role], INK))
    drawn.y += 8
    drawn.note(say.say("workshop-bars-note"))
    return drawn.svg()


def part(share: Mapping[str, Any]) -> float:
    """A share as a number from 0 to 1."""
    return share["won"] / share["of"] if share["of"] else 0.0


def decisive(figures: Figures) -> list[tuple[str, Mapping[str, Any]]]:
    """The roles that were in some games and not in all, those first with which the side wins most often."""
    some = [
        (role, both)
        for role, both in figures["roles"].items()
        if both["with"]["of"] and both["without"]["of"]
    ]
    return sorted(some, key=lambda one: -part(one[1]["with"]))


class _Drawing:
    """A picture that grows downward."""

    def __init__(self) -> None:
        self.y = MARGIN
        self.parts: list[str] = []

    def svg(self) -> str:
        """The whole picture as SVG."""
        tall = self.y + MARGIN
        head = f'<svg xmlns="{SVG}" viewBox="0 0 {WIDE} {tall}" style="{LOOK}" fill="{INK}">'
        return "\n".join(
            [head, f'<rect width="{WIDE}" height="{tall}" fill="{PAPER}"/>', *self.parts, "</svg>", ""]
        )

    def title(self, text: str) -> None:
        """Write what the chart is about at its top."""
        self._write(text, 26, 34)

    def heading(self, text: str) -> None:
        """What the next part shows."""
        self.y += 12
        self._write(text, 19, 30)

    def note(self, text: str) -> None:
        """Write something in small type."""
        self._write(text, 14, 22)

    def _write(self, text: str, size: int, tall: int) -> None:
        self.y += tall
        self.parts.append(f'<text x="{MARGIN}" y="{self.y - 8}" font-size="{size}">{escape(text)}</text>')

    def bar(self, label: str, share: Mapping[str, Any], colour: str) -> None:
        """How often a side wins."""
        top = self.y + (ROW - BAR) / 2
        width = part(share) * (self._at(1) - self._at(0))
        self.parts += [
            *self._label(label),
            f'<rect x="{self._at(0)}" y="{top}" width="{width:.1f}" height="{BAR}" fill="{colour}"/>',
            *self._whisker(share, INK),
        ]
        self.y += ROW

    def leaning(self, label: str, share: Mapping[str, Any], all_: float, colour: str) -> None:
        """How a side fares with a role, beside the line of all games."""
        at = f"{self._at(all_):.1f}"
        self.parts += [
            *self._label(label),
            f'<path d="M{at} {self.y}v{ROW}" stroke="{FAINT}" stroke-dasharray="3 3"/>',
            *self._whisker(share, FAINT),
            f'<circle cx="{self._at(part(share)):.1f}" cy="{self.y + ROW / 2}" r="5" fill="{colour}"/>',
        ]
        self.y += ROW

    def columns(self, days: Mapping[str, int]) -> None:
        """How many games lasted how many days."""
        most, all_ = max(days.values()), sum(days.values())
        span = range(min(map(int, days)), max(map(int, days)) + 1)
        wide = min(60.0, (WIDE - 2 * MARGIN) / len(span))
        floor = self.y + 18 + DAYS_TALL
        for n, day in enumerate(span):
            games = days.get(str(day), 0)
            tall, left = games / most * DAYS_TALL, MARGIN + n * wide
            middle = f'x="{left + wide / 2:.1f}" text-anchor="middle"'
            self.parts += [
                f'<path d="M{left + 3:.1f} {floor}v{-tall:.1f}h{wide - 6:.1f}v{tall:.1f}z" fill="{FAINT}"/>',
                f'<text {middle} y="{floor - tall - 4:.1f}" font-size="13">{games / all_:.0%}</text>',
                f'<text {middle} y="{floor + 18}" font-size="13">{day}</text>',
            ]
        self.y = floor + 26

    def _label(self, label: str) -> Iterator[str]:
        yield f'<text x="{MARGIN}" y="{self.y + ROW / 2 + 5}">{escape(label)}</text>'

    def _whisker(self, share: Mapping[str, Any], colour: str) -> Iterator[str]:
        low, high, middle = self._at(share["low"]), self._at(share["high"]), self.y + ROW / 2
        ends = "".join(f"M{end:.1f} {middle - 4}v8" for end in (low, high))
        told = f"{part(share):.0%}"
        line = f"M{low:.1f} {middle}H{high:.1f}{ends}"
        yield f'<path d="{line}" stroke="{colour}" stroke-width="1.5" fill="none"/>'
        yield f'<text x="{WIDE - MARGIN}" y="{middle + 5}" text-anchor="end">{told}</text>'

    def _at(self, share: float) -> float:
        return MARGIN + LABELS + share * (WIDE - 2 * MARGIN - LABELS - 50)
