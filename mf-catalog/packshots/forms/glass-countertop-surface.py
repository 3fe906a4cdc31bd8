"""Polished recycled glass, so near that each piece shows."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import shards
from studio.surface import Surface
from studio.swatch import Swatch

SPAN = .22


def build(look: Look) -> Surface:
    """Pieces of green, clear, blue and a few brown bottles."""
    swatch = Swatch(look.random.getrandbits(32), SPAN)
    shader, skin = tinted(.10, .5)
    lay(swatch, shards(swatch, look.tone), shader.surface(**skin))
    return above(SPAN, light(look.tone))
