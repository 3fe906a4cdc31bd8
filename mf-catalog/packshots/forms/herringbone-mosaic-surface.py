"""Small oblongs of stone in herringbone."""
from studio.ceramic import stone_print
from studio.grouted import grout, tiles
from studio.herringbone import herringbone
from studio.look import Look
from studio.surface import Surface, laid
from studio.tiling import exposure, oblong, prism

WIDE, RATIO, THICK, JOINT = .0240, 3, .0085, .0022
SPAN = .32


def build(look: Look) -> Surface:
    """Seen along the way it runs."""
    stuff = stone_print(look.tone, 'marble', .28, fine=2.2) if look.colour == 'marble' else stone_print(look.tone, 'cement', .5, fine=2.2)
    brick = prism('brick', oblong((WIDE + JOINT) * RATIO - JOINT, WIDE), THICK, stuff, .0009)
    grout(SPAN, THICK - .0012)
    tiles(look, brick, herringbone(RATIO, WIDE, JOINT, laid(SPAN), WIDE * RATIO / 2), THICK, .35)
    return Surface(SPAN, THICK, exposure(look))
