"""A circular saw with a cord, its blade side to the camera."""
from math import cos, pi, radians, sin

from studio.geometry import box, lathe, tube
from studio.housing import placed, slot
from studio.hull import cut, hull
from studio.look import Look, View, linear
from studio.plumbing import bare, bent, moulded, nut
from studio.shader import Shader, plain
from studio.wood import wood

FINE = True
BLADE, TEETH, AXIS, PLANKS = .0921, 24, .034, .076
GROUND = .0046 - PLANKS
"""Where the cord lies: the saw stands on planks."""
SPRUCE = linear('#dcbf8e')
BODY, DARK, SOFT, MAGNESIUM, STEEL, CARBIDE = (linear(value) for value in ('#2f6d7a', '#202325', '#2a2d30', '#a9acab', '#b9bdbf', '#7d8285'))


def ground():
    """Steel ground around its middle: it gleams in rays."""
    shader = Shader('ground')
    x, y, _ = shader.split(shader.place())
    angle = shader.math('ARCTAN2', y, x)
    ray = shader.spread(shader.math('COSINE', shader.math('MULTIPLY_ADD', angle, 2., .6)), .5, .5)
    reach = shader.math('SQRT', shader.math('ADD', shader.math('MULTIPLY', x, x), shader.math('MULTIPLY', y, y)))
    line = shader.noise(shader.join(shader.math('MULTIPLY', reach, 1400.)), 1., 1)
    depth = shader.math('ADD', shader.math('MULTIPLY_ADD', shader.math('POWER', ray, 2.2), -.75, 1.35), shader.spread(line, -.06, .06))
    return shader.surface(Base_Color=shader.power((*STEEL, 1), depth), Roughness=.36, Metallic=.55, Specular=.4)


def blade(steel) -> None:
    """A disc with hooked teeth and slots for heat; it looks along z."""
    outline = []
    for index in range(TEETH):
        start = 2 * pi * index / TEETH
        step = 2 * pi / TEETH
        for share, reach in ((0, BLADE), (.10, BLADE * .996), (.55, BLADE * .962), (.80, BLADE * .93), (.90, BLADE * .905), (.97, BLADE * .915)):
            angle = -(start + share * step)
            outline.append((reach * cos(angle), reach * sin(angle)))
    cut('blade', list(reversed(outline)), .0016, steel, .0002, 20, main=False)
    dark, tip = plain('slot', DARK, .7), bare(CARBIDE, .25, .02)
    for index in range(4):
        with placed((0, 0, .00165), (0, 0, 90 * index + 20)):
            slot(f'heat-{index}', .020, .0020, (BLADE * .78, 0, .0001), 30, dark)
    for index in range(TEETH):
        with placed((0, 0, 0), (0, 0, -360 * index / TEETH)):
            box(f'tip-{index}', (.0042, .0022, .0026), tip, .0003, at=(BLADE - .0020, -.0009, .0008), main=False)
    lathe('washer', [(.0200, .0016), (.0200, .0040, .0008), (.0140, .0052, .001), (.0135, .0056)], bare(STEEL, .28, .03), 64, main=False)
    nut('bolt', .0030, .0092, .0062, bare(STEEL, .3, .04), .3, main=False, at=(0, 0, .0050))
    lathe('bolt-end', [(.0034, .008), (.0034, .0116, .0006), (0, .0118)], bare(CARBIDE, .3, .04), 32, main=False)


def ring_part(name: str, radius: float, inner: float, start: float, end: float, thick: float, material, bevel=.002, **where):
    """A part of a disc, angles in degrees."""
    outer = [(radius * cos(radians(start + (end - start) * step / 40)), radius * sin(radians(start + (end - start) * step / 40))) for step in range(41)]
    inside = [(inner * cos(radians(end - (end - start) * step / 40)), inner * sin(radians(end - (end - start) * step / 40))) for step in range(41)]
    cut(name, outer + inside, thick, material, bevel, **where)


def guards(body, metal) -> None:
    """The upper guard covers the back of the blade; the lower one is drawn back into it, as when it cuts, so that teeth are seen."""
    # Upper: a wall around, and a face that leaves the middle free.
    ring_part('upper-wall', .1040, .0990, -12, 166, .0340, body, .0010, at=(0, 0, -.0260))
    ring_part('upper-face', .1040, .0640, -12, 166, .0030, body, .0012, at=(0, 0, .0075))
    ring_part('upper-back', .1040, .0200, -12, 166, .0030, body, .0010, at=(0, 0, -.0275))
    ring_part('upper-rib', .1052, .0980, 8, 150, .0016, body, .0007, at=(0, 0, .0098))
    ring_part('lower-wall', .0985, .0958, -36, 20, .0250, metal, .0006, at=(0, 0, -.0200), main=False)
    ring_part('lower-face', .0985, .0780, -36, 20, .0020, metal, .0006, at=(0, 0, .0045), main=False)
    hull('lower-lever', [(.088, -.046, .0060, .0042, 3), (.108, -.040, .0080, .0050, 3), (.118, -.036, .0080, .0060, 3)], moulded(DARK, .5), .5, 6, turn=(-90, 0, 0), at=(0, 0, -.0060), main=False)


