"""Planks of a hardwood floor, laid; as wide as each is sold."""
from studio.look import Look
from studio.planks import covered, planks, seen
from studio.shader import plain
from studio.tiling import exposure, polygon, prism
from studio.wood import wood

INCH, THICK, LONG = .0254, .017, (.55, 1.45)
WIDTHS = {
    ('oak', 'natural'): 3.25, ('oak', 'driftwood'): 7.5, ('oak', 'charcoal'): 6, ('maple', 'linen'): 5, ('maple', 'natural'): 3.25,
    ('hickory', 'smoked'): 6, ('hickory', 'honey'): 4, ('red-oak', 'gunstock'): 2.25, ('red-oak', 'natural'): 3.25, ('walnut', None): 5,
    ('birch', 'oatmeal'): 5, ('pine', 'honey'): 8, ('maple', 'cinder'): 7,
}
"""Inches of a board; of what says none, five."""


def nail_holes(look: Look, span: float, wide: float, middles) -> None:
    """Two at a time across a board, where it once was fastened."""
    random, dark, reach = look.random, plain('hole', (.012, .008, .006), 1, Specular=0), covered(span)[0]
    for row, middle in enumerate(middles):
        x = -reach / 2 + random.uniform(0, .4)
        while x < reach / 2:
            for side in (-.33, .33):
                prism(f'hole-{row}-{side}-{x:.3f}', polygon(14, random.uniform(.0046, .0062)), .0003, dark, 0, main=False,
                      at=(x + random.uniform(-.007, .007), middle + (side + random.uniform(-.04, .04)) * wide, THICK))
            x += random.uniform(.34, .46)


def build(look: Look):
    """A wider piece of floor for wider boards."""
    wide = WIDTHS.get((look.species, look.colour), 5)
    span = .72 + wide * .07
    middles = planks(look, span, (LONG, wide * INCH, THICK), wood(look, rough=.34, coat=.25))
    if look.species == 'pine':
        nail_holes(look, span, wide * INCH, middles)
    return seen(span, THICK, exposure(look))
