"""Walls and floors of showers, for what closes them. A part of their light comes from within, so that shadows in a corner are pale and smooth."""
from studio.geometry import box
from studio.lamp import unsampled
from studio.look import linear
from studio.shader import Shader, plain

TILE, JOINT, OWN = (.600, .300), .005, .40
GLAZE, GROUT, WHITE = (linear(value) for value in ('#a7b3b1', '#d3d4ce', '#dddcd7'))


def glazed():
    """Large tiles over each other, on every upright face of a box; joints are as wide as a pixel."""
    shader = Shader('tiles')
    x, y, z = shader.split(shader.place())
    faces = shader.step(shader.math('ABSOLUTE', shader.facing()[1]), .4, .6)
    along = shader.math('MULTIPLY_ADD', faces, shader.math('SUBTRACT', x, y), y)

    def joint(value, size: float):
        return shader.step(shader.math('PINGPONG', shader.math('ADD', value, 10 * size), size / 2), JOINT * .75, JOINT * .25)

    lines = shader.math('MAXIMUM', joint(along, TILE[0]), joint(z, TILE[1]))
    colour = shader.mix(lines, (*GLAZE, 1), (*GROUT, 1))
    lit = shader.vector('MULTIPLY', colour, (1 - OWN,) * 3)
    return unsampled(shader.surface(Base_Color=lit, Roughness=.35, Specular=.25, Emission=colour, Emission_Strength=OWN * .9))


def wall(name: str, size, at, stuff) -> None:
    """A tiled wall of (x, y, z), its foot in the middle of its place."""
    box(name, size, stuff, .002, main=False, at=(at[0], at[1], at[2] + size[2] / 2))


def tray(wide: float, deep: float, high: float, at, lip: float) -> None:
    """A white floor that lies lower than its lip; its front is y of its place."""
    (x, y), white = at, unsampled(plain('tray', tuple(part * .75 for part in WHITE), .25, Specular=.4, Emission=(*WHITE, 1), Emission_Strength=.18))
    box('tray', (wide, deep, high - .020), white, .003, main=False, at=(x, y + deep / 2, (high - .020) / 2))
    box('lip', (wide, lip, high), white, .006, main=False, at=(x, y + lip / 2, high / 2))
