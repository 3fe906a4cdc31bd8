"""A bifold door with louvres, folded a little."""
from studio.doorleaf import ALUMINUM, INCH, WHITE, columns, hung, joined, lines, paint, seen
from studio.geometry import box
from studio.doorway import cased
from studio.housing import placed
from studio.look import Look, View
from studio.plumbing import bare
from studio.wood import wood

FINE = True
LEAF, TALL, THICK, STILE = 17.75 * INCH, 2.010, .030, .055
ROWS, PITCH = (.150, .790, .090, .890), .052


def build(look: Look) -> View:
    """Two leaves: the outer one on its pivot, the inner one in the track."""
    material, white, metal = wood(look, 'fir', rough=.44, coat=.12, gain=.62), paint(WHITE), bare(ALUMINUM, .32, .03)
    wide, low, fold = 2 * LEAF + .008, .014, 24

    def slats(name: str, across: float, high: float, at, _) -> None:
        count = round(high / PITCH)
        pitch = high / count
        for index in range(count):
            box(f'{name}-{index}', (across + .004, .060, .0080), material, .0015, at=(at[0], THICK / 2, at[2] + (index + .5 - count / 2) * pitch), turn=(56, 0, 0))

    def leaf(name: str) -> None:
        joined(name, columns(LEAF, 1, STILE, 0), lines(*ROWS, TALL - sum(ROWS)), THICK, material, slats)

    for side in (-1, 1):
        box(f'liner-{side}', (.018, .116, TALL + .050), white, .001, at=(side * (wide / 2 + .011), .058, TALL / 2 + .025), main=False)
    box('liner', (wide + .040, .116, .018), white, .001, at=(0, .058, TALL + .059), main=False)
    cased(wide + .040, TALL + .068, .40, .13, white)
    box('track', (wide, .038, .030), metal, .002, at=(0, .020, TALL + .034), main=False)
    edge = wide / 2 - .003
    with hung(edge, LEAF, fold, 1, low):
        leaf('outer')
    with placed((edge, 0, low), (0, 0, fold)):
        with placed((-LEAF - .002, 0, 0), (0, 0, -2 * fold)):
            with placed((-LEAF / 2, 0, 0)):
                leaf('inner')
    return seen(look, -18, 13)
