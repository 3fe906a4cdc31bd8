"""Tanks and machines of sheet metal: their coats, plates on round walls, and what is screwed to them."""
from math import cos, radians, sin

from studio.geometry import lathe, solid
from studio.look import Colour
from studio.plumbing import nut
from studio.shader import Shader

BACK = -90
"""The angle that looks at the camera."""


def enamel(tone: Colour, rough=.26):
    """Baked paint on sheet metal, with the faintest skin of an orange."""
    shader = Shader('enamel')
    at = shader.place()
    shader.relief(shader.math('MULTIPLY_ADD', shader.noise(at, 1100., 1), .03, shader.noise(at, 3., 2)), .05, .006)
    return shader.surface(Base_Color=tone, Roughness=shader.spread(shader.noise(at, 9., 2), rough - .03, rough + .03), Specular=.5)


def plate(name: str, radius: float, thick: float, wide: float, low: float, high: float, material, facing=0., bevel=.003, **where):
    """A plate bent around a wall; its middle looks `facing` degrees to the right of the camera."""
    half, count = wide / 2 / radius, 16
    points = []
    for reach in (radius - .002, radius + thick):
        for level in (low, high):
            for step in range(count + 1):
                angle = radians(BACK + facing) - half + 2 * half * step / count
                points.append((reach * cos(angle), reach * sin(angle), level))
    row = count + 1
    faces = []
    for i in range(count):
        faces += [(2 * row + i, 2 * row + i + 1, 3 * row + i + 1, 3 * row + i), (i + 1, i, row + i, row + i + 1),
                  (i, i + 1, 2 * row + i + 1, 2 * row + i), (row + i + 1, row + i, 3 * row + i, 3 * row + i + 1)]
    faces += [(0, 2 * row, 3 * row, row), (count + 2 * row, count, count + row, count + 3 * row)]
    return solid(name, points, faces, material, bevel, **where)


def around(radius: float, facing: float, level: float):
    """A place on a round wall, `facing` degrees to the right of the camera."""
    angle = radians(BACK + facing)
    return radius * cos(angle), radius * sin(angle), level


def screw(name: str, radius: float, steel, at, turn=(90, 0, 0)) -> None:
    """The round head of a screw that looks along z of its object."""
    lathe(name, [(radius, -.001), (radius, .0002, .0003), (radius * .7, radius * .45, radius * .2), (0, radius * .5)], steel, 24, main=False, at=at, turn=turn)


def stub(name: str, radius: float, long: float, metal, ring=None, **where) -> None:
    """A short pipe with a six-sided foot, along z from its place; `ring` colours a collar around it."""
    nut(f'{name}-foot', radius * .6, radius * 1.6, radius * .9, metal, main=False, **where)
    lathe(name, [(radius, 0), (radius, long - .002, .001), (radius - .002, long, .001), (radius * .78, long, .001), (radius * .76, long * .3), (0, long * .3)], metal, 48,
          main=False, **where)
    if ring:
        lathe(f'{name}-ring', [(radius, radius * .9), (radius * 1.35, radius * .9, .001), (radius * 1.35, radius * 1.7, .001), (radius, radius * 1.7)], ring, 48,
              main=False, **where)
