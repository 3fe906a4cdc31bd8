"""A vanity that hangs on its wall: two doors, two drawers, or one wide drawer."""
from studio.basin import DARK
from studio.cupboard import INCH
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View
from studio.porcelain import china
from studio.shader import plain
from studio.vanity import SLAB, carcass, fitted, leaf, top, view, wall

FINE = True
WIDTHS = {'white': 24, 'oak': 36, 'charcoal': 30}
TALL = {'white': .440, 'oak': .360, 'charcoal': .450}
FOOT, SHALLOW, CHANNEL = .330, .440, .024


def fronts(key: str, wide: float, tall: float, face) -> None:
    """Even fronts with a channel above them for the fingers."""
    high = tall - CHANNEL - .004
    middle = .004 + high / 2
    if key == 'white':
        for side in (-1, 1):
            leaf(f'door-{side}', wide / 2 - .0025, high, (side * (wide / 4 - .0003), middle), face, upright=True)
    elif key == 'oak':
        leaf('drawer', wide - .002, high, (0, middle), face)
    else:
        each = (high - CHANNEL) / 2
        for index, level in enumerate((.004 + each / 2, .004 + each * 1.5 + CHANNEL)):
            leaf(f'drawer-{index}', wide - .002, each, (0, level), face)


def build(look: Look) -> View:
    """The floor below it stays free."""
    key = look.colour or look.species
    parts, wide, tall = fitted(look), WIDTHS[key] * INCH, TALL[key]
    with placed((0, 0, FOOT)):
        carcass(parts, wide, tall, 0, SHALLOW)
        fronts(key, wide, tall, parts.face)
        for level in (tall - CHANNEL / 2, tall / 2 - .002) if key == 'charcoal' else (tall - CHANNEL / 2,):
            box(f'channel-{level:.2f}', (wide - .036, .002, CHANNEL + .008), plain('channel', DARK, .7), 0, at=(0, .001, level), main=False)
        top(wide, [0], (min(.470, wide - .14), .300), china() if key == 'white' else china(SLAB), deep=SHALLOW, level=tall, thick=.030)
    with placed((0, SHALLOW, 0)):
        wall(wide + .34, FOOT + tall + .34)
    return view(look, turn=-28, height=20, fill=.95)
