"""Takes the grain out of few samples: a wavelet filter that stops at edges of form, colour and light."""
import numpy as np

SPLINE = (1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16)


def shifts(step: int):
    """The places that a pixel is averaged with, and their weights."""
    for i, up in enumerate(SPLINE):
        for j, left in enumerate(SPLINE):
            yield (i - 2) * step, (j - 2) * step, up * left


def filtered(values: np.ndarray, guides, step: int) -> np.ndarray:
    """Averages with neighbours; every guide is an image in which a difference of one makes a stranger of a neighbour."""
    high, wide = values.shape[:2]
    edge = 2 * step

    def padded(image):
        return np.pad(image, ((edge, edge), (edge, edge), (0, 0)), mode='edge')

    wide_values, wide_guides = padded(values), [padded(guide) for guide in guides]
    total, weights = np.zeros_like(values), np.zeros((high, wide, 1), np.float32)
    for down, right, weight in shifts(step):
        rows, columns = slice(edge + down, edge + down + high), slice(edge + right, edge + right + wide)
        apart = sum((np.square(there[rows, columns] - guide).sum(-1) for there, guide in zip(wide_guides, guides)),
                    np.zeros((high, wide), np.float32))
        share = weight * np.exp(-apart)[..., None]
        total += share * wide_values[rows, columns]
        weights += share
    return total / weights


def calm(light: np.ndarray) -> np.ndarray:
    """Takes single bright pixels down to their neighbours."""
    brightness = light.mean(-1)
    around = np.pad(brightness, 1, mode='edge')
    high, wide = brightness.shape
    near = np.sort([around[i:i + high, j:j + wide] for i in range(3) for j in range(3)], axis=0)
    limit = near[7] * 1.15 + 1e-4
    return light * np.minimum(1, limit / np.maximum(brightness, 1e-6))[..., None]


def tones(light: np.ndarray, apart: float) -> np.ndarray:
    """Light as a guide: as the eye tells steps of it apart."""
    return np.log1p(np.clip(light, 0, None) * 4) / apart


def denoise(shot: dict[str, np.ndarray]) -> np.ndarray:
    """The product without grain. Its own colours are divided out before and come back after, so grain of wood stays sharp."""
    image, alpha = shot['image'], shot['image'][..., 3:4]
    rows, columns = (np.flatnonzero(alpha[..., 0].max(axis) > 0) for axis in (1, 0))
    part = (slice(rows[0], rows[-1] + 1), slice(columns[0], columns[-1] + 1))
    inside = alpha[part] > .995
    albedo = np.where(inside, np.clip(shot['albedo'][part][..., :3], .03, None), 1)
    light = calm(image[part][..., :3] / albedo)
    form = np.concatenate([shot['normal'][part][..., :3] / .25, albedo / .08, alpha[part] * 8], -1)
    for level, apart in enumerate((.30, .20, .13)):
        seen = filtered(light, [], 1) if level == 0 else light
        light = filtered(light, [form, tones(seen, apart)], 2 ** level)
    result = image.copy()
    result[part] = np.concatenate([light * albedo, alpha[part]], -1)
    return result


def shade(floor: np.ndarray, empty: np.ndarray) -> np.ndarray:
    """How much of its light the floor keeps beside the product, from 0 to 1."""
    for step in (1, 2, 4, 8):
        empty = filtered(empty, [], step)
    kept = np.clip(floor.mean(-1, keepdims=True) / np.maximum(empty.mean(-1, keepdims=True), 1e-4), 0, 1)
    kept = np.minimum(1, kept / np.median(np.concatenate([kept[0], kept[:, 0], kept[:, -1]])))
    for step, apart in ((1, .5), (1, .3), (2, .2), (4, .12)):
        kept = filtered(kept, [filtered(kept, [], 1) / apart], step)
    return kept
