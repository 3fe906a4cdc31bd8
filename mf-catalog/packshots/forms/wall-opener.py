"""An opener that turns the shaft of a garage door, on the wall beside it: the shaft with a drum, the case, the battery under it."""
from studio.geometry import box, lathe, tube
from studio.housing import FRONT, lamp, placed, puck, screw, slab, slots
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain
from studio.wallplate import board

FINE = True
WIDE, HIGH, DEEP = .170, .330, .150
WALL, CASE, FACE, PACK, STEEL, ZINC, BLACK, LENS, GREEN = (
    linear(value) for value in ('#b3bab8', '#4d555c', '#23282c', '#32383d', '#b9bfc2', '#a9afb1', '#1a1c1e', '#d8cfb6', '#5fb878'))
SHAFT, LEVEL, OUT = .440, .267, .070


def case() -> None:
    """Around its middle, its back at the wall."""
    stuff, face, pack = moulded(CASE, .32), moulded(FACE, .28), moulded(PACK, .36)
    slab('mount', WIDE - .030, HIGH + .050, .010, .010, bare(ZINC, .32, .03), .002, main=False, at=(0, .010, 0))
    slab('case', WIDE, HIGH, DEEP, .030, stuff, .022, .062, at=(0, 0, .008))
    slab('face', WIDE - .052, HIGH - .120, .0060, .018, face, .003, main=False, at=(0, .028, DEEP + .0040))
    slots('vent', 7, .0090, .070, .0036, (0, .066, DEEP + .0102))
    light = plain('light', LENS, .28, Emission=(*LENS, 1), Emission_Strength=.5)
    light.cycles.sample_as_light = False
    slab('light', .086, .0120, .0040, .0050, light, .0016, main=False, at=(0, .012, DEEP + .0088))
    for index in range(3):
        puck(f'button-{index}', .0090, .0040, moulded(STEEL, .35), .0014, main=False, at=((index - 1) * .030, -.026, DEEP + .0092))
    lamp('lamp', .0030, GREEN, (0, -.054, DEEP + .0100))
    with placed((0, -HIGH / 2 + .006, .026)):
        slab('pack', WIDE - .030, .062, DEEP - .046, .014, pack, .008, .060, main=False, at=(0, -.014, 0))
        slab('latch', .044, .016, .0060, .006, moulded(linear('#a24a2c'), .34), .002, main=False, at=(0, -.026, DEEP - .0478))
        for index in range(4):
            lamp(f'charge-{index}', .0022, GREEN, (-.045 + index * .0085, -.008, DEEP - .0464), .8)


def drum(metal, dark) -> None:
    """What the cable winds on, around x; its flange looks outwards."""
    profile = [(.0130, -.040), (.0250, -.040, .002), (.0250, -.024, .002)]
    for index in range(9):
        at = -.024 + index * .0062
        profile += [(.0470, at), (.0505, at + .0018), (.0505, at + .0030), (.0470, at + .0046)]
    profile += [(.0560, .034, .001), (.0560, .038, .001), (.0300, .040, .004), (.0300, .060, .003), (.0130, .060), (.0130, -.040)]
    lathe('drum', profile, metal, 96, main=False)
    for index in range(2):
        with placed((0, 0, .050), (0, 0, 80 + 130 * index)):
            with placed((.0300, 0, 0), (0, 90, 0)):
                lathe(f'set-{index}', [(.0052, -.002), (.0052, .0070, .001), (0, .0072)], dark, 6, main=False)


def build(look: Look) -> View:
    """The shaft goes through the head of the case."""
    zinc, dark, steel = bare(ZINC, .46, .04), plain('dark', BLACK, .5), bare(STEEL, .2, .02)
    board(.540, .545, WALL)
    with placed((-.060, 0, LEVEL), FRONT):
        case()
    with placed((-.060, 0, SHAFT), FRONT):
        slab('collar-case', .118, .066, OUT + .044, .020, moulded(CASE, .32), .014, .05, main=False)
    tube('shaft', [(-.250, -OUT, SHAFT), (.250, -OUT, SHAFT)], .0127, zinc, main=False)
    for side in (-1, 1):
        lathe(f'collar-{side}', [(.0130, 0), (.0230, 0, .001), (.0230, .0170, .002), (.0130, .0170)], steel, 64, main=False, at=(-.060 + side * .059, -OUT, SHAFT), turn=(0, side * 90, 0))
    with placed((.118, -OUT, SHAFT), (0, 90, 0)):
        drum(zinc, dark)
    box('bearing', (.0050, OUT + .030, .110), zinc, .0015, main=False, at=(.205, -(OUT + .030) / 2, SHAFT))
    box('bearing-foot', (.044, .0050, .110), zinc, .0015, main=False, at=(.226, -.0025, SHAFT))
    lathe('bearing-ring', [(.0130, 0), (.0270, 0, .002), (.0270, .0120, .003), (.0130, .0140)], steel, 64, main=False, at=(.2075, -OUT, SHAFT), turn=(0, 90, 0))
    for z in (-.036, .036):
        with placed((.230, -.005, SHAFT + z), FRONT):
            screw(f'bolt-{z}', .0080, (0, 0, 0))
    return View(turn=-26, height=15, lens=75, fill=.94, exposure=1.05)
