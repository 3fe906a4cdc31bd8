import { fetchIcons } from '@marketplace/shared-ui';
import { prefetchLinks } from './prefetchLinks';

/**
 * Fetches what is likely to be wanted next, once the page is there: menus, drawers and sheets, so that a press opens them at
 * once, icons that the page does not show yet, and the pages behind links. Not called for whoever saves data or has a slow line.
 */
export function fetchAhead(page: Parameters<typeof prefetchLinks>[0]): void {
  // Whoever presses before it is there, or when it did not come, fetches it with the press.
  import(/* webpackChunkName: "overlays" */ '@marketplace/shared-ui/overlays').catch(() => undefined);
  fetchIcons();
  prefetchLinks(page);
}
