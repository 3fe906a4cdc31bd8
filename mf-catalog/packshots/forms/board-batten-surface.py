"""Vertical boards with battens over their joints, on a wall."""
from studio.boards import battened
from studio.look import Look
from studio.surface import Surface
from studio.swatch import swatch

BOARD, BATTEN, SPAN = .21, .044, .84
GRAIN, GLEAM = {'white': .55}, {'charcoal': .55}
"""Fibre cement has grain; what is bent of steel is smooth and shines at its edges."""


def build(look: Look) -> Surface:
    """Four boards from left to right."""
    return swatch(look, *battened(look.tone, BOARD, BATTEN, GRAIN.get(look.colour, 0.), GLEAM.get(look.colour, .10)), SPAN)
