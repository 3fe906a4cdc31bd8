"""Cords woven over and under each other, as in sisal: round, of stiff fibres that run along them."""
import numpy as np

from studio.canvas import HIGH, WIDE
from studio.nap import Nap


def basket(nap: Nap, step: float) -> None:
    """A plain weave; `step` is as wide as one cord."""
    canvas = nap.canvas
    waver = [canvas.cloud(.03, .012) * .05, canvas.cloud(.012, .03) * .05]
    across, down = canvas.x / step + 200 + waver[0], canvas.y / step + 200 + waver[1]
    column, row = np.floor(across).astype(int), np.floor(down).astype(int)
    u, v = across - column - .5, down - row - .5
    # Where the cord along x lies above.
    above = (column + row) % 2 == 0
    aside, along = np.where(above, v, u), np.where(above, u, v)
    level = np.sqrt(np.clip(1 - (1.9 * aside) ** 2, 0, 1)) * (.50 + .50 * np.cos(np.pi * along))
    fibre = np.where(above, canvas.cloud(.006, .00022), canvas.cloud(.00022, .006))
    # Each cord is spun of other straw.
    own = np.where(above, canvas.luck.normal(0, 1, 400)[row], canvas.luck.normal(0, 1, 400)[column])
    patch = np.where(above, canvas.cloud(.020, .002), canvas.cloud(.002, .020))
    nap.high = step * .20 * level + .00004 * fibre
    nap.depth = np.broadcast_to(.06 * own + .07 * patch + .11 * fibre + .10 * (.5 - level), (HIGH, WIDE)).copy()
