"""Silvered glass. What it shows is a room that is not there, looked up where the mirrored ray would meet its far wall: a doorway in a pale wall, out of focus."""
from studio.lamp import unsampled
from studio.look import linear
from studio.shader import Shader

FAR, SOFT = 2.4, .032
"""How far the wall lies that is mirrored, and how much its edges are out of focus."""

WALL, SHADE, CASING, BEYOND, DOOR = (linear(value) for value in ('#e9e7e1', '#c6c9c8', '#f6f5f2', '#a9b0b2', '#dfe0dc'))


def mirror(doorway, up='z', rim=None):
    """A mirror that looks along -y of its object (`up` = z) or along z (`up` = y).

    doorway: where the middle of its head is on the far wall, seen from the middle of the mirror, in metres along x and upwards
    rim: radius and height of a round frame, whose inner side is mirrored too
    """
    shader = Shader('mirror')
    turned = shader.node('VectorTransform', vector_type='VECTOR', convert_from='WORLD', convert_to='OBJECT')
    shader.plug(turned.inputs[0], shader.node('TexCoord').outputs['Reflection'])
    ray, place = shader.split(turned.outputs[0]), shader.split(shader.place())
    out = shader.math('MULTIPLY', ray[1], -1.) if up == 'z' else ray[2]
    above = 2 if up == 'z' else 1

    def meets(axis: int, far: float):
        return shader.math('MULTIPLY_ADD', shader.math('DIVIDE', ray[axis], out), far, place[axis])

    x = shader.math('SUBTRACT', meets(0, FAR), doorway[0])
    z = shader.math('SUBTRACT', meets(above, FAR), doorway[1])
    return room(shader, x, z, rim and (meets(0, rim[1]), meets(above, rim[1]), rim[0]))


def room(shader: Shader, x, z, rim):
    """The light of the room at a place of its far wall."""
    def inside(value, low: float, high: float):
        return shader.math('MULTIPLY', shader.step(value, low - SOFT, low + SOFT), shader.step(value, high + SOFT, high - SOFT))

    wall = shader.mix(shader.step(shader.math('MULTIPLY_ADD', z, -.35, x), -1.1, .9), (*WALL, 1), (*SHADE, 1))
    casing = shader.math('MULTIPLY', inside(x, -.46, .46), shader.step(z, .09, .05))
    opening = shader.math('MULTIPLY', inside(x, -.37, .37), shader.step(z, -.02, -.06))
    beyond = shader.mix(shader.step(x, -.37, .30), (*BEYOND, 1), (*DOOR, 1))
    colour = shader.mix(casing, wall, (*CASING, 1))
    colour = shader.mix(opening, colour, beyond)
    if rim:
        across, up, radius = rim
        away = shader.math('SQRT', shader.math('MULTIPLY_ADD', across, across, shader.math('MULTIPLY', up, up)))
        colour = shader.mix(shader.step(away, radius - .001, radius + .001), colour, (.03, .03, .03, 1))
    glass = shader.node('Emission')
    shader.plug(glass.inputs['Color'], colour)
    shader.plug(glass.inputs['Strength'], .84)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glass.outputs[0])
    return unsampled(shader.material)
