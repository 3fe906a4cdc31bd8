type Attributes = Readonly<Record<string, string>>;

const drawers: Readonly<Record<string, (given: Attributes) => string>> = {
  path: ({ d = '' }) => standAlone(d),
  circle: ({ cx, cy, r }) => ellipse(Number(cx), Number(cy), Number(r)),
  line: ({ x1, y1, x2, y2 }) => `M${pair(x1!, y1!)}L${pair(x2!, y2!)}`,
  polyline: ({ points = '' }) => `M${compact(points)}`,
  polygon: ({ points = '' }) => `M${compact(points)}z`,
  rect: ({ x = '0', y = '0', width, height, rx = '0' }) => roundedBox(Number(x), Number(y), Number(width), Number(height), Number(rx)),
};

/**
 * One path that draws what an icon of Lucide draws, because a registry of strings is half the size of one of components.
 *
 * @param markup of the icon
 * @throws Error for an element that a line cannot draw
 */
export function toPath(markup: string): string {
  const elements = [...markup.matchAll(/<(\w+)((?: [\w-]+="[^"]*")*)\s*\/?>/g)].filter(([, name]) => name !== 'svg');
  return elements
    .map(([element, name, attributes]) => {
      const draw = drawers[name!];
      if (!draw) throw new Error(`Icons are drawn with one line, and ${element} is none.`);
      return draw(Object.fromEntries([...attributes!.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value])));
    })
    .join('');
}

/** A path begins where it stands, wherever the one before it ended. */
function standAlone(d: string): string {
  const relative = /^m\s*(-?[\d.]+)[\s,]*(-?[\d.]+)\s*/.exec(d);
  if (!relative) return d;
  const rest = d.slice(relative[0].length);
  return `M${pair(relative[1]!, relative[2]!)}${/^[-.\d]/.test(rest) ? 'l' : ''}${rest}`;
}

function ellipse(x: number, y: number, r: number): string {
  return `M${pair(x - r, y)}a${r} ${r} 0 1 0 ${2 * r} 0 ${r} ${r} 0 1 0-${2 * r} 0`;
}

function roundedBox(x: number, y: number, width: number, height: number, r: number): string {
  const corner = (dx: number, dy: number) => (r ? `a${r} ${r} 0 0 1 ${pair(dx, dy)}` : '');
  const [across, down] = [width - 2 * r, height - 2 * r];
  return `M${pair(x + r, y)}h${across}${corner(r, r)}v${down}${corner(-r, r)}h${-across}${corner(-r, -r)}v${-down}${corner(r, -r)}z`;
}

const pair = (x: number | string, y: number | string): string => compact(`${x} ${y}`);
const compact = (numbers: string): string =>
  numbers
    .replace(/[\s,]+/g, ' ')
    .replaceAll(' -', '-')
    .trim();
