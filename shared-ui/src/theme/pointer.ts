/**
 * Selectors of looks that answer a pointer: `${hover} { … }` under it, `${press} { … }` while it holds down. A finger has the
 * browser's own highlight: under it the look of hovering would stay on what was touched last, and cost a frame before the click.
 *
 * Not a media query: one that comes with a component that is drawn later has the browser style and lay out the whole page anew.
 */
export const hover = ":where(:root[data-pointer='hovers']) &:hover";
export const press = ":where(:root[data-pointer='hovers']) &:active";

/**
 * Says on the root element whether the main pointer can hover.
 *
 * @returns function that ends it
 */
export function watchPointer(): () => void {
  const query = globalThis.matchMedia?.('(hover: hover)');
  const tell = () => void (document.documentElement.dataset['pointer'] = query?.matches === false ? 'touches' : 'hovers');
  tell();
  query?.addEventListener('change', tell);
  return () => query?.removeEventListener('change', tell);
}
