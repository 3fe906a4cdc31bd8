"""A slab of granite with a polished edge."""
from studio.counter import granite, slab, view
from studio.look import Look, View, linear

GRAINS = {
    'graphite': ((.20, linear('#26282a')), (.14, linear('#8d9094')), (.05, linear('#b9babb'))),
    'canyon': ((.16, linear('#3c302a')), (.16, linear('#8a4f32')), (.10, linear('#d8c3a6')), (.05, linear('#6d5a4c'))),
}


def build(look: Look) -> View:
    """Three centimetres thick."""
    slab(.030, granite(look.tone, GRAINS[look.colour]))
    return view(look.tone)
