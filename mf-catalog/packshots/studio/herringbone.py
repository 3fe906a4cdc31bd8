"""Herringbone: oblongs that meet at right angles."""
from math import cos, pi, radians, sin


def herringbone(ratio: int, wide: float, joint: float, reach: tuple[float, float], margin=0.):
    """Middles of oblongs, `ratio` times as long as wide, as (x, y, turn): those that lie within `reach`, or beside it by `margin`."""
    step, half = wide + joint, ratio / 2
    far = tuple(side / 2 + margin for side in reach)
    count = round(2 * sum(far) / step) + 2 * ratio
    found = []
    for place in range(-count, count):
        for lane in range(-count // ratio, count // ratio + 1):
            # Along the diagonal each oblong is one step on; lanes repeat after two lengths.
            for x, y, turn in ((place + 2 * ratio * lane + half, place + .5, 0), (place + .5, place + 1 + 2 * ratio * lane + half, 90)):
                turned_x, turned_y = ((x * cos(pi / 4) - y * sin(pi / 4)) * step, (x * sin(pi / 4) + y * cos(pi / 4)) * step)
                if abs(turned_x) < far[0] and abs(turned_y) < far[1]:
                    found.append((turned_x, turned_y, turn + 45))
    return found


def beyond(outline, x: float, y: float, limit: float):
    """An outline without what lies further than `limit` in the direction (x, y)."""
    kept = []
    for (x0, y0), (x1, y1) in zip(outline, outline[1:] + outline[:1]):
        first, second = x0 * x + y0 * y - limit, x1 * x + y1 * y - limit
        if first <= 0:
            kept.append((x0, y0))
        if first * second < 0:
            share = first / (first - second)
            kept.append((x0 + (x1 - x0) * share, y0 + (y1 - y0) * share))
    return kept


def laid(ratio: int, wide: float, joint: float, reach: tuple[float, float]):
    """A floor in herringbone that is cut straight at its edges: outlines, each around its middle, with that as (x, y, turn)."""
    long = (wide + joint) * ratio - joint
    oblong = [(-long / 2, -wide / 2), (long / 2, -wide / 2), (long / 2, wide / 2), (-long / 2, wide / 2)]
    for x, y, turn in herringbone(ratio, wide, joint, reach, long):
        outline, angle = oblong, radians(turn)
        for across, up in ((1, 0), (-1, 0), (0, 1), (0, -1)):
            limit = (reach[0] if across else reach[1]) / 2 - x * across - y * up
            # The edge of the floor, as the oblong sees it.
            outline = beyond(outline, across * cos(angle) + up * sin(angle), up * cos(angle) - across * sin(angle), limit)
        sides = [max(part) - min(part) for part in zip(*outline)]
        if sides and min(sides) > .15 * wide:
            yield outline, (x, y, turn)
