"""Laminate or sheet steel of a countertop, from near."""
from studio.basin import brushed
from studio.ceramic import stone_print
from studio.counter import light
from studio.look import Look
from studio.surface import Surface, laid
from studio.tiling import oblong, prism
from studio.wood import wood

THICK, SPAN, STEEL = .038, .60, .40


def face(look: Look):
    """Print under resin, or steel."""
    if look.finish:
        return brushed(look.tone, .32)
    return wood(look, rough=.34) if look.species else stone_print(look.tone, look.colour, .30)


def build(look: Look) -> Surface:
    """One sheet of it; steel is seen from nearer, for its brushing."""
    span, height = (STEEL, 60) if look.finish else (SPAN, 46)
    prism('counter', oblong(*laid(span * 1.35)), THICK, face(look), 0, at=(0, 0, THICK / 2))
    return Surface(span, THICK, light(look.tone) * (1.7 if look.finish else 1.05), 18, height)
