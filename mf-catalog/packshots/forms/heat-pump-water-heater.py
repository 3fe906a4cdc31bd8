"""A water heater of two hundred and thirty litres with its heat pump on top."""
from math import cos, pi, sin

from studio.geometry import box, lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.print import PAPER, Print
from studio.shader import plain
from studio.tank import around, enamel, plate, screw, stub

RADIUS, SHOULDER, HIGH = .282, 1.090, 1.540
WHITE, PALE, GRAPHITE, DARK, BRASS, COPPER, STEEL, GLOW, LEAF = (
    linear(value) for value in ('#e9e8e3', '#c6c7c4', '#4d5357', '#1c1e20', '#c9a556', '#c27b4a', '#b9bfc2', '#8fd0b4', '#4d8a62'))


def label():
    """A leaf over a wave."""
    skin = Print(LEAF, RADIUS)
    skin.lay(skin.wave(.545, .010, .110, .6), PAPER)
    skin.lay(skin.wave(.525, .010, .110, 1.6), LEAF)
    skin.lay(skin.both(skin.disc(.680, .086, -.042), skin.disc(.650, .086, .042)), PAPER)
    skin.lay(skin.panel(.640, .005, .110), LEAF)
    return skin.done()


def screen():
    """Four lamps on dark glass, and a bar between them."""
    skin = Print(DARK, RADIUS)
    skin.lay(skin.panel(1.180, .080, .012), GLOW)
    for u in (-.075, .075):
        skin.lay(skin.disc(1.180, .0100, u), GLOW)
    return skin.done(.12)


def louvres(stuff, dark) -> None:
    """Rings around the upper part, air between them."""
    lathe('inside', [(RADIUS - .022, 1.250), (RADIUS - .022, HIGH - .050)], dark, 96, main=False)
    for index in range(11):
        level = 1.262 + index * .0215
        lathe(f'ring-{index}', [(RADIUS - .020, level + .007), (RADIUS + .001, level, .002), (RADIUS + .003, level + .003, .002), (RADIUS + .001, level + .010, .002),
                                (RADIUS - .020, level + .014)], stuff, 128, main=False)
    for index in range(12):
        angle = 2 * pi * index / 12 + .12
        box(f'post-{index}', (.012, .020, .260), stuff, .002, at=((RADIUS - .008) * cos(angle), (RADIUS - .008) * sin(angle), 1.375), turn=(0, 0, index * 30 + 97), main=False)


def fan(stuff, dark) -> None:
    """The grille that air leaves through."""
    lathe('well', [(0, HIGH - .026), (.168, HIGH - .026), (.170, HIGH - .003)], dark, 96, main=False)
    for index in range(6):
        radius = .030 + index * .025
        tube(f'wire-{index}', [(radius * cos(2 * pi * k / 64), radius * sin(2 * pi * k / 64), HIGH + .004) for k in range(64)], .0034, stuff, closed=True, main=False)
    for index in range(6):
        angle = pi * index / 3 + .3
        tube(f'spoke-{index}', [(.010 * cos(angle), .010 * sin(angle), HIGH), (.176 * cos(angle), .176 * sin(angle), HIGH)], .004, stuff, main=False)
    lathe('hub', [(.030, HIGH - .004), (.030, HIGH + .006, .003), (0, HIGH + .008)], stuff, 48, main=False)


def build(look: Look) -> View:
    """A white tank, a dark head with louvres and a fan."""
    white, graphite, dark = enamel(WHITE), enamel(GRAPHITE, .40), plain('dark', DARK, .7)
    brass, copper, steel = bare(BRASS, .3, .04), bare(COPPER, .3, .03), plain('steel', STEEL, .3, Metallic=1.)
    lathe('foot', [(0, .004), (RADIUS - .022, .004), (RADIUS - .020, 0, .003), (RADIUS - .004, 0, .004), (RADIUS - .002, .036, .003), (RADIUS - .012, .038)], graphite, 128,
          main=False)
    lathe('jacket', [(RADIUS - .014, .036), (RADIUS - .004, .036, .003), (RADIUS, .044, .004), (RADIUS, SHOULDER - .004, .003), (RADIUS - .008, SHOULDER)], white, 128)
    lathe('collar', [(RADIUS - .008, SHOULDER - .001), (RADIUS - .006, SHOULDER + .006), (RADIUS + .003, SHOULDER + .008, .003), (RADIUS + .003, 1.255, .004),
                     (RADIUS - .022, 1.258)], graphite, 128, main=False)
    lathe('crown', [(RADIUS - .022, HIGH - .050), (RADIUS + .003, HIGH - .048, .003), (RADIUS + .003, HIGH - .020, .014), (RADIUS - .020, HIGH, .012), (.190, HIGH + .002, .004),
                    (.172, HIGH + .002, .003), (.168, HIGH - .006)], graphite, 128, main=False)
    louvres(graphite, dark)
    fan(graphite, dark)
    plate('screen', RADIUS + .003, .003, .230, 1.135, 1.225, screen(), 0, .002, main=False, turn=(0, 0, -6))
    plate('label', RADIUS, .0006, .220, .480, .770, label(), 0, 0, main=False, turn=(0, 0, -6))
    plate('door', RADIUS, .006, .150, .190, .350, enamel(PALE, .34), -6, main=False)
    for end in (.202, .338):
        screw(f'screw-{end}', .0055, steel, around(RADIUS + .0058, -6, end), (90, 0, -6))
    for index, level in enumerate((.930, .180)):
        stub(f'nipple-{index}', .0145, .060, copper, at=around(RADIUS - .004, 66, level), turn=(90, 0, 66))
    stub('drain', .011, .036, brass, at=around(RADIUS - .004, -6, .110), turn=(90, 0, -6))
    x, y, z = around(RADIUS + .042, -6, .110)
    tube('spout', bent([(x, y + .008, z), (x, y - .016, z), (x, y - .016, z - .034)], .012), .0095, brass, main=False)
    return View(turn=10, height=20, lens=85, fill=.90, exposure=.92)
