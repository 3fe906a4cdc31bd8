"""Clear plastic in thin sheets."""
from studio.geometry import solid
from studio.look import Look
from studio.shader import Shader

KEY, BACK = (-.58, -.43, .69), (-.11, .83, .55)
"""From where the two large lamps of `rig` shine."""


def clear(look: Look):
    """A sheet without thickness that keeps a share of the light and mirrors the lamps.

    What it sends back glows instead of scattering: a ray that had to choose between going on and scattering would leave grain that no filter takes out,
    because the filter does not touch what is half transparent.
    """
    shader = Shader('clear')
    pale = sum(look.tone) > 1.2
    kept = .27 if pale else .62
    facing = shader.node('LayerWeight')
    shader.plug(facing.inputs['Blend'], .35)
    edge = shader.math('POWER', facing.outputs['Facing'], 2.)
    share = shader.math('MULTIPLY_ADD', edge, .55 * (1 - kept), kept)

    def towards(vector, lamp):
        node = shader.node('VectorMath', operation='DOT_PRODUCT')
        shader.plug(node.inputs[0], vector)
        shader.plug(node.inputs[1], lamp)
        return node.outputs['Value']

    normal, mirrored = shader.node('NewGeometry').outputs['Normal'], shader.node('TexCoord').outputs['Reflection']
    lit = shader.spread(shader.math('ABSOLUTE', towards(normal, KEY)), .34, .74)
    glint = shader.math('ADD', shader.step(towards(mirrored, KEY), .84, .98), shader.math('MULTIPLY', shader.step(towards(mirrored, BACK), .88, .98), .6))
    left = shader.math('SUBTRACT', 1., share)
    own = shader.vector('MULTIPLY', look.tone, shader.join(*[shader.math('MULTIPLY', share, lit)] * 3))
    own = shader.vector('ADD', own, shader.join(*[shader.math('MULTIPLY', glint, .40 if pale else .26)] * 3))
    through, glow, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(through.inputs['Color'], shader.join(left, left, left))
    shader.plug(glow.inputs['Color'], own)
    for socket, part in zip(both.inputs, (through, glow)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return shader.material


def film(name: str, line, long: float, material, **where) -> None:
    """A surface over a line of (y, z), drawn out along x."""
    count = len(line)
    points = [(x, y, z) for x in (-long / 2, long / 2) for y, z in line]
    solid(name, points, [(i, i + count, i + count + 1, i + 1) for i in range(count - 1)], material, smooth=60, main=False, **where)
