"""A push-fit elbow of brass for half-inch pipe."""
from studio.geometry import lathe, tube
from studio.look import Look, View, linear
from studio.plumbing import bare, bent
from studio.shader import plain

BRASS, COLLAR, STEEL, DARK = (linear(value) for value in ('#cfac63', '#5a6064', '#b9bfc2', '#141414'))
LEVEL, OUT = .0345, .0165


def socket(name: str, brass, at, turn) -> None:
    """What a pipe is pushed into, along z from the bend: barrel, collar that lets it go, and the ring with teeth."""
    where = {'at': at, 'turn': turn}
    lathe(f'{name}-barrel', [
        (.0090, -.001), (.0103, -.001), (.0103, .0006, .0006), (.0122, .0022, .0010), (.0128, .0034, .0008), (.0128, .0128, .0004), (.0122, .0133, .0003),
        (.0122, .0141, .0003), (.0130, .0146, .0004), (.0130, .0186, .0010), (.0120, .0198, .0008), (.0104, .0198, .0004), (.0100, .0190), (.0100, .0040)], brass, **where)
    lathe(f'{name}-collar', [(.0099, .0150), (.0099, .0206, .0003), (.0108, .0210, .0004), (.0108, .0226, .0005), (.0102, .0232, .0005), (.0089, .0232, .0005),
                             (.0084, .0222, .0004), (.0084, .0120)], plain('collar', COLLAR, .42), main=False, **where)
    lathe(f'{name}-teeth', [(.0099, .0128), (.0074, .0118), (.0074, .0114), (.0099, .0120)], plain('steel', STEEL, .25, Metallic=1.), main=False, **where)
    lathe(f'{name}-seal', [(.0100, .0096), (.0076, .0088, .0006), (.0076, .0066, .0006), (.0100, .0060)], plain('seal', DARK, .5), main=False, **where)
    lathe(f'{name}-stop', [(.0100, .0042), (.0062, .0042, .0004), (.0062, .0, .0004)], brass, main=False, **where)
    lathe(f'{name}-bore', [(0, .001), (.0064, .001)], plain('bore', DARK, .9), main=False, **where)


def build(look: Look) -> View:
    """Standing on one socket, the other looks to the right."""
    brass = bare(BRASS, .30, .04)
    tube('bend', bent([(0, 0, .020), (0, 0, LEVEL + .004), (OUT - .002, 0, LEVEL + .004)], .0118, 24), .0103, brass)
    socket('lower', brass, (0, 0, .0232), (180, 0, 0))
    socket('upper', brass, (OUT - .0045, 0, LEVEL + .004), (0, 90, 0))
    return View(turn=-42, height=18, lens=90, fill=.78, exposure=1.2)
