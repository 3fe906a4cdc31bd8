"""Split shakes in courses, on a piece of wall."""
from studio.geometry import solid
from studio.look import Look, View
from studio.wall import UPRIGHT, backing
from studio.wood import wood

WIDE, COURSES, SEEN, LONG = 1.05, 5, .125, .25


def shake(name: str, wide: float, long: float, butt: float, tilt: float, material, **where) -> None:
    """A wedge: thick at its lower end, and off the wall there by what lies under it."""
    tip, half = .004, wide / 2
    points = [(x, y, z) for y in (-half, half) for x, z in ((0, tilt), (long, 0), (long, tip), (0, tilt + butt))]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    solid(name, points, faces, material, .0012, **where)


def build(look: Look) -> View:
    """Five courses of shakes of many widths."""
    grain, random = wood(look, rough=.7, gain=1.3, cracks=.5, straight=True), look.random
    backing(look, WIDE, COURSES * SEEN + .02)
    for course in range(COURSES):
        left, index = -WIDE / 2, 0
        long = LONG if course < COURSES - 1 else SEEN + .02
        while left < WIDE / 2 - .02:
            wide = min(random.uniform(.075, .19), WIDE / 2 - left)
            down = random.uniform(-.007, .007) if course else 0
            shake(f'shake-{course}-{index}', wide - .004, long - down, random.uniform(.011, .018), .011, grain,
                  at=(left + wide / 2, -.001, course * SEEN + down), turn=UPRIGHT)
            left, index = left + wide, index + 1
    return View(turn=-28, height=14, lens=75, exposure=.9 if sum(look.tone) > 1.8 else 1)
