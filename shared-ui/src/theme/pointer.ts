/**
 * Selectors of looks that answer a pointer: `${hover} { … }` under it, `${press} { … }` while it holds down. A finger has the
 * browser's own highlight: under it the look of hovering would stay on what was touched last, and cost a frame before the click.
 *
 * Not a media query: one that comes with a component that is drawn later has the browser style and lay out the whole page anew.
 */
export const hover = ':where(:root:not([data-touches])) &:hover';
export const press = ':where(:root:not([data-touches])) &:active';

/**
 * Says on the root element when the main pointer cannot hover.
 *
 * @returns function that ends it
 */
export function watchPointer(): () => void {
  const query = globalThis.matchMedia?.('(hover: none)');
  const tell = () => void document.documentElement.toggleAttribute('data-touches', query?.matches ?? false);
  tell();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}
