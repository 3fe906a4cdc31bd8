"""Small oblongs of stone in herringbone on sheets."""
from studio.ceramic import stone_print
from studio.herringbone import herringbone
from studio.look import Look, View
from studio.mosaic import SIDE, sheets
from studio.tiling import exposure, oblong, prism

WIDE, RATIO, THICK, JOINT = .0240, 3, .0085, .0022


def build(look: Look) -> View:
    """Two sheets."""
    stuff = stone_print(look.tone, 'marble', .28, fine=2.2) if look.colour == 'marble' else stone_print(look.tone, 'cement', .5, fine=2.2)
    brick = prism('brick', oblong((WIDE + JOINT) * RATIO - JOINT, WIDE), THICK, stuff, .0009)
    sheets(look, brick, herringbone(RATIO, WIDE, JOINT, (SIDE, SIDE)), THICK, .4)
    return View(turn=-26, height=42, lens=85, exposure=exposure(look))
