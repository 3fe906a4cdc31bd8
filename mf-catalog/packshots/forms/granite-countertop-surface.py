"""Polished granite, from near."""
from studio.counter import light
from studio.crystals import crystals
from studio.look import Look
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

THICK, SPAN = .03, .34


def build(look: Look) -> Surface:
    """As wide as a forearm is long."""
    prism('slab', oblong(*laid(SPAN * 1.35)), THICK, crystals(look), 0, at=(0, 0, THICK / 2))
    return Surface(SPAN, THICK, light(look.tone), 18, 56)
