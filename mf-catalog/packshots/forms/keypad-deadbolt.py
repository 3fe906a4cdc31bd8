"""A deadbolt with a keypad above its cylinder, on a piece of a door; the smart one has a field of glass, the other one has keys."""
from studio.geometry import lathe
from studio.hardware import finished
from studio.housing import FRONT, glass, lamp, placed, slab
from studio.lockset import BACKSET, EDGE, THICK, dead_bolt, key_way, stile
from studio.look import Look, View, linear
from studio.shader import plain

WIDE, HIGH, DEEP = .068, .152, .024
KEY, FIELD, RIM, GLOW, GREEN = (linear(value) for value in ('#30343a', '#1b1d20', '#15171a', '#cfe0ea', '#5fb878'))


def touch() -> None:
    """Ten rings of light under glass, and a lamp."""
    slab('glass', .054, .098, .0022, .007, glass(rough=.08), .0009, main=False, at=(0, .0200, DEEP - .0008))
    light = plain('glow', GLOW, .3, Emission=(*GLOW, 1), Emission_Strength=.9)
    light.cycles.sample_as_light = False
    for index in range(10):
        column, row = (1, 3) if index == 9 else (index % 3, index // 3)
        x, y = (column - 1) * .0156, .0540 - row * .0186
        lathe(f'key-{index}', [(.0048, DEEP + .0014), (.0048, DEEP + .00148), (.0039, DEEP + .00148), (.0039, DEEP + .0014)], light, 40, main=False, at=(x, y, 0))
        lathe(f'key-dot-{index}', [(.0011, DEEP + .0014), (.0011, DEEP + .00148), (0, DEEP + .00148)], light, 24, main=False, at=(x, y, 0))
    lamp('lamp', .0018, GREEN, (.0156, -.0018, DEEP + .0012))


def pushed() -> None:
    """Ten keys of rubber in a dark field."""
    slab('field', .054, .090, .0016, .007, plain('field', FIELD, .35), .0006, main=False, at=(0, .0240, DEEP - .0008))
    for index in range(10):
        column, row = (1, 3) if index == 9 else (index % 3, index // 3)
        slab(f'key-{index}', .0130, .0156, .0034, .0036, plain('key', KEY, .42), .0013, main=False, at=((column - 1) * .0165, .0550 - row * .0196, DEEP + .0002))
        lamp(f'key-dot-{index}', .0013, GLOW, ((column - 1) * .0165, .0550 - row * .0196, DEEP + .0034), .4)
    lamp('lamp', .0017, GREEN, (.0165, -.0038, DEEP + .0010))


def build(look: Look) -> View:
    """The edge of the door at the right, the bolt thrown."""
    metal, is_smart = finished(look, 'z'), look.finish == 'matte-black'
    stile(look, .196, .150)
    with placed((0, 0, .098), FRONT):
        slab('seat', WIDE - .004, HIGH - .004, .0020, .018, plain('seat', RIM, .7), .0004, main=False)
        slab('case', WIDE, HIGH, DEEP, .019, metal, .0050, .0052)
        if is_smart:
            touch()
        else:
            pushed()
        with placed((0, -.0500, DEEP - .0004)):
            lathe('collar', [(.0190, -.001), (.0190, .0016, .0008), (.0168, .0022, .0006), (.0150, .0014), (0, .0014)], metal, 96)
            key_way(.0136, .0014, metal)
    with placed((BACKSET, THICK / 2, .048), EDGE):
        dead_bolt(metal)
    return View(turn=-30, height=17, lens=85, fill=.93, exposure=1.25 if is_smart else 1.0)
