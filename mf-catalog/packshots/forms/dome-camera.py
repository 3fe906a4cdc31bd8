"""A camera under a smoked dome, on an outside wall; the black one hides where it looks."""
from math import asin, cos, pi, sin

from studio.camera import dome
from studio.clapboard import clapboard
from studio.geometry import lathe
from studio.housing import lens, placed, screw
from studio.lamp import blown
from studio.look import Look, View, linear
from studio.shader import plain

FINE = True
RADIUS, BALL, FOOT = .064, .0480, .0250
DARK, HIDDEN, SHELL, SMOKE = (linear(value) for value in ('#1d2022', '#0e1012', '#9aa0a3', '#2b3034'))


def eye() -> None:
    """What the dome lets through: a ball with the lens."""
    shell, radius = plain('shell', SHELL, .4), .038
    start = asin(.0185 / radius)
    line = [(radius * sin(start + (pi / 2 - start) * step / 24), radius * cos(start + (pi / 2 - start) * step / 24)) for step in range(25)]
    lathe('eye', line, shell, smooth=60, main=False)
    lens('lens', .0195, radius * cos(start) - .001)


def build(look: Look) -> View:
    """A flat foot on an even block, a narrow collar, and half a ball that stands out of it."""
    body = plain('body', look.tone, .32)
    clapboard(.230, .208, 2, block=(0, .104, .158, .158))
    with placed((0, -.008, .104), (90, 0, 0)):
        lathe('foot', [(RADIUS, 0), (RADIUS, .011, .002), (RADIUS - .0008, .0116), (RADIUS - .0008, .0126), (RADIUS, .0132, .001), (RADIUS, .020, .007), (RADIUS * .92, FOOT, .006),
                       (BALL * 1.10, FOOT + .0020, .002), (BALL * 1.03, FOOT + .0010, .001), (BALL * 1.01, FOOT - .004), (BALL * .99, FOOT - .008)], body)
        for turn in (45, 225):
            screw(f'screw-{turn}', .0030, (RADIUS * .885 * cos(pi * turn / 180), RADIUS * .885 * sin(pi * turn / 180), FOOT - .0006))
        level = FOOT - .002
        if look.colour == 'black':
            dome('bubble', BALL, BALL * .995, plain('smoked', HIDDEN, .13, Specular=.6), level, main=False)
        else:
            lathe('floor', [(0, level - .004), (BALL, level - .004)], plain('dark', DARK, .6), main=False)
            with placed((0, 0, level), (16, 24, 0)):
                eye()
            dome('bubble', BALL, BALL * .995, blown(SMOKE, .44, .86, .30), level, main=False)
    return View(turn=-40, height=18, lens=85, fill=.92, exposure=.95)
