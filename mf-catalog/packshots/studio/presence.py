"""Windows of sensors that see warmth: milky plastic in small fields, a little bent."""
from math import pi, sin

from studio.camera import grid
from studio.geometry import solid
from studio.look import linear
from studio.shader import Shader

MILK, LINE = linear('#d9d9d4'), linear('#a9aaa6')


def window(name: str, wide: float, high: float, bulge: float, pitch: float, **where):
    """A window around its place that looks along z: `bulge` at its middle, even upwards."""
    shader = Shader(f'{name}-milk')
    across, up = grid(shader, pitch, pitch * 1.1)
    line = shader.math('MULTIPLY', shader.step(shader.math('MAXIMUM', across, up), .70, .98), .75)
    stuff = shader.surface(Base_Color=shader.mix(line, (*MILK, 1), (*LINE, 1)), Roughness=.26, Specular=.5)
    count = 28
    arc = [(wide * (step / count - .5), bulge * sin(pi * step / count) ** .6) for step in range(count + 1)]
    points = [(x, y, z) for y in (-high / 2, high / 2) for x, z in arc]
    row = count + 1
    faces = [(i, i + 1, row + i + 1, row + i) for i in range(count)] + [tuple(range(row - 1, -1, -1)), tuple(range(row, 2 * row))]
    return solid(name, points, faces, stuff, smooth=50, main=False, **where)
