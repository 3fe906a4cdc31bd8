"""A vanity with two basins: six drawers between doors, three drawers between pairs of doors, or two parts beside each other."""
from dataclasses import replace

from studio.cupboard import GAP, INCH, KICK, door
from studio.housing import placed
from studio.look import Look, View
from studio.porcelain import china
from studio.vanity import BLACK, BRASS, LEVEL, NICKEL, SLAB, carcass, fitted, pair, stack, top, view
from studio.veneer import veneer

FINE = True
WIDTHS = {'walnut': 60, 'white': 60, 'oak': 72}
METALS = {'oak': BLACK, 'white': NICKEL, 'walnut': BRASS}
THREE = (1.2, 1.2, 1)
LOW = KICK + GAP
HIGH = LEVEL - LOW - GAP


def six_drawers(parts, wide: float) -> None:
    """A door, two columns of three drawers, a door."""
    side = .400
    narrow = wide / 2 - side
    for sign in (-1, 1):
        door(f'door-{sign}', parts, sign * (wide / 2 - GAP / 2), side - GAP, LOW, HIGH, sign)
        stack(parts, sign * narrow / 2, narrow, LOW, THREE, HIGH, .110 if sign == 1 else 0)


def three_drawers(parts, wide: float) -> None:
    """Two doors, three drawers, two doors."""
    side = .560
    for sign in (-1, 1):
        pair(parts, sign * (wide - side) / 2, side, LOW, HIGH)
    stack(parts, 0, wide - 2 * side, LOW, THREE, HIGH, .130)


def half(parts, wide: float, sign: int) -> None:
    """One of two parts: two doors, and three drawers beside the other part."""
    narrow = .340
    carcass(parts, wide)
    pair(parts, sign * narrow / 2, wide - narrow, LOW, HIGH)
    stack(parts, sign * (narrow - wide) / 2, narrow, LOW, THREE, HIGH, .120 if sign == 1 else 0)


def build(look: Look) -> View:
    """A drawer stands open."""
    key = look.colour or look.species
    parts, wide = fitted(look, METALS[key]), WIDTHS[key] * INCH
    if look.species:
        parts = replace(parts, face=veneer(look))
    if key == 'oak':
        for sign in (-1, 1):
            with placed((sign * (wide / 4 + .0015), 0, 0)):
                half(parts, wide / 2 - .003, sign)
    else:
        carcass(parts, wide)
        (six_drawers if key == 'walnut' else three_drawers)(parts, wide)
    spot = wide / 4 + .03
    top(wide, [-spot, spot], (.460, .330), china() if key == 'white' else china(SLAB))
    return view(look, turn=-26, height=22, fill=.93)
