"""Polished granite, from near."""
from studio.counter import granite, light
from studio.look import Look, linear
from studio.surface import Surface, laid
from studio.tiling import oblong, prism

THICK, SPAN = .03, .34
GRAINS = {
    'graphite': ((.20, linear('#26282a')), (.14, linear('#8d9094')), (.05, linear('#b9babb'))),
    'canyon': ((.16, linear('#3c302a')), (.16, linear('#8a4f32')), (.10, linear('#d8c3a6')), (.05, linear('#6d5a4c'))),
}


def build(look: Look) -> Surface:
    """As wide as a forearm is long."""
    prism('slab', oblong(*laid(SPAN * 1.35)), THICK, granite(look.tone, GRAINS[look.colour]), 0, at=(0, 0, THICK / 2))
    return Surface(SPAN, THICK, light(look.tone), 18, 56)
