"""Subway tiles: most are three inches by six and glossy."""
from studio.ceramic import glaze
from studio.look import Look

SIZES = {'navy': (.203, .0635)}
"""Long and wide, of those with a size of their own."""
MATTE = {'charcoal'}


def subway(look: Look):
    """Size and glaze of the tile of a colour."""
    size = (*SIZES.get(look.colour, (.152, .076)), .0085)
    kind = {'gloss': .44, 'variety': .06, 'wave': 0.} if look.colour in MATTE else {'variety': .08, 'wave': .0006}
    return size, glaze(look.tone, size[2] / 2, **kind)
