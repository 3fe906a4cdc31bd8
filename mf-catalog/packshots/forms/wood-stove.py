"""A small wood stove with its pipe, a fire behind the glass."""
from math import cos, sin

from studio.cabinet import cast, panel, ring
from studio.canister import outline
from studio.fire import embers, firebox, flames, log, pane
from studio.geometry import box, lathe, tube
from studio.look import Look, View, linear
from studio.metal import metal

WIDE, DEEP, LOW, HIGH = .540, .420, .170, .650
IRON, STEEL, WARM = linear('#393a3b'), linear('#b4b9bb'), linear('#6b6158')
GLASS, TALL, SILL = .360, .270, .262


def fire(random) -> None:
    """Logs that lean on each other over embers."""
    front = -DEEP / 2
    firebox('room', GLASS + .060, .26, TALL + .050, (0, front + .004, SILL - .020), WARM)
    embers('bed', GLASS + .05, .22, (0, front + .13, SILL + .002), 3.)
    log('log-0', .036, .34, (-.175, front + .100, SILL + .034), (0, 90, 6), 1.3)
    log('log-1', .032, .34, (-.160, front + .190, SILL + .034), (0, 90, -8), 4.1)
    log('log-2', .030, .30, (-.120, front + .080, SILL + .075), (0, 72, 24), 7.7, .7)
    flames('flame', GLASS, TALL * .98, (0, front + .14, SILL + .014), random)


def door(iron, steel) -> None:
    """A cast frame around the glass, on two hinges, with a handle of wire."""
    front, middle = -DEEP / 2, SILL + TALL / 2
    outer, inner = outline(GLASS + .100, TALL + .100, .022), outline(GLASS, TALL, .018)
    ring('door', outer, inner, .030, iron, .005, .012, at=(0, front - .002, middle))
    ring('bead', outline(GLASS + .030, TALL + .030, .020), outline(GLASS + .012, TALL + .012, .018), .034, iron, .002, .001, at=(0, front - .002, middle))
    pane('glass', GLASS + .01, TALL + .01, (0, front - .014, middle))
    for index, level in enumerate((middle - .120, middle + .120)):
        lathe(f'hinge-{index}', [(0, -.026), (.009, -.026, .002), (.009, .026, .002), (0, .026)], iron, 32, at=(-GLASS / 2 - .056, front - .014, level))
    x = GLASS / 2 + .030
    tube('handle', [(x, front - .030, middle + .040), (x, front - .060, middle + .034), (x, front - .068, middle - .010), (x, front - .068, middle - .090)], .0055, steel, main=False)
    coil = [(x + .0085 * cos(k), front - .068 + .0085 * sin(k), middle - .018 - .0015 * k) for k in range(48)]
    tube('coil', coil, .0026, steel, main=False)
    lathe('end', [(0, -.010), (.0085, -.010, .003), (.0085, .002, .003), (0, .002)], steel, 32, at=(x, front - .068, middle - .092), main=False)


def build(look: Look) -> View:
    """Body on four legs, top plate, ash lip, slide for air, and the first length of pipe."""
    iron, steel = cast(IRON), metal(look, 'brushed-steel', STEEL)
    front, middle = -DEEP / 2, (LOW + HIGH) / 2
    high = HIGH - LOW
    ring('front', outline(WIDE, high, .016), outline(GLASS + .06, TALL + .05, .02), .016, iron, .004, at=(0, front + .014, middle))
    for side in (-1, 1):
        box(f'side-{side}', (.016, DEEP - .016, high - .004), iron, .004, at=(side * (WIDE / 2 - .010), .008, middle))
        panel(f'flank-{side}', outline(DEEP - .110, high - .120, .020), .006, iron, .003, at=(side * (WIDE / 2 - .003), .008, middle), turn=(0, 0, side * 90))
    box('back', (WIDE - .02, .012, high), iron, .003, at=(0, DEEP / 2 - .006, middle))
    box('floor', (WIDE + .030, DEEP + .030, .020), iron, .006, at=(0, 0, LOW + .004))
    box('top', (WIDE + .050, DEEP + .050, .024), iron, .008, at=(0, 0, HIGH + .010))
    box('cooktop', (WIDE - .060, DEEP - .060, .008), iron, .003, at=(0, 0, HIGH + .025))
    fire(look.random)
    door(iron, steel)
    panel('lip', outline(GLASS + .12, .026, .008), .060, iron, .004, at=(0, front + .004, LOW + .026))
    box('slide', (.120, .006, .014), iron, .002, at=(0, front - .006, SILL - .060))
    lathe('knob', [(0, -.002), (.004, -.002), (.004, .020), (.011, .022, .004), (.011, .036, .005), (0, .038)], steel, 40, main=False, at=(.030, front - .006, SILL - .060), turn=(90, 0, 0))
    for x in (-1, 1):
        for y in (-1, 1):
            lathe(f'leg-{x}-{y}', [(0, 0), (.020, 0, .004), (.022, .012, .004), (.014, .030, .010), (.020, .110, .020), (.034, LOW - .004, .010), (0, LOW - .004)], iron, 40,
                  at=(x * (WIDE / 2 - .045), y * (DEEP / 2 - .045), 0))
    lathe('pipe', [(.072, HIGH + .02), (.098, HIGH + .02, .004), (.098, HIGH + .034, .004), (.081, HIGH + .040, .004), (.081, HIGH + .072, .003), (.0765, HIGH + .074, .002),
                   (.0765, HIGH + .300, .002), (.080, HIGH + .302, .002), (.080, HIGH + .318, .002), (.074, HIGH + .319, .002), (.072, HIGH + .20)], iron, 96, at=(0, .050, 0))
    return View(turn=-26, height=14, lens=80, fill=.92)
