"""An egress window in a piece of foundation wall, from outside: its sash stands wide open."""
from studio.cabinet import ring
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View, linear
from studio.masonry import concrete
from studio.sash import FRAME, GAP, INCH, LIP, leaf, light, rect, run, stuff

FINE = True
WIDE, HIGH, WALL, SIDE = 36 * INCH, 48 * INCH, .200, .20
CONCRETE = linear('#a5a49f')


def build(look: Look) -> View:
    """The window stands flush with the face of the wall."""
    parts, outline = stuff(look), rect(WIDE, HIGH)
    wall = concrete(CONCRETE, .5)
    ring('wall', rect(WIDE + 2 * SIDE, HIGH + 2 * SIDE), rect(WIDE + .010, HIGH + .010), WALL, wall, .004, main=False, at=(0, WALL - .012, 0))
    run('joint', outline, [(-.006, .004), (.002, .004), (.002, .02), (-.006, .02)], parts.gasket, 0, seams=False, main=False)
    run('frame', outline, FRAME, parts.pvc)
    wide, high = WIDE - 2 * (LIP + GAP), HIGH - 2 * (LIP + GAP)
    leaf(parts, 'sash', wide / 2, wide, high, 1, 62, 2)
    with placed((wide * .22, -.06, -high / 2 + .010), (0, 0, 58)):
        box('arm', (.34, .020, .006), parts.steel, .001, main=False)
    return View(turn=-16, height=16, lens=75, fill=.90, exposure=light(look) * 1.1)
