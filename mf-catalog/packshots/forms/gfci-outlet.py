"""An outlet that cuts the current when some of it takes another way, with two buttons to try it."""
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wallplate import MIDDLE, VIEW, cap, disc, face, mounted, outlet_face, polymer

BLACK, RED, GREEN = (linear(value) for value in ('#2a2b2c', '#a5342c', '#5fc27c'))


def build(look: Look) -> View:
    """Two sockets, the buttons side by side between them, and a lamp."""
    white, middle = polymer(look.tone), MIDDLE
    mounted(white)
    face(middle, white, .0064)
    outlet_face('upper', middle + .0196, .0064, white)
    outlet_face('lower', middle - .0196, .0064, white)
    for side, ink in ((-1, BLACK), (1, RED)):
        cap(f'bed-{side}', .0122, .0082, .0008, .00655, plain('bed', linear('#bdbab2'), .6), (side * .0070, middle + .0004), start=.004, edge=.0001, main=False)
        cap(f'button-{side}', .0112, .0072, .0008, .0080, polymer(ink, .34), (side * .0070, middle + .0004), start=.004, edge=.0008, main=False)
    disc('lamp', .0010, .0066, lit('lamp', GREEN, .8), (0, middle - .0056))
    return VIEW
