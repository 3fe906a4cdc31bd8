import type { Locale } from '@marketplace/section-kit';
import { splitLocale } from '@marketplace/section-kit/host';
import { whenIdle } from '@marketplace/shared-ui';
import type { SectionLoader } from '../section-loader/SectionLoader';
import { MAX_FOR_VIEW, prefetchScript } from './prefetchScript';

interface NextPages {
  /** The page; links in its `main` are followed with the eye, all of them with pointer and keyboard. */
  root: HTMLElement;
  locale: Locale;
  loader: Pick<SectionLoader, 'composition' | 'scriptsOf'>;
}

/** Pages with scripts of their own that are fetched because a link to them is in view, from one page. */
const MAX_IN_VIEW = 4;

/**
 * Fetches the scripts of pages that are likely to come next: behind the link that is pointed at, touched or focused, and behind a
 * few that are in view once the page is at rest. Only scripts, and none twice: what a page says is read when somebody goes there.
 *
 * @returns function that ends it
 */
export function prefetchLinks({ root, locale, loader }: NextPages): () => void {
  const scriptsBehind = (link: HTMLAnchorElement): string[] => {
    const { origin, pathname, target } = link;
    const { locale: language, path } = splitLocale(pathname);
    const isNext = origin === location.origin && pathname !== location.pathname && language === locale && !target;
    return isNext ? loader.scriptsOf(path) : [];
  };
  const onIntent = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link) return;
    const prefetch = () => scriptsBehind(link).forEach((script) => prefetchScript(script));
    if (loader.composition.isWhole) prefetch();
    // Without it links load whole pages.
    else loader.composition.whole().then(prefetch, () => undefined);
  };

  let inView = { path: location.pathname, pages: new Set<string>() };
  const onView = (entries: IntersectionObserverEntry[]) => {
    if (inView.path !== location.pathname) inView = { path: location.pathname, pages: new Set() };
    for (const { isIntersecting, target } of entries) {
      const scripts = isIntersecting ? scriptsBehind(target as HTMLAnchorElement) : [];
      const page = scripts.join();
      if (!page || inView.pages.has(page) || inView.pages.size >= MAX_IN_VIEW) continue;
      inView.pages.add(page);
      scripts.forEach((script) => prefetchScript(script, MAX_FOR_VIEW));
    }
  };
  const observer = typeof IntersectionObserver === 'function' ? new IntersectionObserver(onView) : null;
  let callOff: (() => void) | null = null;
  const lookAgain = () => {
    callOff ??= whenIdle(() => {
      callOff = null;
      observer?.disconnect();
      if (loader.composition.isWhole) for (const link of root.querySelectorAll('main a[href]')) observer?.observe(link);
    });
  };
  const changes = new MutationObserver(lookAgain);

  const intents = ['pointerover', 'touchstart', 'focusin'] as const;
  for (const name of intents) root.addEventListener(name, onIntent, { passive: true });
  changes.observe(root, { childList: true, subtree: true });
  void loader.composition.whole().then(lookAgain, () => undefined);
  return () => {
    for (const name of intents) root.removeEventListener(name, onIntent);
    changes.disconnect();
    observer?.disconnect();
    callOff?.();
  };
}
