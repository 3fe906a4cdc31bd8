"""A wall that was rolled with the paint of the can."""
from studio.look import Look
from studio.painted import rolled, wall
from studio.surface import Surface

SHEENS = {'birch-white': .48, 'sage': .48, 'navy': .22, 'slate-grey': .40, 'barn-red': .42, 'spruce-green': .40, 'pumpkin': .42}
"""How rough: eggshell, enamel, floors and outside walls; all others are matte."""
LEVEL = {'navy': 1.6, 'slate-grey': .8}
"""What levels out keeps less of the roller; on the darkest, more of it is needed to be seen."""


def build(look: Look) -> Surface:
    """White gets a little less light."""
    paint = rolled(look.tone, SHEENS.get(look.colour, .78), LEVEL.get(look.colour, 1))
    return wall(paint, .94 if sum(look.tone) > 1.8 else 1.12)
