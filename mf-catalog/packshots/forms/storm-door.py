"""A storm door: glass and a screen in one frame, open a little."""
from studio.doorleaf import GLAZED, INCH, NET, NICKEL, RUBBER, TALL, columns, hinges, hung, jambs, lines, pane, plank, pressed, seen, stuff, wall
from studio.geometry import box, lathe, tube
from studio.look import Look, View
from studio.plumbing import bare
from studio.shader import plain

FINE = True
WIDE, THICK, STILE, KICK, MIDDLE, TOP = 35 * INCH, .038, .078, .200, .085, .090
LEVEL = .930
"""Where the bar between the openings stands."""


def build(look: Look) -> View:
    """Below: glass. Above: the screen, and a pane before it that is let down half way."""
    material, dark = stuff(look), plain('push', RUBBER, .45)
    inner, tall = WIDE - 2 * STILE, TALL - LEVEL - MIDDLE - TOP
    wall(jambs(WIDE, TALL, material, THICK, .012, .060, .030, main=True, seal=False), TALL + .045, deep=.100)
    hinges(WIDE / 2, .012, TALL, bare(NICKEL, .30, .02), 4)
    with hung(WIDE / 2, WIDE, 38, 1, .012):
        pressed('leaf', columns(WIDE, 1, STILE, 0), lines(KICK, LEVEL - KICK, MIDDLE, tall, TOP), GLAZED, THICK, material, filled=False)
        pane('lower', inner, LEVEL - KICK, (0, THICK / 2, (KICK + LEVEL) / 2), shift=.1)
        middle = LEVEL + MIDDLE + tall / 2
        pane('net', inner, tall, (0, THICK / 2 + .008, middle), NET, .50, 0)
        low = tall * .56
        pane('upper', inner - .05, low, (0, THICK / 2 - .004, middle - (tall - low) / 2), kept=.50)
        plank('let-down', inner - .046, .026, .012, material, (0, THICK / 2 - .012, middle - tall / 2 + low), up=False)
        x = -WIDE / 2 + STILE / 2
        box('plate', (.030, .008, .150), dark, .004, at=(x, -.004, LEVEL + .04), main=False)
        lathe('push', [(.013, 0), (.013, .020, .004), (0, .020)], dark, 32, main=False, at=(x, -.006, LEVEL + .085), turn=(90, 0, 0))
        tube('handle', [(x, -.004, LEVEL + .06), (x, -.042, LEVEL + .05), (x, -.046, LEVEL + .03), (x, -.042, LEVEL - .01), (x, -.004, LEVEL - .02)], .0085, dark, main=False)
    return seen(look)
