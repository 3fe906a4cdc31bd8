"""Two remotes for the door of a garage, each with three buttons and a clip for the visor."""
from studio.geometry import tube
from studio.housing import lamp, placed, puck, slab
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded
from studio.shader import plain

WIDE, LONG, DEEP = .0430, .0780, .0145
CASE, FIELD, KEY, BLUE, STEEL, GREEN = (linear(value) for value in ('#3d444a', '#22272b', '#959da1', '#4d7d9c', '#b9bfc2', '#5fb878'))


def remote(name: str, case, clip) -> None:
    """Its buttons look up, its lamp is at its far end."""
    slab(f'{name}-case', WIDE, LONG, DEEP, .0135, case, .0048, .0068)
    slab(f'{name}-field', WIDE - .010, LONG - .014, .0010, .0100, plain('field', FIELD, .32), .0004, main=False, at=(0, 0, DEEP - .0007))
    key, first = moulded(KEY, .34), moulded(BLUE, .34)
    puck(f'{name}-first', .0108, .0030, first, .0012, at=(0, .0090, DEEP - .0002), main=False)
    for side in (-1, 1):
        slab(f'{name}-key-{side}', .0118, .0150, .0028, .0050, key, .0011, main=False, at=(side * .0074, -.0165, DEEP - .0002))
    lamp(f'{name}-lamp', .0014, GREEN, (0, .0262, DEEP + .0002))
    wire = bent([(-.0120, .0300, -.0012), (-.0120, LONG / 2 + .0130, -.0012), (.0120, LONG / 2 + .0130, -.0012), (.0120, .0300, -.0012)], .0055)
    tube(f'{name}-clip', wire, .0013, clip, main=False)


def build(look: Look) -> View:
    """One on the floor, the other one resting on its edge."""
    case, clip = moulded(CASE, .32), bare(STEEL, .2, .02)
    with placed((-.0270, 0, .0026), (0, 0, 16)):
        remote('first', case, clip)
    with placed((.0300, -.0060, .0135), (3, -14, -24)):
        remote('second', case, clip)
    return View(turn=0, height=42, lens=85, fill=.80, exposure=1.15)
