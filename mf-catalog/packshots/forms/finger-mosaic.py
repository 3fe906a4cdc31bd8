"""Narrow glazed sticks side by side on sheets."""
from studio.ceramic import glaze
from studio.look import Look, View
from studio.mosaic import SIDE, rows, sheets
from studio.tiling import oblong, prism

WIDE, THICK, JOINT = .0205, .0075, .0022


def build(look: Look) -> View:
    """Two sheets of two rows."""
    finger = prism('finger', oblong(WIDE, SIDE / 2 - JOINT), THICK, glaze(look.tone, THICK / 2, variety=.34, wave=.0007), .0022)
    sheets(look, finger, rows(WIDE + JOINT, SIDE / 2), THICK, .4)
    return View(turn=-26, height=34, lens=85)
