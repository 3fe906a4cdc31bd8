"""A fan of five blades with a light below, on its rod."""
from math import cos, pi, sin

from studio.geometry import box, lathe, solid
from studio.housing import placed
from studio.lamp import glow, hover
from studio.look import Look, View, linear
from studio.shader import plain
from studio.tank import enamel
from studio.wood import wood

REACH, ROOT, THICK, LEVEL = .660, .175, .007, .150
BLACK, STEEL = linear('#242424'), linear('#8c9093')


def blade(name: str, stuff) -> None:
    """A board, a little wider towards its round end."""
    long = REACH - ROOT
    line = [(0, -.052), (.02, -.056), (long - .06, -.072)]
    line += [(long - .06 + .060 * sin(pi * k / 16), -.072 * cos(pi * k / 16)) for k in range(1, 16)]
    line += [(long - .06, .072), (.02, .056), (0, .052)]
    count = len(line)
    points = [(x - long / 2, y, z) for z in (-THICK / 2, THICK / 2) for x, y in line]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *((i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count))]
    solid(name, points, faces, stuff, .0022, at=(ROOT + long / 2, 0, 0), turn=(13, 0, 0))


def arm(name: str, black) -> None:
    """What carries a blade."""
    box(f'{name}-root', (.090, .030, .008), black, .003, at=(.125, 0, -.004), main=False)
    with placed((.205, 0, -.0058), (13, 0, 0)):
        box(f'{name}-leaf', (.090, .070, .004), black, .0016, at=(0, 0, 0), main=False)


def build(look: Look) -> View:
    """It hangs high over the floor."""
    stuff, black, steel = wood(look, rough=.42), enamel(BLACK, .36), plain('steel', STEEL, .3, Metallic=1.)
    for index in range(5):
        with placed((0, 0, LEVEL), (0, 0, 72 * index + 14)):
            blade(f'blade-{index}', stuff)
            arm(f'arm-{index}', black)
    top = LEVEL + .086
    motor = [(0, LEVEL - .034), (.096, LEVEL - .034, .004), (.110, LEVEL - .020, .008), (.118, LEVEL + .010, .02), (.112, LEVEL + .048, .02), (.070, top, .02), (.030, top + .006, .004),
             (.022, top + .030, .004), (.013, top + .034)]
    lathe('motor', motor, black, 128, main=False)
    lathe('band', [(.1150, LEVEL + .008), (.1192, LEVEL + .010, .001), (.1192, LEVEL + .016, .001), (.1150, LEVEL + .018)], steel, 128, main=False)
    lathe('collar', [(.092, LEVEL - .032), (.094, LEVEL - .052, .003), (.108, LEVEL - .056, .003), (.108, LEVEL - .068, .002), (.100, LEVEL - .070)], black, 128, main=False)
    lathe('bowl', [(.102, LEVEL - .066), (.104, LEVEL - .080, .02), (.080, LEVEL - .116, .04), (.030, LEVEL - .130, .03), (0, LEVEL - .131)], glow(.98), 128, smooth=80, main=False)
    rod = top + .175
    lathe('rod', [(.0125, top + .02), (.0125, rod)], black, 48, main=False)
    lathe('canopy', [(.014, rod - .030), (.024, rod - .030, .003), (.060, rod - .006, .014), (.070, rod + .020, .008), (.070, rod + .034, .002), (0, rod + .034)], black, 96, main=False)
    hover(-.060)
    return View(turn=0, height=13, lens=70, fill=.96, exposure=1.12)
