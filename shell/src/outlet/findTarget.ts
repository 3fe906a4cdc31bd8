import type { SectionInPage } from '@marketplace/section-kit/host';
import type { Host } from '../HostContext';
import { sitemapPath } from '../navigation/menus.ts';
import type { ModuleTask } from '../section-loader/SectionLoader';

/** The page of an address and whose it is. */
export interface Target {
  task: ModuleTask;
  /** `null` for pages of the shell. */
  section: SectionInPage | null;
  pattern: string;
  title: string | null;
  /** What stands behind the title of the page. */
  qualifier?: string;
}

/**
 * Finds the page of an address. A page whose task is ready before anything is rendered is there at the first rendering.
 *
 * @param pathname without language prefix; `null` while it is not known whose it is, and nothing is to be shown
 */
export function findTarget({ loader, pages }: Pick<Host, 'loader' | 'pages'>, pathname: string | null): Target {
  const owned = pathname === null ? null : loader.findOwner(pathname);
  if (owned)
    return { task: loader.page(owned), section: owned.section, pattern: owned.path, title: owned.title, qualifier: owned.qualifier };
  const isSitemap = pathname === sitemapPath;
  return { task: isSitemap ? pages.sitemap : pages.notFound, section: null, pattern: isSitemap ? sitemapPath : '*', title: null };
}
