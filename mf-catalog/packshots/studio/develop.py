"""From light to files: the product on its ground, in two sizes."""
import numpy as np
from PIL import Image

from studio.look import linear
from studio.rig import GROUND

SIZES = (640, 320)
SHOULDER = .74
SHADOW = .80


def srgb(light: np.ndarray) -> np.ndarray:
    """Light as screens take it, from 0 to 1."""
    return np.where(light <= .0031308, light * 12.92, 1.055 * np.clip(light, 1e-8, None) ** (1 / 2.4) - .055)


def resized(values: np.ndarray, wide: int, high: int) -> np.ndarray:
    """A picture of numbers in another size."""
    bands = [np.asarray(Image.fromarray(np.ascontiguousarray(values[..., band])).resize((wide, high), Image.LANCZOS))
             for band in range(values.shape[-1])]
    return np.stack(bands, -1)


def ground(kept: np.ndarray, wide: int, high: int) -> np.ndarray:
    """The floor: the colour of all grounds, and the shadow, which is gone before the picture ends."""
    rows, columns = np.mgrid[0:high, 0:wide]
    edge = np.minimum(np.minimum(columns + 1, wide - columns), np.minimum(rows + 1, high - rows))[..., None] / high
    fade = np.clip(edge / .20, 0, 1)
    lost = np.clip(1 - resized(kept, wide, high), 0, 1)
    lost *= np.clip(lost / .05, 0, 1) * fade * fade * (3 - 2 * fade)
    return np.array(linear(GROUND)) * (1 - lost * SHADOW)


def develop(image: np.ndarray, kept: np.ndarray, exposure: float) -> dict[int, Image.Image]:
    """Pictures by width. Highlights roll off; what is darker keeps its colour."""
    pictures = {}
    for size in SIZES:
        wide, high = size, size * image.shape[0] // image.shape[1]
        small = resized(image, wide, high)
        alpha = np.clip(small[..., 3:4], 0, 1)
        light = np.clip(small[..., :3] * exposure, 0, None)
        above = SHOULDER + (1 - SHOULDER) * (1 - np.exp(-(light - SHOULDER) / (1 - SHOULDER)))
        light = np.where(light > SHOULDER, above, light)
        whole = srgb(light + ground(kept, wide, high) * (1 - alpha))
        pictures[size] = Image.fromarray((np.clip(whole, 0, 1) * 255 + .5).astype(np.uint8))
    return pictures


def measured(shot: dict[str, np.ndarray]) -> str:
    """The colour of the main material itself, whatever light falls on it, as #rrggbb."""
    main = (np.abs(shot['index'][..., 0] - 1) < .5) & (shot['image'][..., 3] > .995)
    if not main.any():
        raise ValueError('Nothing of the main material is seen: put it with main=True.')
    diffuse, glossy = shot['diffuse'][main][:, :3], shot['glossy'][main][:, :3]
    own = np.where(diffuse.max(-1, keepdims=True) > .002, diffuse, glossy)
    middle = np.clip(srgb(np.median(own, axis=0)), 0, 1)
    return '#' + ''.join(f'{round(float(part) * 255):02x}' for part in middle)
