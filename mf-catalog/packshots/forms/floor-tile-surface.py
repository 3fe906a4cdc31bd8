"""Large square tiles, laid straight; the one of ceramic is smaller."""
from studio.ceramic import stone_print
from studio.grouted import grout, tiles
from studio.look import Look, linear
from studio.surface import Surface, places
from studio.tiling import exposure, oblong, prism

THICK, JOINT = .0095, .0032
GROUT = linear('#a39d92')
SIDES, SPANS = {'linen': .33}, {'linen': .78}
PRINTS = {'concrete': 'cement', 'marble': 'marble', 'linen': 'linen'}
GLOSS = {'marble': .12, 'concrete': .40}


def build(look: Look) -> Surface:
    """A little more than two from left to right."""
    side, span = SIDES.get(look.colour, .60), SPANS.get(look.colour, 1.25)
    stuff = stone_print(look.tone, PRINTS.get(look.colour, 'plain'), GLOSS.get(look.colour, .30))
    grout(span, THICK - .0016, GROUT)
    tiles(look, prism('tile', oblong(side, side), THICK, stuff, .0011), places(span, side + JOINT, side + JOINT), THICK, .06, .0003)
    return Surface(span, THICK, exposure(look), height=50)
