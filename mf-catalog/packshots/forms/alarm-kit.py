"""Kits of alarms: a hub, a keypad, sensors, and in the larger ones a siren."""
from studio.camera import dome
from studio.geometry import lathe
from studio.housing import lamp, placed, puck, rays, slab
from studio.look import Look, View, linear
from studio.presence import window
from studio.shader import plain

WHITE, FIELD, KEY, RIM, GLOW, GREEN, RED = (linear(value) for value in ('#d9d8d2', '#2c3236', '#c4c7c5', '#596066', '#5fb9dc', '#5fb878', '#b23a2f'))
STAND = (84, 0, 0)


def hub(white) -> None:
    """A low tower on a dark foot, with a ring of light below its lid."""
    rim = plain('rim', RIM, .38)
    ring = plain('glow', GLOW, .3, Emission=(*GLOW, 1), Emission_Strength=.5)
    ring.cycles.sample_as_light = False
    lathe('hub-foot', [(0, 0), (.047, 0, .001), (.0485, .006), (.0485, .009), (0, .009)], rim, main=False)
    lathe('hub', [(.046, .006), (.049, .0065, .002), (.0525, .016, .008), (.0525, .068, .002), (.0515, .0695)], white)
    lathe('hub-ring', [(.0513, .0690), (.0517, .0692), (.0517, .0738), (.0513, .0740)], ring, main=False)
    lathe('hub-lid', [(.0515, .0735), (.0525, .0750, .002), (.0525, .092, .014), (.038, .0985, .006), (0, .0985)], white)
    lathe('hub-grille', [(.0300, .0980), (.0300, .0988, .0004), (0, .0988)], plain('grille', FIELD, .5), main=False)


def keypad(white) -> None:
    """Twelve round keys on a dark field, a strip of light above them."""
    with placed((0, 0, .066), STAND):
        slab('keypad-rim', .0965, .1325, .009, .017, plain('rim', RIM, .4), .003, main=False)
        slab('keypad', .094, .130, .022, .016, white, .007, .0095)
        slab('keypad-field', .076, .110, .0012, .010, plain('field', FIELD, .22), .0005, main=False, at=(0, 0, .0214))
        lamp('keypad-lamp', .0026, GREEN, (0, .0440, .0226))
        for index in range(12):
            puck(f'key-{index}', .0082, .0030, plain('key', KEY, .34), .0014, main=False, at=((index % 3 - 1) * .0230, .0250 - index // 3 * .0215, .0220))


def contact(name: str, white) -> None:
    """Two parts that a door brings together."""
    with placed((0, 0, .036), STAND):
        for part, wide, high, deep, x in (('sensor', .029, .072, .016, -.006), ('magnet', .013, .052, .014, .0165)):
            slab(f'{name}-{part}-rim', wide + .0012, high + .0012, .006, .006, plain('rim', RIM, .4), .002, main=False, at=(x, 0, 0))
            slab(f'{name}-{part}', wide, high, deep, .006, white, .004, .0066, at=(x, 0, 0))
        lamp(f'{name}-lamp', .0017, GREEN, (-.006, .024, .0160))


def motion(name: str, white) -> None:
    """A window for warmth in an upright case."""
    with placed((0, 0, .047), STAND):
        slab(f'{name}-rim', .0622, .0942, .011, .014, plain('rim', RIM, .4), .003, main=False)
        slab(f'{name}-case', .060, .092, .026, .014, white, .008, .0116)
        slab(f'{name}-frame', .0480, .0480, .0016, .006, plain('frame', KEY, .4), .0006, main=False, at=(0, -.012, .0250))
        with placed((0, -.012, .0262)):
            window(f'{name}-window', .044, .044, .0080, .0044)
        lamp(f'{name}-lamp', .0018, RED, (0, .031, .0260), .6)


def siren(white) -> None:
    """A case with slots in a ring, red in the middle."""
    with placed((0, 0, .058), STAND):
        slab('siren-rim', .1142, .1142, .013, .031, plain('rim', RIM, .4), .003, main=False)
        slab('siren', .112, .112, .034, .030, white, .011, .0136)
        rays('siren-sound', 28, .038, .013, .0026, .034)
        red = plain('strobe', RED, .16, Specular=.55)
        dome('siren-light', .0230, .0120, red, .0338, main=False)


KITS = {
    4: (('hub', -.125, .030), ('keypad', -.010, .040), ('motion', .085, .005), ('contact', .148, -.020)),
    6: (('hub', -.165, .020), ('keypad', -.055, .050), ('siren', .062, .050), ('motion', .148, .010), ('contact', .000, -.105), ('contact', .068, -.110)),
    8: (('hub', -.180, .030), ('keypad', -.068, .060), ('siren', .050, .060), ('motion', .142, .030), ('motion', .206, .004), ('contact', -.060, -.100), ('contact', .010, -.106),
        ('contact', .080, -.110)),
}


def build(look: Look) -> View:
    """What the kit holds, each piece once: the large ones behind."""
    white = plain('white', WHITE, .28, Specular=.5)
    parts = {'hub': lambda _: hub(white), 'keypad': lambda _: keypad(white), 'siren': lambda _: siren(white),
             'contact': lambda name: contact(name, white), 'motion': lambda name: motion(name, white)}
    for index, (part, x, y) in enumerate(KITS[look.count]):
        with placed((x, y, 0), (0, 0, look.random.uniform(-3, 3) - x * 30)):
            parts[part](f'{part}-{index}')
    return View(turn=-10, height=26, lens=80, fill=.93, exposure=.88)
