"""A countertop of staves that were glued side by side, from above."""
from studio.counter import DEEP, light
from studio.flat import above, lay, tinted
from studio.look import Look
from studio.glued import staves
from studio.surface import Surface
from studio.canvas import Canvas
from studio.wood import KINDS

SPAN, STAVE = .56, DEEP / 16


def build(look: Look) -> Surface:
    """Full-length staves, oiled; each is from another board, and no joint between them is open."""
    canvas = Canvas(look.random.getrandbits(32), SPAN)
    shader, skin = tinted(.45, .3)
    lay(canvas, staves(canvas, look.tone, KINDS[look.species], STAVE), shader.surface(**skin))
    return above(SPAN, light(look.tone))
