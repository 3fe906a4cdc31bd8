"""Porcelain planks with the print of wood, laid, and one more on them."""
from studio.laid import laid
from studio.look import Look, View, linear
from studio.wood import wood

GREIGE = linear('#a98c6c')


def build(look: Look) -> View:
    """Four rows of planks."""
    laid(look, wood(look, 'oak', GREIGE, rough=.42, gain=.9), (.9, .15, .0095), 4, .92, tongue=0)
    return View(turn=-38, height=30, lens=62)
