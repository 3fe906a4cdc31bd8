"""Cameras that watch, lamps that wake up when somebody comes, and what they hang on. Faces look along z, as in `housing`."""
from math import acos, cos, radians, sin

from studio.geometry import box, lathe, solid, tube
from studio.housing import glass, lens, placed, puck, screw, slab
from studio.look import Colour, linear
from studio.shader import Shader, plain
from studio.tank import enamel

MILK, CELL, WIRE, LIT, MIRROR, WALL = (linear(value) for value in ('#e6e4dc', '#16243c', '#8f9dab', '#f5d77a', '#ece9df', '#7f8d94'))


def dome(name: str, radius: float, high: float, material, z=0., **where):
    """A part of a ball on a face, `high` at its middle."""
    ball = (radius ** 2 + high ** 2) / 2 / high
    end = acos((ball - high) / ball)
    line = [(ball * sin(end * (1 - step / 24)), z + ball * cos(end * (1 - step / 24)) - (ball - high)) for step in range(25)]
    return lathe(name, line, material, smooth=60, **where)


def grid(shader: Shader, pitch_x: float, pitch_y: float):
    """How far a point is from the middle of its field, across and up, as shares of a field from 0 to 1."""
    x, y, _ = shader.split(shader.place())
    return [shader.math('MULTIPLY', shader.math('ABSOLUTE', shader.math('SUBTRACT', shader.math('FRACT', shader.math('DIVIDE', value, pitch)), .5)), 2.)
            for value, pitch in ((x, pitch_x), (y, pitch_y))]


def milky(pitch=.006):
    """The window that warmth is seen through: dull, in small fields."""
    shader = Shader('milky')
    across, up = grid(shader, pitch, pitch)
    line = shader.step(shader.math('MAXIMUM', across, up), .82, 1.)
    shader.relief(line, .3, -.0008)
    return shader.surface(Base_Color=shader.mix(line, (*MILK, 1), (*linear('#d3d1c9'), 1)), Roughness=.34, Specular=.4)


def cells(wide: float, high: float):
    """Solar cells under glass, with the wires on them."""
    shader = Shader('cells')
    across, up = grid(shader, wide, high)
    fine, _ = grid(shader, wide / 4, high)
    gap = shader.math('MAXIMUM', shader.step(across, .955, .975), shader.step(up, .955, .975))
    wire = shader.math('MULTIPLY', shader.step(fine, .10, .05), .45)
    cloud = shader.noise(shader.place(), 30., 2)
    blue = shader.power((*CELL, 1), shader.spread(cloud, .9, 1.1))
    colour = shader.mix(shader.math('MAXIMUM', gap, wire), blue, (*WIRE, 1))
    return shader.surface(Base_Color=colour, Roughness=.12, Specular=.55)


def diodes(pitch: float, share=.42):
    """Rows of light emitting diodes behind clear plastic."""
    shader = Shader('diodes')
    across, up = grid(shader, pitch, pitch)
    chip = shader.step(shader.math('MAXIMUM', across, up), share + .06, share)
    cup = shader.step(shader.math('MAXIMUM', across, up), .98, .80)
    ground = shader.mix(cup, (*linear('#c4c2ba'), 1), (*MIRROR, 1))
    return shader.surface(Base_Color=shader.mix(chip, ground, (*LIT, 1)), Roughness=.14, Specular=.5)


def hood(name: str, radius: float, thick: float, start: float, end: float, material, spread=70, **where):
    """A roof over a round body along z, `spread` degrees to either side."""
    count = 28
    ring = [radians(90 - spread + 2 * spread * step / count) for step in range(count + 1)]
    points = [(reach * cos(angle), reach * sin(angle), z) for z in (start, end) for reach in (radius, radius + thick) for angle in ring]
    row = count + 1
    faces = []
    for i in range(count):
        faces += [(i, row + i, row + i + 1, i + 1), (2 * row + i, 2 * row + i + 1, 3 * row + i + 1, 3 * row + i),
                  (i, i + 1, 2 * row + i + 1, 2 * row + i), (row + i, 3 * row + i, 3 * row + i + 1, row + i + 1)]
    faces += [(0, 2 * row, 3 * row, row), (count, row + count, 3 * row + count, 2 * row + count)]
    return solid(name, points, faces, material, thick * .35, **where)


