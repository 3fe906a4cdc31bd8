"""Hexagons of two inches on sheets."""
from math import sqrt

from studio.ceramic import glaze
from studio.look import Look, View
from studio.mosaic import rows, sheets
from studio.tiling import exposure, polygon, prism

ACROSS, THICK, JOINT = .0560, .0065, .0026


def build(look: Look) -> View:
    """Two sheets."""
    wide, deep = ACROSS * sqrt(3) / 2 + JOINT, ACROSS * .75 + JOINT * .87
    hexagon = prism('hexagon', polygon(6, ACROSS, 30), THICK, glaze(look.tone, THICK / 2, .16, variety=.18, wave=.0004), .0011)
    sheets(look, hexagon, rows(wide, deep, .5), THICK)
    return View(turn=-26, height=44, lens=85, exposure=exposure(look))
