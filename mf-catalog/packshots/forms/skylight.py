"""A skylight on a piece of roof, with its flashing between the shingles."""
from studio.geometry import box
from studio.granules import granules
from studio.housing import placed
from studio.look import Look, View, linear
from studio.roof import deck, pitched
from studio.sash import INCH, glazed, rect, run, stuff
from studio.shader import plain

WIDE, LONG, CURB = 22 * INCH, 46 * INCH, .085
ROOF, DEEP, COURSE, TAB, THICK, MARGIN = 1.18, 1.64, .143, .236, .005, .055
SHINGLE, METAL, SHAFT = linear('#7b766e'), linear('#4c5155'), linear('#e9e6df')
MIDDLE = DEEP / 2


def shingles(random) -> None:
    """Courses of tabs, each over the one below, open where the skylight is."""
    stuff, count = granules(SHINGLE, .1, .36), round(DEEP / COURSE)
    half, low, high = WIDE / 2 + MARGIN, MIDDLE - LONG / 2 - .10, MIDDLE + LONG / 2 + .08
    for course in range(count):
        start = course * COURSE - .012
        end = min(start + COURSE + .05, DEEP - .004)
        edges = [-ROOF / 2 - .005, *(k * TAB + (TAB / 2 if course % 2 else 0) for k in range(-3, 4)), ROOF / 2 + .005]
        for index, (left, right) in enumerate(zip(edges, edges[1:])):
            left, right = max(left, edges[0]), min(right, edges[-1])
            if low < start + COURSE and start < high - COURSE * .5 and left < half and right > -half:
                left, right = (left, min(right, -half)) if left < -half else (max(left, half), right)
            if right - left < .012:
                continue
            long = end - start
            box(f'tab-{course}-{index}', (right - left - .005, long, THICK), stuff, .001, main=False,
                at=((left + right) / 2, start + long / 2, .0058 + random.uniform(0, .0006)), turn=(-2.6, 0, 0))


def build(look: Look) -> View:
    """Laminated glass in a low frame of metal; an apron below, strips beside it, a saddle above."""
    parts, metal = stuff(look), plain('metal', METAL, .34, Metallic=.3, Specular=.5)
    deck(ROOF, DEEP)
    shingles(look.random)
    foot = MIDDLE - LONG / 2
    box('apron', (WIDE + 2 * MARGIN + .10, .150, .003), metal, .001, at=(0, foot - .060, .0150), turn=(-1.6, 0, 0))
    box('saddle', (WIDE + 2 * MARGIN + .02, .110, .003), metal, .001, at=(0, MIDDLE + LONG / 2 + .045, .011))
    for side in (-1, 1):
        box(f'strip-{side}', (MARGIN + .012, LONG + .02, .003), metal, .001, at=(side * (WIDE / 2 + MARGIN / 2), MIDDLE, .0105))
    box('shaft', (WIDE - .05, LONG - .05, .004), plain('shaft', SHAFT, .6), 0, main=False, at=(0, MIDDLE, .004))
    with placed((0, MIDDLE, CURB), (-90, 0, 0)):
        outline = rect(WIDE, LONG)
        run('curb', outline, [(0, .012), (.030, .012), (.030, CURB), (0, CURB)], metal, .002)
        run('cap', outline, [(-.014, .004), (-.006, -.006), (.050, -.006), (.058, .002), (.058, .020), (-.014, .030)], metal, .003)
        glazed(parts, 'glass', rect(WIDE - .116, LONG - .116), .004, 2, kept=.30)
    pitched(look, ROOF, DEEP, 33)
    return View(turn=-24, height=26, lens=70, fill=.90)
