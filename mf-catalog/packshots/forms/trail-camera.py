"""A camera for the woods, strapped to a tree."""
from math import cos, pi, sin

from studio.camera import dome, milky
from studio.geometry import box, lathe, solid
from studio.housing import FRONT, lens, placed, slab
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import Shader, plain

WIDE, HIGH, DEEP = .098, .138, .056
BARK, WOOD, DARK, DEEP_GREEN, PALE, EARTH, STRAP, STEEL = (linear(value) for value in ('#6b5643', '#c9a877', '#17191a', '#1d3528', '#5f7150', '#5d4c38', '#262a27', '#9aa0a3'))
TREE = .075


def camouflage(tone):
    """Blotches of the woods on their own green."""
    shader = Shader('camouflage')
    at = shader.place()
    first, second, third = (shader.noise(shader.vector('ADD', at, (shift, 0, shift)), 34., 1, .4) for shift in (0., 3., 7.))
    colour = shader.mix(shader.step(first, .600, .606), (*tone, 1), (*DEEP_GREEN, 1))
    colour = shader.mix(shader.step(second, .620, .626), colour, (*PALE, 1))
    colour = shader.mix(shader.step(third, .625, .631), colour, (*EARTH, 1))
    shader.relief(shader.noise(at, 700., 1), .05, .0004)
    return shader.surface(Base_Color=colour, Roughness=.55, Specular=.3)


def bark():
    """Ridges along the trunk, and the rings of its years where it was sawn."""
    shader = Shader('bark')
    at = shader.place()
    x, y, _ = shader.split(at)
    ridge, fine = shader.noise(at, (60, 60, 11), 4, .6), shader.noise(at, 260., 3, .7)
    sawn = shader.step(shader.facing()[2], .5, .9)
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    reach = shader.math('ADD', reach, shader.spread(shader.noise(at, 18., 2), -.012, .012))
    year = shader.math('SINE', shader.math('MULTIPLY', reach, 6.2832 / .0052))
    wood = shader.power((*WOOD, 1), shader.math('ADD', shader.spread(year, .99, 1.09), shader.spread(fine, -.1, .1)))
    wood = shader.mix(shader.step(reach, TREE * .92, TREE * .97), wood, (*BARK, 1))
    depth = shader.math('ADD', shader.spread(ridge, 1.55, .65), shader.spread(fine, .15, -.15))
    shader.relief(shader.math('MULTIPLY', shader.math('MULTIPLY_ADD', fine, .2, ridge), shader.math('SUBTRACT', 1., sawn)), 1., .012)
    return shader.surface(Base_Color=shader.mix(sawn, shader.power((*BARK, 1), depth), wood), Roughness=.9, Specular=.1)


def trunk() -> None:
    """A piece of a tree that is not quite round."""
    around, rows, high = 120, 24, .232
    points = []
    for row in range(rows + 1):
        for step in range(around):
            turn, z = 2 * pi * step / around, high * row / rows
            reach = TREE * (1 + .020 * sin(3 * turn + 1 + z * 4) + .012 * sin(7 * turn + z * 9) + .010 * sin(19 * turn + z * 21) + .05 * (1 - row / rows) ** 3)
            points.append((reach * cos(turn), reach * sin(turn), z))
    faces = [(row * around + i, row * around + (i + 1) % around, (row + 1) * around + (i + 1) % around, (row + 1) * around + i) for row in range(rows) for i in range(around)]
    faces.append(tuple(rows * around + i for i in range(around)))
    solid('tree', points, faces, bark(), .0015, main=False)


def build(look: Look) -> View:
    """The trunk, the strap around it, the camera before it."""
    body, dark = camouflage(look.tone), plain('dark', DARK, .35)
    trunk()
    lathe('strap', [(TREE * 1.02, .116), (TREE * 1.055, .116, .0005), (TREE * 1.055, .142, .0005), (TREE * 1.02, .142)], plain('strap', STRAP, .75), 96, main=False)
    with placed((0, -TREE * .98, .126), FRONT):
        slab('case', WIDE, HIGH, DEEP, .014, body, .006, .026)
        slab('lights', .072, .038, .0016, .006, plain('lights', DARK, .1, Specular=.5), .0006, main=False, at=(0, .0410, DEEP - .0004))
        for index in range(18):
            dome(f'eye-{index}', .0030, .0016, plain('eye', linear('#55323a'), .12, Specular=.6), DEEP + .0010, at=((index % 6 - 2.5) * .0110, .0410 + (1 - index // 6) * .0110, 0), main=False)
        slab('middle', .072, .040, .0030, .007, dark, .0012, main=False, at=(0, -.0020, DEEP - .0004))
        lens('lens', .0150, DEEP + .0024, at=(0, -.0020, 0))
        slab('lower', .050, .036, .0024, .010, dark, .0010, main=False, at=(0, -.0450, DEEP - .0004))
        dome('window', .0150, .0090, milky(.004), DEEP + .0018, at=(0, -.0450, 0), main=False)
    for level in (-1, 1):
        with placed((WIDE / 2, -TREE * .98 - .026, .126 + level * .040), (0, 0, 0)):
            box(f'latch-{level}', (.008, .026, .016), dark, .002, main=False)
            box(f'latch-pin-{level}', (.004, .010, .020), bare(STEEL, .3, .02), .0012, main=False, at=(.003, -.004, 0))
    return View(turn=-28, height=20, lens=85, fill=.90, exposure=1.12)
