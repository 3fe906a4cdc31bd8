"""Paper sacks that are full: blown up from flat paper as the mix does it, so that they bulge and crease."""
from math import radians

import numpy as np
from mathutils import Vector, noise

from studio.geometry import solid
from studio.look import Look
from studio.label import Label, on
from studio.shader import Shader


def shell(name: str, size, step: float, paper, end):
    """A closed box of paper on its end, in small faces; `u` runs around it from the middle of its front, `v` up. Its ends wear another paper."""
    counts = [max(2, round(side / step)) for side in size]
    wide, deep, _ = size
    around, numbers, points, faces, prints = 2 * (wide + deep), {}, [], [], []

    def corner(place) -> int:
        if place not in numbers:
            numbers[place] = len(points)
            points.append(tuple((i / count - .5) * side for i, count, side in zip(place, counts, size)))
        return numbers[place]

    def printed(side: int, place):
        x, y, z = ((i / count) for i, count in zip(place, counts))
        run = ((x - .5) * wide, (wide + deep) / 2 + (y - .5) * deep, wide + deep - (x - .5) * wide, -(wide + deep) / 2 - (y - .5) * deep)[side]
        return run / around + .5, z

    # Front, right, back and left, then the ends.
    for side, (axis, end_at, along, up) in enumerate(((1, 0, 0, 2), (0, 1, 1, 2), (1, 1, 0, 2), (0, 0, 1, 2), (2, 1, 0, 1), (2, 0, 0, 1))):
        for i in range(counts[along]):
            for j in range(counts[up]):
                ring = []
                for a, b in ((0, 0), (1, 0), (1, 1), (0, 1)):
                    place = [0, 0, 0]
                    place[axis], place[along], place[up] = end_at * counts[axis], i + a, j + b
                    ring.append(tuple(place))
                if side in (2, 3, 5):
                    ring.reverse()
                faces.append([corner(place) for place in ring])
                prints += [printed(side, place) if side < 4 else (place[0] / counts[0], place[1] / counts[1]) for place in ring]
    obj = solid(name, points, faces, paper, smooth=50)
    obj.data.materials.append(end)
    walls = 2 * counts[2] * (counts[0] + counts[1])
    obj.data.polygons.foreach_set('material_index', [0] * walls + [1] * (len(faces) - walls))
    obj.data.uv_layers.new().data.foreach_set('uv', [part for print_ in prints for part in print_])
    return obj


def pairs(faces):
    """Which points paper ties together: those along its edges, across its faces, and two steps apart, which keep it from folding sharply."""
    near, cross, beside = set(), set(), {}
    for face in faces:
        for k in range(4):
            a, b = face[k], face[(k + 1) % 4]
            near.add((min(a, b), max(a, b)))
            # What lies before and behind an edge, seen from each of its ends.
            beside.setdefault((min(a, b), max(a, b)), []).append({a: face[k - 1], b: face[(k + 2) % 4]})
        cross |= {tuple(sorted((face[0], face[2]))), tuple(sorted((face[1], face[3])))}
    far = {tuple(sorted((first[end], second[end]))) for (a, b), (first, second) in beside.items() for end in (a, b)}
    return [np.array(sorted(part)) for part in (near, cross, far)]


def pull(points, ties, rest, strength: float):
    """Brings tied points nearer to the distance that they had."""
    apart = points[ties[:, 1]] - points[ties[:, 0]]
    size = np.maximum(np.linalg.norm(apart, axis=1, keepdims=True), 1e-9)
    step = apart * (1 - rest[:, None] / size) * .5
    moved = np.zeros_like(points)
    for axis in range(3):
        moved[:, axis] = np.bincount(ties[:, 0], step[:, axis], len(points)) - np.bincount(ties[:, 1], step[:, axis], len(points))
    count = np.bincount(ties.ravel(), minlength=len(points))[:, None]
    return points + moved * strength * 1.4 / np.maximum(count, 1)


