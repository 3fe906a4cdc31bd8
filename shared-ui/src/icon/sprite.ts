const svgNamespace = 'http://www.w3.org/2000/svg';
/** Of the element with the lines of all icons in the page. */
export const spriteId = 'icon-sprite';

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
