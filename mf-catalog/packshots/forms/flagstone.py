"""Flagstones of limestone, one and a half inches thick, as they were split."""
from mathutils import Vector, noise

from studio.geometry import solid
from studio.look import Look, View, linear
from studio.shader import Shader

THICK = .038
LIME, RUST, BLUE = linear('#b3a78f'), linear('#9c7b55'), linear('#97968e')
STONES = (
    (((-.50, -.32), (-.14, -.36), (-.06, -.10), (-.24, .06), (-.52, -.04)), LIME),
    (((-.10, -.37), (.30, -.33), (.27, -.05), (-.02, -.10)), BLUE),
    (((-.22, .09), (-.03, -.06), (.26, -.01), (.30, .28), (-.04, .36), (-.20, .26)), LIME),
    (((.34, -.30), (.58, -.24), (.62, .06), (.31, .00)), LIME),
    (((.31, .03), (.61, .10), (.52, .34), (.35, .30)), RUST),
    (((-.54, .00), (-.26, .10), (-.24, .28), (-.40, .36), (-.58, .24)), BLUE),
)


def lime(tone):
    """Limestone: beds that broke at different depths, clouds, fine grain."""
    shader = Shader('lime')
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', shader.lot(), 13.)))
    cleft, cloud, grit = shader.noise(at, (4, 6, 3), 4, .55), shader.noise(at, 9., 4, .6), shader.noise(at, 420., 3, .7)
    bed = shader.noise(at, (12, 12, 300), 2)
    stain = shader.step(shader.noise(at, 5., 3, .6), .56, .74)
    plates = shader.math('ADD', shader.step(cleft, .42, .45), shader.step(cleft, .56, .58))
    depth = shader.spread(shader.lot(5.7), .9, 1.1)
    for part, weight in ((cloud, .45), (grit, .35), (bed, .30), (plates, -.05)):
        depth = shader.math('ADD', depth, shader.spread(part, -weight / 2, weight / 2))
    colour = shader.mix(shader.math('MULTIPLY', stain, .30), shader.power((*tone, 1), depth), (*RUST, 1))
    shader.relief(shader.math('ADD', shader.math('MULTIPLY_ADD', plates, 1.4, cleft), shader.math('MULTIPLY', grit, .25)), .7, .004)
    return shader.surface(Base_Color=colour, Roughness=.85, Specular=.22)


def rim(corners, random, step=.012):
    """The outline of a stone: its corners blunt, its sides broken."""
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), 0))
    middle = Vector((sum(x for x, _ in corners), sum(y for _, y in corners))) / len(corners)
    line, count = [], len(corners)
    for index in range(count):
        a, b, c = (Vector(corners[(index + k) % count]) for k in range(3))
        start, end = a.lerp(b, .5), b.lerp(c, .5)
        steps = max(6, round(((b - a).length + (c - b).length) / 2 / step))
        for k in range(steps):
            share = k / steps
            blunt = start * (1 - share) ** 2 + b * 2 * share * (1 - share) + end * share ** 2
            sharp = start.lerp(b, share * 2) if share < .5 else b.lerp(end, share * 2 - 1)
            line.append(sharp * .90 + blunt * .10)
    out = []
    for point in line:
        away = (point - middle).normalized()
        wild = noise.fractal(Vector((point.x, point.y, 0)) * 14 + offset, .9, 2, 4)
        out.append(point + away * .0085 * wild)
    return out, middle, offset


def stone(name: str, corners, stuff, random, **where) -> None:
    """A slab: a face with its clefts, an edge that broke in beds; its foot lies at z = 0."""
    line, middle, offset = rim(corners, random)
    rings = [(0, .006), (.004, .001), (.012, .0), (.018, .0022), (.026, .0), (.032, .0012), (.0362, .0045), (THICK, .0105)]
    points, count = [], len(line)
    for z, inset in rings:
        for point in line:
            away = (point - middle).normalized()
            broken = .0032 * noise.noise(Vector((point.x * 30, point.y * 30, z * 190)) + offset)
            at = point - away * (inset * (1 + noise.noise(Vector((point.x * 22, point.y * 22, z)) + offset)) - broken)
            points.append((at.x, at.y, z + .0012 * noise.noise(Vector((at.x * 26, at.y * 26, 4)) + offset)))
    faces = [(k * count + i, k * count + (i + 1) % count, (k + 1) * count + (i + 1) % count, (k + 1) * count + i) for k in range(len(rings) - 1) for i in range(count)]
    last = (len(rings) - 1) * count
    inner = 7
    for ring in range(1, inner):
        start = len(points)
        for i in range(count):
            edge = Vector(points[last + i][:2])
            at = edge.lerp(middle, ring / inner)
            level = THICK + .0026 * noise.fractal(Vector((at.x * 11, at.y * 11, 0)) + offset, .9, 2, 3)
            points.append((at.x, at.y, level))
        before = start - count if ring > 1 else last
        faces += [(before + i, before + (i + 1) % count, start + (i + 1) % count, start + i) for i in range(count)]
    faces += [tuple(range(len(points) - count, len(points))), tuple(range(count - 1, -1, -1))]
    solid(name, points, faces, stuff, smooth=55, **where)


def build(look: Look) -> View:
    """Six as they are laid, one across them and one that leans."""
    random = look.random
    stuffs = {tone: lime(tone) for tone in (LIME, RUST, BLUE)}
    for index, (corners, tone) in enumerate(STONES):
        stone(f'stone-{index}', corners, stuffs[tone], random)
    loose = [(x * .95, y * .9) for x, y in ((-.20, -.14), (.16, -.17), (.24, .06), (.02, .19), (-.22, .10))]
    stone('stone-top', loose, stuffs[LIME], random, at=(.16, .14, THICK + .002), turn=(0, 0, 20))
    lean = 68
    stone('stone-leaning', [(-.21, 0), (.17, -.005), (.22, .18), (.03, .31), (-.20, .24)], stuffs[LIME], random, at=(-.26, -.50, 0), turn=(lean, 0, 3))
    return View(turn=-24, height=30, lens=75, fill=.9)
