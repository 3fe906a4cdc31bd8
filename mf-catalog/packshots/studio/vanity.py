"""Vanities: cupboards of bathrooms below a top with basins. As in `cupboard`, fronts look towards -y from y = 0 and the middle of their foot is the origin."""
from studio.basin import DARK, part, skin
from studio.cupboard import BOARD, FRONT, GAP, KICK, SET_BACK, Stuff, doors, drawer, flank, plank, shadow, stuff
from studio.geometry import box, lathe
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.porcelain import china, drain, egg, overflow
from studio.shader import plain

LEVEL, DEEP, THICK, BOWL = .835, .520, .024, .115
"""Where the top lies, how deep the cupboard is, how thick the top and how deep a basin."""

BRASS, BLACK, NICKEL, SLAB, PAINT, CHALK = (linear(value) for value in ('#c4a05c', '#2e3032', '#b3aea4', '#dcdad4', '#8a9aa1', '#d8d4cb'))
POWER = 3.2
"""How far basins go from an ellipse to a rectangle."""


def fitted(look: Look, metal=NICKEL) -> Stuff:
    """The stuff of a cupboard with handles of a metal, or of black paint."""
    parts = stuff(look)
    return Stuff(parts.face, parts.ply, plain('pull', BLACK, .38, Specular=.45) if metal is BLACK else bare(metal, .24, .02))


def carcass(parts: Stuff, wide: float, high=LEVEL, kick=KICK, deep=DEEP) -> None:
    """Two sides, a floor and a back, open above for the basin; the dark behind the gaps between fronts."""
    for side in (-1, 1):
        flank(f'flank-{side}', side * (wide - BOARD) / 2, deep, high, kick, parts.face)
    inner = wide - 2 * BOARD
    plank('floor', (inner, deep - .004, BOARD), parts.face, at=(0, deep / 2, kick + BOARD / 2), main=False)
    plank('back', (inner, .008, high - kick), parts.ply, at=(0, deep - .010, kick + (high - kick) / 2), main=False)
    if kick:
        plank('kick', (inner, BOARD, kick), parts.face, at=(0, SET_BACK + BOARD / 2, kick / 2))
    shadow(wide, kick + GAP, high - .004)


def basin(at, wide: float, deep: float, thick: float, material, holds=1) -> None:
    """A bowl under its hole in a top at z = 0: drain, overflow, and holes for a faucet behind it."""
    levels = [(-.004, -thick + .001), (.004, -thick - .006), (.010, -thick - .040), (.024, -thick - .085), (.050, -thick - BOWL * .82), (.086, -thick - BOWL * .96), (.130, -thick - BOWL)]
    rings = [egg(wide / 2 - inset, deep / 2 - inset * .8, deep / 2 - inset * .8, level, at, (POWER - inset * 8,) * 2) for inset, level in levels]
    floor = -thick - BOWL - .003
    skin('bowl', [*rings, egg(.030, .030, .030, floor, at)], material, smooth=70, main=False)
    drain(floor, at, .030)
    overflow((at[0], at[1] + deep / 2 - .0115, -thick - .036), (80, 0, 0), .013)
    for index in range(holds):
        lathe(f'tap-{index}', [(0, .0004), (.0165, .0004)], plain('hole', DARK, .9), 40, main=False,
              at=(at[0] + (index - (holds - 1) / 2) * .102, at[1] + deep / 2 + .050, 0))


def top(wide: float, spots, bowl, material, glaze=None, deep=DEEP, thick=THICK, level=LEVEL, holds=1) -> None:
    """A slab with basins of (wide, deep) at places along x, lying at a height; its edges stand over the fronts."""
    left, right, front, back = -wide / 2 - .012, wide / 2 + .012, -FRONT - .018, deep
    glaze = glaze or china(SLAB)
    with placed((0, 0, level + thick)):
        sides = [(.03, -thick), (.001, -thick), (0, -thick + .001), (0, -.003), (.001, -.001), (.003, 0)]
        skin('edge', [part(left + i, right - i, front + i, back - i, (.004,) * 4, z) for i, z in sides], material, main=False)
        cuts = [left + .003, *((a + b) / 2 for a, b in zip(spots, spots[1:])), right - .003]
        for x, start, end in zip(spots, cuts, cuts[1:]):
            at = (x, (front + back) / 2 - .018)
            rim = [(-.003, 0), (0, -.0010), (.0012, -.0035), (.0012, -thick)]
            holes = [egg(bowl[0] / 2 - i, bowl[1] / 2 - i, bowl[1] / 2 - i, z, at, (POWER,) * 2) for i, z in rim]
            skin('deck', [part(start, end, front + .003, back - .003, (.001,) * 4, 0, 24), *holes], material, smooth=50, main=False)
            basin(at, bowl[0], bowl[1], thick, glaze, holds)


def stack(parts: Stuff, x: float, wide: float, low: float, shares, high: float, out=0.) -> None:
    """Drawers over each other from `low`, `high` altogether, by their shares from below; the upper one stands `out`, and ends before the basin."""
    whole, level = high - GAP * (len(shares) - 1), low
    for index, share in enumerate(shares):
        tall = whole * share / sum(shares)
        with placed((x, 0, 0)):
            drawer(f'drawer-{x:.2f}-{index}', parts, wide, level, tall, out + .110, out if index == len(shares) - 1 else 0)
        level += tall + GAP


def pair(parts: Stuff, x: float, wide: float, low: float, high: float) -> None:
    """Two doors beside each other."""
    with placed((x, 0, 0)):
        doors(parts, wide, low, high)


def leaf(name: str, wide: float, high: float, at, face, upright=False) -> None:
    """An even front around its place in x and z."""
    plank(name, (wide, FRONT, high), face, upright, .0016, at=(at[0], -FRONT / 2 - .001, at[1]))


def wall(wide: float, high: float) -> None:
    """A piece of painted drywall for what hangs; its foot is 0, its face looks along -y from y = 0."""
    box('core', (wide, .0127, high), plain('core', CHALK, .9), .0006, at=(0, .0074, high / 2), main=False)
    box('paint', (wide + .0004, .0012, high + .0004), plain('paint', PAINT, .55, Specular=.3), .0004, at=(0, .0006, high / 2), main=False)


def legs(wide: float, deep: float, high: float, metal, top_=.019, foot=.011) -> None:
    """Four round legs that taper downwards, each with a plate at its head."""
    for side in (-1, 1):
        for index, y in enumerate((.048, deep - .048)):
            profile = [(0, 0), (foot, 0, .002), (foot + .0006, .006), (top_, high - .004), (top_ + .012, high - .004, .001), (top_ + .012, high)]
            lathe(f'leg-{side}-{index}', profile, metal, 64, at=(side * (wide / 2 - .048), y, 0), main=False)


def view(look: Look, turn=-30., height=24., fill=.90) -> View:
    """Seen from so high that the basin shows; white stays darker than the ground, dark paint dark."""
    dim = {'white': .75, 'deep-green': .84, 'navy': .90, 'charcoal': .90, 'sage': .88}
    return View(turn=turn, height=height, lens=80, fill=fill, exposure=dim.get(look.colour, 1.05))
