"""A heated rack for towels: a ladder of tubes on four feet, and its timer."""
from math import cos, pi, sin

from studio.backdrop import backdrop
from studio.bathwall import post, rosette
from studio.faucet import finish
from studio.geometry import box, lathe, tube
from studio.housing import placed, slab
from studio.lamp import lit
from studio.look import Look, View, linear
from studio.shader import plain

FINE = True
WIDE, LOW, HIGH, OUT = .500, .110, .690, .075
GROUPS = ((.150, .205, .260), (.360, .415), (.515, .570, .625, .665))
DARK, GREEN = linear('#303336'), linear('#8fd6a4')


def timer(metal, x: float) -> None:
    """A small housing at the foot of a side, with a knob and a lamp."""
    slab('timer', .058, .088, .034, .010, plain('case', DARK, .35), .005, main=False, at=(x, -OUT + .004, LOW - .022), turn=(90, 0, 0))
    with placed((x, -OUT - .030, LOW - .014), (90, 0, 0)):
        lathe('dial', [(.0185, 0), (.0185, .010, .002), (.0165, .0125, .002), (0, .0128)], metal, 64)
        for index in range(8):
            angle = 2 * pi * (index + .5) / 8
            box(f'mark-{index}', (.0045, .0012, .0008), plain('mark', (.7, .7, .7), .6), 0, main=False, at=(.0235 * cos(angle), .0235 * sin(angle), .0002), turn=(0, 0, 360 * (index + .5) / 8))
        box('pointer', (.0020, .010, .0008), plain('pointer', DARK, .6), 0, main=False, at=(0, .009, .0130))
        lathe('lamp', [(.0028, 0), (.0024, .0012, .001), (0, .0014)], lit('lamp', GREEN), 24, main=False, at=(0, -.030, 0))


def build(look: Look) -> View:
    """Bars in three groups, with room for towels between them."""
    metal, half = finish(look), WIDE / 2
    backdrop(.820, .780)
    for side in (-1, 1):
        x = side * half
        tube(f'side-{side}', [(x, -OUT, LOW), (x, -OUT, HIGH)], .0150, metal)
        for end, z in ((-1, LOW), (1, HIGH)):
            lathe(f'end-{side}-{end}', [(.0150, 0), (.0145, end * .006, .004), (0, end * .008)], metal, 48, smooth=60, at=(x, -OUT, z))
        for index, z in enumerate((LOW + .075, HIGH - .085)):
            rosette(f'foot-{side}-{index}', (x, 0, z), metal, .021, .008)
            post(f'foot-{side}-{index}', (x, 0, z), metal, OUT, .0095)
    for group, levels in enumerate(GROUPS):
        for index, z in enumerate(levels):
            tube(f'bar-{group}-{index}', [(-half, -OUT - .004, z), (half, -OUT - .004, z)], .0110, metal)
    timer(metal, half)
    return View(turn=-26, height=15, lens=85, fill=.96, exposure=1.05)
