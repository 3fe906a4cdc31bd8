"""A torsion spring for a garage door, a cone of cast metal wound into each end."""
from math import cos, pi, sin

from studio.geometry import box, lathe, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare, shaped, six_sided
from studio.shader import Shader, plain

WIRE, RADIUS, LONG, PITCH = .0029, .0280, .560, .00625
OIL, CAST, STEEL, BLACK = (linear(value) for value in ('#4c4a49', '#a7abad', '#c2c6c8', '#141516'))


def cast():
    """Metal as it comes out of sand, a little dull."""
    shader = Shader('cast')
    cloud = shader.noise(shader.place(), 260., 3)
    shader.relief(cloud, .12, .0008)
    return shader.surface(Base_Color=shader.power((*CAST, 1), shader.spread(cloud, .9, 1.1)), Roughness=.42, Metallic=.85, Specular=.5)


def cone(name: str, metal, steel, dark, winding: bool) -> None:
    """From inside the spring outwards along z; one is turned with bars and held by set screws, the other one is bolted to the wall."""
    r = RADIUS - WIRE
    profile = [(.0145, -.030), (r - .002, -.030, .001), (r + .0005, -.012, .002), (r + .0005, 0, .002), (RADIUS + WIRE + .002, .002, .001), (RADIUS + WIRE + .002, .008, .001)]
    if winding:
        profile += [(.0235, .012, .004), (.0230, .030, .003), (.0290, .034, .003), (.0300, .058, .003), (.0270, .062, .002), (.0145, .062), (.0145, -.030)]
    else:
        profile += [(.0245, .012, .003), (.0240, .026, .002), (.0145, .026), (.0145, -.030)]
    lathe(name, profile, metal, 96, main=False)
    lathe(f'{name}-bore', [(.0146, profile[-2][1] - .012), (0, profile[-2][1] - .012)], dark, 48, main=False)
    if winding:
        for index in range(4):
            angle = pi / 2 * index + .45
            with placed((0, 0, .047), (0, 0, angle * 180 / pi)):
                with placed((.0290, 0, 0), (0, 90, 0)):
                    lathe(f'{name}-socket-{index}', [(.0088, -.002), (.0088, .0028, .0008), (.0066, .0028, .0006), (.0064, -.001)], metal, 48, main=False)
                    lathe(f'{name}-hole-{index}', [(.0065, .0012), (0, .0012)], dark, 40, main=False)
        for index in range(2):
            with placed((0, 0, .022), (0, 0, 70 + 110 * index)):
                with placed((.0230, 0, 0), (0, 90, 0)):
                    shaped(f'{name}-set-{index}', [(.001, -.002), (.0052, -.002), (.0052, .0100, .0006), (.001, .0104)], steel, six_sided(), 48, 24, main=False)
    else:
        # Flat, so that the spring rests on the floor.
        with placed((0, 0, .022), (0, 0, 90)):
            box(f'{name}-flange', (.108, .040, .0075), metal, .0030, main=False)
            for side in (-1, 1):
                lathe(f'{name}-eye-{side}', [(.0052, .0039), (0, .0039)], dark, 32, main=False, at=(side * .043, 0, 0))


def build(look: Look) -> View:
    """Lying along x, the cone that is wound at the right."""
    oil, metal, steel, dark = bare(OIL, .30, .04), cast(), bare(STEEL, .22, .02), plain('dark', BLACK, .8)
    steps = 28
    count = round(LONG / PITCH * steps)
    points = [(-LONG / 2 + LONG * k / count, RADIUS * cos(2 * pi * k / steps), RADIUS * sin(2 * pi * k / steps)) for k in range(count + 1)]
    tube('spring', points, WIRE, oil, at=(0, 0, RADIUS + WIRE))
    for side in (-1, 1):
        with placed((side * LONG / 2, 0, RADIUS + WIRE), (0, side * 90, 0)):
            cone(f'cone-{side}', metal, steel, dark, side > 0)
    return View(turn=-42, height=22, lens=55, fill=.93, exposure=1.15)
