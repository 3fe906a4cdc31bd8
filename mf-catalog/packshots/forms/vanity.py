"""A vanity on the floor: two drawers on both sides of the trap over doors, doors alone in the narrow one, doors beside drawers lined in felt in the wide one."""
from dataclasses import replace

from studio.cupboard import BOARD, GAP, INCH, KICK
from studio.geometry import box
from studio.look import Look, View, linear
from studio.porcelain import china
from studio.shader import Shader
from studio.vanity import BLACK, BRASS, LEVEL, NICKEL, SLAB, carcass, fitted, pair, stack, top, view
from studio.veneer import veneer

FINE = True
WIDTHS = {'oak': 30, 'white': 24, 'walnut': 36}
METALS = {'oak': BLACK, 'white': NICKEL, 'walnut': BRASS}
FELT, OUT, DRAWER = linear('#46614f'), .215, .165


def felt():
    """Pressed wool."""
    shader = Shader('felt')
    fluff = shader.noise(shader.place(), 260., 3, .7)
    return shader.surface(Base_Color=shader.power((*FELT, 1), shader.spread(fluff, .85, 1.15)), Roughness=.95, Specular=.1)


def lining(x: float, wide: float, tall: float) -> None:
    """Felt on the floor and the walls of the open drawer, which is `tall` at its front."""
    cloth, level, long = felt(), LEVEL - GAP - tall * .56, OUT - .016
    box('felt', (wide, long, .004), cloth, .001, at=(x, .008 - OUT / 2, level - tall * .34 + .020), main=False)
    for side in (-1, 1):
        box(f'felt-{side}', (.003, long, tall * .66), cloth, .0005, at=(x + side * (wide / 2 - .0012), .008 - OUT / 2, level), main=False)


def build(look: Look) -> View:
    """The drawer that says most stands open."""
    key = look.colour or look.species
    parts, wide, low = fitted(look, METALS[key]), WIDTHS[key] * INCH, KICK + GAP
    if look.species:
        parts = replace(parts, face=veneer(look))
    high = LEVEL - low - GAP
    carcass(parts, wide)
    if key == 'white':
        pair(parts, 0, wide, low, high)
    elif key == 'oak':
        pair(parts, 0, wide, low, high - DRAWER - GAP)
        for side in (-1, 1):
            stack(parts, side * wide / 4, wide / 2, LEVEL - DRAWER - GAP, (1,), DRAWER, .130 if side == 1 else 0)
    else:
        narrow = wide * .36
        x, rest = (wide - narrow) / 2, wide - narrow
        pair(parts, -narrow / 2, rest, low, high)
        stack(parts, x, narrow, low, (1.25, 1.25, 1), high, OUT)
        lining(x, narrow - 2 * BOARD - .054, (high - 2 * GAP) / 3.5)
    top(wide, [0], (min(.480, wide - .16), .330), china() if key == 'white' else china(SLAB))
    return view(look)
