"""A breaker of one pole that also trips on arcs, with the white wire that it is connected by."""
from math import cos, pi, sin

from studio.geometry import box, extrude, lathe, tube
from studio.housing import placed, puck, screw, slab
from studio.look import Look, View, linear
from studio.plumbing import bare, moulded
from studio.shader import plain
from studio.wallplate import number, polymer

FINE = True
WIDE, LONG = .0254, .096
BLACK, GREY, WHITE, BLUE, COPPER, STEEL = (
    linear(value) for value in ('#2a2c2e', '#74787b', '#eeece6', '#2f6fae', '#c27b4a', '#b4b9bb'))


def pigtail(white, copper) -> None:
    """Half a metre of wire, wound up as it comes."""
    points = []
    for step in range(221):
        share = step / 220
        angle = 2 * pi * 5.5 * share
        points.append((-.004 + .0125 * cos(angle), .066 + .046 * share, .0165 + .0125 * sin(angle)))
    first = [(0, .040, .012), (.004, .052, .008)]
    last = points[-1]
    tube('wire', [*first, *points, (last[0] + .006, last[1] + .012, .0050), (last[0] + .016, last[1] + .034, .0030)], .0019, white, main=False)
    tube('core', [(last[0] + .016, last[1] + .034, .0030), (last[0] + .021, last[1] + .046, .0026)], .0012, copper, main=False)


def build(look: Look) -> View:
    """It lies on its back, its lever up."""
    black, white = moulded(BLACK, .36), polymer(WHITE, .3)
    copper, steel = bare(COPPER, .26, .02), plain('steel', STEEL, .3, Metallic=1.)
    half = LONG / 2
    side = [(-half, .004), (-half + .010, 0), (-half + .024, 0), (-half + .026, .004), (half - .012, .004), (half - .010, 0), (half, 0), (half, .046), (half - .016, .052),
            (half - .022, .062), (-.020, .062), (-.026, .056), (-half + .012, .052), (-half, .040)]
    for part in (-1, 1):
        extrude(f'shell-{part}', list(reversed(side)), WIDE / 2 - .0002, black, .0010, at=(part * (WIDE / 4), 0, 0))
    box('collar', (.0170, .0330, .008), black, .0014, at=(0, -.002, .0635))
    box('bay', (.0120, .0270, .0010), plain('bay', linear('#0e0f10'), .8), .0003, at=(0, -.002, .0676), main=False)
    with placed((0, .0010, .0640), (-24, 0, 0)):
        box('lever', (.0106, .0125, .0180), moulded(linear('#3a3d40'), .32), .0016, at=(0, 0, .0068))
        number('amperes', '15', .0062, plain('ink', WHITE, .4), (0, 0, .0160), (-90, 0, 0))
    box('sign', (.0165, .0105, .0012), white, .0004, at=(0, .0215, .0622), main=False)
    with placed((0, .0215, .0626)):
        slab('button', .0100, .0076, .0042, .0016, moulded(BLUE, .32), .0008, main=False)
    for index in range(4):
        y, z = ((-.040, .012), (.040, .014), (-.036, .042), (.036, .040))[index]
        with placed((WIDE / 2, y, z), (0, 90, 0)):
            puck(f'rivet-{index}', .0030, .0006, steel, .0003, main=False)
            lathe(f'rivet-hole-{index}', [(0, .0002), (.0014, .0007)], black, 24, main=False)
    with placed((WIDE / 2, .002, .030), (0, 90, 0)):
        slab('label', .030, .052, .0003, .0016, plain('paper', WHITE, .5), .0001, main=False)
        for index, (x, long, ink) in enumerate(((-.0105, .048, BLUE), (-.0020, .030, GREY), (.0015, .036, GREY), (.0050, .026, GREY))):
            box(f'print-{index}', (.0042 if index == 0 else .0012, long, .00036), plain(f'print-{index}', ink, .5), 0, at=(x, (long - .048) / 2, .0003), main=False)
    with placed((0, -half + .006, .0455), (10, 0, 0)):
        lathe('terminal-well', [(0, .0010), (.0058, .0012), (.0062, .0020, .0003), (.0070, .0010)], black, 40, main=False)
        screw('terminal', .0050, (0, 0, .0012), steel)
    pigtail(white, copper)
    return View(turn=-58, height=30, lens=85, fill=.86, exposure=1.15)
