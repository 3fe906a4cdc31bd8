"""Sinks: skins through rings that lie level, from the outside over the rim to the drain."""
from math import cos, pi, sin

from studio.canister import outline
from studio.geometry import box, lathe, rounded, solid
from studio.hull import closed
from studio.look import Colour, Look, linear
from studio.metal import FINISHES
from studio.plumbing import bare
from studio.shader import Shader, plain

INCH = .0254
STEPS = 10
STEEL, DARK, RUBBER = linear('#b9bfc2'), linear('#141516'), linear('#3a3d40')
DRAIN = .045


def ring(wide: float, deep: float, radius: float, level: float, at=(0, 0), steps=STEPS):
    """A rectangle with round corners at a height; with half its width for `radius` a circle."""
    return [(x + at[0], y + at[1], level) for x, y in outline(wide, deep, max(min(radius, wide / 2, deep / 2), .0004), steps)]


def part(left: float, right: float, front: float, back: float, corners, level: float, steps=STEPS):
    """A rectangle whose corners differ: back right, back left, front left, front right."""
    points = []
    spots = ((right, back, -1, -1), (left, back, 1, -1), (left, front, 1, 1), (right, front, -1, 1))
    for quarter, ((x, y, inwards, up), radius) in enumerate(zip(spots, corners)):
        for step in range(steps + 1):
            angle = pi / 2 * (quarter + step / steps)
            points.append((x + inwards * radius + radius * cos(angle), y + up * radius + radius * sin(angle), level))
    return points


def skin(name: str, rings, material, smooth=40, **where):
    """A surface through rings with the same number of points."""
    count = len(rings[0])
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i)
             for k in range(len(rings) - 1) for i in range(count)]
    return closed(solid(name, [point for each in rings for point in each], faces, material, smooth=smooth, **where))


def walls(wide: float, deep: float, radius: float, line, at=(0, 0)):
    """Rings along a line of (how much smaller on every side, height), with rounded corners as `rounded` has them."""
    return [ring(wide - 2 * inset, deep - 2 * inset, radius - inset, level, at) for inset, level in rounded(line, 6)]


def drained(rings, low: float, at=(0, 0)):
    """Rings, and a floor that falls to a drain."""
    return [*rings, ring(DRAIN * 2, DRAIN * 2, DRAIN, low - .004, at)]


def strainer(low: float, steel, at=(0, 0)) -> None:
    """The flange of a drain and its basket."""
    lathe('flange', [(DRAIN + .012, low - .0030), (DRAIN + .010, low + .0006, .001), (DRAIN - .004, low - .001, .002), (DRAIN - .008, low - .010)], steel, 64, at=(*at, 0), main=False)
    lathe('well', [(DRAIN, low - .012), (0, low - .012)], plain('well', DARK, .6), 48, at=(*at, 0), main=False)
    lathe('basket', [(DRAIN - .010, low - .006), (DRAIN - .012, low - .003, .001), (DRAIN - .020, low - .008, .003), (.008, low - .008, .001), (.006, low + .004, .002),
                     (.0095, low + .010, .002), (0, low + .011)], steel, 64, at=(*at, 0), main=False)
    for index in range(10):
        angle = 2 * pi * index / 10
        lathe(f'hole-{index}', [(0, 0), (.0026, 0)], plain('hole', DARK, .8), 16, main=False,
              at=(at[0] + .017 * cos(angle), at[1] + .017 * sin(angle), low - .0077))


def brushed(tone: Colour, rough=.30):
    """Sheet steel, brushed along x."""
    shader = Shader('brushed')
    at = shader.place()
    line, cloud = shader.noise(at, (5, 900, 900), 2, .6), shader.noise(at, 5., 2)
    glossy = shader.node('BsdfGlossy')
    shade = shader.math('ADD', shader.spread(line, .90, 1.10), shader.spread(cloud, -.05, .05))
    for name, value in (('Color', shader.power((*tone, 1), shade)), ('Roughness', shader.spread(cloud, rough - .03, rough + .05))):
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def hammered(tone: Colour, pitch=.016):
    """Copper that was beaten: dents side by side, darker between them."""
    shader = Shader('hammered')
    at = shader.place()
    dent, _ = shader.cells(at, 1 / pitch)
    cloud = shader.noise(at, 8., 3)
    normal = shader.relief(shader.math('MULTIPLY', dent, dent), .75, .004)
    glossy = shader.node('BsdfGlossy')
    shade = shader.math('ADD', shader.spread(cloud, .82, 1.18), shader.spread(dent, -.10, .12))
    for name, value in (('Color', shader.power((*tone, 1), shade)), ('Roughness', shader.spread(cloud, .22, .34)), ('Normal', normal)):
        shader.plug(glossy.inputs[name], value)
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], glossy.outputs[0])
    return shader.material


def composite(tone: Colour):
    """Grains of granite in resin: matte, with specks that are a little paler or darker."""
    shader = Shader('composite')
    at = shader.place()
    grain, cloud = shader.noise(at, 900., 2, .7), shader.noise(at, 6., 2)
    shade = shader.math('ADD', shader.spread(cloud, .97, 1.03), shader.spread(shader.step(grain, .60, .70), 0, -.16))
    return shader.surface(Base_Color=shader.power((*tone, 1), shade), Roughness=.46, Specular=.4)


def fireclay(tone: Colour):
    """A thick, glossy glaze that is never quite even."""
    shader = Shader('fireclay')
    at = shader.place()
    shader.relief(shader.noise(at, 7., 1), .12, .004)
    return shader.surface(Base_Color=tone, Roughness=.13, Specular=.5)


def sheet_metal(look: Look):
    """What a sink of metal is made of."""
    if not FINISHES[look.finish].metallic:
        return plain('coat', look.tone, .38, Specular=.45)
    return hammered(look.tone) if look.finish == 'copper' else brushed(look.tone)


def strainer_steel():
    """Polished steel of drains."""
    return bare(STEEL, .16, .02)


def sheet_bowl(name: str, wide: float, deep: float, high: float, radius: float, material, flange=.025, thick=.0015, at=(0, 0), round_=.022) -> float:
    """A bowl pressed or folded out of sheet, hanging below its flange at z = 0; answers with the height of its floor."""
    line = [(.03, -high - thick), (-thick, -high - thick, round_ + thick), (-thick, -thick), (-flange, -thick), (-flange, 0), (-.004, 0), (0, -.004, .004), (.003, -high, round_),
            (.06, -high - .002)]
    skin(name, drained(walls(wide, deep, radius, line, at), -high, at), material)
    return -high


def pads(wide: float, deep: float, high: float, at=(0, 0)) -> None:
    """Rubber against the noise of water, on the walls outside."""
    rubber = plain('rubber', RUBBER, .7)
    x, y = at
    box('pad-front', (wide * .5, .003, high * .5), rubber, .001, at=(x, y - deep / 2 - .003, -high * .52), main=False)
    for side in (-1, 1):
        box(f'pad-{side}', (.003, deep * .5, high * .5), rubber, .001, at=(x + side * (wide / 2 + .003), y, -high * .52), main=False)


def tray(name: str, wide: float, deep: float, high: float, material, at, turn=(0, 0, 0)) -> None:
    """An open tray of plastic around its place."""
    line = [(.01, 0), (0, 0, .004), (0, high), (.003, high), (.003, .003, .006), (.012, .003)]
    rings = walls(wide, deep, .012, line)
    rings.append(ring(.01, .01, .004, .003))
    skin(name, rings, material, at=at, turn=turn, main=False)
