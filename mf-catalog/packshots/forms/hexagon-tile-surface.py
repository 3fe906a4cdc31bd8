"""Hexagons of porcelain; those of terracotta vary from tile to tile."""
from math import sqrt

from studio.ceramic import stone_print
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.tiling import exposure, polygon, prism

ACROSS, THICK, JOINT = .23, .0095, .0032
GROUT = linear('#a39d92')
PRINTS = {'slate': 'slate', 'terracotta': 'cement'}
VARIETY = {'terracotta': .13}
SPAN = .78


def build(look: Look) -> Surface:
    """Nearly four from left to right, a third of them in each of three shades."""
    wide, deep = ACROSS * sqrt(3) / 2 + JOINT, ACROSS * .75 + JOINT * .87
    grout(SPAN, THICK - .0016, GROUT)
    spots, variety = places(SPAN, wide, deep, .5), VARIETY.get(look.colour, 0)
    look.random.shuffle(spots)
    for index, deeper in enumerate((1 - variety, 1, 1 + variety)):
        shade = tuple(part ** deeper for part in look.tone)
        stuff = stone_print(shade, PRINTS.get(look.colour, 'plain'), .4)
        tiles(look, prism(f'hexagon-{index}', polygon(6, ACROSS, 30), THICK, stuff, .0012), spots[index::3], THICK, .15)
    return Surface(SPAN, THICK, exposure(look))
