"""Carpet in squares, laid with their loops across each other."""
from studio.carpet import tufted
from studio.look import Look, View, linear
from studio.shader import plain
from studio.tiling import bed, copies, oblong, prism

SIDE, THICK, BACK, LOOSE = .508, .0075, .003, 4
BITUMEN = linear('#3a3836')


def build(look: Look) -> View:
    """Two rows of three, and a small pile on their corner."""
    square, bitumen = prism('square', oblong(SIDE, SIDE), THICK, tufted(look.tone, .0085, lined=True), .0028), plain('back', BITUMEN, .9)
    bed(oblong(3 * SIDE - .004, 2 * SIDE - .004), BACK, BITUMEN)
    places = [((column - 1) * SIDE, (row - .5) * SIDE, BACK + THICK / 2, 90 * ((row + column) % 2)) for row in range(2) for column in range(3)]
    for layer in range(1, LOOSE + 1):
        x, y, low, turn = .98 * SIDE, -.46 * SIDE, layer * (BACK + THICK + .0008), 20 + 1.5 * layer
        prism(f'back-{layer}', oblong(SIDE - .004, SIDE - .004), BACK, bitumen, 0, main=False, at=(x, y, low + BACK / 2), turn=(0, 0, turn))
        places.append((x, y, low + BACK + THICK / 2, turn))
    copies(square, places)
    return View(turn=-24, height=40, lens=72)
