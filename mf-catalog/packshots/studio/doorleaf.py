"""Doors: leaves, what they hang in, and panes. A leaf stands around x = 0 on z = 0, its face at y = 0; it is `thick` deep."""
from contextlib import contextmanager
from math import radians, sin

from studio.geometry import box, extrude, lathe, solid, tube
from studio.housing import placed
from studio.look import Colour, Look, View, linear
from studio.plumbing import bare
from studio.shader import Shader, plain
from studio.wood import wood

INCH = .0254
TALL, THICK, INSIDE = 79 * INCH, 1.75 * INCH, 1.375 * INCH
"""Height of leaves, and how thick they are outside and inside."""
UP, ACROSS = (90, -90, 0), (90, 0, 0)
"""Turn the face of a board to the camera, its grain up or across."""
WHITE, NICKEL, ALUMINUM, RUBBER, STEEL, SKY, FROST, NET, WALL = (
    linear(value) for value in ('#e4e2dc', '#b3aea4', '#b4b8ba', '#2b2b2b', '#b8babb', '#9db3bb', '#dbe5e6', '#3a3f42', '#8b979b'))
RAISED = ((0, 0), (.011, .0140), (.022, .0140), (.056, .0028))
"""A pressed panel, as (how far from its edge, how deep)."""
GLAZED = ((0, -.004), (.016, -.004), (.024, .012), (.024, .020))
"""The bead around a pane."""


def light(look: Look) -> float:
    """A little less of it on what is nearly white."""
    return .96 if look.colour and sum(look.tone) > 2 else 1.12


def seen(look: Look, turn=-24., height=11., fill=.92) -> View:
    """How doors stand: turned a little, so that a leaf that opens to the right faces the camera."""
    return View(turn=turn, height=height, lens=70, fill=fill, exposure=light(look))


def paint(tone: Colour, rough=.38):
    """Baked or sprayed paint: even, its reflexes a little soft."""
    shader = Shader('paint')
    cloud = shader.noise(shader.place(), 2.2, 2)
    return shader.surface(Base_Color=tone, Roughness=shader.spread(cloud, rough - .05, rough + .06), Specular=.36)


def timber(look: Look):
    """The wood of an item under a dull coat; pine without knots."""
    return wood(look, 'fir' if look.species == 'pine' else None, rough=.44, coat=.12, gain=.85)


def stuff(look: Look):
    """What the leaf of an item is made of."""
    return timber(look) if look.species else paint(look.tone)


def plank(name: str, wide: float, high: float, thick: float, material, at, up=True, bevel=.0015, main=True, coarse=1.) -> None:
    """A board with its face at the y of its place, its middle at x and z; its grain is `coarse` times as wide as in sawn wood, as veneer is cut along the years."""
    x, y, z = at
    size = (high, wide, thick) if up else (wide, high, thick)
    obj = box(name, [side / coarse for side in size], material, bevel / coarse, at=(x, y + thick / 2, z), turn=UP if up else ACROSS, main=main)
    obj.scale = (coarse,) * 3


def nest(name: str, wide: float, high: float, profile, material, at, up=True, filled=True, main=True):
    """Rings within rings around a place in a face, the last one filled: a panel."""
    points, faces = [], []
    for inset, depth in profile:
        a, b = (high / 2 - inset, wide / 2 - inset) if up else (wide / 2 - inset, high / 2 - inset)
        points += [(-a, -b, -depth), (a, -b, -depth), (a, b, -depth), (-a, b, -depth)]
    for k in range(len(profile) - 1):
        faces += [(4 * k + i, 4 * k + (i + 1) % 4, 4 * k + 4 + (i + 1) % 4, 4 * k + 4 + i) for i in range(4)]
    if filled:
        faces.append(tuple(range(len(points) - 4, len(points))))
    return solid(name, points, faces, material, smooth=28, at=at, turn=UP if up else ACROSS, main=main)


