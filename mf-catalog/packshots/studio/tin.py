"""Tins of tinplate: their bodies, rims, lids and handles."""
from math import cos, pi, radians, sin, tan

from studio.geometry import lathe, tube
from studio.look import linear
from studio.shader import Shader

TIN, LACQUER = linear('#c3c6c7'), linear('#84888a')


def tinplate(tone=TIN, rough=.24):
    """Rolled sheet with a coat of tin: bright, with faint clouds."""
    shader = Shader('tinplate')
    at = shader.place()
    cloud = shader.noise(at, 26., 2)
    return shader.surface(Base_Color=tone, Roughness=shader.spread(cloud, rough - .06, rough + .06), Metallic=1., Specular=.5)


def body(name: str, radius: float, high: float, steel, label, low=.010, gap=.020) -> None:
    """A tin without its top: seams below and above, a wall, and a label from `low` up to `gap` under the rim."""
    seam = radius + .0018
    lathe(f'{name}-foot', [(0, .003), (radius - .004, .003), (radius - .002, .0004), (seam - .0012, 0), (seam, .0012, .0008), (seam, .0042, .001),
                           (radius, .0058, .001), (radius, low + .002)], steel, main=False)
    lathe(f'{name}-label', [(radius - .0006, low), (radius + .0002, low, .0002), (radius + .0002, high - gap, .0002), (radius - .0006, high - gap)], label, 128)
    lathe(f'{name}-neck', [(radius, high - gap - .002), (radius, high - gap + .004, .001), (radius - .0009, high - gap + .006, .001),
                           (radius - .0009, high - gap + .009, .001), (radius, high - gap + .011, .001), (radius, high - .0062), (seam, high - .0046, .001)], steel, main=False)


def rim(name: str, radius: float, high: float, mouth: float, steel) -> None:
    """The seam at the top and the ring that a lid is pressed into; open inside of `mouth`."""
    seam = radius + .0018
    lathe(f'{name}-rim', [
        (seam, high - .0048), (seam, high - .0006, .0012), (seam - .0012, high, .0008), (radius - .0012, high, .0008), (radius - .002, high - .0034, .001),
        (mouth + .0085, high - .0046, .002), (mouth + .006, high - .0035, .001), (mouth + .004, high - .0008, .001), (mouth + .001, high - .0004, .001),
        (mouth - .0004, high - .002, .001), (mouth, high - .013), (mouth + .002, high - .013),
    ], steel, main=False)


def inside(name: str, radius: float, high: float, depth: float, steel) -> None:
    """The wall that is seen through the mouth."""
    lathe(f'{name}-inside', [(radius - .0014, high - .008), (radius - .0014, high - depth - .004)], steel, main=False)


def lid(name: str, mouth: float, steel, **where) -> None:
    """A lid as it lies on its back: its ring stands up, its place is the middle of its outer edge."""
    lathe(name, [
        (0, .0052), (mouth - .0125, .0052, .001), (mouth - .0092, .0094, .001), (mouth - .0050, .0104, .0015), (mouth - .0014, .0092, .001),
        (mouth + .0006, .0030, .001), (mouth + .0040, .0018, .001), (mouth + .0072, .0032, .001), (mouth + .0084, .0018, .0008), (mouth + .0074, .0002, .0008),
        (mouth + .0030, .0000, .001), (mouth - .0004, .0010, .0008), (mouth - .0024, .0086, .001), (mouth - .0060, .0092, .001), (mouth - .0092, .0046, .001), (0, .0046),
    ], steel, 128, main=False, **where)


def closed(name: str, high: float, mouth: float) -> None:
    """The lid in its place, lacquered, so that it shines less than the tin; a ring is pressed into it."""
    lacquer = tinplate(LACQUER, .32)
    lid(name, mouth, lacquer, at=(0, 0, high + .0012), turn=(180, 0, 0))
    inner, level = mouth * .62, high + .0012 - .0046
    lathe(f'{name}-ring', [(inner - .004, level - .001), (inner - .002, level + .0007, .0008), (inner, level + .0010, .001), (inner + .002, level + .0007, .0008),
                           (inner + .004, level - .001)], lacquer, 128, main=False)


def ears(name: str, radius: float, level: float, steel, turn=0.) -> None:
    """The two knobs that a handle hangs in."""
    for side in (0, 180):
        angle = radians(turn + side)
        at = (radius * cos(angle), radius * sin(angle), level)
        lathe(f'{name}-ear-{side}', [(.0115, -.001), (.0115, .0012, .001), (.0085, .0034, .002), (.0058, .0042, .001), (.0052, .0062, .001), (0, .0066)],
              steel, 48, main=False, at=at, turn=(0, 90, turn + side))


def bail(name: str, radius: float, level: float, drop: float, wire, turn=0., thick=.0021) -> None:
    """A handle of wire, from ear to ear around the front of a tin, hanging `drop` degrees below them."""
    out, points = radius + thick + .0034, []
    for step in range(61):
        angle = pi + pi * step / 60
        sag = sin(pi * step / 60) ** 1.15
        points.append((out * cos(angle), out * sin(angle), level - out * tan(radians(drop)) * sag))
    spun = [(x * cos(radians(turn)) - y * sin(radians(turn)), x * sin(radians(turn)) + y * cos(radians(turn)), z) for x, y, z in points]
    tube(f'{name}-bail', spun, thick, wire, main=False)
