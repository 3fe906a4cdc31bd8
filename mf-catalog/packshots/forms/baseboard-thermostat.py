"""A thermostat for baseboard heaters on a piece of wall: a temperature over the sign of a heated baseboard, waves for its connection."""
from math import cos, pi, radians, sin

from studio.cabinet import panel
from studio.canister import outline
from studio.display import lit
from studio.geometry import arc, box, tube
from studio.housing import FRONT, glass, placed, slab
from studio.look import Look, View, linear
from studio.shader import plain

FINE = True
WALL, WHITE, KEY, INK, PALE, WARM, LEAF = (linear(value) for value in ('#8d9aa0', '#e2e1dc', '#c3c6c4', '#2f3538', '#eef1f0', '#e8983a', '#7cc48f'))
WIDE, HIGH, DEEP, MIDDLE = .092, .124, .020, .074


def digits(face: float, left: float, foot: float, high: float) -> None:
    """Twenty-one degrees."""
    light, unit = lit(PALE, .95), high / 2
    two = [*((.5 + .5 * cos(radians(turn)), 1.5 + .5 * sin(radians(turn))) for turn in range(170, -41, -10)), (.02, 0), (1, 0)]
    for name, at, line in (('two', 0, two), ('one', 1.5, [(0, 1.55), (.45, 2), (.45, 0)])):
        tube(name, [(left + (at + u) * unit, face, foot + v * unit) for u, v in line], high * .066, light, main=False)
    tube('degree', arc((left + 2.52 * unit, face, foot + 1.72 * unit), .27 * unit, 0, 345, 23), high * .050, light, closed=True, main=False)


def heater(face: float, level: float) -> None:
    """A low heater, long and flat, and the warm air that rises from it."""
    warm = lit(WARM)
    panel('heater', outline(.0460, .0056, .0016), .0004, warm, 0, main=False, at=(0, face + .0004, level))
    for index in range(4):
        x = (index - 1.5) * .0115
        tube(f'wave-{index}', [(x + .0011 * sin(2 * pi * k / 18), face, level + .0058 + k * .00062) for k in range(19)], .00080, warm, main=False)


def waves(face: float, x: float, z: float) -> None:
    """Arcs over a dot, as connected things bear them."""
    leaf = lit(LEAF, .9)
    for index in range(3):
        tube(f'arc-{index}', arc((x, face, z), .0028 + index * .0027, 45, 135, 14), .00066, leaf, main=False)
    panel('dot', [(x + a, z + b) for a, b in outline(.0024, .0024, .00118)], .0004, leaf, 0, main=False, at=(0, face + .0002, 0))


def key(name: str, x: float, level: float, up: int, stuff, ink) -> None:
    """A key with a point up or down."""
    panel(name, outline(.032, .017, .006), .0026, stuff, .0010, main=False, at=(x, -DEEP + .0008, level))
    head = [(-.0046, -.0024 * up), (.0046, -.0024 * up), (0, .0032 * up)]
    panel(f'{name}-point', head if up > 0 else head[::-1], .0003, ink, 0, main=False, at=(x, -DEEP - .0018, level))


def build(look: Look) -> View:
    """A flat housing; dark glass above, two keys below."""
    white, keys, ink = plain('white', WHITE, .30), plain('key', KEY, .34), plain('ink', INK, .5)
    box('wall', (.224, .010, .148), plain('wall', WALL, .6, Specular=.25), .0015, main=False, at=(0, .005, .074))
    with placed((0, 0, MIDDLE), FRONT):
        slab('housing', WIDE, HIGH, DEEP, .0120, white, .0045, .0060)
        slab('glass', .0760, .0740, .0014, .0060, glass(rough=.12), .0005, at=(0, .0155, DEEP - .0004), main=False)
    face = -DEEP - .0014
    digits(face, -.0245, MIDDLE + .0165, .0290)
    heater(face, MIDDLE - .0135)
    waves(face, .0295, MIDDLE + .0385)
    key('down', -.0185, MIDDLE - .0410, -1, keys, ink)
    key('up', .0185, MIDDLE - .0410, 1, keys, ink)
    return View(turn=-20, height=14, lens=85, fill=.92, exposure=.88)
