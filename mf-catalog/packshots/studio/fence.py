"""Parts of fences. A fence stands along x and looks at the camera, along -y."""
from math import atan2, degrees, hypot

from studio.geometry import box, solid
from studio.look import Look
from studio.shader import Shader
from studio.wall import UPRIGHT
from studio.wood import wood


def timber(look: Look, straight=True):
    """The wood of a fence; smooth vinyl where it has a colour and no wood."""
    if look.species:
        return wood(look, rough=.62, gain=1.1, straight=straight)
    shader = Shader('vinyl')
    return shader.surface(Base_Color=look.tone, Roughness=.34, Specular=.4)


def picket(name: str, wide: float, high: float, thick: float, material, ear=.025, **where) -> None:
    """An upright board with its upper corners cut; its place is the middle of its foot."""
    half, back = wide / 2, thick / 2
    outline = [(0, -half), (0, half), (high - ear, half), (high, half - ear), (high, ear - half), (high - ear, -half)]
    points = [(x, y, z) for z in (-back, back) for x, y in outline]
    sides = [(i, i + 6, (i + 1) % 6 + 6, (i + 1) % 6) for i in range(6)]
    solid(name, points, [(0, 1, 2, 3, 4, 5), *sides, (11, 10, 9, 8, 7, 6)], material, .0015, turn=UPRIGHT, **where)


def rail(name: str, long: float, high: float, deep: float, material, **where) -> None:
    """A horizontal bar."""
    box(name, (long, deep, high), material, .003, **where)


def lattice(wide: float, high: float, low: float, material, step=.085, strip=.036, thick=.008) -> None:
    """Crossed strips in a field of (wide, high) whose lower edge lies at `low`."""
    for layer, lean in enumerate((1, -1)):
        index = 0
        start = -wide / 2 - (high if lean > 0 else 0)
        while start < wide / 2 + (0 if lean > 0 else high):
            # The part of the strip that lies inside of the field.
            left, right = max(-wide / 2, start if lean > 0 else start - high), min(wide / 2, start + high if lean > 0 else start)
            long = (right - left) * 2 ** .5
            if long > .02:
                middle = (left + right) / 2
                up = (middle - start) if lean > 0 else (start - middle)
                box(f'strip-{layer}-{index}', (long, thick, strip), material, .001, at=(middle, layer * thick, low + up), turn=(0, -45 * lean, 0))
            start, index = start + step * 2 ** .5, index + 1


def stile(name: str, high: float, wide: float, deep: float, material, **where) -> None:
    """An upright bar; its place is the middle of its foot."""
    x, y, z = where.pop('at')
    box(name, (high, wide, deep), material, .003, at=(x, y, z + high / 2), turn=UPRIGHT, **where)


def slanted(name: str, start, end, high: float, deep: float, material) -> None:
    """A bar from one point of (x, z) to another."""
    (x0, z0), (x1, z1) = start, end
    box(name, (hypot(x1 - x0, z1 - z0), deep, high), material, .003, at=((x0 + x1) / 2, .03, (z0 + z1) / 2), turn=(0, -degrees(atan2(z1 - z0, x1 - x0)), 0))
