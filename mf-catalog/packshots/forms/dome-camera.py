"""A camera under a dome, on an outside wall: clear on the white one, smoked on the black one."""
from math import asin, cos, pi, sin

from studio.camera import dome, wall
from studio.clear import clear
from studio.geometry import lathe
from studio.housing import lens, placed, screw
from studio.look import Look, View, linear
from studio.metal import coated
from studio.shader import plain

RADIUS, BALL = .066, .047
DARK, SMOKED, SHELL, PALE = linear('#25282a'), linear('#0e1012'), linear('#8f9496'), '#a9adae'


def eye() -> None:
    """What a clear dome lets through: a dark ball with the lens."""
    dark, shell = plain('dark', DARK, .42), plain('shell', SHELL, .4)
    radius = .034
    start = asin(.0185 / radius)
    line = [(radius * sin(start + (pi / 2 - start) * step / 24), radius * cos(start + (pi / 2 - start) * step / 24)) for step in range(25)]
    lathe('eye', line, shell, smooth=60, main=False)
    lathe('floor', [(0, 0), (BALL, 0)], dark, main=False)
    lens('lens', .0195, radius * cos(start) - .001)


def build(look: Look) -> View:
    """The foot on the boards, the collar, and the dome, which looks down to the left."""
    body = coated(look.tone, .36)
    wall(.240, .220, rows=2)
    with placed((0, -.004, .112), (90, 0, 0)):
        lathe('foot', [(RADIUS, 0), (RADIUS, .015, .002), (RADIUS - .0008, .0156), (RADIUS - .0008, .0166), (RADIUS, .0172, .001), (RADIUS * .99, .028, .006), (RADIUS * .93, .035, .006),
                       (BALL * 1.14, .0395, .003), (BALL * 1.05, .0375, .002), (BALL * 1.005, .030), (BALL * .98, .026)], body)
        for side in (-1, 1):
            screw(f'screw-{side}', .0030, (side * RADIUS * .84, 0, .0370))
        if look.colour == 'black':
            dome('bubble', BALL, BALL * .98, plain('smoked', SMOKED, .05, Specular=.65), .028, main=False)
        else:
            with placed((0, 0, .028), (-8, 14, 0)):
                eye()
            pane = clear(Look('dome', {'pale': PALE}, colour='pale'))
            pane.cycles.sample_as_light = False
            dome('bubble', BALL, BALL * .98, pane, .028, main=False)
    return View(turn=-26, height=20, lens=85, fill=.90, exposure=.95)
