"""Showers: hoses, heads, hand showers, valves on the wall. The wall is y = 0; what is fixed to it looks towards -y."""
from math import cos, dist, pi, sin

from studio.geometry import lathe, solid, tube
from studio.housing import placed
from studio.hull import hull, through
from studio.faucet import rubber

OUT = (90, 0, 0)


def even(line, step: float):
    """Points on a line, a step apart."""
    points, left = [line[0]], step
    for start, end in zip(line, line[1:]):
        long, gone = dist(start, end), 0.
        while long - gone >= left:
            gone += left
            points.append(tuple(a + (b - a) * gone / long for a, b in zip(start, end)))
            left = step
        left -= long - gone
    return points


def hose(name: str, stations, metal, radius=.0082, pitch=.0060) -> None:
    """A metal hose, smooth through stations; its winding shows as rings, its ends are nuts."""
    line = even(through(stations, 24), pitch / 4)
    tube(name, line, radius, metal, radii=[(1., .97, .84, .97)[index % 4] for index in range(len(line))])
    for end, part in (('first', line[:18]), ('last', line[-18:])):
        tube(f'{name}-{end}', part[::6] + part[-1:], radius * 1.28, metal)


def nozzles(name: str, radius: float, rings: int, at, turn=(0, 0, 0), size=.0022, high=.0018) -> None:
    """Soft nipples in rings on the face of a head that looks along z."""
    places = [(0, 0)]
    for ring in range(1, rings + 1):
        reach = radius * ring / rings
        places += [(reach * cos(2 * pi * k / (6 * ring)), reach * sin(2 * pi * k / (6 * ring))) for k in range(6 * ring)]
    sides, points, faces = 8, [], []
    for x, y in places:
        start = len(points)
        for scale, z in ((1, 0), (.72, high)):
            points += [(x + size * scale * cos(2 * pi * k / sides), y + size * scale * sin(2 * pi * k / sides), z) for k in range(sides)]
        faces += [(start + k, start + (k + 1) % sides, start + sides + (k + 1) % sides, start + sides + k) for k in range(sides)]
        faces.append(tuple(start + sides + k for k in range(sides)))
    solid(name, points, faces, rubber(), main=False, at=at, turn=turn)


def head(name: str, radius: float, thick: float, metal, rings=5, neck=.030) -> None:
    """A round head that looks along z from z = 0, where its face lies; behind it a ball joint up to -thick - neck."""
    lathe(name, [(0, 0), (radius * .96, 0, .0005), (radius, -.0022, .0018), (radius, -thick * .55, .004), (radius * .90, -thick, .006), (.024, -thick - .004, .012), (.015, -thick - .012, .004),
                 (.0145, -thick - neck + .004, .001), (.0125, -thick - neck)], metal, 128, smooth=50)
    lathe(f'{name}-groove', [(radius * .90, .0003), (radius * .885, .0003)], rubber(), 128, main=False)
    nozzles(f'{name}-nozzles', radius * .82, rings, (0, 0, 0), size=max(.0020, radius * .020))


def rain_head(radius: float, metal, at) -> None:
    """A flat head that looks down; the top of its joint is its place."""
    x, y, z = at
    lathe('rain', [(0, -.046), (radius - .002, -.046, .001), (radius, -.044, .001), (radius, -.038, .0016), (radius - .004, -.0355, .002), (.040, -.031, .02), (.019, -.028, .008), (.0165, -.020, .004),
                   (.0165, -.002, .002), (.0115, .001)], metal, 160, smooth=40, at=at)
    nozzles('rain-nozzles', radius * .90, 9, (x, y, z - .046), turn=(180, 0, 0), size=.0028, high=.0022)


def hand_shower(name: str, metal, at, turn=(0, 0, 0), long=.185, radius=.056) -> None:
    """A handle along z from its place, where the hose begins, and a round face that looks towards -y and a little down."""
    with placed(at, turn):
        line = [(0, 0, 0), (0, .001, long * .4), (0, -.001, long * .75), (0, -.010, long), (0, -.022, long + .022)]
        points = through(line, 10)
        share = [index / (len(points) - 1) for index in range(len(points))]
        tube(f'{name}-handle', points, .0130, metal, radii=[.86 + .20 * sin(pi * min(1, part * 1.25)) + .12 * part for part in share])
        lathe(f'{name}-end', [(.0098, -.010), (.0112, -.009, .001), (.0116, .002, .001), (.0105, .003)], metal, 48)
        with placed((0, -.040, long + .040), (112, 0, 0)):
            head(f'{name}-head', radius, .016, metal, 5, .012)


def holder(name: str, metal, at, reach=.052) -> None:
    """An arm from the wall or a bar to a hand shower: a collar around its handle, open at the front."""
    x, y, z = at
    hull(f'{name}-arm', [(0, 0, .010, .011, 3), (reach * .5, .001, .011, .012, 3), (reach, .002, .014, .014, 3)], metal, blunt=.3, at=at, turn=(0, 0, -90))
    lathe(f'{name}-collar', [(.0165, -.014), (.0190, -.013, .001), (.0200, .014, .001), (.0180, .015), (.0165, .012)], metal, 64, at=(x, y - reach, z), turn=(14, 0, 0))


def elbow(name: str, metal, at, radius=.029) -> None:
    """The supply of a hose: a plate on the wall, and a union that looks down."""
    x, _, z = at
    lathe(f'{name}-plate', [(radius - .001, 0), (radius, .001, .0006), (radius, .005, .003), (radius - .006, .0085, .003), (.0125, .010, .002), (.0125, .034, .004), (.009, .039, .003), (0, .040)], metal, 80,
          at=at, turn=OUT)
    lathe(f'{name}-union', [(.0105, 0), (.0105, -.022, .001), (.0095, -.024)], metal, 48, at=(x, -.026, z))


def valve(name: str, metal, at, radius=.085, lean=20.) -> None:
    """A round plate with a sleeve and one lever that hangs to a side by `lean` degrees."""
    with placed(at, OUT):
        lathe(f'{name}-plate', [(radius - .001, 0), (radius, .001, .0008), (radius, .005, .003), (radius - .008, .0085, .004), (.034, .0095, .002), (.0300, .0105)], metal, 128)
        lathe(f'{name}-sleeve', [(.0290, .008), (.0285, .030, .002), (.0272, .0320, .001), (.0285, .0335, .001), (.0275, .058, .005), (.020, .0625, .004), (0, .063)], metal, 96, smooth=50)
        with placed((0, 0, .047), (0, 0, -90 + lean)):
            hull(f'{name}-lever', [(.010, 0, .0085, .0085, 2.4), (.045, .003, .0080, .0070, 2.4), (.086, .010, .0090, .0055, 2.6), (.104, .014, .0092, .0048, 2.6)], metal, blunt=.6)
