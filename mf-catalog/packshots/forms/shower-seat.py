"""A folding seat of cedar slats on hinges of steel, on a tiled wall."""
from studio.ceramic import GROUT
from studio.geometry import box, lathe, tube
from studio.housing import placed, screw
from studio.look import Look, View, linear
from studio.shader import plain
from studio.wood import wood

WIDE, DEEP, SLATS, THICK, LEVEL = .460, .330, 6, .022, .330
STEEL, TILE = linear('#b9bfc2'), linear('#8fa3a6')
ROWS, TILES, PITCH = 7, 4, .0762


def tiles(wide: float) -> float:
    """A wall of glazed tiles in a running bond; answers with its height."""
    glaze, high = plain('tile', TILE, .16, Specular=.5), ROWS * PITCH
    box('bed', (wide, .016, high), plain('grout', GROUT, .9), .001, at=(0, .010, high / 2), main=False)
    long = wide / TILES
    for row in range(ROWS):
        shift = (row % 2) * long / 2
        for index in range(TILES + row % 2):
            left, right = (max(-wide / 2, min(wide / 2, -wide / 2 - shift + (index + k) * long)) for k in (0, 1))
            box(f'tile-{row}-{index}', (right - left - .003, .008, PITCH - .003), glaze, .0018, at=((left + right) / 2, .004, (row + .5) * PITCH), main=False)
    return high


def seat(stuff, steel) -> None:
    """Slats along the wall on two arms."""
    pitch = DEEP / SLATS
    for index in range(SLATS):
        box(f'slat-{index}', (WIDE, pitch - .015, THICK), stuff, .004, at=(0, -.034 - pitch * (index + .5), LEVEL + THICK / 2))
    for side in (-1, 1):
        x = side * (WIDE / 2 - .085)
        box(f'arm-{side}', (.024, DEEP - .010, .012), steel, .002, at=(x, -.026 - DEEP / 2, LEVEL - .0062), main=False)
        for index in range(SLATS):
            lathe(f'bolt-{side}-{index}', [(.0062, 0), (.0056, .0018, .001), (0, .0024)], steel, 24, at=(x, -.034 - pitch * (index + .5), LEVEL + THICK - .0004), main=False)


def mounting(steel) -> None:
    """Plates on the wall with the pins that the seat turns on."""
    for side in (-1, 1):
        x = side * (WIDE / 2 - .085)
        box(f'plate-{side}', (.062, .006, .130), steel, .002, at=(x, -.003, LEVEL - .020), main=False)
        for level in (LEVEL - .070, LEVEL + .030):
            with placed((x, -.006, level), (90, 0, 0)):
                screw(f'screw-{side}-{level:.2f}', .0075, (0, 0, 0), steel)
        for cheek in (-1, 1):
            box(f'cheek-{side}-{cheek}', (.005, .034, .036), steel, .002, at=(x + cheek * .0155, -.020, LEVEL - .006), main=False)
        lathe(f'pin-{side}', [(0, 0), (.006, 0, .001), (.006, .042, .001), (0, .042)], steel, 32, at=(x - .021, -.024, LEVEL - .006), turn=(0, 90, 0), main=False)
        tube(f'stay-{side}', [(x, -.010, LEVEL - .210), (x, -.230, LEVEL - .012)], .0080, steel, main=False)
        box(f'foot-{side}', (.040, .008, .050), steel, .002, at=(x, -.004, LEVEL - .214), main=False)


def build(look: Look) -> View:
    """Folded down."""
    steel = plain('steel', STEEL, .30, Specular=.6)
    tiles(WIDE + .22)
    seat(wood(look, rough=.44), steel)
    mounting(steel)
    return View(turn=-30, height=24, lens=80, fill=.94, exposure=1.0)
