"""Polished granite, from above."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import GRANITES, crystals
from studio.surface import Surface
from studio.canvas import Canvas

SPAN = .30


def build(look: Look) -> Surface:
    """As wide as a hand is long, and half as much again."""
    canvas = Canvas(look.random.getrandbits(32), SPAN)
    shader, skin = tinted(.10, .5)
    lay(canvas, crystals(canvas, *GRANITES[look.colour]), shader.surface(**skin))
    return above(SPAN, light(look.tone))
