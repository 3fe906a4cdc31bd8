"""A pleated filter in its frame of cardboard, sixteen by twenty-five inches."""
from studio.cabinet import panel, ring
from studio.canister import outline
from studio.geometry import solid, tube
from studio.housing import placed
from studio.look import Look, View, linear
from studio.shader import Shader, plain

WIDE, HIGH, DEEP, RIM, PITCH = .635, .406, .024, .026, .0150
CARD, WOOL, WIRE, PAPER = (linear(value) for value in ('#6f9bb8', '#deded9', '#c3c7c8', '#f1ede3'))
LEAN = -13


def board(tone):
    """Coated card with the faint waves of what it was glued from."""
    shader = Shader('card')
    at = shader.place()
    shader.relief(shader.noise(at, (40, 40, 40), 3), .10, .001)
    return shader.surface(Base_Color=shader.power((*tone, 1), shader.spread(shader.noise(at, 18., 3), .94, 1.06)), Roughness=.55, Specular=.35)


def fleece():
    """Fibres, matted."""
    shader = Shader('fleece')
    at = shader.place()
    matted = shader.noise(at, 320., 3, .7)
    shader.relief(matted, .25, .0012)
    return shader.surface(Base_Color=shader.power((*WOOL, 1), shader.spread(shader.noise(at, 60., 3, .65), .86, 1.16)), Roughness=1., Specular=.1)


def pleats(material, random) -> None:
    """Folds that stand, none quite as wide as the next."""
    count = round((WIDE - RIM) / PITCH)
    points, half = [], HIGH / 2 - RIM * .5
    edges = [((k / count - .5) * (WIDE - RIM) + random.uniform(-.0007, .0007), -.0100 if k % 2 else .0080) for k in range(count + 1)]
    rows = 9
    for row in range(rows):
        z = (row / (rows - 1) - .5) * 2 * half
        points += [(x + random.uniform(-.0003, .0003), y, z) for x, y in edges]
    width = count + 1
    faces = [(r * width + k, r * width + k + 1, (r + 1) * width + k + 1, (r + 1) * width + k) for r in range(rows - 1) for k in range(count)]
    solid('pleats', points, faces, material, smooth=20)


def net(material) -> None:
    """Wire in diamonds before the folds."""
    wide, high, step = WIDE - RIM * 2, HIGH - RIM * 2, .052
    for index in range(-round(high / step), round(wide / step) + 1):
        for side in (-1, 1):
            start = index * step - wide / 2
            low, high_ = max(0., -(start + wide / 2)), min(high, wide / 2 - start)
            if high_ - low > .01:
                ends = [(side * (start + up), -.0128, up - high / 2) for up in (low, high_)]
                tube(f'wire-{index}-{side}', ends, .0008, material, main=False)


def build(look: Look) -> View:
    """Frame, folds, wire, and an arrow for the way of the air."""
    card, print_ = board(CARD), board(PAPER)
    with placed((0, 0, HIGH / 2), (LEAN, 0, 0)):
        inner = outline(WIDE - RIM * 2, HIGH - RIM * 2, .003)
        for name, y in (('front', -DEEP / 2 + .0008), ('back', DEEP / 2)):
            ring(name, outline(WIDE, HIGH, .003), inner, .0010, card, .0003, at=(0, y, 0), main=False)
        ring('edge', outline(WIDE, HIGH, .003), outline(WIDE - .002, HIGH - .002, .002), DEEP, card, .0004, at=(0, DEEP / 2, 0), main=False)
        pleats(fleece(), look.random)
        net(plain('wire', WIRE, .5))
        level = -HIGH / 2 + RIM / 2
        for index, x in enumerate((-.190, .190)):
            panel(f'shaft-{index}', [(x + a * .030, level + b * .0022) for a, b in ((-1, -1), (1, -1), (1, 1), (-1, 1))], .0002, print_, 0, at=(0, -DEEP / 2 - .0002, 0), main=False)
            panel(f'head-{index}', [(x + .028, level - .008), (x + .046, level), (x + .028, level + .008)], .0002, print_, 0, at=(0, -DEEP / 2 - .0002, 0), main=False)
        panel('mark', outline(.110, .014, .006), .0002, print_, 0, at=(0, -DEEP / 2 - .0002, HIGH / 2 - RIM / 2), main=False)
    return View(turn=24, height=14, lens=80, fill=.86, exposure=1.04)
