"""Hexagons of porcelain, laid, and one more on them."""
from math import sqrt

from studio.ceramic import stone_print
from studio.look import Look, View, linear
from studio.tiling import bed, copies, exposure, oblong, polygon, prism

ACROSS, THICK, JOINT = .23, .0095, .0045
GROUT = linear('#a39d92')
PRINTS = {'slate': 'slate', 'terracotta': 'cement'}


def build(look: Look) -> View:
    """Three rows of four."""
    stuff = stone_print(look.tone, PRINTS.get(look.colour, 'plain'), .4)
    wide, deep = ACROSS * sqrt(3) / 2 + JOINT, ACROSS * .75 + JOINT * .87
    bed(oblong(3.44 * wide, 2.6 * deep), THICK * .6, GROUT)
    places = [((column - 1.5) * wide + (.25 if row % 2 else -.25) * wide, (row - 1) * deep, THICK / 2, 0) for row in range(3) for column in range(4)]
    first = prism('hexagon', polygon(6, ACROSS, 30), THICK, stuff, .0012)
    copies(first, [*places, (.36 * wide, -.25 * deep, THICK * 1.5 + .0004, 17)])
    return View(turn=-24, height=38, lens=70, exposure=exposure(look))
