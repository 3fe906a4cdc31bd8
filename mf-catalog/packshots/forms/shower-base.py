"""A shower base with a low threshold: a floor with a grip that falls to its drain, a flange for tiles on three sides."""
from math import cos, pi, sin

from studio.basin import DARK, part, skin
from studio.geometry import box, lathe, solid
from studio.housing import slot
from studio.look import Look, View, linear
from studio.porcelain import china, chrome
from studio.shader import plain

FINE = True
LONG, WIDE, HIGH = 60 * .0254, 32 * .0254, 2 * .0254
FLANGE, PITCH, RADIUS = .024, .054, .0175
GRIP = linear('#d3d2cd')


def tray(white) -> None:
    """The rim, and the floor that it holds."""
    x, y = LONG / 2, WIDE / 2
    edge = [(.002, 0), (0, .002), (0, HIGH - .010), (.003, HIGH - .003), (.010, HIGH)]
    rings = [part(-x + i, x - i, -y + i, y - i, (.012,) * 4, z, 12) for i, z in edge]
    inner = [(.046, HIGH), (.054, HIGH - .002), (.064, HIGH - .014), (.074, HIGH - .019), (.090, HIGH - .021)]
    rings += [part(-x + i, x - i, -y + i, y - i, (.060 - i * .2,) * 4, z, 12) for i, z in inner]
    rings.append([(.054 * cos(pi / 2 * (q + s / 12)), .054 * sin(pi / 2 * (q + s / 12)), HIGH - .031) for q in range(4) for s in range(13)])
    skin('tray', rings, white, smooth=50)


def fall(x: float, y: float) -> float:
    """How high the floor lies at a place."""
    share = max(abs(x) / (LONG / 2 - .090), abs(y) / (WIDE / 2 - .090))
    return HIGH - .031 + .010 * share


def grip(stuff) -> None:
    """Low round studs all over the floor, as one body."""
    points, faces, around = [], [], 16
    columns, rows = int((LONG / 2 - .110) / PITCH), int((WIDE / 2 - .110) / PITCH)
    for i in range(-columns, columns + 1):
        for j in range(-rows, rows + 1):
            x, y = i * PITCH, j * PITCH
            if x * x + y * y < .085 ** 2:
                continue
            start = len(points)
            for radius, up in ((RADIUS, -.003), (RADIUS * .92, .0016), (RADIUS * .72, .0024)):
                points += [(x + radius * cos(2 * pi * k / around), y + radius * sin(2 * pi * k / around), fall(x, y) + up) for k in range(around)]
            for level in range(2):
                low, high = start + level * around, start + (level + 1) * around
                faces += [(low + k, low + (k + 1) % around, high + (k + 1) % around, high + k) for k in range(around)]
            faces.append(tuple(range(start + 2 * around, start + 3 * around)))
    solid('grip', points, faces, stuff, smooth=50, main=False)


def outlet() -> None:
    """A round grate."""
    steel, level = chrome(), HIGH - .031
    lathe('grate', [(.056, level - .002), (.056, level + .002, .001), (.050, level + .0030, .001), (0, level + .0030)], steel, 96, main=False)
    dark = plain('slot', DARK, .8)
    for index, y in enumerate((-.030, -.018, -.006, .006, .018, .030)):
        slot(f'slot-{index}', 2 * (.044 ** 2 - y * y) ** .5 - .012, .0070, (0, y, level + .0033), material=dark)


def build(look: Look) -> View:
    """Seen from high up."""
    white = china(rough=.20)
    tray(white)
    grip(plain('grip', GRIP, .42, Specular=.4))
    outlet()
    for side in (-1, 1):
        box(f'flange-{side}', (.010, WIDE - .012, FLANGE), white, .003, at=(side * (LONG / 2 - .0050), .006, HIGH + FLANGE / 2 - .002))
    box('flange-back', (LONG, .010, FLANGE), white, .003, at=(0, WIDE / 2 - .0050, HIGH + FLANGE / 2 - .002))
    return View(turn=-30, height=34, lens=80, fill=.94, exposure=.80)