def bullet(name: str, radius: float, long: float, body, main=True, **where) -> None:
    """A round camera along z whose face lies at `long`, under its hood."""
    dark = plain(f'{name}-dark', linear('#202225'), .4)
    with placed(**where):
        lathe(f'{name}-body', [(0, 0), (radius * .70, 0, radius * .1), (radius * .97, radius * .30, radius * .25), (radius * .97, long * .44), (radius * .93, long * .443), (radius * .93, long * .452),
                               (radius * .97, long * .455), (radius, long - .002, .0015), (radius * .97, long, .001), (radius * .93, long), (radius * .92, long - .003), (0, long - .003)],
              body, main=main)
        lathe(f'{name}-window', [(radius * .92, long - .003), (radius * .90, long - .0018, .0006), (0, long - .0018)], glass(), main=False)
        lens(f'{name}-lens', radius * .46, long - .0018)
        for index in range(8):
            angle = radians(45 * index + 22.5)
            dome(f'{name}-eye-{index}', radius * .075, radius * .05, plain(f'{name}-eye', linear('#4a2a30'), .1, Specular=.6), long - .0018,
                 at=(radius * .70 * cos(angle), radius * .70 * sin(angle), 0), main=False)
        hood(f'{name}-hood', radius * 1.03, radius * .07, long * .30, long + radius * .42, body, main=main)
        lathe(f'{name}-seam', [(radius * .975, long * .447), (radius * .94, long * .4475), (radius * .975, long * .448)], dark, main=False)


def stalk(name: str, radius: float, long: float, body, screws=3, **where) -> None:
    """A foot that is screwed to a wall or a ceiling, along z, with a ball at its end."""
    with placed(**where):
        puck(f'{name}-foot', radius, radius * .36, body, radius * .14, main=False)
        lathe(f'{name}-collar', [(radius * .50, radius * .34), (radius * .46, radius * .50, .002), (radius * .30, radius * .62, .003), (radius * .27, long)], body, main=False)
        for index in range(screws):
            angle = radians(360 / screws * index + 90)
            screw(f'{name}-screw-{index}', radius * .11, (radius * .74 * cos(angle), radius * .74 * sin(angle), radius * .36), spin=35 * index)
        lathe(f'{name}-ball', [(radius * .42 * sin(radians(9 * step)), long + radius * .42 * cos(radians(9 * step))) for step in range(21)], body, smooth=60, main=False)


def floodlight(name: str, wide: float, high: float, body, pitch: float, main=True, **where) -> None:
    """A flat lamp, its fins behind it; the middle of its face lies at z = 0."""
    with placed(**where):
        slab(f'{name}-case', wide, high, .026, .012, body, .005, .012, main=main, at=(0, 0, -.026))
        slab(f'{name}-window', wide - .018, high - .018, .0016, .008, diodes(pitch), .0006, main=False, at=(0, 0, -.0006))
        for index in range(7):
            box(f'{name}-fin-{index}', (.003, high * .84, .020), body, .001, main=False, at=((index - 3) * wide * .12, 0, -.034))


def arm(name: str, points, radius: float, body) -> None:
    """A round arm with a knuckle at each end."""
    tube(name, points, radius, body, main=False)
    for end, place in (('first', points[0]), ('last', points[-1])):
        lathe(f'{name}-{end}', [(radius * 1.5 * sin(radians(9 * step)), radius * 1.5 * cos(radians(9 * step))) for step in range(21)], body, smooth=60, main=False, at=place)


def wall(wide: float, high: float, tone: Colour = WALL, thick=.014, rows=0) -> None:
    """A piece of wall whose face is at y = 0, of boards in `rows` or smooth."""
    stuff = enamel(tone, .6)
    if not rows:
        box('wall', (wide, thick, high), stuff, .003, at=(0, thick / 2, high / 2), main=False)
    for row in range(rows):
        tall = high / rows
        points = [(-.006 + thick * .2, 0), (thick, 0), (thick, tall - .0006), (.002, tall - .0006)]
        line = [(x, y, z) for x in (-wide / 2, wide / 2) for y, z in points]
        faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
        solid(f'wall-{row}', line, faces, stuff, .0012, at=(0, 0, row * tall), main=False)


def hung(at, lean=0., aside=0.):
    """Where `placed` puts what looks at the camera from a wall: `lean` degrees down, `aside` to the right."""
    return {'at': at, 'turn': (90 + lean, 0, aside)}
