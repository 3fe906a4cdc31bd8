"""Thin split stone laid dry, on a wall."""
from dataclasses import replace

from studio.ledges import ledges
from studio.look import Look, linear
from studio.surface import Surface
from studio.swatch import swatch

SPAN = .92
OTHERS = {
    'canyon': ('#a8866c', '#c0a48a', '#a3725a', '#8d7a6d'),
    'sandstone': ('#bfa37c', '#d3c2a2', '#b3926a', '#a5967f'),
    'slate': ('#50585e', '#6b7072', '#6c655c'),
}
"""Stones that come out of the same quarry."""
LIGHT = {'canyon': .92, 'sandstone': .90, 'slate': 1.05}
"""Relief that is lit from the side is paler than what it is of."""
BEDS = {'slate': .30}


def build(look: Look) -> Surface:
    """Ten courses or so."""
    stones = ledges(look.tone, tuple(linear(colour) for colour in OTHERS[look.colour]), BEDS.get(look.colour, .60))
    return replace(swatch(look, *stones, SPAN, .85), exposure=LIGHT[look.colour])
