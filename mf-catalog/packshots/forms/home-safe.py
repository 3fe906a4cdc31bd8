"""A safe that withstands a fire, opened by numbers and a handle."""
from studio.geometry import lathe, tube
from studio.housing import FRONT, lamp, placed, puck, slab
from studio.look import Look, View, linear
from studio.metal import coated
from studio.plumbing import bare
from studio.shader import plain

FINE = True
WIDE, HIGH, DEEP = .420, .450, .400
DARK, PAD, KEY, STEEL, GREEN = (linear(value) for value in ('#141516', '#1d1f21', '#54595d', '#b9bfc2', '#5fb878'))


def pad() -> None:
    """Twelve keys under a small window."""
    slab('pad', .116, .190, .010, .010, plain('pad', PAD, .3), .003, main=False)
    slab('screen', .092, .030, .0010, .003, plain('screen', DARK, .08, Specular=.6), .0004, main=False, at=(0, .068, .0096))
    for index in range(12):
        column, row = index % 3, index // 3
        slab(f'key-{index}', .0250, .0240, .0045, .005, plain('key', KEY, .45), .0014, main=False, at=((column - 1) * .0320, .030 - row * .0330, .0092))
    lamp('lamp', .0022, GREEN, (.034, .068, .0106))


def handle(steel) -> None:
    """A hub with three arms."""
    lathe('rose', [(.058, -.001), (.058, .003, .001), (.054, .008, .003), (.028, .011, .004), (0, .011)], steel, main=False)
    lathe('hub', [(.026, .008), (.025, .032, .003), (.020, .040, .004), (0, .042)], steel, main=False)
    for index in range(3):
        with placed((0, 0, .026), (0, 0, 120 * index + 90)):
            tube(f'arm-{index}', [(.010, 0, 0), (.082, 0, .006)], .0080, steel, radii=[1.1, .85], main=False)
            lathe(f'knob-{index}', [(0, -.012), (.0110, -.010, .003), (.0130, .002, .003), (.0110, .012, .003), (0, .014)], steel, 40, main=False, at=(.082, 0, .006), turn=(0, 90, 0))


def build(look: Look) -> View:
    """Closed."""
    body, steel = coated(look.tone, .46), bare(STEEL, .28, .03)
    with placed((0, DEEP / 2, HIGH / 2 + .008), FRONT):
        slab('case', WIDE, HIGH, DEEP, .014, body, .008)
        slab('gap', WIDE - .052, HIGH - .052, .0010, .010, plain('gap', DARK, .8), .0003, main=False, at=(0, 0, DEEP - .0004))
        slab('door', WIDE - .062, HIGH - .062, .016, .008, body, .005, at=(0, 0, DEEP - .002))
        slab('groove', WIDE - .100, HIGH - .100, .0006, .006, plain('groove', DARK, .7), .0002, main=False, at=(0, 0, DEEP + .0136))
        slab('field', WIDE - .104, HIGH - .104, .0024, .005, body, .0012, at=(0, 0, DEEP + .0126))
        with placed((-.078, .022, DEEP + .0146)):
            pad()
        with placed((.084, .010, DEEP + .0146)):
            handle(steel)
        for level in (-1, 1):
            lathe(f'hinge-{level}', [(0, -.030), (.0085, -.030, .001), (.0085, -.0006), (.0079, 0), (.0085, .0006), (.0085, .030, .001), (0, .030)], steel, 40, main=False,
                  at=(-WIDE / 2 + .022, level * HIGH * .30, DEEP + .004), turn=(90, 0, 0))
    for x in (-1, 1):
        for y in (-1, 1):
            puck(f'foot-{x}-{y}', .022, .010, plain('foot', DARK, .7), .001, main=False, at=(x * WIDE * .38, y * DEEP * .38, -.001))
    return View(turn=-28, height=20, lens=75, fill=.88, exposure=1.12)
