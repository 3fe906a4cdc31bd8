"""Framing nails in strips for a nailer, before the box they come in."""
from math import cos, pi, radians, sin

from studio.carton import carton
from studio.geometry import box
from studio.hardware import another, ring, skin
from studio.housing import placed
from studio.look import Look, View, linear
from studio.plumbing import bare
from studio.shader import plain

LONG, RADIUS, PITCH, COUNT, LEAN = .0826, .00167, .0068, 30, 21
STEEL, PAPER = linear('#a9aba6'), linear('#c9a267')


def strip(name: str, nails, tape) -> None:
    """Nails side by side along x, their heads in steps, held by two bands of paper; they lie on the ground and point along y."""
    for index in range(COUNT):
        another(nails, f'{name}-{index}', at=((index - COUNT / 2) * PITCH, 0, RADIUS * 2.0), turn=(pi / 2, 0, radians(LEAN)))
    wide = COUNT * PITCH
    for part, share in enumerate((.40, .62)):
        x, y = sin(radians(LEAN)) * LONG * share, -cos(radians(LEAN)) * LONG * share
        for side in (-1, 1):
            box(f'{name}-tape-{part}-{side}', (wide, .0105, .0004), tape, 0, main=False, at=(x - PITCH / 2, y, RADIUS * 2 + side * RADIUS * 1.05))


def build(look: Look) -> View:
    """Three strips on each other, two beside."""
    steel, tape = bare(STEEL, .26, .03), plain('tape', PAPER, .8)
    r, around = RADIUS, 20
    rings = [ring(reach, z, around) for reach, z in ((r * .15, 0), (r, r * 3.2), (r, LONG - .0024), (r * 1.2, LONG - .0017), (r * 2.0, LONG - .0012), (r * 2.05, LONG - .0006), (r * 1.95, LONG))]
    first = skin('nail', rings, steel, 32)
    strips = [((-.075, -.005, 0), 6), ((-.071, .001, RADIUS * 4.2), 3), ((-.065, -.003, RADIUS * 8.4), -5), ((.075, -.062, 0), -17)]
    for index, (at, turn) in enumerate(strips):
        with placed(at, (0, 0, turn)):
            strip(f'strip-{index}', first, tape)
    first.location = (-.075, -.125, RADIUS * 2)
    first.rotation_euler = (radians(89), 0, radians(72))
    carton(.215, .110, .095, linear('#33474f'), linear('#e9dcc0'), (.030, .085, 0), flaps=True)
    # The box holds strips on end: heads are seen.
    for row in range(9):
        with placed((.033, .0395 + row * .0112, .008)):
            for index in range(30):
                another(first, f'boxed-{row}-{index}', at=((15 - index) * PITCH, 0, 0))
    return View(turn=-20, height=34, lens=75, fill=.93, exposure=1.12)
