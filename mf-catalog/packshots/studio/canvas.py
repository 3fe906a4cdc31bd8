"""Canvases: a surface painted point by point, finer than the picture, and laid flat under the camera."""
import numpy as np

WIDE, HIGH = 1000, 640
"""Points of a canvas. It reaches a little beyond the picture on every side."""
REACH = 1.04
"""Its width for a span of 1."""
SEEDS = 256
"""Cells in a row before they come again."""
TURN = 80
"""How it lies, and the camera with it: light falls from above its left, as the eye expects of what is raised."""


class Canvas:
    """Chance and fields of one canvas. Lengths are in metres, fields are arrays of HIGH rows, the first one farthest away."""

    def __init__(self, seed: int, span: float):
        self.luck = np.random.default_rng(seed)
        self.span, self.fine = span, WIDE / (span * REACH)
        rows, columns = np.mgrid[0:HIGH, 0:WIDE].astype(np.float32)
        self.x, self.y = (columns - WIDE / 2) / self.fine, (HIGH / 2 - rows) / self.fine

    def cloud(self, along: float, across: float | None = None) -> np.ndarray:
        """Smooth chance around 0 that is 1 far from it; `along` x and `across` it are about how large its blots are."""
        return drawn(self.luck.standard_normal((HIGH, WIDE)), along * self.fine / 3, (across or along) * self.fine / 3)

    def clouds(self, size: float, octaves: int, gain=.5, stretch=1.) -> np.ndarray:
        """Clouds in clouds, each of half the size and `gain` of the weight of the one before; `stretch` draws them out along x."""
        whole = sum(gain ** step * self.cloud(size * stretch / 2 ** step, size / 2 ** step) for step in range(octaves))
        return whole / whole.std()

    def cells(self, size: float, bent=(0., 0.)):
        """The number of the seed that is nearest to each point, how far it is, and how much farther the second one, in sizes."""
        across, down = (self.x + bent[0]) / size + 500, (self.y + bent[1]) / size + 500
        column, row = np.floor(across).astype(int), np.floor(down).astype(int)
        place = self.luck.random((2, SEEDS, SEEDS))
        nearest, first, second = np.zeros(across.shape, int), np.full(across.shape, 9.), np.full(across.shape, 9.)
        for i in (-1, 0, 1):
            for j in (-1, 0, 1):
                u, v = column + i, row + j
                far = np.hypot(u + place[0, v % SEEDS, u % SEEDS] - across, v + place[1, v % SEEDS, u % SEEDS] - down)
                is_nearer = far < first
                second = np.where(is_nearer, first, np.minimum(second, far))
                nearest, first = np.where(is_nearer, v % SEEDS * SEEDS + u % SEEDS, nearest), np.where(is_nearer, far, first)
        return nearest, first, second - first

    def lots(self, numbers: np.ndarray) -> np.ndarray:
        """A number between 0 and 1 for each seed of cells; other ones each time."""
        return self.luck.random(SEEDS * SEEDS)[numbers]


def drawn(field: np.ndarray, along: float, across: float) -> np.ndarray:
    """A field that was smeared, by points along its rows and across them, and brought back to its strength."""
    smooth = blurred(field, along, across)
    return (smooth - smooth.mean()) / smooth.std()


def blurred(field: np.ndarray, along: float, across: float | None = None) -> np.ndarray:
    """A field out of focus; its edges run into each other."""
    high, wide = field.shape
    down, right = np.fft.fftfreq(high)[:, None], np.fft.rfftfreq(wide)[None]
    keep = np.exp(-2 * np.pi ** 2 * ((along * right) ** 2 + ((along if across is None else across) * down) ** 2))
    return np.fft.irfft2(np.fft.rfft2(field) * keep, s=field.shape)


def step(field, start: float, end: float) -> np.ndarray:
    """0 up to `start`, 1 from `end`, smooth between; `end` may lie below `start`."""
    share = np.clip((field - start) / (end - start), 0, 1)
    return share * share * (3 - 2 * share)


def shade(tone, depth: np.ndarray) -> np.ndarray:
    """A tone, deeper for depths above 0 and paler below."""
    return np.asarray(tone) ** (1 + depth[..., None])


def mixed(share, first, second) -> np.ndarray:
    """Between two colours or pictures of them."""
    share = np.asarray(share)[..., None]
    return np.asarray(first) * (1 - share) + np.asarray(second) * share
