"""Small square tiles with a hand-made glaze."""
from studio.ceramic import glaze
from studio.look import Look, View
from studio.tiling import exposure, pile

SIZE = (.10, .10, .0095)


def build(look: Look) -> View:
    """A pile, and two beside it."""
    pile(look, SIZE, glaze(look.tone, SIZE[2] / 2), .002, count=7)
    return View(turn=-28, height=29, lens=85, exposure=exposure(look))
