"""What a picture shows: the parameters of an item, and the colours that they stand for."""
from dataclasses import dataclass
from random import Random

Colour = tuple[float, float, float]


def linear(hexadecimal: str) -> Colour:
    """The light of a colour that is written as #rrggbb."""
    parts = (int(hexadecimal[at:at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(part / 12.92 if part <= .04045 else ((part + .055) / 1.055) ** 2.4 for part in parts)


@dataclass(frozen=True)
class Look:
    """One item: `tones` holds the values of supabase/pictures/tones.ts that it wears, nothing else names a colour of goods."""
    key: str
    tones: dict[str, str]
    finish: str | None = None
    colour: str | None = None
    species: str | None = None
    count: int = 1

    @property
    def tone(self) -> Colour:
        """The colour that is seen: paint or stain before what lies under it."""
        return linear(self.tones[self.colour or self.finish or self.species])

    @property
    def random(self) -> Random:
        """The same numbers for the same item, whenever it is asked."""
        return Random(self.key)


@dataclass(frozen=True)
class View:
    """How a form stands before the camera, in degrees and millimetres of lens; `fill` is its share of the picture."""
    turn: float = 0
    height: float = 18
    lens: float = 85
    fill: float = .82
    exposure: float = 1
