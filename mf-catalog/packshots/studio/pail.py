"""Pails of plastic with their lids."""
from math import cos, pi, radians, sin

from studio.geometry import box, lathe, tube
from studio.look import Colour, linear
from studio.shader import Shader, plain

WIRE, GRIP = linear('#b4b9bb'), linear('#e4e2db')
FOOT, TOP, HIGH = .0860, .0965, .192
"""Radius below and above, and the height without the lid."""


def plastic(tone: Colour):
    """Moulded polypropylene: dull, and a little let through by light."""
    shader = Shader('plastic')
    shader.relief(shader.noise(shader.place(), 420., 2), .06, .0003)
    return shader.surface(Base_Color=tone, Roughness=.42, Specular=.4)


def radius_at(level: float) -> float:
    """Of the wall."""
    return FOOT + (TOP - FOOT) * level / HIGH


def pail(tone: Colour, cover: Colour, label, band=(.022, .128)) -> None:
    """A pail with a lid of the colour `cover`, a handle, and a label on its wall from one height to another."""
    stuff, top = plastic(tone), plastic(cover)
    collar, low, high = .142, *band
    lathe('wall', [(0, .003), (FOOT - .008, .003), (FOOT - .006, 0), (FOOT - .001, 0, .002), (FOOT, .003, .002), (radius_at(low), low), (radius_at(collar), collar),
                   (radius_at(collar) + .0060, collar + .0005, .001), (radius_at(collar) + .0062, collar + .0030, .001), (radius_at(collar) + .0016, collar + .0042, .001),
                   (radius_at(.160), .160), (radius_at(.160) + .0050, .1605, .001), (radius_at(.160) + .0052, .1630, .001), (radius_at(.163) + .001, .1642, .001),
                   (TOP, HIGH)], stuff, 128, main=False)
    lathe('label', [(radius_at(low) + .0001, low), (radius_at(low) + .0004, low), (radius_at(high) + .0004, high), (radius_at(high) + .0001, high)], label, 128)
    out = TOP + .0052
    lathe('lid', [(TOP, HIGH - .017), (out - .0006, HIGH - .017, .0006), (out, HIGH - .014, .0008), (out, HIGH + .001, .003), (out - .003, HIGH + .0042, .002),
                  (TOP - .005, HIGH + .0042, .002), (TOP - .008, HIGH - .0005, .002), (TOP - .020, HIGH - .0005), (TOP - .0215, HIGH + .0012, .001),
                  (TOP - .0265, HIGH + .0012, .001), (TOP - .028, HIGH - .0005, .001), (0, HIGH - .0005)], top, 128, main=False)
    for index in range(36):
        angle = 2 * pi * index / 36
        box(f'rib-{index}', (.0016, .0024, .011), top, .0005, main=False, at=(out * cos(angle), out * sin(angle), HIGH - .0085), turn=(0, 0, index * 10))
    handle()


def handle(turn=14., level=.152) -> None:
    """A wire around the front, from knob to knob."""
    wire, knob, reach = plain('wire', WIRE, .3, Metallic=1.), plastic(GRIP), radius_at(level) + .0085
    points = []
    for step in range(73):
        angle, sag = pi + pi * step / 72 + radians(turn), sin(pi * step / 72) ** 1.2
        points.append((reach * cos(angle), reach * sin(angle), level - .098 * sag))
    tube('bail', points, .0019, wire, main=False)
    for side in (0, 180):
        angle = radians(turn + side)
        lathe(f'knob-{side}', [(.0105, -.006), (.0105, .003, .0015), (.0060, .0052, .001), (.0045, .0062, .001), (0, .0062)], knob, 48, main=False,
              at=((reach - .002) * cos(angle), (reach - .002) * sin(angle), level), turn=(0, 90, turn + side))
