"""An entry door of fibreglass that looks like wood, its upper half of glass."""
from studio.doorleaf import INCH, NICKEL, STEEL, TALL, THICK, bores, columns, fielded, hinges, hung, jambs, joined, lever, lines, nest, pane, plank, seen, sill, stuff, wall
from studio.geometry import box
from studio.look import Look, View
from studio.plumbing import bare

WIDE, ROWS = 36 * INCH, (.225, .540, .190, .905)
BEAD = ((0, .001), (.001, -.006), (.006, -.009), (.020, -.008), (.030, .004), (.030, .020))


def three_points(metal) -> None:
    """The strip of the lock in the free edge, with its three bolts."""
    box('strip', (.0016, .022, 1.72), metal, .0004, at=(-WIDE / 2 - .0006, THICK / 2, 1.0), main=False)
    for index, level in enumerate((.30, .98, 1.72)):
        box(f'bolt-{index}', (.018, .014, .034), metal, .003, at=(-WIDE / 2 - .008, THICK / 2, level), main=False)


def build(look: Look) -> View:
    """Cedar: one pane and a lock with three points; oak: a grid before the glass."""
    material, metal = stuff(look), bare(STEEL, .28, .03)
    field = fielded(material)

    def opening(name: str, wide: float, high: float, at, number: int) -> None:
        if number == 0:
            field(name, wide, high, at, number)
            return
        pane(name, wide, high, (at[0], THICK / 2, at[2]))
        nest(f'{name}-bead', wide + .03, high + .03, BEAD, material, at, filled=False)
        if look.species == 'oak':
            for side in (-1, 1):
                plank(f'bar-up-{side}', .022, high - .04, .012, material, (side * wide / 6, THICK / 2 - .014, at[2]))
                plank(f'bar-{side}', wide - .04, .022, .011, material, (0, THICK / 2 - .0135, at[2] + side * high / 6), up=False)

    low = sill(WIDE + .068)
    wall(jambs(WIDE, TALL, material, low=low), low + TALL + .037)
    hinges(WIDE / 2, low, TALL, bare(NICKEL, .30, .02))
    with hung(WIDE / 2, WIDE, 38, 1, low):
        joined('leaf', columns(WIDE, 1, .125, 0), lines(*ROWS, TALL - sum(ROWS)), THICK, material, opening, split=(0,))
        if look.species == 'cedar':
            three_points(metal)
            lever((-WIDE / 2 + .058, 0, .98), toward=1, metal=metal)
        else:
            bores(WIDE, -1)
    return seen(look)
