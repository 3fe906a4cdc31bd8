"""Chalk paint that a brush put on: dull, with its strokes."""
from math import radians

from studio.look import Look
from studio.shader import Shader
from studio.surface import Surface
from studio.swatch import around, luck, relief, shaded, swatch, total

SPAN = .34
STROKES = (-12, 64, 18, -38)
"""Where the brush went, in degrees, the first layer below."""


def stroke(shader: Shader, at, layer: int, angle: float):
    """Bristle lines along one way that bow a little, and a number that differs from stroke to stroke."""
    turned = shader.node('VectorRotate', rotation_type='Z_AXIS')
    shader.plug(turned.inputs['Vector'], at)
    shader.plug(turned.inputs['Angle'], radians(angle))
    x, y, _ = shader.split(turned.outputs[0])
    bowed = total(shader, y, shader.math('MULTIPLY', shader.noise(shader.join(shader.math('MULTIPLY', x, 5.), layer * 3.), 1., 1), .05))
    lane = shader.math('FLOOR', shader.math('MULTIPLY', bowed, 21.))
    chance = luck(shader, lane, float(layer))
    end = shader.math('FLOOR', shader.math('MULTIPLY_ADD', x, 6., shader.math('MULTIPLY', chance[0], 5.)))
    its = luck(shader, lane, shader.math('ADD', end, layer * 31.))
    lines = shader.noise(shader.join(shader.math('MULTIPLY_ADD', x, 7., shader.math('MULTIPLY', its[1], 9.)), shader.math('MULTIPLY', bowed, 340.)), 1., 3, .62)
    return lines, its[0]


def build(look: Look) -> Surface:
    """As an old chest of drawers wears it, from near."""
    shader = Shader('chalk')
    at = shader.place()

    def coats(place):
        height, tint = stroke(shader, place, 0, STROKES[0])
        for layer, angle in enumerate(STROKES[1:], 1):
            lines, its = stroke(shader, place, layer, angle)
            ragged = total(shader, shader.noise(place, 5. + layer, 2), around(shader, lines, .10))
            over = shader.step(ragged, .50, .56)
            height = shader.math('MULTIPLY_ADD', over, shader.math('SUBTRACT', lines, height), height)
            tint = shader.math('MULTIPLY_ADD', over, shader.math('SUBTRACT', its, tint), tint)
        return height, tint

    height, tint = coats(at)
    cloud, grain = shader.noise(at, 9., 5, .65), shader.noise(at, 900., 2, .6)
    light = relief(shader, at, lambda place: total(shader, coats(place)[0], shader.math('MULTIPLY', shader.noise(place, 700., 1), .22)), .0009, .42)
    depth = total(shader, 1., around(shader, height, .16), around(shader, tint, .12), around(shader, cloud, .26), around(shader, grain, .06))
    return swatch(look, shader, shaded(shader, shader.power((*look.tone, 1), depth), light), SPAN, rough=.95, shine=.05)
