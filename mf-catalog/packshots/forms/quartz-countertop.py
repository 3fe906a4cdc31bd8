"""A slab of quartz with a polished edge."""
from studio.counter import slab
from studio.look import Look, View
from studio.quartz import quartz
from studio.counterview import LONG, view

SHARP = True
THICK = {'glacier': .030, 'charcoal': .030, 'warm-white': .020, 'concrete': .030}


def build(look: Look) -> View:
    """Two and three centimetres thick, as each is sold."""
    slab(THICK[look.colour], quartz(look), LONG, .0035)
    return view(look.tone)
