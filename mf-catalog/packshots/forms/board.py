"""Dressed boards, one by six."""
from studio.look import Look, View
from studio.stack import stack
from studio.wood import wood


def build(look: Look) -> View:
    """Three layers of three, and one across."""
    stack(look, wood(look), (1.05, .14, .019), 3, 3, .0016)
    return View(turn=-60, height=22, lens=58)
