"""A countertop of staves that were glued side by side, from near."""
from studio.counter import light
from studio.look import Look
from studio.planks import HEIGHT, TURN, covered
from studio.staves import STAVE, THICK, staves
from studio.surface import Surface

SPAN = .56


def build(look: Look) -> Surface:
    """More of them than the picture shows."""
    long, deep = covered(SPAN)
    staves(look, long, round(deep / STAVE), look.random)
    return Surface(SPAN, THICK, light(look.tone) * 1.04, TURN, HEIGHT)
