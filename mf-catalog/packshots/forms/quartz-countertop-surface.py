"""Polished quartz, from near."""
from studio.counter import light
from studio.look import Look
from studio.quartz import KINDS, quartz
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

THICK, SPAN = .03, .74


def build(look: Look) -> Surface:
    """What is quiet or cast is seen from nearer than veins; what is pale from so high that nothing shines on it."""
    span = SPAN if KINDS[look.colour].vein else .42
    prism('slab', oblong(*laid(span * 1.35)), THICK, quartz(look), 0, at=(0, 0, THICK / 2))
    return Surface(span, THICK, light(look.tone), 18, 54 if sum(look.tone) > 1.8 else 44)
