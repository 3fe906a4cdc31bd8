"""A vanity on legs: doors below quartz on legs of brass, doors between drawers, or drawers between doors."""
from studio.counter import quartz
from studio.cupboard import GAP, INCH
from studio.housing import placed
from studio.look import Look, View, linear
from studio.porcelain import china
from studio.vanity import BRASS, DEEP, LEVEL, NICKEL, SLAB, carcass, fitted, legs, pair, stack, top, view

FINE = True
WIDTHS = {'deep-green': 48, 'navy': 48, 'sage': 42}
SIDE = {'navy': .300, 'sage': .330}
LEG, MARBLE = .205, linear('#e6e4e0')
THREE = (1.2, 1.2, 1)


def build(look: Look) -> View:
    """It stands so high that the floor below is seen."""
    is_green, is_sage = look.colour == 'deep-green', look.colour == 'sage'
    parts, wide = fitted(look, BRASS if is_green else NICKEL), WIDTHS[look.colour] * INCH
    tall = LEVEL - LEG
    low, high = GAP, tall - 2 * GAP
    with placed((0, 0, LEG)):
        carcass(parts, wide, tall, 0)
        if is_green:
            for side in (-1, 1):
                pair(parts, side * wide / 4, wide / 2, low, high)
        else:
            narrow = SIDE[look.colour]
            inner = wide - 2 * narrow
            for side in (-1, 1):
                x = side * (wide - narrow) / 2
                if is_sage:
                    pair(parts, x, narrow, low, high)
                else:
                    stack(parts, x, narrow, low, THREE, high, .140 if side == 1 else 0)
            if is_sage:
                stack(parts, 0, inner, low, THREE, high, .140)
            else:
                pair(parts, 0, inner, low, high)
    legs(wide, DEEP, LEG, parts.nickel)
    top(wide, [0], (.500, .340), quartz(MARBLE, 'veined') if is_green else china(SLAB), holds=3 if is_green else 1)
    return view(look, height=20)
