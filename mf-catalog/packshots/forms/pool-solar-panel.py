"""A solar panel that warms a pool, four feet by twenty: a mat of tubes between two pipes, half rolled out."""
from math import cos, pi, sin

from studio.geometry import lathe, solid
from studio.look import Look, View, linear
from studio.plumbing import gripped, shaped
from studio.shader import Shader

WIDE, FLAT, RADIUS, TURNS, PITCH, TUBES = 1.220, 1.150, .165, 4, .021, 48
BLACK, CAP, GREY = (linear(value) for value in ('#26282a', '#1c1e1f', '#4b5257'))


def rubber():
    """Black plastic that keeps the sun's light, with the dull bloom of what was extruded."""
    shader = Shader('rubber')
    at = shader.place()
    cloud, streak = shader.noise(at, 6., 3, .6), shader.noise(at, (160, 3, 3), 2)
    shader.relief(streak, .04, .0006)
    return shader.surface(Base_Color=shader.power((*BLACK, 1), shader.spread(cloud, .92, 1.08)), Roughness=shader.spread(cloud, .32, .46), Specular=.55)


def path(s: float):
    """Where a place along the mat lies, as (y, z, the way up of it)."""
    if s <= FLAT:
        return -FLAT + s, .0, 0., 1.
    angle = (s - FLAT) / RADIUS
    reach = RADIUS - PITCH * angle / 2 / pi
    return reach * sin(angle), RADIUS - reach * cos(angle), -sin(angle), cos(angle)


def mat(stuff) -> None:
    """Tubes side by side, as one sheet of waves with two faces."""
    end = FLAT + RADIUS * 2 * pi * TURNS * .80
    rows = [0., FLAT * .25, FLAT * .5, FLAT * .75, FLAT, *(FLAT + (end - FLAT) * (k + 1) / 130 for k in range(130))]
    steps, pitch = 6, WIDE / TUBES
    across = TUBES * steps
    points, faces = [], []
    for s in rows:
        y, z, out_y, out_z = path(s)
        for top in (1, -1):
            for part in range(across + 1):
                wave = abs(sin(pi * part / steps)) ** .7 * pitch * .36 + .0014
                up = .0105 + top * wave
                points.append(((part / across - .5) * WIDE, y + out_y * up, z + out_z * up))
    row = 2 * (across + 1)
    for r in range(len(rows) - 1):
        for part in range(across):
            a, b = r * row + part, r * row + across + 1 + part
            faces += [(a, a + 1, a + row + 1, a + row), (b + 1, b, b + row, b + row + 1)]
    for part in range(across):
        faces += [(part + 1, part, across + 1 + part, across + 2 + part)]
    solid('mat', points, faces, stuff, smooth=60)


def header(name: str, y: float, z: float, stuff, cap, grey) -> None:
    """A pipe that all tubes end in, a coupling at its left and a cap at its right."""
    radius, half = .032, WIDE / 2 + .055
    lathe(name, [(.026, -half), (radius, -half, .002), (radius, half, .002), (.026, half)], stuff, 64, at=(0, y, z), turn=(0, 90, 0))
    shaped(f'{name}-cap', [(.0004, 0), (radius * 1.28, 0, .004), (radius * 1.28, -.055, .003), (.0004, -.055)], cap, gripped(16, .06, 4), 128, 30, main=False,
           at=(half + .006, y, z), turn=(0, 90, 0))
    lathe(f'{name}-sleeve', [(radius * .9, 0), (radius * 1.22, 0, .003), (radius * 1.22, .085, .003), (radius * .95, .085), (radius * .9, .02)], grey, 64, main=False,
          at=(-half - .050, y, z), turn=(0, 90, 0))
    lathe(f'{name}-bore', [(radius * .93, .01), (0, .01)], cap, 48, main=False, at=(-half - .050, y, z), turn=(0, 90, 0))
    for index, at in enumerate((.012, .064)):
        lathe(f'{name}-band-{index}', [(radius * 1.2, at), (radius * 1.27, at + .001, .001), (radius * 1.27, at + .011, .001), (radius * 1.2, at + .012)], steel(), 64, main=False,
              at=(-half - .050, y, z), turn=(0, 90, 0))


def steel():
    """Bands that hold a sleeve."""
    shader = Shader('steel')
    return shader.surface(Base_Color=linear('#b9bfc2'), Roughness=.3, Metallic=1.)


def build(look: Look) -> View:
    """The roll, and what has been pulled from it up to its first pipe."""
    stuff, cap, grey = rubber(), Shader('cap').surface(Base_Color=CAP, Roughness=.4, Specular=.5), Shader('grey').surface(Base_Color=GREY, Roughness=.45, Specular=.4)
    mat(stuff)
    header('header', -FLAT - .026, .0325, stuff, cap, grey)
    return View(turn=-36, height=29, lens=70, fill=.9, exposure=1.3)
