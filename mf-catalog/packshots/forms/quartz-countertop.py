"""A slab of quartz with a polished edge."""
from dataclasses import replace

from studio.counter import slab
from studio.look import Look, View
from studio.quartz import quartz
from studio.counterview import LONG, view

SHARP = True
THICK = {'glacier': .030, 'charcoal': .030, 'warm-white': .020, 'concrete': .030}


def build(look: Look) -> View:
    """Two and three centimetres thick, as each is sold. Warm white is nearly the colour of the ground, so it gets less light."""
    slab(THICK[look.colour], quartz(look), LONG, .0035)
    seen = view(look.tone)
    return replace(seen, exposure=.67) if look.colour == 'warm-white' else seen
