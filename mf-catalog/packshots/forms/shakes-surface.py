"""Split shakes in courses, on a wall or a roof."""
from studio.facade import WIDE, behind, courses, wall
from studio.geometry import solid
from studio.look import Look
from studio.surface import Surface
from studio.wall import UPRIGHT
from studio.wood import wood

SEEN, LONG, SPAN = .125, .25, .95


def shake(name: str, wide: float, long: float, butt: float, material, **where) -> None:
    """A wedge: thick at its lower end, and off the wall there by what lies under it."""
    tip, half, tilt = .004, wide / 2, .011
    points = [(x, y, z) for y in (-half, half) for x, z in ((0, tilt), (long, 0), (long, tip), (0, tilt + butt))]
    faces = [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]
    solid(name, points, faces, material, .0012, **where)


def build(look: Look) -> Surface:
    """Shakes of many widths, none of whose joints lies over another."""
    grain, random, reach, before = wood(look, rough=.7, gain=1.3, cracks=.5, straight=True), look.random, SPAN * WIDE, []
    behind(SPAN, tuple(part * .05 for part in look.tone))
    for course, low in enumerate(courses(SPAN, SEEN)):
        left, ends = -reach / 2 - random.uniform(0, .1), []
        while left < reach / 2:
            wide = random.uniform(.075, .19)
            while any(abs(left + wide - end) < .014 for end in before):
                wide += .009
            down = random.uniform(-.007, .007)
            shake(f'shake-{course}-{len(ends)}', wide - .004, LONG - down, random.uniform(.011, .018), grain, at=(left + wide / 2, -.001, low + down), turn=UPRIGHT)
            left += wide
            ends.append(left)
        before = ends
    return wall(look, SPAN, 18, 10)
