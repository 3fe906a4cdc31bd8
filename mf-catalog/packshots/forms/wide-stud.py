"""Framing lumber, two by six."""
from studio.look import Look, View
from studio.stack import stack
from studio.wood import wood


def build(look: Look) -> View:
    """A pile that shows its ends."""
    stack(look, wood(look), (1.15, .14, .038), 2, 3, .003, 6)
    return View(turn=-60, height=20, lens=55)
