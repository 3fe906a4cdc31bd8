"""Faucets: bodies, necks, levers, heads. A spout looks towards -x, the lever of it towards the camera; the counter is z = 0."""
from math import atan2, cos, pi, sin

from studio.geometry import arc, lathe, tube
from studio.look import Look, linear
from studio.metal import FINISHES
from studio.plumbing import bare
from studio.shader import plain

RUBBER, STEEL = linear('#26282a'), linear('#b9bfc2')


def finish(look: Look):
    """The metal of an item, or what it is coated with."""
    kind = FINISHES[look.finish]
    return bare(look.tone, max(kind.rough, .07), .02) if kind.metallic else plain('coat', look.tone, .34, Specular=.5)


def rubber():
    """Soft parts: buttons, nozzles."""
    return plain('rubber', RUBBER, .5)


def foot(name: str, radius: float, metal, at=(0, 0, 0), high=.007) -> None:
    """The ring that a body stands on."""
    lathe(name, [(0, 0), (radius, 0, .001), (radius, high * .7, .002), (radius - .004, high, .002), (0, high)], metal, 96, at=at)


def body(name: str, low: float, top: float, high: float, metal, at=(0, 0, 0)) -> None:
    """A turned body that narrows upwards, from radius `low` to radius `top`."""
    lathe(name, [(low, .004), (low, .090, .03), (top + .0015, high - .010, .03), (top + .0015, high, .002), (top - .002, high + .001)], metal, 96, smooth=50, at=at)


def swan(reach: float, up: float, down: float):
    """The line of a high arc: up to `up`, round, and down to `down`."""
    radius = reach / 2
    return [*arc((-radius, 0, up), radius, 0, 180, 48, 'xz'), (-reach, 0, down)]


def neck(name: str, line, radius: float, metal, at=(0, 0, 0)) -> None:
    """A pipe along points."""
    tube(name, line, radius, metal, at=at)


def side_lever(metal, level: float, reach=.022, long=.095, lean=62.) -> None:
    """A hub on the side of a body, and a bar that rises from it."""
    lathe('hub', [(.016, 0), (.016, reach + .012, .002), (.0145, reach + .014, .001), (0, reach + .014)], metal, 64, at=(0, 0, level), turn=(90, 0, 0))
    lathe('hub-ring', [(.0162, reach - .004), (.0174, reach - .003, .001), (.0174, reach, .001), (.0162, reach + .001)], metal, 64, at=(0, 0, level), turn=(90, 0, 0))
    start = (0, -reach - .008, level)
    c, s = cos(lean * pi / 180), sin(lean * pi / 180)
    points = [(start[0] + .012 * k / 6, start[1] - c * long * k / 6, start[2] + .006 + s * long * k / 6) for k in range(7)]
    tube('lever', points, .0062, metal, radii=[1, .96, .92, .88, .84, .82, .80])
    x, y, z = points[-1]
    lathe('lever-end', [(.0050, -.001), (.0050, .0012, .0012), (0, .0026)], metal, 32, at=(x, y, z), turn=(90 - lean, 0, 0))


def sprayer(metal, at, long=.105, tilt=0., radius=.0165) -> None:
    """A head that pulls out, hanging from its upper end; two buttons look away from the body."""
    profile = [(0, 0), (.0128, 0), (.0138, -.002, .001), (radius, -long * .55, .03), (radius, -long + .010, .004), (radius - .0015, -long), (0, -long)]
    lathe('head', profile, metal, 96, smooth=50, at=at, turn=(0, tilt, 0))
    soft = rubber()
    lathe('seam', [(.0141, -.0010), (.0141, .0010)], soft, 64, at=at, main=False)
    lathe('nozzle', [(radius - .002, -long + .001), (radius - .0022, -long - .004, .001), (0, -long - .004)], soft, 64, at=at, turn=(0, tilt, 0), main=False)
    x, y, z = at
    for index, level in enumerate((.050, .068)):
        lathe(f'button-{index}', [(.0050, -.004), (.0050, .0014, .001), (0, .0020)], soft, 32, at=(x - radius * .42, y - radius * .86, z - level), turn=(90, 0, -26), main=False)


def aerator(metal, at, radius=.0125) -> None:
    """The end of a spout that looks down."""
    lathe('aerator', [(radius - .002, .012), (radius + .0018, .011, .001), (radius + .0018, -.003, .001), (radius - .001, -.004), (radius - .003, -.002), (0, -.002)], metal, 64, at=at)


def cross(name: str, metal, at) -> None:
    """A handle with four arms, on a short stem."""
    x, y, z = at
    lathe(f'{name}-stem', [(.015, 0), (.012, .006, .003), (.0085, .012, .003), (.0085, .028), (.011, .030, .002), (.011, .046, .003), (0, .050)], metal, 64, at=at)
    for turn in (20, 110):
        a, b = cos(turn * pi / 180), sin(turn * pi / 180)
        for side in (-1, 1):
            tube(f'{name}-arm-{turn}-{side}', [(x, y, z + .038), (x + side * a * .030, y + side * b * .030, z + .038)], .0052, metal, radii=[1, .86])
            profile = [(0, -.0085), (.0060, -.006, .006), (.0078, 0, .006), (.0060, .006, .006), (0, .0085)]
            lathe(f'{name}-knob-{turn}-{side}', profile, metal, 32, smooth=70, at=(x + side * a * .034, y + side * b * .034, z + .038))


def window(at, facing: float, radius=.0085) -> None:
    """The dark eye of a sensor in its pale ring, on an upright body; `facing` in degrees from +x."""
    dark, pale = plain('eye', linear('#08090b'), .06, Specular=.6), plain('eye-ring', STEEL, .3)
    where = {'at': at, 'turn': (90, 0, facing + 90), 'main': False}
    lathe('eye-ring', [(radius + .0026, -.008), (radius + .0026, .0014, .0008), (radius, .0022, .0006), (radius, .0010)], pale, 48, **where)
    lathe('eye', [(radius, .0008), (radius - .001, .0016, .0005), (0, .0019)], dark, 48, **where)


def coil(name: str, line, radius: float, pitch: float, wire: float, metal) -> None:
    """A spring around a line in the plane of x and z."""
    lengths = [0.]
    for (x0, _, z0), (x1, _, z1) in zip(line, line[1:]):
        lengths.append(lengths[-1] + ((x1 - x0) ** 2 + (z1 - z0) ** 2) ** .5)
    steps = round(lengths[-1] / pitch * 16)
    points, here = [], 0
    for step in range(steps + 1):
        along = lengths[-1] * step / steps
        while here < len(line) - 2 and lengths[here + 1] < along:
            here += 1
        share = (along - lengths[here]) / (lengths[here + 1] - lengths[here])
        (x0, _, z0), (x1, _, z1) = line[here], line[here + 1]
        lean = atan2(z1 - z0, x1 - x0)
        turn = 2 * pi * along / pitch
        out, side = radius * cos(turn), radius * sin(turn)
        points.append((x0 + (x1 - x0) * share - sin(lean) * out, side, z0 + (z1 - z0) * share + cos(lean) * out))
    tube(name, points, wire, metal)
