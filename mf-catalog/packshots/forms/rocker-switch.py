"""A rocker switch in its plate."""
from studio.look import Look, View, linear
from studio.wallplate import HIGH, MIDDLE, VIEW, face, mounted, paddle, polymer

WHITE = linear('#efede8')


def build(look: Look) -> View:
    """On a piece of wall, pressed above."""
    white, middle = polymer(WHITE), MIDDLE
    mounted(white)
    face(middle, white, .0046)
    paddle(middle, .0300, HIGH * .545, white, depth=.0060)
    return VIEW
