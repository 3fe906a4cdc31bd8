"""An alarm for carbon monoxide that is plugged into an outlet."""
from studio.geometry import box, lathe
from studio.housing import FRONT, lamp, placed, puck, screw, slab, slot, slots
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.print import Print
from studio.shader import plain
from studio.tank import enamel

WHITE, SHADE, PLATE, WALL, GREEN, AMBER, LIT, OFF, DARK = (
    linear(value) for value in ('#e9e7e1', '#d3d0c8', '#dedbd2', '#9fa8a2', '#5fb878', '#d9a13a', '#9fe0bd', '#26332e', '#2a2c2e'))
WIDE, HIGH, DEEP = .074, .098, .034


def level():
    """Bars of a level that is low."""
    skin = Print(linear('#101614'))
    x, y, _ = skin.split(skin.place())
    skin.u, skin.v = x, y
    for index in range(6):
        skin.lay(skin.panel(-.0010 + index * .0008, .0048, .0070 + index * .0018, (index - 2.5) * .0072), LIT if index < 2 else OFF)
    return skin.done(.12)


def outlet() -> None:
    """The plate on the wall; what is free of it is seen below the alarm."""
    plate, dark = moulded(PLATE, .34), plain('dark', DARK, .8)
    slab('outlet', .072, .118, .005, .005, plate, .002, main=False)
    for place in (-.0195, .0195):
        slab(f'seat-{place}', .034, .029, .0016, .011, plate, .0006, main=False, at=(0, place, .0046))
    for x, long in ((-.0064, .0088), (.0064, .0074)):
        slot(f'hole-{x}', long, .0021, (x, -.0165, .0064), 90, dark)
    puck('earth', .0026, .0004, dark, .0001, main=False, at=(0, -.0265, .0061))
    screw('screw', .0030, (0, 0, .0050))


def build(look: Look) -> View:
    """In the upper half of an outlet."""
    white = moulded(WHITE)
    box('wall', (.180, .014, .200), enamel(WALL, .6), .003, main=False, at=(0, .007, .100))
    with placed((0, 0, .070), FRONT):
        outlet()
    with placed((0, -.0055, .125), FRONT):
        slab('body', WIDE, HIGH, DEEP, .014, white, .006, .012)
        slab('rim', .056, .032, .0012, .0062, plain('rim', DARK, .35), .0006, main=False, at=(0, .0235, DEEP - .0004))
        slab('screen', .048, .024, .0008, .004, level(), .0003, main=False, at=(0, .0235, DEEP + .0006))
        slots('sound', 5, .0046, .044, .0020, (0, -.0080, DEEP))
        puck('button', .0100, .0034, moulded(SHADE, .4), .0014, at=(0, -.0330, DEEP - .0004), main=False)
        lathe('button-gap', [(.0099, 0), (.0107, 0)], plain('gap', DARK, .8), main=False, at=(0, -.0330, DEEP + .0001))
        for index, tone in enumerate((GREEN, AMBER)):
            lamp(f'lamp-{index}', .0020, tone, ((-.024, .024)[index], -.0330, DEEP), 1. if index == 0 else .1)
    return View(turn=-28, height=20, lens=85, fill=.90, exposure=.88)
