"""A galvanized anchor that a post stands in, with its screws."""
from studio.geometry import box, lathe
from studio.look import Look, View, linear
from studio.metal import metal
from studio.shader import plain

ZINC, HOLE = linear('#b4b9bb'), linear('#17181a')


def bolt(name: str, steel, at, turn) -> None:
    """A screw with a six-sided head and a washer."""
    lathe(f'{name}-washer', [(.0115, 0), (.0115, .0018, .0005), (0, .0018)], steel, 40, at=at, turn=turn)
    lathe(f'{name}-head', [(.0072, .0018), (.0072, .0068, .001), (0, .0072)], steel, 6, smooth=20, at=at, turn=turn)


def build(look: Look) -> View:
    """A plate, two cheeks with holes, a stand-off, four bolts in the plate."""
    steel, hole = metal(look, 'aluminum', ZINC), plain('hole', HOLE, .8)
    box('plate', (.150, .120, .004), steel, .0012, at=(0, 0, .002))
    box('seat', (.092, .092, .003), steel, .001, at=(0, 0, .024))
    for side in (-1, 1):
        box(f'foot-{side}', (.003, .092, .022), steel, .001, at=(side * .030, 0, .013))
        box(f'cheek-{side}', (.003, .082, .125), steel, .0012, at=(side * .0475, 0, .086))
        for row in range(3):
            for place in (-1, 1):
                lathe(f'hole-{side}-{row}-{place}', [(0, 0), (.0048, 0), (.0048, .0002), (0, .0002)], hole, 24, main=False,
                      at=(side * .0491, place * .022, .055 + row * .034), turn=(0, side * 90, 0))
                lathe(f'inner-{side}-{row}-{place}', [(0, 0), (.0048, 0), (.0048, .0002), (0, .0002)], hole, 24, main=False,
                      at=(side * .0459, place * .022, .055 + row * .034), turn=(0, -side * 90, 0))
        for place in (-1, 1):
            bolt(f'bolt-{side}-{place}', steel, (side * .0625, place * .044, .004), (0, 0, 20 * place))
    return View(turn=-32, height=24, lens=85)
