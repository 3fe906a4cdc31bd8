"""Carpet from above, yarn by yarn: a height and a depth of colour for each point."""
import numpy as np

from studio.canvas import HIGH, WIDE, Canvas, blurred, drawn, shade

SKEIN = 512


class Nap:
    """Yarns that are laid on a backing one after the other; what is higher is seen."""

    def __init__(self, seed: int, span: float):
        self.canvas = Canvas(seed, span)
        self.luck, self.fine = self.canvas.luck, self.canvas.fine
        self.high, self.depth = np.full((HIGH, WIDE), -1.), np.full((HIGH, WIDE), .6)
        self.fibres = drawn(self.luck.standard_normal((SKEIN, SKEIN)), .0012 * self.fine, .75)
        # No yarn has a clean outline.
        self.frayed = [self.canvas.cloud(.0011) * .00022 * self.fine for _ in range(2)]

    def yarn(self, x, y, long, thick, turn, high, depth=0., bend=0., twist=.55, fibre=.10, plies=.10, ends=2.) -> None:
        """A piece of yarn around its place, half as `long` and `thick` as it is, in metres; `bend` of its thickness, `turn` and `twist` of its fibres as angles, `high` of its back."""
        column, row = WIDE / 2 + x * self.fine, HIGH / 2 - y * self.fine
        long, thick = long * self.fine, thick * self.fine
        reach = int(max(long, thick * (1 + abs(bend)))) + 3
        top, left = max(0, int(row) - reach), max(0, int(column) - reach)
        low, right = min(HIGH, int(row) + reach), min(WIDE, int(column) + reach)
        if low <= top or right <= left:
            return
        part = (slice(top, low), slice(left, right))
        rows, columns = np.mgrid[part]
        across, down = columns - column + self.frayed[0][part], row - rows + self.frayed[1][part]
        u, v = across * np.cos(turn) + down * np.sin(turn), down * np.cos(turn) - across * np.sin(turn)
        v = v - bend * thick * (u / long) ** 2 + bend * thick * .4
        round_ = np.clip(1 - np.abs(v / thick) ** 2.2, 0, 1) * np.clip(1 - np.abs(u / long) ** ends, 0, 1)
        around = np.arcsin(np.clip(v / thick, -1, 1)) * thick
        a, b = u * np.cos(twist) + around * np.sin(twist), around * np.cos(twist) - u * np.sin(twist)
        lot = self.luck.integers(0, SKEIN, 2)
        hair = self.fibres[(b.astype(int) + lot[0]) % SKEIN, (a.astype(int) + lot[1]) % SKEIN]
        groove = np.cos(2 * np.pi * b / (thick * .95) + lot[0])
        rise = high * np.sqrt(round_) * (1 + .07 * groove + .05 * hair)
        is_seen = (round_ > 0) & (rise > self.high[part])
        self.high[part][is_seen] = rise[is_seen]
        self.depth[part][is_seen] = (depth + fibre * hair - plies * groove)[is_seen]

    def fuzz(self, count: int, long: float, rise: float, pale=.14, lie=None) -> None:
        """Single fibres that have come loose, over what lies below them; `lie` is the angle that most keep to."""
        share = np.linspace(-.5, .5, max(6, int(long * self.fine * 1.5)))
        x, y, bow = self.luck.uniform(0, WIDE, (count, 1)), self.luck.uniform(0, HIGH, (count, 1)), self.luck.normal(0, .35, (count, 1))
        angle = self.luck.uniform(0, 2 * np.pi, (count, 1)) if lie is None else self.luck.normal(lie, .45, (count, 1))
        reach = long * self.fine * self.luck.uniform(.5, 1.2, (count, 1))
        u, v = share * reach, bow * reach * (share ** 2 - .1)
        column = (x + u * np.cos(angle) - v * np.sin(angle)).astype(int) % WIDE
        row = (y - u * np.sin(angle) - v * np.cos(angle)).astype(int) % HIGH
        lying = np.zeros((HIGH, WIDE))
        np.maximum.at(lying, (row, column), np.broadcast_to(self.luck.uniform(.4, 1, (count, 1)), row.shape))
        lying = blurred(lying, .45)
        self.high += lying * rise
        self.depth -= lying * pale

    def tint(self, tone, hollow=.9, reach=.0016) -> np.ndarray:
        """Its colours: deeper where it lies lower than what is around it."""
        floor = self.high.max() * -.25
        self.high = np.maximum(self.high, floor)
        low = np.clip(blurred(self.high, reach * self.fine) - self.high, 0, None) / self.high.max()
        depth = self.depth + hollow * low
        return shade(tone, depth - np.median(depth))


