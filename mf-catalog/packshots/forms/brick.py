"""Clay bricks, modular: three make eight inches with their joints."""
from studio.geometry import lathe
from studio.look import Look, View
from studio.masonry import cut, fired, worn

SIZE = (.194, .092, .057)
TUMBLED = ('sand',)
"""What the words call tumbled: its edges are worn, and it has no holes."""


def brick(look: Look, name: str, clay, random, at, turn: float):
    """A brick on its bed, with three holes through it unless it is tumbled; its place is the middle of its foot."""
    x, y, z = at
    tumbled = look.colour in TUMBLED
    unit = worn(name, SIZE, clay, random, .0055 if tumbled else .0018, .012 if tumbled else .0035, step=.008)
    if not tumbled:
        cut(unit, [lathe(f'{name}-core-{place}', [(0, -.04), (.0165, -.04), (.0165, .04), (0, .04)], clay, 40, at=(place * .054, 0, 0))
                   for place in (-1, 0, 1)])
    unit.location, unit.rotation_euler = (x, y, z + SIZE[2] / 2), (0, 0, turn / 57.3)
    return unit


def build(look: Look) -> View:
    """Two courses, crossed; one is set askew on them and one lies before them."""
    clay, random, (_, wide, high) = fired(look.tone), look.random, SIZE
    for course in range(2):
        for side in (-1, 1):
            off = side * (wide / 2 + .005)
            place = (0, off) if course % 2 else (off, 0)
            brick(look, f'brick-{course}-{side}', clay, random, (*place, course * (high + .0008)),
                  (0 if course % 2 else 90) + random.uniform(-1.5, 1.5))
    brick(look, 'brick-top', clay, random, (.01, -.012, 2 * (high + .0008)), 9)
    brick(look, 'brick-before', clay, random, (.165, -.150, 0), -14)
    return View(turn=-24, height=22, lens=80)
