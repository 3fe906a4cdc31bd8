"""Corrugated metal panels."""
from studio.look import Look, View
from studio.nested import nested
from studio.sheetmetal import tin, waves

WIDE, PITCH, HIGH, LONG, THICK = .68, .068, .018, 1.1, .0013


def build(look: Look) -> View:
    """Two in each other, one more moved by two waves."""
    nested(look, waves(WIDE, PITCH, HIGH), THICK, LONG, tin(look, .2), 3, aside=PITCH * 2)
    return View(turn=-56, height=30, lens=60)
