"""A garage door that looks like two leaves of boards with iron straps, and is four sections."""
from math import hypot

from studio.garage import BACK, FOOT, section_levels, skin, wall
from studio.geometry import box, lathe, solid, tube
from studio.housing import FRONT
from studio.hull import closed, cut
from studio.look import Look, View, linear
from studio.metal import coated

SHARP = True
WIDE, HIGH, COUNT, PLANKS, STILE, PROUD = 9 * FOOT, 7 * FOOT, 4, 22, .125, .022
IRON = linear('#232527')


def boards(name: str, places, thick: float, face: float, stuff, coarse: float, upright: bool, bevel: float) -> None:
    """Boards of (left, right, low, high) as one thing, so that their wood is of one kind; their grain runs up or across."""
    points, faces = [], []
    for left, right, low, high in places:
        start = len(points)
        for x, z in ((left, low), (right, low), (right, high), (left, high)):
            points.extend((z, -x, y) if upright else (x, z, y) for y in (0, -thick))
        faces.extend(tuple(start + k for k in side) for side in ((0, 2, 4, 6), (1, 3, 5, 7), (0, 1, 3, 2), (2, 3, 5, 4), (4, 5, 7, 6), (6, 7, 1, 0)))
    scaled = [tuple(part / coarse for part in point) for point in points]
    obj = closed(solid(name, scaled, faces, stuff, bevel / coarse, at=(0, face, 0), turn=(90, -90, 0) if upright else FRONT))
    obj.scale = (coarse,) * 3


def clipped(outline, low: float, high: float):
    """The part of a convex outline of (x, z) between two heights."""
    for sign, level in ((1, low), (-1, -high)):
        kept = []
        for (a, b), (c, d) in zip(outline, outline[1:] + outline[:1]):
            first, second = sign * b - level, sign * d - level
            if first >= 0:
                kept.append((a, b))
            if first * second < 0:
                share = first / (first - second)
                kept.append((a + (c - a) * share, b + (d - b) * share))
        outline = kept
    return outline


def strap(iron, hinge: float, way: int, z: float) -> None:
    """A long hinge with a pointed end and four bolts."""
    outline = [(0, -.026), (.30, -.020), (.335, -.030), (.395, 0), (.335, .030), (.30, .020), (0, .026)]
    shape = [(way * x, u) for x, u in (outline if way > 0 else outline[::-1])]
    cut(f'strap-{way}-{z:.2f}', shape, .006, iron, .002, main=False, at=(hinge, BACK - PROUD, z), turn=FRONT)
    for index in range(3):
        lathe(f'bolt-{way}-{z:.2f}-{index}', [(.013, 0), (.012, .006, .004), (0, .009)], iron, 24, main=False, at=(hinge + way * (.035 + index * .115), BACK - PROUD - .006, z), turn=FRONT)


def build(look: Look) -> View:
    """Planks behind; stiles, rails and a brace on each leaf, all cut where the sections part."""
    wall(WIDE, HIGH)
    (stuff, coarse), iron, wide = skin(look, 2.), coated(IRON), WIDE - .044
    middles, tall = section_levels(HIGH, COUNT)
    spans = [(z - tall / 2, z + tall / 2) for z in middles]
    step, leaf, face = wide / PLANKS, wide / 2 - .004, BACK - PROUD
    inner, lock = leaf - 2 * STILE, spans[2][0]
    boards('planks', [(k * step - wide / 2 + .002, (k + 1) * step - wide / 2 - .002, low, high) for low, high in spans for k in range(PLANKS)], .040, BACK, stuff, coarse, True, .007)
    for way in (-1, 1):
        outer = [sorted((way * x, way * (x + STILE))) for x in (.004, leaf - STILE + .004)]
        boards(f'stiles-{way}', [(*sides, low, high) for sides in outer for low, high in spans], PROUD, face, stuff, coarse, True, .004)
        left, right = sorted((way * (STILE + .006), way * (STILE + inner + .002)))
        levels = (spans[0][0], lock, spans[-1][1] - STILE)
        boards(f'rails-{way}', [(left, right, z, z + STILE) for z in levels], PROUD - .001, face + .001, stuff, coarse, False, .004)
        brace(way, (left + right) / 2, inner, spans[0][0] + STILE, lock, spans, stuff, coarse)
        for z in levels:
            strap(iron, way * (wide / 2 - .006), -way, z + STILE / 2)
        pull(iron, way)
    return View(turn=-22, height=13, lens=70, fill=.90, exposure=1.05)


def brace(way: int, x: float, inner: float, low: float, high: float, spans, stuff, coarse: float) -> None:
    """From the foot at the hinges up to the middle, a piece on each section."""
    start, end = (x + way * inner / 2, low), (x - way * inner / 2, high)
    long = hypot(end[0] - start[0], end[1] - start[1])
    normal = ((start[1] - end[1]) / long * .055, (end[0] - start[0]) / long * .055)
    reach = ((end[0] - start[0]) / long * .2, (end[1] - start[1]) / long * .2)
    strip = [(start[0] + s * normal[0] - reach[0], start[1] + s * normal[1] - reach[1]) for s in (-1, 1)]
    strip += [(end[0] + s * normal[0] + reach[0], end[1] + s * normal[1] + reach[1]) for s in (1, -1)]
    for index, (foot, head) in enumerate(spans[:2]):
        part = clipped(strip, max(low, foot), min(high - .002, head))
        part = [(b, a) for a, b in clipped([(b, a) for a, b in part], x - inner / 2 + .001, x + inner / 2 - .001)]
        obj = cut(f'brace-{way}-{index}', [((a - x) / coarse, b / coarse) for a, b in part], (PROUD - .002) / coarse, stuff, .003 / coarse, at=(x, BACK, 0), turn=FRONT)
        obj.scale = (coarse,) * 3


def pull(iron, way: int) -> None:
    """A pull on either side of the gap between the leaves."""
    x, z, y = way * .066, 1.02, BACK - PROUD
    box(f'pull-plate-{way}', (.046, .006, .240), iron, .002, main=False, at=(x, y - .003, z))
    tube(f'pull-{way}', [(x, y - .004, z - .085), (x, y - .040, z - .070), (x, y - .044, z), (x, y - .040, z + .070), (x, y - .004, z + .085)], .010, iron, main=False)
