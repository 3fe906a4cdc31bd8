"""Squares of glass on sheets."""
from studio.glasstile import JOINT, SIDE, THICK, glass
from studio.look import Look, View
from studio.mosaic import rows, sheets
from studio.tiling import oblong, prism


def build(look: Look) -> View:
    """Two sheets."""
    square = prism('square', oblong(SIDE, SIDE), THICK, glass(look), .0013)
    sheets(look, square, rows(SIDE + JOINT, SIDE + JOINT), THICK)
    return View(turn=-26, height=34, lens=85)
