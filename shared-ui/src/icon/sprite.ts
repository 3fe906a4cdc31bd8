const svgNamespace = 'http://www.w3.org/2000/svg';
/** Of the element with the lines of all icons in the page. */
export const spriteId = 'icon-sprite';

/** @param lines what each icon draws, by the id of its element; as in the attribute of an SVG path */
export function spriteWith(lines: readonly (readonly [id: string, d: string])[]): string {
  return `<svg id="${spriteId}" hidden>${lines.map(([id, d]) => `<path id="${id}" d="${d}"/>`).join('')}</svg>`;
}

/** Has the page draw an icon, once however often it is shown. */
export function draw(id: string, d: string): void {
  if (document.getElementById(id)) return;
  const path = document.createElementNS(svgNamespace, 'path');
  path.id = id;
  path.setAttribute('d', d);
  sprite().append(path);
}

function sprite(): Element {
  const known = document.getElementById(spriteId);
  if (known) return known;
  const created = document.createElementNS(svgNamespace, 'svg');
  created.id = spriteId;
  created.setAttribute('hidden', '');
  document.body.prepend(created);
  return created;
}
