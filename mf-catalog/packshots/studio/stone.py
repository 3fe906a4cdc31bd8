"""Split stone: shapes and stuff."""
from mathutils import Vector, noise

from studio.geometry import solid
from studio.look import Look
from studio.shader import Shader


def stone(look: Look, layers=.5, variety=.55):
    """Natural stone of the tone of an item. `layers`: how much its beds show; `variety`: how much stones differ."""
    shader = Shader(f'stone-{look.colour}')
    first, second = shader.lot(), shader.lot(23.7)
    at = shader.vector('ADD', shader.place(), shader.join(shader.math('MULTIPLY', first, 19.)))
    cloud, grit = shader.noise(at, 14., 3, .6), shader.noise(at, 420., 3, .7)
    bed = shader.noise(at, (9, 9, 120), 2)
    light = shader.spread(first, 1 - variety * .5, 1 + variety * .5)
    for part, weight in ((cloud, .7), (grit, .5), (bed, layers)):
        light = shader.math('ADD', light, shader.spread(part, -weight / 2, weight / 2))
    # Iron warms some stones, others stay grey.
    warmth = shader.math('ADD', shader.spread(second, -.5, .5), shader.spread(cloud, -.4, .4))
    parts = (shader.math('MULTIPLY', light, shader.math('MULTIPLY_ADD', warmth, share * variety, 1.)) for share in (.20, .0, -.30))
    colour = shader.mix(1, (*look.tone, 1), shader.join(*parts), 'MULTIPLY')
    shader.relief(shader.math('ADD', shader.math('MULTIPLY', grit, .5), cloud), .55, .003)
    return shader.surface(Base_Color=colour, Roughness=.82, Specular=.25)


def split_face(name: str, wide: float, high: float, deep: float, material, random, rough=.016, **where):
    """A block whose face, towards -y, broke when it was split; its place is the middle of its back."""
    columns, rows = max(8, round(wide / .006)), max(8, round(high / .006))
    offset = Vector((random.uniform(0, 90), random.uniform(0, 90), random.uniform(0, 90)))
    lean_x, lean_z = random.uniform(-.05, .05), random.uniform(-.12, .12)
    front = []
    for row in range(rows + 1):
        for column in range(columns + 1):
            x, z = (column / columns - .5) * wide, (row / rows - .5) * high
            inside = min(wide / 2 - abs(x), high / 2 - abs(z))
            rim = 1 - (1 - min(1, inside / .006)) ** 2
            wild = noise.fractal(Vector((x * 9, 0, z * 15)) + offset, 1.0, 2.0, 4)
            out = deep - .008 * (1 - rim) + rim * (rough * wild + lean_x * x + lean_z * z)
            edge = noise.noise(Vector((x * 40, 5, z * 40)) + offset) * .0022 * (1 - rim)
            front.append((x + edge, -out, z + edge))
    across = columns + 1
    faces = [(r * across + c, r * across + c + 1, (r + 1) * across + c + 1, (r + 1) * across + c) for r in range(rows) for c in range(columns)]
    ring = [*range(across), *(r * across + columns for r in range(1, rows + 1)),
            *(rows * across + c for c in range(columns - 1, -1, -1)), *(r * across for r in range(rows - 1, 0, -1))]
    back = [(front[point][0], 0., front[point][2]) for point in ring]
    start = len(front)
    sides = [(ring[i], start + i, start + (i + 1) % len(ring), ring[(i + 1) % len(ring)]) for i in range(len(ring))]
    return solid(name, front + back, faces + sides, material, smooth=50, **where)
