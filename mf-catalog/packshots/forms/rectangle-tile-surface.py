"""Large tiles, each row a third of a tile on; the charcoal one has ribs."""
from studio.ceramic import glaze, stone_print
from studio.grouted import grout, stairs, tiles
from studio.look import Look, linear
from studio.ribbed import ribbed
from studio.surface import Surface
from studio.tiling import exposure, oblong, prism

LONG, WIDE, THICK, JOINT = .60, .30, .0095, .0032
SPAN, NEAR = 1.1, .82
GREY = linear('#a39d92')
PRINTS = {'slate-grey': 'slate', 'charcoal': 'cement', 'sand': 'cement'}


def build(look: Look) -> Surface:
    """Nearly two tiles from left to right; ribs are seen from nearer."""
    span = NEAR if look.colour == 'charcoal' else SPAN
    is_stone = look.colour in PRINTS
    stuff = stone_print(look.tone, PRINTS[look.colour]) if is_stone else glaze(look.tone, THICK / 2, .2, variety=.04, wave=.0004)
    grout(span, THICK - (.0040 if look.colour == 'charcoal' else .0018), GREY if is_stone else linear('#d9d4c9'))
    if look.colour == 'charcoal':
        tile = ribbed('tile', (LONG, WIDE, THICK), stuff)
    else:
        tile = prism('tile', oblong(LONG, WIDE), THICK, stuff, .0011)
    tiles(look, tile, stairs(span, LONG + JOINT, WIDE + JOINT, 3), THICK, .06, .0003)
    return Surface(span, THICK, exposure(look), height=50)
