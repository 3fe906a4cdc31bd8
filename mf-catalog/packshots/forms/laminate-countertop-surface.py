"""Laminate or sheet steel of a countertop, from near."""
from studio.basin import brushed
from studio.counter import light
from studio.laminate import printed
from studio.look import Look
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

THICK, SPAN, STEEL = .038, .60, .40


def build(look: Look) -> Surface:
    """One sheet of it; steel is seen from nearer, for its brushing."""
    span, height = (STEEL, 60) if look.finish else (SPAN, 46)
    prism('counter', oblong(*laid(span * 1.35)), THICK, brushed(look.tone, .32) if look.finish else printed(look), 0, at=(0, 0, THICK / 2))
    return Surface(span, THICK, light(look.tone) * (1.7 if look.finish else 1.05), 18, height)
