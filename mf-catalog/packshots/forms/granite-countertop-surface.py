"""Polished granite, from above."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import GRANITES, crystals
from studio.surface import Surface
from studio.swatch import Swatch

SPAN = .30


def build(look: Look) -> Surface:
    """As wide as a hand is long, and half as much again."""
    swatch = Swatch(look.random.getrandbits(32), SPAN)
    shader, skin = tinted(.10, .5)
    lay(swatch, crystals(swatch, *GRANITES[look.colour]), shader.surface(**skin))
    return above(SPAN, light(look.tone))
