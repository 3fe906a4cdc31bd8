"""Profiled panels as a yard piles them: each lies in the one below."""
from studio.look import Look
from studio.supple import sheet


def nested(look: Look, line, thick: float, long: float, material, count: int, gap=.0016, aside=0., step=.06) -> None:
    """Panels of one profile of (y, z), each further back than the one below; the last one is moved `aside` by whole ribs and lies on top."""
    random = look.random
    for index in range(count):
        is_last = index == count - 1
        sheet(f'panel-{index}', line, thick, long, material, at=(
            -step * index + random.uniform(-.006, .006), (aside if is_last else random.uniform(-.0006, .0006)), index * (thick + gap)))