def blown(obj, fullness: float, random, steps=90) -> None:
    """Fills paper: it does not stretch, so it creases where it cannot bulge."""
    mesh = obj.data
    faces = [tuple(face.vertices) for face in mesh.polygons]
    rows = np.array(faces)
    points = np.array([vertex.co for vertex in mesh.vertices], np.float64)
    ties = pairs(faces)
    rests = [np.linalg.norm(points[tie[:, 1]] - points[tie[:, 0]], axis=1) for tie in ties]
    offset = Vector([random.uniform(0, 90) for _ in range(3)])
    points += [noise.noise_vector(Vector(point) * 22 + offset) * .0030 for point in points]
    before = points.copy()
    for _ in range(steps):
        outward = np.cross(points[rows[:, 2]] - points[rows[:, 0]], points[rows[:, 3]] - points[rows[:, 1]]) / 8
        push = np.stack([np.bincount(rows.ravel(), np.repeat(outward[:, axis], 4), len(points)) for axis in range(3)], -1)
        ahead = points + (points - before) * .9 + push * fullness
        before = points
        points = ahead
        for _ in range(4):
            for tie, rest, strength in zip(ties, rests, (1, .8, .06)):
                points = pull(points, tie, rest, strength)
    mesh.vertices.foreach_set('co', points.ravel())


def stood(obj, lean: float) -> None:
    """Lets a full sack stand: its foot is flat on the ground, its lower half wider, its upper half less full, and it leans back a little."""
    points = np.array([vertex.co for vertex in obj.data.vertices])
    low, high = points[:, 2].min(), points[:, 2].max()
    up = (points[:, 2] - low) / (high - low)
    points[:, 1] *= 1.10 - .24 * up ** 2
    points[:, 0] *= 1.015 - .03 * up
    points[:, 2] = np.maximum(points[:, 2], low + .014)
    points[:, 1] += lean * up ** 1.5
    points[:, 2] -= points[:, 2].min()
    obj.data.vertices.foreach_set('co', points.ravel())
    # Paper that is folded at the ends keeps its edge.
    ends_of = {}
    for face in obj.data.polygons:
        for edge in face.edge_keys:
            ends_of.setdefault(edge, set()).add(face.material_index)
    for edge in obj.data.edges:
        edge.crease = .85 if len(ends_of[edge.key]) > 1 else 0
    obj.data.update()
    soft = obj.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 1


def paper(image, rough=.72, crumple=.8):
    """Paper with a print, crumpled a little."""
    shader = Shader('paper')
    at = shader.place()
    bent = shader.vector('ADD', at, shader.join(shader.spread(shader.noise(at, 12., 2), -.03, .03), 0., shader.spread(shader.noise(at, 15., 2), -.03, .03)))
    fold, _ = shader.cells(bent, 13., 'DISTANCE_TO_EDGE')
    cloud, fibre = shader.noise(at, 22., 2, .5), shader.noise(at, (500, 500, 180), 2, .6)
    crease = shader.math('MULTIPLY', shader.step(fold, .09, 0), shader.step(shader.noise(at, 7., 1), .42, .60))
    depth = shader.math('ADD', shader.spread(fibre, .93, 1.07), shader.math('MULTIPLY', crease, .05))
    height = shader.math('ADD', shader.math('MULTIPLY', cloud, 1.5), shader.math('MULTIPLY', crease, -.5))
    shader.relief(height, crumple, .006)
    return shader.surface(Base_Color=shader.power(on(shader, image), depth), Roughness=rough, Specular=.3)


def ends(name: str, wide: float, deep: float, colour: str, patch: str):
    """What an end shows: paper folded in from its sides, and a strip glued over it."""
    sheet = Label(wide, deep, colour)
    for side in (-1, 1):
        sheet.shape([(side * wide / 2, 0), (side * wide / 2, deep), (side * (wide - deep) / 2, deep / 2)], patch)
    sheet.oblong(0, deep / 2, wide * .9, deep * .42, patch)
    return paper(sheet.texture(f'{name}-end'))


def sack(look: Look, size, print_: Label, colour: str, patch: str, fullness=2.7, lean=.012, at=(0, 0), turn=0.):
    """A full sack of (wide, deep, high) on its end, its front to -y."""
    obj = shell('sack', size, .0115, paper(print_.texture('front')), ends('sack', size[0], size[1], colour, patch))
    blown(obj, fullness, look.random)
    stood(obj, lean)
    obj.location, obj.rotation_euler.z = (*at, 0), radians(turn)
    return obj


def around(size) -> float:
    """How long a print has to be to go around a sack."""
    return 2 * (size[0] + size[1])
