"""Four cameras and the recorder that keeps what they see."""
from studio.camera import bullet, stalk
from studio.geometry import box, lathe
from studio.housing import FRONT, lamp, placed, puck, slab, slot
from studio.look import Look, View, linear
from studio.shader import plain

WHITE, BLACK, GLOSS, STEEL, GREEN, BLUE, DIM, DARK = (linear(value) for value in (
    '#dddcd7', '#33363a', '#15171a', '#a9aeb1', '#5fd080', '#5fb4d8', '#3b4043', '#060707'))
WIDE, DEEP, HIGH = .400, .215, .058


def front() -> None:
    """Gloss black, with a light for each camera, two ports and a round button."""
    slab('panel', WIDE - .012, HIGH - .014, .004, .004, plain('panel', GLOSS, .16, Specular=.5), .0012, main=False, at=(0, .003, -.001))
    for index in range(4):
        lamp(f'channel-{index}', .0034, GREEN, (-.172 + index * .019, .004, .003), 1.6)
    for index, tone in enumerate((BLUE, DIM)):
        lamp(f'state-{index}', .0034, tone, (-.078 + index * .019, .004, .003), 1.3)
    for index in range(2):
        x = .066 + index * .036
        slab(f'port-{index}', .0230, .0125, .0012, .0016, plain('steel', STEEL, .3, Metallic=1.), .0003, main=False, at=(x, .003, .0026))
        slab(f'mouth-{index}', .0194, .0090, .0008, .0010, plain('mouth', DARK, .7), .0002, main=False, at=(x, .003, .0032))
        box(f'tongue-{index}', (.0164, .0026, .0006), plain('tongue', STEEL, .5), .0002, main=False, at=(x, .0048, .0042))
    steel = plain('ring', STEEL, .28, Metallic=1.)
    puck('ring', .0150, .0030, steel, .0010, main=False, at=(.164, .003, .0024))
    puck('button', .0122, .0030, plain('button', BLACK, .3), .0012, main=False, at=(.164, .003, .0032))
    slab('strip', WIDE - .012, .0050, .0030, .0016, plain('strip', STEEL, .4), .0008, main=False, at=(0, -HIGH / 2 + .0060, -.0006))


def recorder() -> None:
    """A flat box on four feet."""
    case = plain('case', BLACK, .40)
    with placed((0, 0, .008)):
        slab('case', WIDE, DEEP, HIGH, .006, case, .004)
        for x in (-1, 1):
            lathe(f'foot-{x}', [(0, -.008), (.013, -.008, .001), (.014, 0)], plain('foot', DARK, .7), 40, main=False, at=(x * WIDE * .42, -DEEP * .40, 0))
        for index in range(20):
            slot(f'vent-{index}', .046, .0040, (-.133 + index * .014, -.052, HIGH + .0002), 90)
        with placed((0, -DEEP / 2, HIGH / 2), FRONT):
            front()


def build(look: Look) -> View:
    """The cameras in a row on the recorder."""
    recorder()
    white = plain('white', WHITE, .32)
    for index in range(4):
        with placed(((index - 1.5) * .094 + .004, .058, HIGH + .008), (0, 0, (index - 1.5) * 5 - 8)):
            stalk(f'stalk-{index}', .027, .046, white, 0)
            bullet(f'camera-{index}', .0300, .100, white, at=(0, .042, .086), turn=(92, 0, 0))
    return View(turn=-16, height=20, lens=75, fill=.92, exposure=.98)
