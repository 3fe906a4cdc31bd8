"""Laminate or sheet steel of a countertop, from near."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import cleft, marble
from studio.glued import brushed_sheet
from studio.surface import Surface, laid
from studio.canvas import Canvas
from studio.tiling import oblong, prism
from studio.wood import wood

THICK, SPAN, STEEL = .038, .60, .40
PRINTS = {'slate': cleft, 'marble': marble}


def oak(look: Look) -> Surface:
    """Printed wood, seen along its grain."""
    prism('counter', oblong(*laid(SPAN * 1.35)), THICK, wood(look, rough=.34), 0, at=(0, 0, THICK / 2))
    return Surface(SPAN, THICK, light(look.tone) * 1.05, 18, 46)


def build(look: Look) -> Surface:
    """One sheet of it; steel is seen from nearer, for its brushing."""
    if look.species:
        return oak(look)
    span, paint = (STEEL, brushed_sheet) if look.finish else (SPAN, PRINTS[look.colour])
    canvas = Canvas(look.random.getrandbits(32), span)
    shader, skin = tinted(.40, .4)
    lay(canvas, paint(canvas, look.tone), shader.surface(**skin))
    return above(span, light(look.tone))
