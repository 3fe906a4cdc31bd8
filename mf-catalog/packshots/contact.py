"""A sheet of pictures with their names, to look at them beside each other: contact.py OUT.jpg PICTURE.png..."""
import sys
from pathlib import Path

from PIL import Image, ImageDraw

COLUMNS, WIDE, HIGH, LINE, GAP = 5, 240, 150, 16, 6


def main() -> None:
    """Lays the pictures out in rows."""
    out, files = Path(sys.argv[1]), [Path(name) for name in sys.argv[2:]]
    rows = -(-len(files) // COLUMNS)
    sheet = Image.new('RGB', (COLUMNS * (WIDE + GAP) + GAP, rows * (HIGH + LINE + GAP) + GAP), '#ffffff')
    pen = ImageDraw.Draw(sheet)
    for index, file in enumerate(files):
        x, y = GAP + index % COLUMNS * (WIDE + GAP), GAP + index // COLUMNS * (HIGH + LINE + GAP)
        sheet.paste(Image.open(file).convert('RGB').resize((WIDE, HIGH), Image.LANCZOS), (x, y))
        pen.text((x + 2, y + HIGH + 2), file.stem, fill='#4c5751')
    out.parent.mkdir(exist_ok=True)
    sheet.save(out, quality=82)


main()
