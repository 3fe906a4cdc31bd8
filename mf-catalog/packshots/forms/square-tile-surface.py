"""Small square tiles: their glaze looks made by hand, and is even where they are warm white."""
from studio.ceramic import glaze
from studio.grouted import grout, tiles
from studio.look import Look
from studio.surface import Surface, places
from studio.tiling import exposure, oblong, prism

SIDE, THICK, JOINT = .10, .0095, .0028
SPAN = .46


def build(look: Look) -> Surface:
    """Nearly five from left to right."""
    is_even = look.colour == 'warm-white'
    stuff = glaze(look.tone, THICK / 2, variety=.06, wave=.0005) if is_even else glaze(look.tone, THICK / 2)
    grout(SPAN, THICK - .0015)
    tiles(look, prism('tile', oblong(SIDE, SIDE), THICK, stuff, .002), places(SPAN, SIDE + JOINT, SIDE + JOINT), THICK, .2 if is_even else .5)
    return Surface(SPAN, THICK, exposure(look), height=50)
