"""A metal panel: bars between rails, with pointed tops."""
from studio.geometry import box, solid
from studio.look import Look, View
from studio.shader import plain

FINE = True
WIDE, HIGH, BAR, COUNT = 2.3, 1.5, .025, 17


def point(name: str, side: float, high: float, material, **where) -> None:
    """The tip of a bar."""
    half = side / 2
    points = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0), (0, 0, high)]
    solid(name, points, [(3, 2, 1, 0), (0, 1, 4), (1, 2, 4), (2, 3, 4), (3, 0, 4)], material, **where)


def build(look: Look) -> View:
    """Bars through three rails, the ends thicker; such panels are powder coated."""
    stuff, step = plain('powder', look.tone, .5), WIDE / (COUNT - 1)
    for place in range(COUNT):
        x, high = (place - (COUNT - 1) / 2) * step, HIGH
        box(f'bar-{place}', (BAR, BAR, high), stuff, .0005, at=(x, 0, high / 2))
        point(f'tip-{place}', BAR, .05, stuff, at=(x, 0, high))
    for index, z in enumerate((.14, HIGH - .32, HIGH - .14)):
        box(f'rail-{index}', (WIDE + .06, .032, .038), stuff, .003, at=(0, 0, z))
    for side in (-1, 1):
        box(f'post-{side}', (.062, .062, HIGH + .08), stuff, .004, at=(side * (WIDE / 2 + .062), 0, (HIGH + .08) / 2))
        box(f'cap-{side}', (.074, .074, .014), stuff, .004, at=(side * (WIDE / 2 + .062), 0, HIGH + .087))
    return View(turn=22, height=11, lens=70, exposure=.92)
