"""Planks of a hardwood floor."""
from studio.laid import laid
from studio.look import Look, View
from studio.wood import wood


def build(look: Look) -> View:
    """Five rows, laid, and one plank on them."""
    laid(look, wood(look, rough=.34, coat=.25), (.62, .118, .017), 5, .86)
    return View(turn=-38, height=30, lens=62)
