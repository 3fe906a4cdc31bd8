"""A sliding shower door without a frame: two panes of thick glass under one bar, before a tiled shower whose near wall is cut away."""
from studio.alcove import glazed, tray, wall
from studio.bathwall import glass, pane
from studio.faucet import finish, rubber
from studio.geometry import box, lathe, tube
from studio.look import Look, View

FINE = True
INCH = .0254
WIDE, HIGH, THICK, CURB, WALL, DEEP = 60 * INCH, 1.93, .010, .080, .110, .760


def roller(name: str, x: float, y: float, z: float, metal) -> None:
    """A wheel on the bar and the clamp that carries a pane under it."""
    lathe(f'{name}-wheel', [(0, -.011), (.030, -.011, .002), (.030, -.007, .001), (.026, 0, .004), (.030, .007, .001), (.030, .011, .002), (.012, .013, .002), (0, .014)], metal, 64, at=(x, y, z + .044),
          turn=(90, 0, 0))
    box(f'{name}-strap', (.026, .008, .110), metal, .002, at=(x, y + .002, z - .006))
    lathe(f'{name}-clamp', [(.024, 0), (.024, .010, .003), (0, .011)], metal, 64, at=(x, y - .002, z - .056), turn=(90, 0, 0))


def build(look: Look) -> View:
    """The fixed pane stands on the right behind, the sliding one hangs on two rollers and is a hand open."""
    metal, clear, half = finish(look), glass(), WIDE / 2
    base, top = CURB, CURB + HIGH
    tray(WIDE, DEEP, CURB, (0, -.030), .090)
    tiles, tall = glazed(), HIGH + .10 + CURB
    wall('far', (WALL, DEEP, tall), (-half - WALL / 2, DEEP / 2 - .030, 0), tiles)
    wall('near', (WALL, .130, tall), (half + WALL / 2, .035, 0), tiles)
    wall('back', (WIDE + 2 * WALL, WALL, tall), (0, DEEP - .030 + WALL / 2, 0), tiles)
    level = top - .110
    pane('fixed', WIDE * .50, HIGH - .06, THICK, clear, (half - WIDE * .25, .034, base + .012))
    pane('sliding', WIDE * .53, HIGH - .09, THICK, clear, (-half + WIDE * .30, -.004, base + .020))
    box('bar', (WIDE, .014, .042), metal, .003, at=(0, .016, level))
    for side in (-1, 1):
        lathe(f'socket-{side}', [(.030, 0), (.030, .024, .003), (.020, .028)], metal, 64, at=(side * half, .016, level), turn=(0, -side * 90, 0))
    for index, x in enumerate((-half + WIDE * .115, -half + WIDE * .475)):
        roller(f'roller-{index}', x, -.014, level, metal)
    for index, x in enumerate((half - WIDE * .10, half - WIDE * .36)):
        lathe(f'fixing-{index}', [(.016, 0), (.016, .012, .002), (0, .013)], metal, 48, at=(x, .009, level), turn=(90, 0, 0))
    grip = -half + WIDE * .105
    tube('handle', [(grip, -.050, .86), (grip, -.050, 1.36)], .0160, metal)
    for index, z in enumerate((.93, 1.29)):
        lathe(f'handle-post-{index}', [(.0150, -.002), (.0150, .006, .002), (.0085, .007, .001), (.0085, .048)], metal, 48, at=(grip, -.002, z), turn=(90, 0, 0))
    box('guide', (.060, .050, .030), metal, .003, at=(half - WIDE * .46, .006, base + .014))
    box('sill', (WIDE, .034, .024), metal, .003, at=(0, .037, base + .012))
    box('seal', (.008, .014, HIGH - .09), rubber(), .002, main=False, at=(-half + WIDE * .30 + WIDE * .265 - .002, .010, base + .020 + (HIGH - .09) / 2))
    return View(turn=-24, height=15, lens=80, fill=.95, exposure=1.02)
