"""Windows: mitred frames and sashes of PVC, glass that mirrors the sky, what they open with.

The outside looks along -y from y = 0, the inside along y from y = DEEP; the middle of a window is the origin.
"""
from dataclasses import dataclass
from math import hypot

from studio.fire import dim
from studio.geometry import solid
from studio.housing import placed
from studio.hull import closed
from studio.look import Look, linear
from studio.shader import Shader, plain

INCH = .0254
DEEP, LIP, GAP = .085, .034, .003
"""How deep a frame is, how much of it is seen before a sash, and the air between both."""

WHITE, GASKET, SPACER, STEEL = (linear(value) for value in ('#f2f1ed', '#34373a', '#8f979b', '#b4b9bb'))
SKY, LOW = linear('#a9c4d6'), linear('#54666f')

FRAME = [(0, 0), (LIP, 0), (LIP, .050), (.048, .050), (.048, DEEP), (0, DEEP)]
"""Sections as (towards the middle, y): here with a stop that a sash closes against."""


@dataclass(frozen=True)
class Stuff:
    """What a window is made of."""
    pvc: object
    gasket: object
    spacer: object
    steel: object
    lever: object


def stuff(look: Look) -> Stuff:
    """PVC in the tone of the item, white where it states none."""
    tone = look.tone if look.colour else WHITE
    return Stuff(
        plain('pvc', tone, .26, Specular=.45), plain('gasket', GASKET, .6), plain('spacer', SPACER, .4, Metallic=.4),
        plain('steel', STEEL, .3, Metallic=1.), plain('lever', linear('#cbc8c1'), .3, Specular=.45),
    )


def light(look: Look) -> float:
    """Less of it on white, so that its edges stay seen."""
    return 1.15 if look.colour == 'black' else .72


def rect(wide: float, high: float):
    """An outline of (x, z), counter-clockwise as the camera sees it."""
    return [(-wide / 2, -high / 2), (wide / 2, -high / 2), (wide / 2, high / 2), (-wide / 2, high / 2)]


def inside(outline, by: float):
    """An outline whose every side lies further in; further out for less than nothing."""
    points, count = [], len(outline)
    for index, (x, z) in enumerate(outline):
        normals = []
        for (a, b), (c, d) in ((outline[index - 1], (x, z)), ((x, z), outline[(index + 1) % count])):
            long = hypot(c - a, d - b)
            normals.append(((b - d) / long, (c - a) / long))
        (a, b), (c, d) = normals
        share = by / (1 + a * c + b * d)
        points.append((x + (a + c) * share, z + (b + d) * share))
    return points


def run(name: str, outline, section, material, bevel=.0035, seams=True, **where) -> None:
    """A section of (towards the middle, y) all along an outline; with seams, a piece for each side, cut at the corners."""
    lines = [inside(outline, by) for by, _ in section]
    count, around = len(outline), len(section)
    rings = [[(line[corner][0], y, line[corner][1]) for line, (_, y) in zip(lines, section)] for corner in range(count)]

    def part(label: str, ends, is_closed: bool) -> None:
        steps = len(ends) if is_closed else len(ends) - 1
        faces = [(k * around + i, k * around + (i + 1) % around, (k + 1) % len(ends) * around + (i + 1) % around, (k + 1) % len(ends) * around + i)
                 for k in range(steps) for i in range(around)]
        if not is_closed:
            faces += [tuple(range(around)), tuple(range((len(ends) - 1) * around, len(ends) * around))]
        closed(solid(label, [point for ring in ends for point in ring], faces, material, bevel, **where))

    if not seams:
        part(name, rings, True)
        return
    for corner in range(count):
        part(f'{name}-{corner}', [rings[corner], rings[(corner + 1) % count]], False)


