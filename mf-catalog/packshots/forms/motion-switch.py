"""A switch that sees who comes: a paddle above a lens with ribs."""
from math import cos, pi, sin

from studio.geometry import extrude
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.shader import Shader
from studio.wallplate import MIDDLE, VIEW, cap, disc, face, mounted, paddle, polymer

WHITE, MILK, GREEN, GREY = (linear(value) for value in ('#efede8', '#dfe0de', '#4fae6c', '#a3a19b'))


def lens():
    """Milky plastic with the faint net of its facets."""
    shader = Shader('lens')
    x, _, z = shader.split(shader.place())
    net = 0.
    for axis, pitch in ((x, .0043), (z, .0047)):
        wave = shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('DIVIDE', axis, pitch)), .5))
        net = shader.math('MAXIMUM', net, shader.step(wave, .40, .47))
    return shader.surface(Base_Color=shader.mix(net, (*MILK, 1), (*GREY, 1)), Roughness=.30, Specular=.5)


def build(look: Look) -> View:
    """The lens bulges out of the lower half."""
    white, middle = polymer(WHITE), MIDDLE
    mounted(white)
    face(middle, white, .0056)
    paddle(middle + .0158, .0300, .0325, white, depth=.0062)
    cap('frame', .0300, .0280, .0022, .0066, white, (0, middle - .0180), start=.003, edge=.0008)
    arc = [(.0128 * cos(pi * k / 24), .0112 * sin(pi * k / 24)) for k in range(25)]
    extrude('lens', [(-.0062 - out, 0 + across) for across, out in arc], .0256, lens(), .0008, at=(0, 0, middle - .0180), turn=(0, 90, 0), main=False)
    disc('lamp', .0011, .0066, lit('lamp', GREEN, .8), (0, middle - .00280))
    return VIEW
