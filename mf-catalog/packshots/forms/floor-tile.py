"""Large square tiles of porcelain, laid, and more of them on a corner."""
from studio.ceramic import stone_print
from studio.look import Look, View, linear
from studio.tiling import bed, copies, exposure, oblong, prism

THICK, JOINT, LOOSE = .0095, .006, 4
SIDES = {'linen': .33}
"""In metres, where it is not two feet."""
GROUT = linear('#a39d92')
PRINTS = {'concrete': 'cement', 'marble': 'marble', 'linen': 'linen'}


def build(look: Look) -> View:
    """Two rows of three, and a pile on them."""
    side = SIDES.get(look.colour, .60)
    step = side + JOINT
    stuff = stone_print(look.tone, PRINTS.get(look.colour, 'plain'), .22 if look.colour == 'marble' else .34)
    bed(oblong(3 * step - .02, 2 * step - .02), THICK * .6, GROUT)
    laid = [((column - 1) * step, (row - .5) * step, THICK / 2, 0) for row in range(2) for column in range(3)]
    loose = [(.92 * step, -.38 * step, (layer + 1.5) * (THICK + .0004), 17 + 2 * layer) for layer in range(LOOSE)]
    copies(prism('tile', oblong(side, side), THICK, stuff, .0011), [*laid, *loose])
    return View(turn=-24, height=40, lens=75, exposure=exposure(look))
