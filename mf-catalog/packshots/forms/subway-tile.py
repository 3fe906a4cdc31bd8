"""Glazed tiles, twice as long as wide."""
from studio.ceramic import glaze
from studio.look import Look, View
from studio.tiling import exposure, pile

SIZE = (.152, .076, .0085)


def build(look: Look) -> View:
    """A pile, and two beside it."""
    pile(look, SIZE, glaze(look.tone, SIZE[2] / 2, variety=.08, wave=.0006), .0018, count=6)
    return View(turn=-24, height=28, lens=85, exposure=exposure(look))
