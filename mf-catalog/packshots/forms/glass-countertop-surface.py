"""Polished recycled glass, so near that each piece shows."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import shards
from studio.surface import Surface
from studio.canvas import Canvas

SPAN = .22


def build(look: Look) -> Surface:
    """Pieces of green, clear, blue and a few brown bottles."""
    canvas = Canvas(look.random.getrandbits(32), SPAN)
    shader, skin = tinted(.10, .5)
    lay(canvas, shards(canvas, look.tone), shader.surface(**skin))
    return above(SPAN, light(look.tone))
