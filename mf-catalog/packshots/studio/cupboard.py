"""Kitchen cabinets: boxes of plywood, framed fronts, bars to pull. Fronts look towards -y from y = 0; the middle of their foot is the origin."""
from dataclasses import dataclass

from studio.geometry import box, lathe, tube
from studio.housing import placed
from studio.look import Look, linear
from studio.plumbing import bare
from studio.shader import plain
from studio.tiling import prism
from studio.wood import wood

INCH = .0254
BASE, DEEP, WALL_DEEP = 34.5 * INCH, 24 * INCH, 12 * INCH
KICK, SET_BACK = .102, .075
BOARD, FRONT, GAP, FRAME = .018, .020, .003, .057
BIRCH, NICKEL, SHADE = linear('#e0cba4'), linear('#b3aea4'), linear('#2a2825')


@dataclass(frozen=True)
class Stuff:
    """What a cabinet is made of."""
    face: object
    ply: object
    nickel: object


def stuff(look: Look) -> Stuff:
    """Paint or wood outside, birch plywood inside."""
    face = wood(look, rough=.42, straight=True) if look.species else plain('paint', look.tone, .42, Specular=.4)
    return Stuff(face, wood(look, 'birch', BIRCH, .5), bare(NICKEL, .30, .02))


def light(look: Look) -> float:
    """A little less of it on what is nearly white."""
    return .80 if look.colour == 'white' else 1.05


def plank(name: str, size, material, upright=False, bevel=.0010, main=True, **where) -> None:
    """A board of (x, y, z) whose grain runs along x, or up."""
    x, y, z = size
    if upright:
        box(name, (z, y, x), material, bevel, turn=(0, 90, 0), main=main, **where)
    else:
        box(name, size, material, bevel, main=main, **where)


def flank(name: str, x: float, deep: float, high: float, kick: float, material, main=True) -> None:
    """A side, cut out at its foot for the toes of whoever stands before it."""
    outline = [(-high, 0), (-kick, 0), (-kick, SET_BACK), (0, SET_BACK), (0, deep), (-high, deep)] if kick else [(-high, 0), (0, 0), (0, deep), (-high, deep)]
    prism(name, outline[::-1], BOARD, material, .0008, at=(x, 0, 0), turn=(0, 90, 0), main=main)


def case(parts: Stuff, wide: float, high: float, deep: float, kick=KICK, top=False, back=True) -> None:
    """Two sides, a floor and a back; a closed top, or two rails that carry a counter."""
    inner = wide - 2 * BOARD
    for side in (-1, 1):
        flank(f'flank-{side}', side * (wide - BOARD) / 2, deep, high, kick, parts.face)
        box(f'lining-{side}', (.002, deep - .012, high - kick - .004), parts.ply, 0, at=(side * (inner / 2 - .0011), deep / 2 + .002, kick + (high - kick) / 2), main=False)
    plank('floor', (inner, deep - .004, BOARD), parts.ply, at=(0, deep / 2, kick + BOARD / 2), main=False)
    if kick:
        plank('kick', (inner, BOARD, kick), parts.face, at=(0, SET_BACK + BOARD / 2, kick / 2))
    if back:
        plank('back', (inner, .008, high - kick), parts.ply, at=(0, deep - .010, kick + (high - kick) / 2), main=False)
    if top:
        plank('top', (inner, deep, BOARD), parts.face, at=(0, deep / 2, high - BOARD / 2))
        return
    for index, y in enumerate((.045, deep - .060)):
        plank(f'rail-{index}', (inner, .090, BOARD), parts.ply, at=(0, y, high - BOARD / 2), main=False)


def pull(name: str, at, long: float, upright: bool, nickel) -> None:
    """A round bar on two posts, before a face at y."""
    x, y, z = at
    half, out = long / 2, y - .030
    ends = [(x, out, z - half), (x, out, z + half)] if upright else [(x - half, out, z), (x + half, out, z)]
    tube(f'{name}-bar', ends, .0058, nickel, main=False)
    for index, shift in enumerate((-half * .74, half * .74)):
        foot = (x, y, z + shift) if upright else (x + shift, y, z)
        lathe(f'{name}-post-{index}', [(.0065, 0), (.0048, .003, .002), (.0048, .030)], nickel, 32, main=False, at=foot, turn=(90, 0, 0))


