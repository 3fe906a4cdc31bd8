"""An inside door with two flat panels: in its frame, or a leaf alone, against a wall."""
from studio.doorleaf import INCH, INSIDE, NICKEL, SUNK, TALL, WHITE, columns, hinges, hung, jambs, joined, leaning, lines, nest, paint, pressed, seen, stuff, wall
from studio.look import Look, View
from studio.plumbing import bare

FINE = True
WIDE = {'primed': 30, 'white': 32, 'pine': 30}
"""In inches."""
ROWS = (.225, .640, .150, .860)


def build(look: Look) -> View:
    """Square edges, no moulding."""
    wide, material = WIDE[look.colour or look.species] * INCH, stuff(look)
    up, across = lines(*ROWS, TALL - sum(ROWS)), columns(wide, 1, .115, 0)

    def flat(name: str, across_: float, high: float, at, _) -> None:
        nest(name, across_ + .002, high + .002, ((0, .0115), (.001, .0115)), material, at)

    if look.species:
        with leaning():
            joined('leaf', across, up, INSIDE, material, flat)
        return seen(look, 14)
    wall(jambs(wide, TALL, paint(WHITE), INSIDE, .010, board=.019, seal=False), TALL + .032)
    hinges(wide / 2, .010, TALL, bare(NICKEL, .30, .02))
    with hung(wide / 2, wide, 38, 1, .010):
        pressed('leaf', across, up, SUNK, INSIDE, material)
    return seen(look)