def skin(name: str, across, up, profile, material, filled=True, main=True) -> None:
    """A face at y = 0 with openings between lines: every second field in both directions is a panel, or open."""
    points = {}
    order, faces = [], []

    def number(x: float, y: float, z: float) -> int:
        key = (round(x, 6), round(y, 6), round(z, 6))
        if key not in points:
            points[key] = len(order)
            order.append(key)
        return points[key]

    def rectangle(left: float, right: float, low: float, high: float, deep: float):
        return [number(left, deep, low), number(right, deep, low), number(right, deep, high), number(left, deep, high)]

    for i, (left, right) in enumerate(zip(across, across[1:])):
        for k, (low, high) in enumerate(zip(up, up[1:])):
            if not (i % 2 and k % 2):
                faces.append(tuple(rectangle(left, right, low, high, 0)))
                continue
            rings = [rectangle(left + inset, right - inset, low + inset, high - inset, depth) for inset, depth in profile]
            for one, other in zip(rings, rings[1:]):
                faces += [(one[j], one[(j + 1) % 4], other[(j + 1) % 4], other[j]) for j in range(4)]
            if filled:
                faces.append(tuple(rings[-1]))
    solid(name, order, faces, material, smooth=28, main=main)


def pressed(name: str, across, up, profile, thick: float, material, filled=True, main=True) -> None:
    """A painted leaf between lines: stiles, rails, and both faces."""
    wide, high, edge = across[-1] - across[0], up[-1] - up[0], .0014
    for face in (0, 1):
        with placed((0, face * thick, 0), (0, 0, 180 * face)):
            skin(f'{name}-face-{face}', [across[0] + edge, *across[1:-1], across[-1] - edge], [up[0] + edge, *up[1:-1], up[-1] - edge], profile, material, filled, main)
    for side, stile in ((-1, across[1] - across[0]), (1, across[-1] - across[-2])):
        box(f'{name}-stile-{side}', (stile, thick - .0008, high), material, .0014, at=(side * (wide - stile) / 2, thick / 2, up[0] + high / 2), main=main)
    for end, rail in ((-1, up[1] - up[0]), (1, up[-1] - up[-2])):
        box(f'{name}-rail-{end}', (wide - .003, thick - .0010, rail), material, .0012, at=(0, thick / 2, up[0] + high / 2 + end * (high - rail) / 2), main=main)


def lines(*sizes: float, start=0.):
    """Sizes one after the other, as the lines between them."""
    places = [start]
    for size in sizes:
        places.append(places[-1] + size)
    return places


def columns(wide: float, count: int, stile: float, between: float):
    """Lines of a leaf with openings beside each other."""
    opening = (wide - 2 * stile - (count - 1) * between) / count
    sizes = [stile]
    for index in range(count):
        sizes += [opening, between if index < count - 1 else stile]
    return lines(*sizes, start=-wide / 2)


