"""A round mirror in a narrow frame of black metal, on its wall."""
from studio.backdrop import backdrop
from studio.geometry import lathe
from studio.housing import placed
from studio.look import Look, View
from studio.metal import coated
from studio.mirror import mirror

RADIUS, DEEP, EDGE = 14 * .0254, .032, .016


def build(look: Look) -> View:
    """It stands out from the wall by its frame."""
    middle = RADIUS + .105
    backdrop(2 * RADIUS + .36, 2 * middle)
    with placed((0, 0, middle), (90, 0, 0)):
        lathe('glass', [(0, DEEP - .012), (RADIUS - EDGE + .001, DEEP - .012)], mirror((-1.32, -.52), 'y', (RADIUS - EDGE, .012)), 160, main=False)
        profile = [(RADIUS - EDGE, DEEP - .014), (RADIUS - EDGE, DEEP, .0012), (RADIUS, DEEP, .0020), (RADIUS, .0008, .001), (RADIUS - .004, .0004)]
        lathe('frame', profile, coated(look.tone, .36), 160)
    return View(turn=-24, height=14, lens=85, fill=.92, exposure=1)
