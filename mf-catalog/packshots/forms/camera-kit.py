"""Four cameras and the recorder that keeps what they see."""
from studio.camera import bullet, stalk
from studio.housing import FRONT, lamp, placed, slab, slot
from studio.look import Look, View, linear
from studio.metal import coated
from studio.shader import plain

WHITE, BLACK, FRONT_BLACK, GREEN, BLUE, DARK = (linear(value) for value in ('#e9e7e1', '#2b2d2f', '#17191b', '#5fb878', '#5fb4d8', '#101112'))
WIDE, DEEP, HIGH = .380, .250, .052


def recorder() -> None:
    """A flat box with lamps in its front."""
    case = coated(BLACK, .42)
    with placed((0, .150, .006)):
        slab('case', WIDE, DEEP, HIGH, .006, case, .003)
        for x in (-1, 1):
            slab(f'foot-{x}', .030, .030, .007, .012, plain('foot', DARK, .7), .001, main=False, at=(x * WIDE * .38, -DEEP * .36, -.006))
        for index in range(16):
            slot(f'vent-{index}', .060, .0034, (-.105 + index * .014, .030, HIGH + .0002), 90)
        with placed((0, -DEEP / 2, HIGH / 2), FRONT):
            slab('panel', WIDE - .010, HIGH - .010, .004, .004, plain('panel', FRONT_BLACK, .16, Specular=.5), .0012, main=False, at=(0, 0, -.001))
            for index, tone in enumerate((GREEN, GREEN, BLUE)):
                lamp(f'lamp-{index}', .0022, tone, (-.160 + index * .016, -.004, .003))
            slab('port', .020, .008, .0006, .001, plain('port', DARK, .6), .0002, main=False, at=(.140, -.004, .0028))
            slab('port-2', .020, .008, .0006, .001, plain('port', DARK, .6), .0002, main=False, at=(.108, -.004, .0028))


def build(look: Look) -> View:
    """The recorder behind, the cameras on their feet before it."""
    recorder()
    white = coated(WHITE, .36)
    for index in range(4):
        x, y = (index - 1.5) * .098, -.075 - (.022, 0, 0, .022)[index]
        with placed((x, y, 0), (0, 0, (index - 1.5) * 3)):
            stalk(f'stalk-{index}', .032, .050, white, 0)
            bullet(f'camera-{index}', .034, .122, white, at=(0, .052, .096), turn=(92, 0, 0))
    return View(turn=-18, height=24, lens=75, fill=.92, exposure=.95)
