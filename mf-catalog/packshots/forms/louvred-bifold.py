"""A bifold door with louvres, folded a little."""
from studio.doorleaf import ALUMINUM, INCH, columns, hung, joined, lines, seen, stuff, wall
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View
from studio.plumbing import bare

LEAF, TALL, THICK, STILE = 17.75 * INCH, 2.010, .030, .055
ROWS, PITCH = (.150, .790, .090, .890), .043


def build(look: Look) -> View:
    """Two leaves: the outer one on its pivot, the inner one in the track."""
    material, metal = stuff(look), bare(ALUMINUM, .32, .03)
    wide, low, fold = 2 * LEAF + .008, .014, 30

    def slats(name: str, across: float, high: float, at, _) -> None:
        count = round(high / PITCH)
        pitch = high / count
        for index in range(count):
            box(f'{name}-{index}', (across + .004, .052, .0065), material, .0015, at=(at[0], THICK / 2, at[2] + (index + .5 - count / 2) * pitch), turn=(61, 0, 0))

    def leaf(name: str) -> None:
        joined(name, columns(LEAF, 1, STILE, 0), lines(*ROWS, TALL - sum(ROWS)), THICK, material, slats)

    wall(wide + .01, TALL + .050, .22, .22, .16)
    box('track', (wide, .038, .030), metal, .002, at=(0, .020, TALL + .034), main=False)
    edge = wide / 2 - .003
    with hung(edge, LEAF, fold, 1, low):
        leaf('outer')
    with placed((edge, 0, low), (0, 0, fold)):
        with placed((-LEAF - .002, 0, 0), (0, 0, -2 * fold)):
            with placed((-LEAF / 2, 0, 0)):
                leaf('inner')
    return seen(look, -18)
