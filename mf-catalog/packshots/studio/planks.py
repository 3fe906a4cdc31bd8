"""Floors of planks that end nowhere in the picture."""
from studio.geometry import box
from studio.look import Look
from studio.shader import plain
from studio.surface import Surface
from studio.tiling import oblong, prism

WIDE, DEEP = 1.62, 1.50
"""What has to be laid for a span of 1 as planks are seen: more from the side than tiles."""
TURN, HEIGHT = -27, 54
APART = .14
"""How far the joints of neighbouring rows stay from each other, in metres."""


def covered(span: float) -> tuple[float, float]:
    """Width and depth that have to be covered, around the origin."""
    return span * WIDE, span * DEEP


def shadow(span: float, thick: float, deep=.0025) -> None:
    """What is seen between planks: nothing that is lit."""
    prism('below', oblong(*covered(span)), .002, plain('below', (.010, .009, .008), 1, Specular=0), 0, main=False, at=(0, 0, thick - deep - .001))


def cuts(random, reach: float, long: tuple[float, float], before: list[float]) -> list[float]:
    """Where planks of a row meet, from beyond its left end to beyond its right one, away from the joints of the row before."""
    for _ in range(40):
        places = [-reach / 2 - random.uniform(0, long[1])]
        while places[-1] < reach / 2:
            places.append(places[-1] + random.uniform(*long))
        if all(abs(here - there) > APART for here in places for there in before):
            break
    return places


def planks(look: Look, span: float, size, material, gap=.0007, bevel=.0011) -> list[float]:
    """Rows of planks of (shortest and longest length, width, thickness), faces up; answers with the middles of the rows."""
    random, (long, wide, thick) = look.random, size
    reach, deep = covered(span)
    rows, before = round(deep / (wide + gap)) + 1, []
    middles = [(row - (rows - 1) / 2) * (wide + gap) for row in range(rows)]
    shadow(span, thick)
    for row, middle in enumerate(middles):
        before = cuts(random, reach, long, before)
        for index, (left, right) in enumerate(zip(before, before[1:])):
            box(f'plank-{row}-{index}', (right - left - gap, wide, thick), material, bevel,
                at=((left + right) / 2, middle, thick / 2))
    return middles


def seen(span: float, thick: float, exposure=1.) -> Surface:
    """As a floor is seen by who stands on it."""
    return Surface(span, thick, exposure, TURN, HEIGHT)
