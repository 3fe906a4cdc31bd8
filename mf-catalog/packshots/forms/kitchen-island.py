"""A kitchen island: a block of staves on four legs, two drawers below it, and a shelf."""
from studio.cupboard import INCH, drawer, plank, stuff
from studio.geometry import box
from studio.housing import placed
from studio.look import Look, View
from studio.wood import wood

LONG, DEEP, HIGH, THICK = 48 * INCH, 24 * INCH, 36 * INCH, .045
LEG, X, Y, APRON, RAIL, SHELF = .070, .536, .242, .150, .020, .190
"""Width of a leg, where its middle stands, heights of apron and rails, and how high the shelf lies."""
SHADES, ORDER = (.80, 1., 1.18, 1.42), (1, 0, 2, 1, 3, 1, 0, 2, 1, 3, 0, 1, 2, 1)
"""How deep the tones of staves are, and which one has which."""


def top(look: Look) -> None:
    """Staves, oiled, side by side, of paler and darker boards."""
    shades = [wood(look, tone=tuple(part ** depth for part in look.tone), rough=.36, straight=True) for depth in SHADES]
    stave = DEEP / len(ORDER)
    for index, shade in enumerate(ORDER):
        outer = index in (0, len(ORDER) - 1)
        box(f'stave-{index}', (LONG, stave - .0003, THICK), shades[shade], .0022 if outer else .0005, at=(0, (index + .5) * stave - DEEP / 2, HIGH - THICK / 2))


def build(look: Look) -> View:
    """The left drawer stands a little open."""
    parts, under = stuff(look), HIGH - THICK
    top(look)
    for x in (-X, X):
        for y in (-Y, Y):
            plank(f'leg-{x}-{y}', (LEG, LEG, under), parts.face, True, .003, at=(x, y, under / 2))
        box(f'side-{x}', (2 * Y - LEG, .022, APRON), parts.face, .001, at=(x, 0, under - APRON / 2), turn=(0, 0, 90))
        box(f'bearer-{x}', (2 * Y - LEG, .030, .050), parts.face, .002, at=(x, 0, SHELF - .025), turn=(0, 0, 90))
    inner, front = 2 * X - LEG, -Y - LEG / 2 + .010
    plank('back', (inner, .022, APRON), parts.face, at=(0, Y, under - APRON / 2))
    low = under - APRON
    plank('rail-low', (inner, .040, RAIL), parts.face, at=(0, front + .020, low + RAIL / 2))
    plank('rail-up', (inner, .040, .008), parts.face, at=(0, front + .020, under - .004))
    plank('divider', (.024, .040, APRON), parts.face, True, at=(0, front + .020, under - APRON / 2))
    wide, high = (inner - .024) / 2 - .004, APRON - RAIL - .008 - .006
    for side, out in ((-1, .105), (1, 0)):
        with placed((side * (wide + .028) / 2, front + .020, 0)):
            drawer(f'drawer-{side}', parts, wide, low + RAIL + .003, high, 2 * Y, out)
    board = (2 * Y - LEG) / 5
    for index in range(5):
        plank(f'shelf-{index}', (2 * X + .046, board - .006, .020), parts.face, bevel=.002, at=(0, (index - 2) * board, SHELF + .010))
    return View(turn=-28, height=19, lens=80, fill=.90, exposure=.96)