def joined(name: str, across, up, thick: float, material, panel=None, split=(), main=True) -> None:
    """A leaf of wood: stiles, rails at every second field upwards, a panel or a pane in every opening.

    panel: takes the name, (width, height) and the middle of an opening, and its number from below
    split: numbers of openings with a post in their middle, as wide as the stiles
    """
    stile = across[1] - across[0]
    wide, high = across[-1] - across[0], up[-1] - up[0]
    inner = wide - 2 * stile
    for side in (-1, 1):
        plank(f'{name}-stile-{side}', stile, high, thick, material, (side * (wide - stile) / 2, 0, up[0] + high / 2), main=main)
    for index in range(0, len(up) - 1, 2):
        low, top = up[index:index + 2]
        plank(f'{name}-rail-{index}', inner - .0008, top - low, thick - .0006, material, (0, .0003, (low + top) / 2), up=False, main=main)
    for index in range(1, len(up) - 1, 2):
        low, top = up[index:index + 2]
        post = stile * .9
        fields = [(0, inner)]
        if (index // 2) in split:
            plank(f'{name}-post-{index}', post, top - low - .0008, thick - .0008, material, (0, .0004, (low + top) / 2), main=main)
            fields = [(side * (inner + post) / 4, (inner - post) / 2) for side in (-1, 1)]
        for side, (x, across_) in enumerate(fields):
            panel(f'{name}-panel-{index}-{side}', across_, top - low, (x, 0, (low + top) / 2), index // 2)


def fielded(material, main=True):
    """Panels for `joined`: a moulding around a raised field."""
    def panel(name: str, wide: float, high: float, at, _) -> None:
        nest(f'{name}-bead', wide, high, ((0, .0015), (.002, .0016), (.009, .0090), (.0125, .0105), (.0125, .0150)), material, at, filled=False, main=main)
        nest(name, wide - .022, high - .022, ((0, .0130), (.004, .0128), (.006, .0118), (.038, .0048), (.041, .0030), (.043, .0028)), material, at, main=main)
    return panel


def glazed(name: str, wide: float, stile: float, low: float, rail: float, material, thick=THICK, tall=TALL, tone: Colour = SKY, kept=.42, shift=0., main=True) -> None:
    """A painted leaf around one pane; `low` and `rail` are its lower and upper rails."""
    pressed(name, columns(wide, 1, stile, 0), lines(low, tall - low - rail, rail), GLAZED, thick, material, filled=False, main=main)
    pane(f'{name}-pane', wide - 2 * stile - .046, tall - low - rail - .046, (0, thick / 2, low + (tall - low - rail) / 2), tone, kept, shift=shift)


def leaning(lean=4., thick=INSIDE, wide=1.45, high=2.25):
    """Puts a leaf against a piece of wall."""
    box('wall', (wide, .116, high), plain('wall', WALL, .62, Specular=.25), .002, at=(0, .058, high / 2), main=False)
    return placed((0, -TALL * sin(radians(lean)) - thick - .001, 0), (-lean, 0, 0))


@contextmanager
def hung(edge: float, wide: float, opened: float, hinge=-1, low=0.):
    """Puts a leaf on hinges at x = `edge`, on its left (-1) or right; it opens towards the camera."""
    with placed((edge, 0, low), (0, 0, hinge * opened)):
        with placed((-hinge * wide / 2, 0, 0)):
            yield


def hinges(edge: float, low: float, high: float, material, count=3) -> None:
    """Their knuckles, at the front edge of leaf and frame."""
    for index in range(count):
        level = low + high * (.10, .5, .90)[index] if count == 3 else low + high * (.10 + .8 * index / (count - 1))
        for part in range(3):
            lathe(f'knuckle-{edge:.2f}-{index}-{part}', [(0, 0), (.0068, 0, .0008), (.0068, .032, .0008), (0, .032)], material, 24, main=False, at=(edge, -.0055, level - .049 + part * .0335))


def jambs(wide: float, high: float, material, thick=THICK, low=.0, deep=.116, board=.032, gap=.003, main=False, seal=True) -> float:
    """The frame around an opening for leaves of a width and height together, with its stop; answers with how wide it is outside."""
    inner, top = wide + 2 * gap, low + high + gap
    for side in (-1, 1):
        plank(f'jamb-{side}', board, top + board, deep, material, (side * (inner + board) / 2, 0, (top + board) / 2), main=main)
        plank(f'stop-{side}', .013, top - low, deep - thick - .006, material, (side * (inner - .013) / 2, thick + .005, (top + low) / 2), main=main)
    plank('head', inner - .0006, board, deep - .001, material, (0, .0005, top + board / 2), up=False, main=main)
    plank('stop-head', inner - .0006, .013, deep - thick - .006, material, (0, thick + .005, top - .0065), up=False, main=main)
    if seal:
        rubber = plain('rubber', RUBBER, .7)
        for side in (-1, 1):
            box(f'seal-{side}', (.011, .007, top - low), rubber, .003, at=(side * (inner / 2 - .0065), thick + .003, (top + low) / 2), main=False)
        box('seal-head', (inner, .007, .011), rubber, .003, at=(0, thick + .003, top - .0065), main=False)
    return inner + 2 * board


def wall(wide: float, high: float, left=.30, right=.30, above=.17, deep=.116) -> None:
    """A painted wall around a frame of a width and height, its face at y = 0."""
    coat = plain('wall', WALL, .62, Specular=.25)
    parts = [(-(wide + left) / 2, high / 2, left, high), ((wide + right) / 2, high / 2, right, high), ((right - left) / 2, high + above / 2, wide + left + right, above)]
    for index, (x, z, across, up) in enumerate(parts):
        box(f'wall-{index}', (across, deep, up), coat, 0, at=(x, deep / 2, z), main=False)


def sill(wide: float, deep=.150) -> float:
    """A threshold of aluminum that slopes outwards, a dark cap under the leaf; answers with the height of the leaf's foot."""
    metal = bare(ALUMINUM, .36, .03)
    extrude('sill', [(-.010, 0), (deep, 0), (deep, .010), (.062, .022), (.002, .022), (-.010, .014)], wide, metal, .0015, main=False)
    box('cap', (wide - .066, .044, .012), plain('cap', linear('#5b5047'), .5), .003, at=(0, .026, .026), main=False)
    return .036


def bores(wide: float, side=1, levels=(.965, 1.105), radius=.027) -> None:
    """Holes for a lock, bored into a leaf."""
    dark, rim = plain('bore', linear('#171615'), .9), plain('rim', linear('#8f8a82'), .6)
    for index, level in enumerate(levels):
        for part, (reach, out, ink) in enumerate(((radius + .0012, .0004, rim), (radius, .0008, dark))):
            lathe(f'bore-{index}-{part}', [(0, out), (reach, out), (reach, 0)], ink, 48, main=False, at=(side * (wide / 2 - .070), 0, level), turn=(90, 0, 0))


def pane(name: str, wide: float, high: float, at, tone: Colour = SKY, kept=.42, sheen=.13, shift=0.) -> None:
    """Glass that keeps a share of the light and mirrors a slanting window; `shift` moves that."""
    shader = Shader('pane')
    x, _, z = shader.split(shader.place())
    slant = shader.math('ADD', shader.math('MULTIPLY', x, .9), shader.math('MULTIPLY', z, .62))
    slant = shader.math('ADD', slant, shift)
    broad = shader.math('MULTIPLY', shader.step(slant, -.16, -.12), shader.step(slant, .13, .09))
    thin = shader.math('MULTIPLY', shader.step(slant, .17, .19), shader.step(slant, .27, .25))
    gleam = shader.math('MULTIPLY', shader.math('ADD', broad, shader.math('MULTIPLY', thin, .7)), sheen)
    own = shader.math('MULTIPLY', shader.spread(shader.step(z, -high / 2, high / 2), .74, 1.0), kept)
    glow = shader.vector('ADD', shader.vector('MULTIPLY', tone, shader.join(own, own, own)), shader.join(gleam, gleam, gleam))
    through, shine, both = (shader.node(kind) for kind in ('BsdfTransparent', 'Emission', 'AddShader'))
    left = 1 - kept
    shader.plug(through.inputs['Color'], (left, left, left, 1))
    shader.plug(shine.inputs['Color'], glow)
    for socket, part in zip(both.inputs, (through, shine)):
        shader.plug(socket, part.outputs[0])
    shader.plug(shader.tree.nodes['Material Output'].inputs['Surface'], both.outputs[0])
    shader.material.cycles.sample_as_light = False
    a, b = wide / 2, high / 2
    solid(name, [(-a, 0, -b), (a, 0, -b), (a, 0, b), (-a, 0, b)], [(0, 1, 2, 3)], shader.material, main=False, at=at).visible_shadow = False


def lever(at, plate=.24, toward=-1, metal=None) -> None:
    """A lever on a long plate, which points along x."""
    metal = metal or bare(NICKEL, .28, .03)
    x, y, z = at
    box('plate', (.042, .010, plate), metal, .004, at=(x, y - .005, z - plate * .12), main=False)
    lathe('rose', [(.013, 0), (.012, .034, .002), (0, .034)], metal, 32, main=False, at=(x, y - .008, z), turn=(90, 0, 0))
    line = [(x, y - .046, z), (x + toward * .03, y - .050, z), (x + toward * .125, y - .050, z - .003)]
    tube('grip', line, .0088, metal, main=False)
    lathe('cylinder', [(.0085, 0), (.0085, .006, .001), (0, .006)], plain('cylinder', linear('#8d897f'), .35), 32, main=False, at=(x, y - .009, z - plate * .40), turn=(90, 0, 0))
