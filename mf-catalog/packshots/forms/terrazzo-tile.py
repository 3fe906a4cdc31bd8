"""Terrazzo: chips of stone in cement, ground flat."""
from studio.look import Look, View
from studio.terrazzo import SIDE, THICK, terrazzo
from studio.tiling import pile


def build(look: Look) -> View:
    """A pile, and two beside it."""
    pile(look, (SIDE, SIDE, THICK), terrazzo(look, (.42, .38, .30), (260., .15)), .001, count=4)
    return View(turn=-27, height=27, lens=75)
