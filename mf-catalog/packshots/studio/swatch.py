"""Swatches: materials drawn as a formula on a plane and seen from straight above, in light from above left.

What stands off so little that few samples show it ragged (joints, edges, shadows below boards) is part of the colour and stays sharp;
it covers less than half, so the middle stays the tone.
"""
from studio.look import Look
from studio.painted import LAMP
from studio.shader import Shader
from studio.surface import Surface
from studio.tiling import oblong, prism

TURN, HEIGHT, THICK = 90, 89.9, .004
"""Turned so that the first lamp stands above left in the picture."""


def exposure(look: Look) -> float:
    """The paler the tone, the less light, so that edges stay seen on white."""
    return 1.18 - .40 * max(0., sum(look.tone) / 3 - .30)


def swatch(look: Look, shader: Shader, colour, span: float, rough=.6, shine=.2) -> Surface:
    """The plane with what was drawn on it; x of its object goes right in the picture, y up."""
    stuff = shader.surface(Base_Color=colour, Roughness=rough, Specular=shine)
    prism('swatch', oblong(span * 1.12, span * .76), THICK, stuff, 0, at=(0, 0, THICK / 2), turn=(0, 0, TURN))
    return Surface(span, THICK, exposure(look), TURN, HEIGHT)


def total(shader: Shader, *parts):
    """The sum of many."""
    first, *others = parts
    for part in others:
        first = shader.math('ADD', first, part)
    return first


def product(shader: Shader, *parts):
    """All of them multiplied."""
    first, *others = parts
    for part in others:
        first = shader.math('MULTIPLY', first, part)
    return first


def around(shader: Shader, value, weight: float):
    """A number between 0 and 1 as a share to add, whose middle is 0."""
    return shader.spread(value, -weight / 2, weight / 2)


def shaded(shader: Shader, colour, light):
    """A colour under a light of 1 or so."""
    return shader.mix(1, colour, shader.join(light, light, light), 'MULTIPLY')


def relief(shader: Shader, at, height, reach: float, strength: float):
    """1, more where a `height` of places falls towards the lamp within `reach` metres, less where it falls away from it."""
    nearer = shader.vector('ADD', at, (LAMP[0] * reach, LAMP[1] * reach, 0.))
    return shader.math('MULTIPLY_ADD', shader.math('SUBTRACT', height(at), height(nearer)), strength, 1.)


def luck(shader: Shader, x, y=0.):
    """Three numbers between 0 and 1, others for each pair of whole ones."""
    node = shader.node('TexWhiteNoise', noise_dimensions='2D')
    shader.plug(node.inputs['Vector'], shader.join(x, y, 0.))
    return shader.split(node.outputs['Color'])
