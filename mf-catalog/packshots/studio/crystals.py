"""The granites that are sold: crystals beside the tone, as (share, colour)."""
from studio.counter import granite
from studio.look import Look, linear

GRAINS = {
    'graphite': ((.20, linear('#26282a')), (.14, linear('#8d9094')), (.05, linear('#b9babb'))),
    'canyon': ((.16, linear('#3c302a')), (.16, linear('#8a4f32')), (.10, linear('#d8c3a6')), (.05, linear('#6d5a4c'))),
}


def crystals(look: Look):
    """The stone of an item."""
    return granite(look.tone, GRAINS[look.colour])
