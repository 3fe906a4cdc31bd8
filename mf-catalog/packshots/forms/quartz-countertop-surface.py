"""Polished quartz, from above."""
from studio.counter import light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.slabs import cast, dark_veined, speckled, veined
from studio.surface import Surface
from studio.canvas import Canvas

KINDS = {'glacier': (veined, .74), 'charcoal': (dark_veined, .60), 'warm-white': (speckled, .26), 'concrete': (cast, .50)}
"""How each is cast, and how much of it is seen."""


def build(look: Look) -> Surface:
    """What is speckled is seen from nearer than veins."""
    paint, span = KINDS[look.colour]
    canvas = Canvas(look.random.getrandbits(32), span)
    shader, skin = tinted(.14, .5)
    lay(canvas, paint(canvas, look.tone), shader.surface(**skin))
    return above(span, light(look.tone))
