"""Pieces of a wall, as a merchant shows cladding: sheathing on two studs, cut at the sides. The face looks at the camera, along -y."""
from studio.geometry import box
from studio.look import Look, linear
from studio.shader import Shader, plain
from studio.wood import wood

UPRIGHT = (90, -90, 0)
"""Turns a board so that its grain goes up and its face looks at the camera."""

SHEATHING, STUDS = linear('#b99664'), linear('#dcbf8e')


def backing(look: Look, wide: float, high: float) -> None:
    """Sheathing whose face lies at y = 0, and the studs behind it."""
    box('sheathing', (wide, .012, high), plain('sheathing', SHEATHING, .7), .001, main=False, at=(0, .006, high / 2))
    studs = wood(look, 'spf', STUDS)
    for index, side in enumerate((-1, 1)):
        box(f'stud-{index}', (high, .038, .064), studs, .002, main=False, at=(side * (wide / 2 - .019), .045, high / 2), turn=UPRIGHT)


def painted(look: Look, along='x', rough=.46, grain=.05):
    """Paint or vinyl over the print of wood that runs along an axis of the object."""
    shader = Shader(f'painted-{look.colour}')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 37.)))
    scale = {'x': (5, 260, 130), 'z': (260, 260, 5)}[along]
    print_, cloud = shader.noise(at, scale, 3, .6), shader.noise(at, 3., 1)
    height = shader.math('ADD', shader.math('MULTIPLY', print_, .6), shader.step(print_, .40, .62))
    shader.relief(height, grain, .0008)
    depth = shader.math('ADD', shader.spread(cloud, .985, 1.015), shader.spread(shader.lot(5.3), -.025, .025))
    return shader.surface(Base_Color=shader.power((*look.tone, 1), depth), Roughness=shader.spread(print_, rough - .05, rough + .08), Specular=.4)
