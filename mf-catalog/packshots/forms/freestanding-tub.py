"""A tub that stands free: an oval shell of acrylic with a thin rim."""
from studio.basin import skin
from studio.hull import through
from studio.look import Look, View
from studio.porcelain import china, drain, oval, overflow

FINE = True
LONG, WIDE, HIGH = 1.524, .762, .585
STEPS = 40


def shell(white) -> float:
    """From the foot over the rim to the drain; answers with the height of its floor."""
    outside = [(1.180, .520, 0, 2.7), (1.186, .526, .020, 2.7), (1.230, .556, .120, 2.6), (1.330, .628, .300, 2.5), (1.440, .706, .480, 2.4), (LONG - .006, WIDE - .006, HIGH - .030, 2.35)]
    rings = [oval(wide, deep, level, power=power, steps=STEPS) for wide, deep, level, power in through(outside, 6)]
    rim = [(0, HIGH - .022), (0, HIGH - .010), (.003, HIGH - .003), (.010, HIGH), (.020, HIGH), (.028, HIGH - .003), (.033, HIGH - .012)]
    rings += [oval(LONG - 2 * i, WIDE - 2 * i, z, power=2.35, steps=STEPS) for i, z in rim]
    inside = [(LONG - .070, WIDE - .070, HIGH - .030, 2.35), (1.390, .640, .440, 2.4), (1.280, .560, .290, 2.5), (1.160, .480, .175, 2.6), (1.040, .400, .130, 2.6), (.700, .260, .118, 2.4),
              (.080, .080, .112, 2)]
    rings += [oval(wide, deep, level, power=power, steps=STEPS) for wide, deep, level, power in through(inside, 6)]
    skin('shell', rings, white, smooth=80)
    return .112


def build(look: Look) -> View:
    """Drain and overflow lie in the middle of it."""
    drain(shell(china(rough=.16)), (0, 0), .040)
    overflow((0, .306, HIGH - .120), (72, 0, 0), .036, shut=True)
    return View(turn=-28, height=24, lens=80, fill=.92, exposure=.84)
