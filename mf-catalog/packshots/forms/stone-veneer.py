"""Thin split stone laid dry, on a piece of wall."""
from studio.look import Look, View
from studio.stone import split_face, stone
from studio.wall import backing

WIDE, HEIGHTS = 1.05, (.088, .050, .104, .046, .074, .096, .052, .080)


def build(look: Look) -> View:
    """Eight courses of stones of many lengths."""
    stuff, random, level = stone(look), look.random, 0.
    backing(look, WIDE - .02, sum(HEIGHTS) - .01)
    for course, high in enumerate(HEIGHTS):
        left, index = -WIDE / 2, 0
        while left < WIDE / 2 - .001:
            wide = random.uniform(.11, .42)
            if WIDE / 2 - left - wide < .10:
                wide = WIDE / 2 - left
            split_face(f'stone-{course}-{index}', wide - .004, high - .004, random.uniform(.026, .052), stuff, random,
                       at=(left + wide / 2, 0, level + high / 2))
            left, index = left + wide, index + 1
        level += high
    return View(turn=-28, height=14, lens=75, exposure=.9 if sum(look.tone) > 1.8 else 1)
