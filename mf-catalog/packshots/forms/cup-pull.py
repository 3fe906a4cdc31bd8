"""A pull like half a cup, open below."""
from math import cos, pi, sin

from studio.geometry import solid
from studio.hardware import finished, machine_screw
from studio.housing import placed
from studio.hull import closed, cut
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.satin import satin

SHARP = True
SIZES = {'matte-black': (.044, .030, .022), 'aged-brass': (.046, .033, .025), 'brushed-steel': (.056, .034, .024)}
"""Half as wide, as high, and as deep."""
EXPOSURE = {'matte-black': 1.3, 'aged-brass': 1.1, 'brushed-steel': .58}


def shell(name: str, wide: float, high: float, deep: float, thick: float, material, power=2.4):
    """A quarter of a ball that is open below: the outside, and the inside `thick` behind it; it looks along z, its opening along -y."""
    def sheet(inset: float):
        rows = []
        for row in range(25):
            up = pi / 2 * row / 24
            line = []
            for step in range(49):
                around = pi * step / 48
                x = (wide - inset) * cos(around) * (1 if row == 0 else abs(cos(up)) ** (2 / power))
                y = (high - inset) * abs(sin(up)) ** (2 / power)
                z = (deep - inset) * abs(sin(around)) ** (2 / power) * abs(cos(up)) ** (2 / 2.2)
                line.append((x, y, z))
            rows.append(line)
        return rows

    rows = [*reversed(sheet(0)), *sheet(thick)]
    count = 49
    points = [point for row in rows for point in row]
    faces = [(k * count + i, k * count + i + 1, (k + 1) * count + i + 1, (k + 1) * count + i) for k in range(len(rows) - 1) for i in range(count - 1)]
    return closed(solid(name, points, faces, material, smooth=50))


def build(look: Look) -> View:
    """Standing as it hangs on a drawer, its rim behind it."""
    wide, high, deep = SIZES[look.finish]
    metal = satin(look.tone, .25, (60, 1500, 1500)) if look.finish == 'brushed-steel' else finished(look)
    with placed((0, 0, .004), (90, 0, 0)):
        shell('cup', wide, high, deep, .0022, metal)
        arch = [((wide + .0045) * cos(pi * step / 40), (high + .0045) * sin(pi * step / 40)) for step in range(1, 40)]
        outline = [(wide + .0045, -.004), *arch, (-wide - .0045, -.004)]
        cut('rim', outline, .0028, metal, .0009, at=(0, 0, -.0026))
    steel = bare(linear('#b4b8ba'), .28, .02)
    for index in range(2):
        machine_screw(f'screw-{index}', .0254, .0020, steel, main=False, at=(-.006 + index * .026, -.048 - index * .004, .0038), turn=(90, 0, 66 + index * 30))
    return View(turn=-24, height=21, lens=85, fill=.84, exposure=EXPOSURE[look.finish])
