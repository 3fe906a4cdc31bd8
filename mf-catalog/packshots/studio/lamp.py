"""Lamps: glass that was blown, what shines behind it, and how they hang."""
from studio.geometry import solid
from studio.look import Colour, linear
from studio.shader import Shader, plain

WARM = linear('#ffeedb')
KEY, BACK = (-.58, -.43, .69), (-.11, .83, .55)
"""From where the two large lamps of `rig` shine."""


def unsampled(material):
    """What shines lights nothing else: samples of light would go to it that the large lamps need."""
    material.cycles.sample_as_light = False
    return material


def lit(name: str, tone: Colour, strength=1.):
    """A small lamp that is on."""
    return unsampled(plain(name, tone, .35, Emission=(*tone, 1), Emission_Strength=strength))


def glow(strength=.9, tone: Colour = WARM, rough=.35):
    """Frosted glass or a diffuser with light behind it: brightest where it looks at the camera."""
    shader = Shader('glow')
    facing = shader.node('LayerWeight')
    shader.plug(facing.inputs['Blend'], .4)
    middle = shader.spread(facing.outputs['Facing'], strength * .70, strength * .10)
    return unsampled(shader.surface(Base_Color=(.42, .40, .37), Roughness=rough, Specular=.4, Emission=(*tone, 1), Emission_Strength=middle))


def blown(tone: Colour, kept: float, edge: float, shine=.34, heart: float | None = None):
    """A wall of glass without thickness, which keeps a share of the light, more where it is looked at along its side.

    What it sends back glows instead of scattering, as in `clear`: the filter against grain does not touch what is half transparent.
    heart: the height of a bulb, around which it is brighter
    """
    shader = Shader('blown')
    facing = shader.node('LayerWeight')
    shader.plug(facing.inputs['Blend'], .5)
    side = shader.math('POWER', facing.outputs['Facing'], 2.6)
    share = shader.math('MULTIPLY_ADD', side, edge - kept, kept)
    wave = shader.node('Bump')
    for name, value in (('Height', shader.noise(shader.place(), (9, 9, 5), 1)), ('Strength', .5), ('Distance', .006)):
        shader.plug(wave.inputs[name], value)
    normal, seen = wave.outputs[0], shader.node('NewGeometry').outputs['Incoming']

    def towards(vector, lamp):
        node = shader.node('VectorMath', operation='DOT_PRODUCT')
        shader.plug(node.inputs[0], vector)
        shader.plug(node.inputs[1], lamp)
        return node.outputs['Value']

    mirrored = shader.vector('REFLECT', shader.vector('MULTIPLY', seen, (-1, -1, -1)), normal)
    lit = shader.spread(shader.math('ABSOLUTE', towards(normal, KEY)), .55, .95)
    lit = shader.math('MULTIPLY', lit, 1.12)
    if heart is not None:
        away = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.split(shader.place())[2], heart))
        lit = shader.math('MULTIPLY', lit, shader.spread(shader.step(away, .12, .01), .84, 1.34))
    glint = shader.math('ADD', shader.step(towards(mirrored, KEY), .925, .985), shader.math('MULTIPLY', shader.step(towards(mirrored, BACK), .90, .98), .5))
    own = shader.vector('MULTIPLY', tone, shader.join(*[shader.math('MULTIPLY', share, lit)] * 3))
    own = shader.vector('ADD', own, shader.join(*[shader.math('MULTIPLY', glint, shine)] * 3))
    left = shader.math('SUBTRACT', 1., share)
    through, shining, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(through.inputs['Color'], shader.join(left, left, left))
    shader.plug(shining.inputs['Color'], own)
    for socket, part in zip(both.inputs, (through, shining)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return unsampled(shader.material)


def hover(level: float) -> None:
    """Puts the floor at a height, below what hangs: a speck that is not seen stands on it."""
    speck = solid('floor-mark', [(0, 0, level), (.0001, 0, level), (0, .0001, level)], [(0, 1, 2)], plain('mark', WARM, 1), main=False)
    speck.visible_camera = speck.visible_shadow = False
