"""A round thermostat on a piece of wall, and the sensor for another room beside it."""
from math import cos, radians, sin

from studio.display import lit
from studio.geometry import box, tube
from studio.housing import FRONT, glass, lamp, placed, puck, slab, slot
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain
from studio.tank import enamel

FINE = True
WALL, WHITE, STEEL, DARK, WARM, DIM, LEAF = (linear(value) for value in ('#7f8d94', '#eceae5', '#c3c7c8', '#101214', '#e29a3e', '#4b5358', '#7cc48f'))


def dial(level: float) -> None:
    """Marks around the screen, the first ones lit, a house in the middle and a lamp below."""
    warm, dim, pale = lit(WARM), lit(DIM, .35), lit(WHITE, .8)
    for index in range(41):
        turn = 225 - index * 270 / 40
        long = .0066 if index % 10 else .0092
        box(f'mark-{index}', (long, .0014, .0003), warm if index < 27 else dim, 0, main=False, at=(.0325 * cos(radians(turn)), .0325 * sin(radians(turn)), level), turn=(0, 0, turn))
    line = [(-.0095, -.0085), (-.0095, .0015), (0, .0105), (.0095, .0015), (.0095, -.0085)]
    tube('house', [(x, y, level) for x, y in line], .0010, pale, closed=True, main=False)
    tube('roof', [(x, y, level) for x, y in ((-.0135, -.0015), (0, .0110), (.0135, -.0015))], .0011, pale, main=False)
    lamp('lamp', .0014, LEAF, (0, -.0290, level))


def build(look: Look) -> View:
    """Thermostat: a ring of metal around dark glass. Sensor: a white lozenge with a lamp."""
    white, dark = moulded(WHITE, .30), plain('gap', DARK, .7)
    box('wall', (.232, .010, .146), enamel(WALL, .6), .0015, main=False, at=(0, .005, .073))
    with placed((-.040, 0, .073), FRONT):
        puck('base', .0530, .0070, white, .0020)
        puck('gap', .0480, .0100, dark, .0005, main=False)
        puck('ring', .0520, .0160, plain('steel', STEEL, .26, Metallic=1.), .0030, at=(0, 0, .0085), main=False)
        puck('glass', .0470, .0010, glass(rough=.10), .0004, at=(0, 0, .0243), main=False)
        dial(.0256)
    with placed((.070, 0, .062), FRONT):
        slab('sensor', .044, .066, .0150, .0140, white, .0035, .0040)
        puck('eye', .0085, .0006, glass(), .0003, at=(0, .012, .0148), main=False)
        lamp('sensor-lamp', .0012, LEAF, (0, -.004, .0149))
        for index in range(3):
            slot(f'slot-{index}', .016, .0016, (0, -.014 - index * .0042, .01515))
    return View(turn=-20, height=14, lens=85, fill=.90, exposure=.9)
