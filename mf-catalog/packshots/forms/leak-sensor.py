"""A sensor that lies where water would run, and the first water."""
from math import cos, pi, sin

from studio.clear import clear
from studio.geometry import lathe, solid
from studio.housing import lamp
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.print import Print

WHITE, SHADE, GREEN, BLUE, GOLD = (linear(value) for value in ('#e9e7e1', '#dcd9d1', '#5fb878', '#3f8fb2', '#c9a556'))
RADIUS, WATER = .040, '#a5c3ce'


def emblem():
    """A drop on the face."""
    skin = Print(SHADE)
    x, y, _ = skin.split(skin.place())
    skin.u, skin.v = x, y
    skin.lay(skin.drop(-.0050, .0088, .0215), BLUE)
    return skin.done(.34)


def puddle() -> None:
    """Water on the floor: a thin skin with a wavy edge."""
    count = 120

    def reach(turn: float) -> float:
        return .056 + .008 * sin(2 * turn + .4) + .006 * sin(3 * turn + 2.1) + .003 * sin(5 * turn)

    rings = [(.0, 1.), (.0007, .994), (.0012, .978), (.0015, .94), (.0016, .80)]
    points = [(.020 + 1.15 * part * reach(2 * pi * i / count) * cos(2 * pi * i / count), -.004 + part * reach(2 * pi * i / count) * sin(2 * pi * i / count), z)
              for z, part in rings for i in range(count)]
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(rings) - 1) for i in range(count)]
    faces.append(tuple(range((len(rings) - 1) * count, len(rings) * count)))
    water = clear(Look('water', {'water': WATER}, colour='water'))
    water.cycles.sample_as_light = False
    solid('puddle', points, faces, water, smooth=60, main=False)


def build(look: Look) -> View:
    """Flat on the floor, on its contacts."""
    white = moulded(WHITE)
    puddle()
    lathe('body', [(0, .0030), (RADIUS * .90, .0030, .001), (RADIUS * .96, .0050, .002), (RADIUS, .0100, .002), (RADIUS, .0118), (RADIUS - .0010, .0121), (RADIUS - .0010, .0127), (RADIUS, .0130),
                   (RADIUS, .0190, .004), (RADIUS * .93, .0240, .006), (RADIUS * .64, .0262, .001), (RADIUS * .62, .0250, .0006), (0, .0250)], white)
    lathe('face', [(0, .0252), (RADIUS * .60, .0252, .0004), (RADIUS * .61, .0249)], emblem(), main=False, turn=(0, 0, 20))
    lamp('power', .0016, GREEN, (.0, -.0305, .0252))
    for index in range(3):
        angle = 2 * pi * index / 3 + .9
        lathe(f'foot-{index}', [(.0036, 0), (.0042, .0008, .0004), (.0042, .0036)], bare(GOLD, .25, .02), 32, main=False, at=(RADIUS * .80 * cos(angle), RADIUS * .80 * sin(angle), .0003))
    return View(turn=-20, height=38, lens=85, fill=.80, exposure=.88)
