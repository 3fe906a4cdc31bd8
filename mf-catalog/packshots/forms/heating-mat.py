"""A mat for heated floors: cable on a net of fibreglass, half rolled out, its lead coiled beside it."""
from math import cos, pi, sin

from studio.geometry import lathe, solid, tube
from studio.look import Look, View, linear
from studio.shader import plain
from studio.supple import roll

WIDE, FLAT, RADIUS, MESH, LANE, PITCH = .500, .700, .088, .0200, .068, .0064
NET, CABLE, LEAD, SLEEVE, INSIDE = (linear(value) for value in ('#7fa6a6', '#c4502a', '#3b4043', '#1d1f21', '#4f7476'))


def path(s: float):
    """Where a place along the mat lies, as (y, z, the way up of it): flat first, then around the roll."""
    if s <= FLAT:
        return -FLAT + s, .0015, (0, 1)
    angle = (s - FLAT) / RADIUS
    reach = RADIUS - PITCH * angle / 2 / pi
    return reach * sin(angle), .0015 + RADIUS - reach * cos(angle), (-sin(angle), cos(angle))


def lifted(x: float, s: float, up: float):
    """A point of the mat, `up` above the side that looks up where it is flat."""
    y, z, (ny, nz) = path(s)
    return x, y + ny * up, z + nz * up


def net(material, random) -> None:
    """Ribbons both ways, as one mesh."""
    points, faces = [], []

    def ribbon(line, across) -> None:
        start = len(points)
        for x, s in line:
            for side in (-1, 1):
                points.append(lifted(x + across[0] * side, s + across[1] * side, -.0004))
        faces.extend((start + 2 * k, start + 2 * k + 1, start + 2 * k + 3, start + 2 * k + 2) for k in range(len(line) - 1))

    end = FLAT + RADIUS * 2 * pi * .97
    count = round(end / MESH)
    for index in range(round(WIDE / MESH) + 1):
        x = index * MESH - WIDE / 2
        ribbon([(x + random.uniform(-.0004, .0004), k * MESH * .5) for k in range(count * 2 + 1)], (.0017, 0))
    for index in range(count + 1):
        s = index * MESH + random.uniform(-.0006, .0006)
        ribbon([(-WIDE / 2, s), (WIDE / 2, s)], (0, .0015))
    solid('net', points, faces, material, smooth=80, main=False)


def cable(material) -> None:
    """To and fro across the net."""
    line, s, side, bow = [], LANE * .6, 1, LANE / 2
    reach = WIDE / 2 - .018 - bow
    while s < FLAT + RADIUS * 2 * pi * .95 - LANE:
        line += [lifted(side * reach * (k / 5 - 1), s, .0018) for k in range(11)]
        line += [lifted(side * (reach + bow * sin(pi * k / 12)), s + bow - bow * cos(pi * k / 12), .0018) for k in range(1, 12)]
        side, s = -side, s + LANE
    tube('cable', line, .0024, material)


def ends(material) -> None:
    """Cable that shows at both ends of the roll, between its turns."""
    for side in (-1, 1):
        for index in range(1, 9):
            reach, line = RADIUS - index * PITCH, []
            start = index * 2.1
            for part in range(3):
                first = start + part * 1.9 + index * index * .37
                line = [(side * (WIDE / 2 - .004), reach * sin(first + k * .05), .0015 + RADIUS - reach * cos(first + k * .05)) for k in range(9)]
                tube(f'end-{side}-{index}-{part}', line, .0026, material, main=False)


def lead(material, dark) -> None:
    """The cold end of the cable: a sleeve, then a coil on the ground, held by a tie."""
    tube('tail', [lifted(-WIDE / 2 + .052, LANE * .6, .0018), (-WIDE / 2 + .03, -FLAT + .020, .0036), (-WIDE / 2 + .020, -FLAT - .020, .0042)], .0024, plain('cable', CABLE, .4), main=False)
    lathe('sleeve', [(0, 0), (.0052, 0, .002), (.0056, .055, .001), (.0042, .060, .002), (0, .060)], dark, 32, main=False, at=(-WIDE / 2 + .020, -FLAT - .012, .0060), turn=(90, 0, 6))
    line = [(-WIDE / 2 + .020, -FLAT - .060, .006)]
    middle, reach = (-WIDE / 2 + .115, -FLAT - .130), .074
    for k in range(140):
        angle = pi - .35 + k * .14
        out = reach + .004 * sin(k * .21)
        line.append((middle[0] + out * cos(angle), middle[1] + out * sin(angle) * .92, .006 + .0028 * k / 14 + .001 * sin(k)))
    tube('lead', line, .0042, material, main=False)


def build(look: Look) -> View:
    """Net, cable, roll and lead."""
    orange, lead_, dark = plain('cable', CABLE, .38), plain('lead', LEAD, .45), plain('sleeve', SLEEVE, .4)
    net(plain('net', NET, .6), look.random)
    roll('roll', RADIUS - .0010, .0034, 9, WIDE - .001, plain('inside', INSIDE, .8), gap=PITCH - .0034, main=False, at=(0, 0, RADIUS + .0015), turn=(-90, 0, 0))
    cable(orange)
    ends(orange)
    lead(lead_, dark)
    return View(turn=-38, height=27, lens=70, fill=.87)
