"""Round tiles on sheets."""
from math import sqrt

from studio.ceramic import glaze
from studio.geometry import lathe
from studio.look import Look, View
from studio.mosaic import rows, sheets
from studio.tiling import exposure

ACROSS, THICK, JOINT = .0215, .0062, .0022


def build(look: Look) -> View:
    """Two sheets."""
    half, step = THICK / 2, ACROSS + JOINT
    penny = lathe('penny', [(ACROSS / 2, -half), (ACROSS / 2, half, .0016), (0, half)], glaze(look.tone, half, variety=.12, wave=.0004), 32)
    sheets(look, penny, rows(step, step * sqrt(3) / 2, .5), THICK)
    return View(turn=-26, height=42, lens=85, exposure=exposure(look))
