"""A closed carton: it stands for something on sale that has no picture, and says nothing of what it is."""
from studio.carton import KRAFT, cardboard
from studio.geometry import box, solid
from studio.housing import FRONT, placed
from studio.look import Look, View, linear
from studio.mounted import sign
from studio.shader import plain

WIDE, DEEP, HIGH, THICK = .400, .300, .270, .004
TAPE, BROAD, DOWN = linear('#8d5a26'), .050, .075
INK = linear('#4a423a')
ARROW = [(-.007, 0), (.007, 0), (.007, .030), (.019, .030), (0, .056), (-.019, .030), (-.007, .030)]
"""This side up, around the middle of its foot."""


def tape() -> None:
    """Over the seam, and down both ends."""
    film, top = plain('tape', TAPE, .42, Specular=.15), HIGH + .0014
    box('tape', (WIDE + .0016, BROAD, .0006), film, 0, main=False, at=(0, 0, top))
    for side in (-1, 1):
        box(f'tape-{side}', (.0006, BROAD, DOWN), film, 0, main=False, at=(side * (WIDE / 2 + .0005), 0, top - DOWN / 2 + .0003))


def flap(name: str, side: int, board) -> None:
    """Half of the lid, from its rounded fold to the seam, where it stands up a little."""
    fold, low = side * (DEEP / 2 - .0004), HIGH - THICK
    section = [(fold, low), (side * .0008, low), (side * .0008, HIGH + .0008), (side * DEEP / 4, HIGH + .0003), (fold - side * .004, HIGH - .0004), (fold - side * .001, HIGH - .0014)]
    points = [(x, y, z) for x in (-WIDE / 2 + .0005, WIDE / 2 - .0005) for y, z in section]
    around = [(k, (k + 1) % 6, 6 + (k + 1) % 6, 6 + k) for k in range(6)]
    solid(name, points, [face if side > 0 else face[::-1] for face in [*around, tuple(range(5, -1, -1)), tuple(range(6, 12))]], board, .0004)


def build(look: Look) -> View:
    """Walls, two flaps, tape over their seam, and arrows that say which side is up."""
    board, walls = cardboard(KRAFT), HIGH - THICK - .0004
    box('walls', (WIDE, DEEP, walls), board, .0028, at=(0, 0, walls / 2))
    for side in (-1, 1):
        flap(f'flap-{side}', side, board)
    tape()
    ink = plain('ink', INK, .75, Specular=.2)
    with placed((0, -DEEP / 2, 0), FRONT):
        for u in (.108, .154):
            sign(f'arrow-{u}', ARROW, .0003, .0003, ink, (u, .036))
        sign('ground', [(.084, .022), (.178, .022), (.178, .028), (.084, .028)], .0003, .0003, ink)
    return View(turn=-34, height=24, lens=80, fill=.80)
