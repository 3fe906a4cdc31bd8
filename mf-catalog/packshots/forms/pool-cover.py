"""A solar cover for a round pool: film with bubbles, on a roll; its edge is part of a circle of eighteen feet."""
from math import cos, pi, sin, sqrt

from studio.geometry import lathe, solid
from studio.look import Look, View, linear
from studio.shader import Shader, plain

WIDE, FLAT, RADIUS, TURNS, PITCH, ROUND = .82, .43, .086, 5, .0080, 2.745
BLUE, PALE, DEEP = (linear(value) for value in ('#3d86b8', '#8fc3de', '#1f5580'))
BUBBLES = 24.
"""How many lie on a metre of a row."""


def bubbles():
    """Film with rows of bubbles, every other one shifted by half; it knows where it is by its map, in metres."""
    shader = Shader('bubbles')
    u, v, _ = shader.split(shader.node('TexCoord').outputs['UV'])

    def dome(shift: float):
        parts = []
        for part, scale in ((u, BUBBLES), (v, BUBBLES / sqrt(3))):
            off = shader.math('SUBTRACT', shader.math('FRACT', shader.math('MULTIPLY_ADD', part, scale, 50. + shift)), .5)
            off = shader.math('DIVIDE', off, scale)
            parts.append(shader.math('MULTIPLY', off, off))
        return shader.math('SQRT', shader.math('ADD', *parts))

    near = shader.math('MINIMUM', dome(0.), dome(.5))
    radius = .44 / BUBBLES
    share = shader.math('DIVIDE', near, radius)
    height = shader.math('SQRT', shader.math('MAXIMUM', shader.math('SUBTRACT', 1., shader.math('MULTIPLY', share, share)), 0.))
    rim = shader.math('MULTIPLY', shader.step(share, .72, .95), shader.step(share, 1.15, .98))
    colour = shader.mix(shader.step(share, 1., .2), (*BLUE, 1), (*PALE, 1))
    colour = shader.mix(shader.math('MULTIPLY', rim, .35), colour, (*DEEP, 1))
    shader.relief(height, 1., .006)
    return shader.surface(Base_Color=colour, Roughness=.16, Specular=.6)


def path(s: float):
    """Where a place along the film lies, as (y, z)."""
    if s <= FLAT:
        return -FLAT + s, .004 + .004 * sin(s * 9) * (1 - s / FLAT)
    angle = (s - FLAT) / RADIUS
    reach = RADIUS - PITCH * angle / 2 / pi
    return reach * sin(angle), .004 + RADIUS - reach * cos(angle)


def build(look: Look) -> View:
    """The roll, and what has been pulled from it."""
    end, across = FLAT + RADIUS * 2 * pi * TURNS * .80, 40
    points, maps, rows = [], [], 420
    for row in range(rows + 1):
        for part in range(across + 1):
            x = (part / across - .5) * WIDE
            start = ROUND - sqrt(ROUND ** 2 - x * x)
            s = start + (end - start) * row / rows
            y, z = path(s)
            points.append((x, y, z + (.003 * sin(x * 14 + 1) * max(0, 1 - s / FLAT))))
            maps.append((x, s))
    faces = [(r * (across + 1) + c, r * (across + 1) + c + 1, (r + 1) * (across + 1) + c + 1, (r + 1) * (across + 1) + c) for r in range(rows) for c in range(across)]
    film = solid('film', points, faces, bubbles(), smooth=180)
    film.data.uv_layers.new().data.foreach_set('uv', [part for face in faces for corner in face for part in maps[corner]])
    skin = film.modifiers.new('thickness', 'SOLIDIFY')
    skin.thickness, skin.offset = .0035, -1
    for side in (-1, 1):
        lathe(f'core-{side}', [(.030, 0), (.036, 0, .001), (.036, .03), (.030, .03)], plain('core', linear('#d8d3c6'), .6), 64, main=False,
              at=(side * WIDE / 2, 0, RADIUS + .004), turn=(0, 90 * side, 0))
    return View(turn=-34, height=27, lens=70, fill=.88)
