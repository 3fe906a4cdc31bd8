"""What is put on outside walls: a piece of such a wall, and signs on faces."""
from studio.geometry import box, solid
from studio.look import linear
from studio.shader import Shader

PLASTER = linear('#b7b0a4')
FLASH = [(-.006, 0), (.004, .034), (.017, .034), (.008, .012), (.020, .012), (-.011, -.036), (-.002, -.004), (-.016, -.004)]
"""The sign of electricity, around its middle."""


def plastered(wide: float, high: float, deep=.030, grain=260.) -> None:
    """A piece of rendered wall; its foot is 0, its middle above 0, its face at 0."""
    shader = Shader('plaster')
    at = shader.place()
    shader.relief(shader.noise(at, grain, 4, .7), .55, .0016)
    tone = shader.power((*PLASTER, 1), shader.spread(shader.noise(at, grain / 30, 3), .91, 1.09))
    stuff = shader.surface(Base_Color=tone, Roughness=.85, Specular=.2)
    box('wall', (wide, deep, high), stuff, .003, at=(0, deep / 2, high / 2), main=False)


def sign(name: str, outline, level: float, thick: float, ink, at=(0, 0)) -> None:
    """An outline on a face that looks along z, up to a level."""
    count = len(outline)
    points = [(u, v, z) for z in (-thick, 0) for u, v in outline]
    sides = [(i, (i + 1) % count, count + (i + 1) % count, count + i) for i in range(count)]
    faces = [tuple(range(count - 1, -1, -1)), tuple(range(count, 2 * count)), *sides]
    solid(name, points, faces, ink, smooth=10, main=False, at=(*at, level))
