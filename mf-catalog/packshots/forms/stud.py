"""Studs, two by four."""
from studio.look import Look, View
from studio.stack import stack
from studio.wood import wood


def build(look: Look) -> View:
    """A pile that shows its ends."""
    stack(look, wood(look), (1.15, .089, .038), 3, 4, .003, 7)
    return View(turn=-62, height=20, lens=55)
