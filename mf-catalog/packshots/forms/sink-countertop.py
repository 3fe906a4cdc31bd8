"""A countertop of solid surface with its sink: one piece."""
from studio.basin import drained, part, skin, strainer, strainer_steel, walls
from studio.counter import DEEP
from studio.counterview import LONG
from studio.geometry import box
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain

SHARP = True
WOOD = linear('#c9b08a')
HIGH, WIDE, FRONT_BACK = .165, .560, .400


def build(look: Look) -> View:
    """The bowl runs out of the counter in a round edge; two battens hold it clear of the floor."""
    stuff, at = moulded(look.tone, .30), (0, -.020)
    x, y = LONG / 2, DEEP / 2
    rim = [part(-x + i, x - i, -y + i, y - i, (.004,) * 4, z) for i, z in ((.02, -.038), (0, -.038), (0, -.002), (.0006, -.0006), (.002, 0))]
    bowl = walls(WIDE, FRONT_BACK, .060, [(-.008, 0), (.001, 0, .010), (.006, -HIGH, .050), (.07, -HIGH - .002)], at)
    skin('counter', [*rim, *drained(bowl, -HIGH, at)], stuff, smooth=50)
    skin('outside', walls(WIDE + .020, FRONT_BACK + .020, .070, [(0, -.010), (0, -HIGH - .010, .050), (.09, -HIGH - .010)], at), stuff)
    for side in (-1, 1):
        box(f'batten-{side}', (.070, DEEP - .06, HIGH - .028), plain('batten', WOOD, .6), .004, at=(side * (x - .12), 0, -.038 - (HIGH - .028) / 2), main=False)
    strainer(-HIGH, strainer_steel(), at)
    return View(turn=-30, height=46, lens=75, fill=.92, exposure=.82)
