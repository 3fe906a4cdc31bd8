"""Carpet in squares, laid with their loops across each other: where four meet."""
from studio.look import Look
from studio.pile import backing, carpet, loops, seen, yarn
from studio.surface import Surface

SPAN, SIDE, SIZE, CORNER = .24, .192, .0046, (-.025, .018)
"""Of each square only a part near that corner is there."""


def build(look: Look) -> Surface:
    """Rows of low loops, each square turned against the next."""
    stuff, random = yarn(look.tone, .15, lined=.35), look.random
    for column in (0, 1):
        for row in (0, 1):
            x, y = (CORNER[axis] + (place - .5) * (SIDE + .0012) for axis, place in enumerate((column, row)))
            carpet(f'square-{column}-{row}', loops((SIDE - SIZE, SIDE - SIZE), SIZE, random, .05, .10), stuff, at=(x, y, 0), turn=(0, 0, 90 * ((column + row) % 2)))
    backing(SPAN, look.tone, .006)
    return seen(SPAN, look.tone)
