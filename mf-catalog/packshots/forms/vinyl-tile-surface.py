"""Vinyl tiles printed as stone, each row half a tile on."""
from studio.ceramic import stone_print
from studio.look import Look, linear
from studio.planks import shadow
from studio.surface import Surface, bed, places
from studio.tiling import copies, exposure, oblong, prism

LONG, WIDE, THICK, SPAN = .61, .305, .004, 1.15
PRINTS = {'concrete': 'cement', 'marble': 'marble', 'slate': 'slate'}
GROUT, GROUTED = linear('#b9b5ac'), .0032


def build(look: Look) -> Surface:
    """Marble has a joint that looks like grout; the others lie side by side."""
    joint, random = GROUTED if look.colour == 'marble' else .0006, look.random
    if look.colour == 'marble':
        bed(SPAN, GROUT, THICK - .0008)
    else:
        shadow(SPAN, THICK)
    tile = prism('tile', oblong(LONG, WIDE), THICK, stone_print(look.tone, PRINTS[look.colour], .45), .0010)
    copies(tile, [(x, y, THICK / 2, random.uniform(-.05, .05) + random.choice((0, 180))) for x, y in places(SPAN, LONG + joint, WIDE + joint, .5)])
    return Surface(SPAN, THICK, exposure(look))