def panel(name: str, wide: float, high: float, face, pane=None, frame=FRAME) -> None:
    """A framed front around its middle, its back at y = 0; `pane` in place of its panel."""
    frame = min(frame, high * .30, wide * .30)
    inner_wide, inner_high, middle = wide - 2 * frame, high - 2 * frame, -FRONT / 2
    for side in (-1, 1):
        plank(f'{name}-stile-{side}', (frame, FRONT, high), face, upright=True, at=(side * (wide - frame) / 2, middle, 0))
        plank(f'{name}-rail-{side}', (inner_wide, FRONT, frame), face, at=(0, middle, side * (high - frame) / 2))
    if pane:
        pane(inner_wide, inner_high)
    else:
        plank(f'{name}-panel', (inner_wide + .008, .006, inner_high + .008), face, upright=inner_high > inner_wide, at=(0, -.008, 0), bevel=0)


def door(name: str, parts: Stuff, edge: float, wide: float, low: float, high: float, hinge=-1, opened=0., grip='up', pane=None) -> None:
    """A door of a width from its hinges at x = `edge`; its bar stands near its free edge, towards its upper or lower end."""
    with placed((edge, -.001, low + high / 2), (0, 0, hinge * opened)):
        with placed((-hinge * wide / 2, 0, 0)):
            panel(name, wide, high, parts.face, pane)
            level = {'up': high / 2 - .115, 'down': -high / 2 + .115, 'middle': 0}[grip]
            pull(f'{name}-pull', (-hinge * (wide / 2 - FRAME / 2), -FRONT, level), .150, True, parts.nickel)


def doors(parts: Stuff, wide: float, low: float, high: float, opened=0., grip='up', pane=None) -> None:
    """Two of them; the left one may stand open."""
    leaf = (wide - GAP) / 2 - GAP / 2
    door('left', parts, -wide / 2 + GAP / 2, leaf, low, high, -1, opened, grip, pane)
    door('right', parts, wide / 2 - GAP / 2, leaf, low, high, 1, 0, grip, pane)


def drawer(name: str, parts: Stuff, wide: float, low: float, high: float, deep: float, out=0., tilt=0.) -> None:
    """A front with a bar, and the box behind it, pulled out a little."""
    with placed((0, -.001 - out, low + high / 2)):
        with placed((0, 0, -high / 2), (tilt, 0, 0)):
            with placed((0, 0, high / 2)):
                panel(name, wide - GAP, high, parts.face)
                pull(f'{name}-pull', (0, -FRONT, 0), min(.190, wide * .4), False, parts.nickel)
        if out:
            box_wide, box_high, level = wide - 2 * BOARD - .026, high * .68, -high * .06
            for side in (-1, 1):
                box(f'{name}-side-{side}', (.014, deep - .06, box_high), parts.ply, .001, at=(side * (box_wide - .014) / 2, (deep - .06) / 2 + .001, level), main=False)
            for index, y in enumerate((.008, deep - .06)):
                box(f'{name}-end-{index}', (box_wide, .014, box_high - .001), parts.ply, .001, at=(0, y, level), main=False)
            box(f'{name}-floor', (box_wide - .02, deep - .07, .008), parts.ply, 0, at=(0, deep / 2 - .03, level - box_high / 2 + .014), main=False)


def shelves(parts: Stuff, wide: float, deep: float, levels) -> None:
    """Boards inside, at heights."""
    for index, level in enumerate(levels):
        box(f'shelf-{index}', (wide - 2 * BOARD - .002, deep - .045, BOARD), parts.ply, .001, at=(0, deep / 2 + .012, level), main=False)


def shadow(wide: float, low: float, high: float) -> None:
    """The dark that gaps between fronts show, just behind them."""
    box('shadow', (wide - .030, .001, high - low), plain('shadow', SHADE, .9), 0, at=(0, .0025, (low + high) / 2), main=False)
