"""Thin split stone laid dry, on a wall."""
from studio.facade import HIGH, WIDE, behind, wall
from studio.look import Look
from studio.stone import split_face, stone
from studio.surface import Surface

HEIGHTS, SPAN = (.088, .050, .104, .046, .074, .096, .052, .080), .92


def build(look: Look) -> Surface:
    """Courses of stones of many lengths, those of neighbouring courses not meeting at one place."""
    stuff, random, reach = stone(look), look.random, SPAN * WIDE
    behind(SPAN)
    level, course, before = -SPAN * HIGH / 2, 0, []
    while level < SPAN * HIGH / 2:
        high, left, ends = HEIGHTS[course % len(HEIGHTS)], -reach / 2 - random.uniform(0, .2), []
        while left < reach / 2:
            wide = random.uniform(.11, .42)
            while any(abs(left + wide - end) < .03 for end in before):
                wide += .017
            split_face(f'stone-{course}-{len(ends)}', wide - .004, high - .004, random.uniform(.026, .052), stuff, random,
                       at=(left + wide / 2, 0, level + high / 2))
            left += wide
            ends.append(left)
        level, course, before = level + high, course + 1, ends
    return wall(look, SPAN, 16, 8)