def shoe(metal) -> None:
    """The plate it slides on, with a slot for the blade; x is forwards to the left."""
    box('shoe', (.300, .140, .0050), metal, .0016, at=(-.010, .046, .0025), main=False)
    box('shoe-edge', (.300, .0040, .0100), metal, .0014, at=(-.010, -.0230, .0050), main=False)
    box('shoe-rim', (.300, .0040, .0100), metal, .0014, at=(-.010, .1150, .0050), main=False)
    box('shoe-front', (.0040, .140, .0120), metal, .0014, at=(-.159, .046, .0060), main=False)
    ring_part('bevel', .060, .044, 10, 170, .0030, metal, .0008, at=(-.128, .046, .004), turn=(90, 0, 90), main=False)
    lathe('bevel-knob', [(0, 0), (.0120, 0, .002), (.0130, .0140, .003), (0, .0150)], moulded(DARK, .5), 12, smooth=20, at=(-.131, .046, .0560), turn=(0, -90, 0), main=False)


def motor(body, dark, soft) -> None:
    """Behind the blade, across: away from the camera."""
    with placed((0, .018, AXIS + .050), (-90, 0, 0)):
        lathe('gear', [(0, 0), (.0560, 0, .004), (.0540, .0280, .006), (.0460, .0340)], bare(MAGNESIUM, .42, .06), 96, main=False)
        lathe('motor', [(.0445, .0300), (.0450, .0340, .002), (.0450, .1150, .004), (.0410, .1200, .004), (.0410, .1480, .006), (.0330, .1560, .006), (0, .1570)], body, 96)
        for index in range(16):
            with placed((0, 0, 0), (0, 0, 360 / 16 * index)):
                box(f'vent-{index}', (.0030, .0070, .0180), dark, .001, at=(.0407, 0, .1330), main=False)
        lathe('collar', [(.0452, .0880), (.0462, .0890, .0006), (.0462, .1080, .0006), (.0452, .1090)], soft, 96, main=False)


def handle(body, soft) -> None:
    """A loop above the guard: the grip leans backwards, its foot on the motor; the front knob before it."""
    with placed((0, .036, AXIS)):
        hull('root', [(-.046, .078, .0240, .0210, 4), (-.030, .118, .0200, .0180, 3.4), (-.008, .148, .0180, .0160, 3)], body, .3, 8)
        hull('grip', [(-.030, .128, .0180, .0170, 3), (.000, .156, .0170, .0165, 2.8), (.046, .160, .0165, .0175, 2.8), (.100, .132, .0170, .0185, 2.8), (.134, .092, .0175, .0190, 2.8), (.146, .058, .0180, .0190, 3)], body, .4, 10)
        hull('grip-soft', [(.006, .1610, .0176, .0150, 2.8), (.048, .1640, .0172, .0160, 2.8), (.100, .1360, .0177, .0172, 2.8), (.128, .1020, .0180, .0180, 2.8)], soft, .1, 10, main=False)
        hull('base', [(.150, .066, .0185, .0210, 3.4), (.128, .030, .0185, .0190, 3.4), (.088, .006, .0200, .0180, 3.4), (.044, .002, .0220, .0240, 3.4)], body, .3, 10)
        hull('trigger', [(.020, .1400, .0075, .0060, 3), (.046, .1400, .0080, .0080, 3), (.066, .1300, .0075, .0050, 3)], moulded(linear('#c2452d'), .4), .5, 8, main=False)
        hull('front-knob', [(-.068, .0700, .0130, .0120, 3), (-.088, .0960, .0140, .0150, 2.4), (-.100, .1200, .0190, .0200, 2.2), (-.104, .1360, .0180, .0180, 2.1)], soft, .8, 8, main=False)
        hull('knob-arm', [(-.030, .0640, .0180, .0160, 3.4), (-.072, .0740, .0150, .0130, 3)], body, .3, 6)


def cord(dark) -> None:
    """From the back of the grip, over the ground, to the plug."""
    start = (.152, .036, AXIS + .058)
    lathe('relief', [(.0095, 0), (.0085, .010, .002), (.0070, .040, .003), (.0052, .056)], dark, 40, at=start, turn=(0, 100, 0), main=False)
    points = bent([(.190, .036, AXIS + .050), (.232, .034, AXIS + .034), (.258, .020, GROUND), (.250, -.070, GROUND), (.090, -.118, GROUND), (.020, -.104, GROUND)], .030, 12)
    tube('cord', points, .0044, dark, main=False)
    with placed((.016, -.1032, GROUND + .0074), (0, -90, 14)):
        lathe('plug', [(.0050, -.016), (.0090, .000, .004), (.0120, .018, .004), (.0125, .030, .002), (0, .031)], dark, 48, main=False)
        for side in (-1, 1):
            box(f'prong-{side}', (.0014, .0062, .0160), bare(linear('#c0a566'), .25, .02), .0004, at=(side * .0060, .0026, .038), main=False)
        lathe('earth', [(.0022, .030), (.0022, .0500, .0012), (0, .0505)], bare(linear('#c0a566'), .25, .02), 24, at=(0, -.0064, 0), main=False)


def build(look: Look) -> View:
    """On planks, the blade beyond their edge."""
    body, soft, dark = moulded(BODY, .34), moulded(SOFT, .62), moulded(DARK, .48)
    metal = bare(MAGNESIUM, .38, .06)
    spruce = wood(look, 'spf', SPRUCE)
    for index in range(2):
        box(f'plank-{index}', (.350, .140, PLANKS / 2 - .0004), spruce, .003, at=(-.010 + .012 * index, .090 + .004 * index, (index - 1.5) * PLANKS / 2), main=False)
    with placed((0, 0, AXIS), (90, 0, 0)):
        blade(ground())
        guards(body, bare(linear('#8f9496'), .34, .05))
    shoe(metal)
    motor(body, dark, soft)
    handle(body, soft)
    cord(dark)
    return View(turn=-20, height=16, lens=75, fill=.93, exposure=1.15)
