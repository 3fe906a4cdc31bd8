"""Housings of moulded plastic, and what is set into them. Faces look along z of their objects: `turn=FRONT` shows them to the camera, their top up."""
from contextlib import contextmanager
from math import cos, pi, radians, sin

import bpy
from mathutils import Euler, Matrix

from studio.canister import canister, outline
from studio.geometry import lathe, product, solid
from studio.look import Colour, linear
from studio.shader import Shader, plain

FRONT = (90, 0, 0)
GLASS, HOLE, STEEL = (linear(value) for value in ('#0b0d10', '#121314', '#b9bfc2'))


@contextmanager
def placed(at=(0, 0, 0), turn=(0, 0, 0)):
    """Moves all that is put inside of it together, as it was built around the origin; `turn` in degrees."""
    before = {obj.name for obj in product()}
    yield
    move = Matrix.Translation(at) @ Euler([radians(angle) for angle in turn]).to_matrix().to_4x4()
    for obj in product():
        if obj.name not in before:
            obj.matrix_basis = move @ obj.matrix_basis


def section(deep: float, edge: float, seam=None, back=.0008, gap=.0005, sink=.0012):
    """From the back of a housing to its face, as (height, how much smaller it is there): a rounded edge, and a seam at a height."""
    levels = [(0, back), (back, 0)]
    if seam:
        levels += [(seam - gap - .0004, 0), (seam - gap, .0003), (seam - gap, sink), (seam + gap, sink), (seam + gap, .0003), (seam + gap + .0004, 0)]
    levels += [(deep - edge + edge * sin(pi / 12 * step), edge * (1 - cos(pi / 12 * step))) for step in range(7)]
    return [*levels, (deep, edge + .0004)]


def slab(name: str, wide: float, high: float, deep: float, corner: float, material, edge=.003, seam=None, **where):
    """A box with round corners, `deep` along z."""
    return canister(name, wide, high, max(corner, edge + .0006), section(deep, min(edge, deep * .6), seam, min(.0008, deep * .3)), material, **where)


def puck(name: str, radius: float, deep: float, material, edge=.003, seam=None, **where):
    """A round disc, `deep` along z."""
    levels = section(deep, min(edge, deep * .6), seam, min(.0008, deep * .3))
    return lathe(name, [(0, 0), *[(radius - inset, z) for z, inset in levels], (0, deep)], material, **where)


def slot(name: str, long: float, wide: float, at, spin=0., material=None, **where):
    """A slot in a face at (x, y, z), along x or turned by `spin` degrees: dark, with the rim that a mould leaves below it."""
    ring = outline(long, wide, wide * .499, 6)
    points = [(x, y, 0) for x, y in ring]
    with placed(at, (0, 0, spin)):
        return solid(name, points, [tuple(range(len(ring)))], material or plain('slot', HOLE, .8, Specular=.1), main=False, **where)


def slots(name: str, count: int, pitch: float, long: float, wide: float, at, material=None) -> None:
    """Slots below each other, their middle at a place of a face."""
    for index in range(count):
        slot(f'{name}-{index}', long, wide, (at[0], at[1] + (index - (count - 1) / 2) * pitch, at[2] + .00015), material=material)


def rays(name: str, count: int, radius: float, long: float, wide: float, z: float, start=0., end=360., material=None) -> None:
    """Slots that point to the middle of a face."""
    for index in range(count):
        angle = start + (end - start) * index / count
        slot(f'{name}-{index}', long, wide, (radius * cos(radians(angle)), radius * sin(radians(angle)), z + .00015), angle, material)


def glass(tone: Colour = GLASS, rough=.06):
    """Dark glass or a polished window: all that is seen of it is what it mirrors."""
    return plain('glass', tone, rough, Specular=.6)


def coating():
    """The front of a lens: dark, bluish towards its rim."""
    shader = Shader('coating')
    facing = shader.node('LayerWeight')
    shader.plug(facing.inputs['Blend'], .5)
    return shader.surface(Base_Color=shader.mix(facing.outputs['Facing'], linear('#07090d'), linear('#27476b')), Roughness=.04, Specular=.7)


def lens(name: str, radius: float, z=0., **where) -> None:
    """A lens in its ring on a face at height `z`; `radius` is that of the ring."""
    ring, tunnel = plain('ring', linear('#1b1d1f'), .28), plain('tunnel', linear('#0c0d0e'), .5)
    with placed(**where):
        lathe(f'{name}-ring', [(radius, z - .001), (radius, z + radius * .16, radius * .06), (radius * .86, z + radius * .20, radius * .05), (radius * .80, z + radius * .14)],
              ring, main=False)
        lathe(f'{name}-tunnel', [(radius * .81, z + radius * .15), (radius * .52, z + radius * .04), (0, z + radius * .04)], tunnel, main=False)
        dome = [(radius * .50 * cos(pi / 16 * step), z + radius * (.04 + .14 * sin(pi / 16 * step))) for step in range(9)]
        lathe(f'{name}-front', dome, coating(), smooth=60, main=False)


def lamp(name: str, radius: float, tone: Colour, at, glow=1.2) -> None:
    """A small lamp that is lit, in a face. It lights nothing else: samples of light would go to it that the large lamps need."""
    stuff = plain(name, tone, .2, Emission=(*tone, 1), Emission_Strength=glow)
    stuff.cycles.sample_as_light = False
    lathe(name, [(radius, -.0004), (radius * .85, radius * .30, radius * .2), (0, radius * .4)], stuff, 24, smooth=60, main=False, at=at)


def screw(name: str, radius: float, at, material=None, spin=20.) -> None:
    """The head of a screw in a face, with a cross."""
    steel = material or plain('steel', STEEL, .3, Metallic=1.)
    with placed(at, (0, 0, spin)):
        lathe(name, [(radius, -.001), (radius, radius * .12, radius * .1), (radius * .7, radius * .40, radius * .2), (0, radius * .46)], steel, 32, main=False)
        for turn in (0, 90):
            slot(f'{name}-cross-{turn}', radius * 1.1, radius * .26, (0, 0, radius * .47), turn)