def rows_of(nap: Nap, step: float, pitch: float, loose=.08):
    """Places of yarns as needles set them: lines along y, each begun anywhere."""
    wide, high = WIDE / nap.fine / 2 + step, HIGH / nap.fine / 2 + pitch
    for column in range(int(2 * wide / step) + 1):
        begun = nap.luck.random()
        for row in range(int(2 * high / pitch) + 2):
            yield (column * step - wide + nap.luck.normal(0, loose) * step, (row - begun) * pitch - high + nap.luck.normal(0, loose) * pitch)


def looped(nap: Nap, step: float, pitch: float, loose=.07, uneven=.07, fleck=None) -> None:
    """Rows of loops, over dim ones between them. `uneven` is how much one differs from the next, `fleck` of (share, depth) is yarn of other wool."""
    for level, dim in ((.45, .40), (1., 0.)):
        for x, y in rows_of(nap, step, pitch, loose):
            depth = nap.luck.normal(dim, uneven)
            for share, other in fleck or ():
                depth += other if nap.luck.random() < share else 0
            nap.yarn(x, y, pitch * nap.luck.uniform(.52, .62), step * nap.luck.uniform(.47, .55), np.pi / 2 + nap.luck.normal(0, .26), step * level * nap.luck.uniform(.75, 1.1),
                     depth, nap.luck.normal(0, .12), fibre=.13, plies=.13)


def cut(nap: Nap, step: float, uneven=.10, lean=.5) -> None:
    """Tips of cut yarn: each bundle has opened and leans somewhere."""
    drift = [nap.canvas.clouds(.05, 2), nap.canvas.clouds(.05, 2)]
    for level, dim in ((.5, .25), (1., 0.)):
        for x, y in rows_of(nap, step, step * .8, .22):
            row, column = int(np.clip(HIGH / 2 - y * nap.fine, 0, HIGH - 1)), int(np.clip(WIDE / 2 + x * nap.fine, 0, WIDE - 1))
            turn = np.arctan2(drift[0][row, column] + nap.luck.normal(0, lean), drift[1][row, column] + nap.luck.normal(0, lean))
            nap.yarn(x, y, step * nap.luck.uniform(.56, .76), step * nap.luck.uniform(.46, .60), turn, step * level * nap.luck.uniform(.6, .8),
                     nap.luck.normal(dim, uneven), nap.luck.normal(0, .3), twist=nap.luck.uniform(.3, .9), fibre=.14, plies=.05)


def curled(nap: Nap, step: float, uneven=.09) -> None:
    """Long cut yarn, twisted so hard that it bends over every way; what is deepest is laid first and dark."""
    for level, depth in ((.35, .45), (.7, .12), (1., 0)):
        for x, y in rows_of(nap, step, step, .35):
            nap.yarn(x, y, step * nap.luck.uniform(1.0, 1.6), step * nap.luck.uniform(.34, .44), nap.luck.uniform(0, 2 * np.pi), step * level * nap.luck.uniform(.6, 1.1),
                     nap.luck.normal(depth, uneven), nap.luck.normal(0, 1.1), twist=.7, fibre=.10, plies=.14, ends=4.)


def ribbed(nap: Nap, step: float) -> None:
    """Felt that needles have pushed up into ribs along y."""
    place = nap.canvas.x + nap.canvas.cloud(.02, .06) * .0003
    wave = .5 + .5 * np.cos(2 * np.pi * place / step)
    nap.high = step * (.16 * wave ** .7 + .03 * nap.canvas.clouds(.004, 3))
    nap.depth = .05 * nap.canvas.clouds(.003, 3) - .10 * wave
