"""Kits of alarms: a hub, a keypad, sensors, and in the larger ones a siren."""
from studio.camera import dome, milky
from studio.geometry import lathe
from studio.housing import glass, lamp, placed, rays, slab
from studio.look import Look, View, linear
from studio.plumbing import moulded
from studio.shader import plain

WHITE, KEY, GLOW, GREEN, RED = (linear(value) for value in ('#e9e7e1', '#c9c6be', '#7cc3df', '#5fb878', '#b23a2f'))
STAND = (84, 0, 0)


def hub(white) -> None:
    """A low tower with a ring of light."""
    ring = plain('glow', GLOW, .3, Emission=(*GLOW, 1), Emission_Strength=.35)
    ring.cycles.sample_as_light = False
    lathe('hub', [(0, 0), (.050, 0, .001), (.053, .003, .002), (.053, .074), (.0520, .0746), (.0520, .0794), (.053, .080), (.053, .098, .010), (.040, .103, .004), (0, .104)], white)
    lathe('hub-ring', [(.0522, .0750), (.0524, .0752), (.0524, .0788), (.0522, .0790)], ring, main=False)
    rays('hub-sound', 24, .026, .010, .0018, .1034)


def keypad(white) -> None:
    """Twelve keys under a window."""
    with placed((0, 0, .064), STAND):
        slab('keypad', .092, .126, .020, .012, white, .005, .008)
        slab('keypad-screen', .074, .030, .0010, .004, glass(), .0004, main=False, at=(0, .0380, .0196))
        lamp('keypad-lamp', .0018, GREEN, (.028, .0380, .0206))
        for index in range(12):
            slab(f'key-{index}', .0200, .0140, .0030, .004, moulded(KEY, .4), .0012, main=False, at=((index % 3 - 1) * .0250, .0100 - index // 3 * .0186, .0194))


def contact(name: str, white) -> None:
    """Two parts that a door brings together."""
    with placed((0, 0, .036), STAND):
        slab(f'{name}-sensor', .027, .070, .015, .005, white, .003, .006, at=(-.006, 0, 0))
        slab(f'{name}-magnet', .011, .050, .013, .004, white, .002, .005, at=(.0145, 0, 0))
        lamp(f'{name}-lamp', .0013, GREEN, (-.006, .024, .0150))


def motion(name: str, white) -> None:
    """A window for warmth in an upright case."""
    with placed((0, 0, .047), STAND):
        slab(f'{name}-case', .060, .092, .026, .013, white, .007, .010)
        slab(f'{name}-window', .044, .044, .0070, .012, milky(.0055), .0050, main=False, at=(0, -.014, .0236))
        lamp(f'{name}-lamp', .0014, RED, (0, .030, .0260), .4)


def siren(white) -> None:
    """A case with slots in a ring, red in the middle."""
    with placed((0, 0, .058), STAND):
        slab('siren', .112, .112, .034, .030, white, .010, .012)
        rays('siren-sound', 28, .039, .012, .0022, .034)
        red = plain('strobe', RED, .16, Specular=.55)
        dome('siren-light', .0230, .0110, red, .0338, main=False)


KITS = {
    4: (('hub', -.125, .030), ('keypad', -.010, .040), ('motion', .085, .005), ('contact', .148, -.020)),
    6: (('hub', -.165, .020), ('keypad', -.055, .050), ('siren', .062, .050), ('motion', .148, .010), ('contact', .000, -.105), ('contact', .068, -.110)),
    8: (('hub', -.180, .030), ('keypad', -.068, .060), ('siren', .050, .060), ('motion', .142, .030), ('motion', .206, .004), ('contact', -.060, -.100), ('contact', .010, -.106),
        ('contact', .080, -.110)),
}


def build(look: Look) -> View:
    """What the kit holds, each piece once: the large ones behind."""
    white = moulded(WHITE)
    parts = {'hub': lambda _: hub(white), 'keypad': lambda _: keypad(white), 'siren': lambda _: siren(white),
             'contact': lambda name: contact(name, white), 'motion': lambda name: motion(name, white)}
    for index, (part, x, y) in enumerate(KITS[look.count]):
        with placed((x, y, 0), (0, 0, look.random.uniform(-3, 3) - x * 30)):
            parts[part](f'{part}-{index}')
    return View(turn=-10, height=27, lens=80, fill=.92, exposure=.88)
