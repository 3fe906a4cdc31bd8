"""A panel for forty circuits: its box with main breaker and bars, and the cover with its door."""
from studio.geometry import box, lathe
from studio.housing import placed, screw, slab
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain
from studio.tank import enamel

WIDE, HIGH, DEEP, WALL, PITCH, ROWS = .368, .860, .100, .0022, .0254, 20
GREY, ZINC, BLACK, TIN, STEEL, GREEN, WHITE, DARK, COPPER, SOOT = (
    linear(value) for value in ('#9aa0a3', '#b6babc', '#232527', '#c3c6c6', '#b4b9bb', '#4d8a62', '#e9e8e3', '#101112', '#c27b4a', '#3b3e41'))


def case(coat) -> None:
    """Five sheets, a lip around the front, and knocked-out rounds above."""
    half = WIDE / 2
    box('back', (WIDE, WALL, HIGH), coat, .0008, at=(0, 0, HIGH / 2))
    for side in (-1, 1):
        box(f'side-{side}', (WALL, DEEP, HIGH), coat, .0008, at=(side * half, -DEEP / 2, HIGH / 2))
        box(f'lip-{side}', (.012, WALL, HIGH), coat, .0008, at=(side * (half - .006), -DEEP, HIGH / 2))
        box(f'end-{side}', (WIDE, DEEP, WALL), coat, .0008, at=(0, -DEEP / 2, HIGH / 2 + side * HIGH / 2))
        box(f'lip-end-{side}', (WIDE, WALL, .012), coat, .0008, at=(0, -DEEP, HIGH / 2 + side * (HIGH / 2 - .006)))
    for index in range(5):
        x = (index - 2) * .066
        lathe(f'round-{index}', [(.018, 0), (.0195, .0010, .0005), (.021, 0)], coat, 40, at=(x, -DEEP * .5, HIGH + .0011), main=False)
    for index in range(4):
        with placed((half + .0011, -DEEP * .5, .14 + index * .205), (0, 90, 0)):
            lathe(f'side-round-{index}', [(.016, 0), (.0175, .0010, .0005), (.019, 0)], coat, 40, main=False)


def bar(name: str, x: float, low: float, high: float, count: int, tin, steel, ink=None) -> None:
    """A bar with a screw for every wire."""
    base = plain(f'{name}-base', ink or BLACK, .45)
    for end in (low, high):
        box(f'{name}-foot-{end}', (.020, .018, .026), base, .002, at=(x, -.020, end), main=False)
    box(f'{name}-bar', (.011, .013, high - low + .020), tin, .0010, at=(x, -.035, (low + high) / 2), main=False)
    for index in range(count):
        screw_at = low + (high - low) * index / (count - 1)
        lathe(f'{name}-screw-{index}', [(.0040, 0), (.0040, .0024, .0008), (.0030, .0034, .0006), (0, .0036)], steel, 20, main=False, at=(x, -.0415, screw_at), turn=(90, 0, 0))


def inside(zinc, black, tin, steel, copper) -> None:
    """The plate that carries the main breaker and the bars that breakers are put on."""
    box('tray', (.230, .003, .770), zinc, .001, at=(0, -.010, .438), main=False)
    low = .100
    middle = low + ROWS * PITCH / 2
    box('bed', (.118, .020, ROWS * PITCH + .010), black, .003, at=(0, -.022, middle), main=False)
    for side in (-1, 1):
        box(f'bus-{side}', (.017, .004, ROWS * PITCH + .050), tin, .001, at=(side * .017, -.036, middle + .024), main=False)
        box(f'rail-{side}', (.010, .020, ROWS * PITCH), zinc, .001, at=(side * .098, -.022, middle), main=False)
    for row in range(ROWS):
        level = low + (row + .5) * PITCH
        box(f'stab-{row}', (.048, .016, .0030), tin, .0008, at=(0, -.044, level), main=False)
        box(f'rib-{row}', (.112, .016, .0040), black, .001, at=(0, -.030, level + PITCH / 2), main=False)
        for side in (-1, 1):
            box(f'hook-{row}-{side}', (.008, .012, .010), black, .001, at=(side * .097, -.034, level), main=False)
    top = .716
    box('main-body', (.128, .070, .150), black, .005, at=(0, -.047, top), main=False)
    box('main-step', (.070, .012, .090), black, .003, at=(0, -.084, top), main=False)
    box('main-bay', (.036, .002, .062), plain('bay', DARK, .9), .0006, at=(0, -.0905, top), main=False)
    box('main-lever', (.030, .026, .024), moulded(linear('#45494c'), .34), .003, at=(0, -.098, top + .012), turn=(18, 0, 0), main=False)
    box('main-label', (.040, .001, .022), plain('paper', WHITE, .5), .0004, at=(-.036, -.0825, top - .056), main=False)
    for side in (-1, 1):
        lathe(f'lug-{side}', [(.011, 0), (.011, .010, .002), (.0080, .012, .001), (.0075, .006), (0, .006)], tin, 40, main=False, at=(side * .036, -.082, top + .058), turn=(90, 0, 0))
    bar('neutral-left', -.140, .200, .640, 30, tin, steel, WHITE)
    bar('neutral-right', .140, .300, .640, 24, tin, steel, WHITE)
    bar('ground', .140, .080, .250, 12, copper, steel, GREEN)


def cover(coat, black) -> None:
    """A frame, and a door in it with a latch."""
    wide, high = WIDE + .030, HIGH + .030
    slab('trim', wide, high, .012, .004, coat, .004)
    slab('gap', .268, .664, .0123, .003, plain('gap', DARK, .9), .0001, at=(0, .010, 0), main=False)
    slab('door', .262, .658, .0165, .003, coat, .003, at=(0, .010, 0))
    slab('latch', .018, .070, .0200, .004, black, .002, at=(.108, .010, 0), main=False)
    slab('catch', .012, .026, .0225, .003, plain('catch', STEEL, .4), .0015, at=(.108, .010, 0), main=False)
    for x in (-1, 1):
        for y in (-1, 0, 1):
            screw(f'screw-{x}-{y}', .0055, (x * (wide / 2 - .016), y * (high / 2 - .030), .0122))


def build(look: Look) -> View:
    """The cover stands beside the box and leans back."""
    coat = enamel(GREY, .40)
    case(coat)
    inside(enamel(ZINC, .45), moulded(SOOT, .40), enamel(TIN, .30), plain('steel', STEEL, .3, Metallic=1.), bare(COPPER, .3, .03))
    with placed((.470, -.030, .462), (82, 0, -14)):
        cover(coat, plain('latch', BLACK, .4))
    return View(turn=-18, height=19, lens=75, fill=.94, exposure=1.05)