def glass(wide: float, high: float, shift=0., kept=.40, power=1.):
    """A pane that lets a share of the light through and mirrors a sky, brighter above, with slanting lights.

    It glows instead of scattering, as in `clear`: the filter against grain does not touch what is half transparent.
    """
    shader = Shader('glass')
    x, _, z = shader.split(shader.place())
    up = shader.math('MULTIPLY_ADD', z, 1 / high, .5)
    sky = shader.mix(shader.step(up, -.1, 1.05), (*LOW, 1), (*SKY, 1))
    size = max(wide, high * .6)
    slant = shader.math('ADD', shader.math('MULTIPLY', x, 1 / size), shader.math('MULTIPLY_ADD', z, .55 / size, shift))
    broad = shader.math('MULTIPLY', shader.step(slant, -.30, -.285), shader.step(slant, .055, .04))
    thin = shader.math('MULTIPLY', shader.step(slant, .095, .107), shader.step(slant, .187, .175))
    band = shader.math('MULTIPLY_ADD', thin, .75, broad)
    band = shader.math('MULTIPLY', band, shader.spread(up, .55, 1.))
    strength = shader.math('MULTIPLY_ADD', band, .34 * power, .50 * power)
    through, shining, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(through.inputs['Color'], (kept * .96, kept * 1.02, kept * 1.02))
    shader.plug(shining.inputs['Color'], sky)
    shader.plug(shining.inputs['Strength'], strength)
    for socket, piece in zip(both.inputs, (through, shining)):
        shader.plug(socket, piece.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    return shader.material


def pane(name: str, outline, y: float, **mirrored) -> None:
    """A sheet of glass in an outline. It throws a shadow, or a bar of the frame alone would lie far behind on the floor."""
    xs, zs = ([point[axis] for point in outline] for axis in (0, 1))
    wide, high = max(xs) - min(xs), max(zs) - min(zs)
    sheet = solid(name, [(x, 0, z) for x, z in outline], [tuple(range(len(outline)))], glass(wide, high, **mirrored), main=False, at=(0, y, 0))
    dim(sheet)
    sheet.visible_shadow = True


def dark_glass(name: str, outline, y: float, shift=0.) -> None:
    """A pane before a dark room."""
    pane(name, outline, y, shift=shift, kept=.12, power=.62)


def glazed(parts: Stuff, name: str, outline, y: float, panes=2, seams=True, **mirrored) -> None:
    """Insulated glass, its front at y: a gasket around it, and a spacer behind each pane but the last."""
    run(f'{name}-gasket', outline, [(-.004, 0), (.008, 0), (.008, .003), (-.004, .003)], parts.gasket, 0, seams=False, main=False, at=(0, y - .0015, 0))
    for index in range(panes - 1):
        start = y + .003 + index * .012
        run(f'{name}-spacer-{index}', outline, [(-.004, 0), (.017, 0), (.017, .008), (-.004, .008)], parts.spacer, 0, seams=False, main=False, at=(0, start, 0))
    pane(f'{name}-pane', inside(outline, -.002), y, **mirrored)


def sash(parts: Stuff, name: str, outline, panes=2, face=.044, deep=.046, seams=True, **mirrored) -> None:
    """A sash with sloping beads around its glass, its outside at y = 0."""
    bead = face + .010
    section = [(0, 0), (face, 0), (bead, .008), (bead, deep - .008), (face, deep), (0, deep)]
    run(name, outline, section, parts.pvc, seams=seams)
    glazed(parts, name, inside(outline, bead), .013, panes, seams, **mirrored)


def fin(parts: Stuff, outline, y=.028, reach=.024) -> None:
    """The flange that is nailed to the wall. It has no thickness: an edge that is thinner than a pixel crumbles."""
    count, outer = len(outline), inside(outline, -reach)
    points = [(x, y, z) for line in (outline, outer) for x, z in line]
    solid('fin', points, [(k, count + k, count + (k + 1) % count, (k + 1) % count) for k in range(count)], parts.pvc)


def frame(parts: Stuff, wide: float, high: float) -> None:
    """A frame that a sash closes in, with its fin."""
    outline = rect(wide, high)
    run('frame', outline, FRAME, parts.pvc)
    fin(parts, outline)


def leaf(parts: Stuff, name: str, edge: float, wide: float, high: float, hinge=-1, opened=0., panes=2, **mirrored) -> None:
    """A casement sash that swings outside around its edge at x = `edge`; `hinge` is the side of it, as a sign."""
    with placed((edge, .002, 0), (0, 0, hinge * opened)):
        with placed((-hinge * wide / 2, 0, 0)):
            sash(parts, name, rect(wide, high), panes, **mirrored)


def fixed(parts: Stuff, name: str, outline, panes=3, seams=True, **mirrored) -> None:
    """A frame with glass and no sash."""
    section = [(0, 0), (.052, 0), (.066, .012), (.066, DEEP - .010), (.056, DEEP), (0, DEEP)]
    run(name, outline, section, parts.pvc, seams=seams)
    glazed(parts, name, inside(outline, .066), .018, panes, seams, **mirrored)


def screen(parts: Stuff, name: str, wide: float, high: float, at) -> None:
    """A screen against insects: a fine grey mesh in a thin frame."""
    shader = Shader('mesh')
    through, shining, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    shader.plug(through.inputs['Color'], (.46, .46, .46))
    shader.plug(shining.inputs['Color'], (.07, .07, .07))
    for socket, piece in zip(both.inputs, (through, shining)):
        shader.plug(socket, piece.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    outline = rect(wide, high)
    run(f'{name}-rim', outline, [(0, 0), (.014, 0), (.014, .008), (0, .008)], parts.gasket, 0, main=False, at=at)
    x, y, z = at
    dim(solid(f'{name}-mesh', [(a, 0, b) for a, b in outline], [(0, 1, 2, 3)], shader.material, main=False, at=(x, y + .004, z)))
