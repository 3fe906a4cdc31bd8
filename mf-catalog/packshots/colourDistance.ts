/** Lightness and hue of a colour as people see them (CIE L*a*b*). */
function lab(hexadecimal: string): readonly [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hexadecimal.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const bend = (value: number): number => (value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116);
  const x = bend((0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505);
  const y = bend(0.2126 * red + 0.7152 * green + 0.0722 * blue);
  const z = bend((0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** How far two colours are apart: 1 is hardly seen, 10 is another shade, 50 another colour. Both as #rrggbb. */
export function colourDistance(first: string, second: string): number {
  const [a, b] = [lab(first), lab(second)];
  return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
