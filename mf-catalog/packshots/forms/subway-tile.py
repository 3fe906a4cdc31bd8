"""Subway tiles, twice as long as wide or longer."""
from studio.look import Look, View
from studio.subway import subway
from studio.tiling import exposure, pile


def build(look: Look) -> View:
    """A pile, and two beside it."""
    size, stuff = subway(look)
    pile(look, size, stuff, .0018, count=6)
    return View(turn=-24, height=28, lens=85, exposure=exposure(look))
