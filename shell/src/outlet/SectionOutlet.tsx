import { useLayoutEffect, useMemo, useState, type ComponentType, type RefObject } from 'react';
import { Route, Routes, useLocation, useNavigationType, type SectionInPage } from '@marketplace/section-kit/host';
import { brand } from '@marketplace/shared-ui/brand';
import { useHost } from '../HostContext';
import { sitemapPath } from '../navigation/menus.ts';
import type { ModuleTask } from '../section-loader/SectionLoader';
import { useScrollMemory } from '../scroll/useScrollMemory';
import { LoadingNotice } from './LoadingNotice';
import { PageSkeleton } from './PageSkeleton';
import { SectionError } from './SectionError';
import { SectionScope } from './SectionScope';
import { createShellPages } from './shellPages';
import { useHeadingFocus } from './useHeadingFocus';
import { useLoadTask } from './useLoadTask';

interface Target {
  task: ModuleTask;
  section: SectionInPage | null;
  pattern: string;
  title: string | null;
}

interface View {
  target: Target;
  location: ReturnType<typeof useLocation>;
  /** `null` when the page could not be loaded. */
  page: { Component: ComponentType; version: string } | null;
}

/**
 * The page of the address. Loads, then renders: the page before stays, with its own address, until the next one is
 * ready, so nothing flashes; a page that failed shows its error in its place.
 */
export function SectionOutlet({ main }: { main: RefObject<HTMLElement | null> }) {
  const location = useLocation();
  const arrival = useNavigationType();
  const target = useTarget(location.pathname);
  const state = useLoadTask(target.task);
  const [shown, setShown] = useState<View | null>(null);

  const isSettled = state.status === 'ready' || state.status === 'failed';
  const page = state.status === 'ready' ? state.value : null;
  const isShown = shown?.target === target && shown.location === location && shown.page === page;
  const view = isSettled ? (isShown ? shown : { target, location, page }) : shown;
  if (view !== shown) setShown(view);

  useTitle(view);
  useHeadingFocus(main, view?.location.pathname, view?.page);
  useScrollMemory(view?.location ?? null, arrival);

  return (
    <>
      <LoadingNotice loading={!isSettled && shown !== null} slow={state.status === 'loading' && state.slow} />
      {view ? <ShownPage view={view} /> : <PageSkeleton />}
    </>
  );
}

function ShownPage({ view: { target, location, page } }: { view: View }) {
  if (!page) return <SectionError onRetry={target.task.start} />;
  const { Component, version } = page;
  return (
    <SectionScope section={target.section} version={version} resetKey={location} fallback={(retry) => <SectionError onRetry={retry} />}>
      {target.section ? (
        <Routes location={location}>
          <Route path={target.pattern} element={<Component key={target.pattern} />} />
        </Routes>
      ) : (
        // Pages of the shell take no parameters, and the router warns of an address it cannot decode.
        <Component key={target.pattern} />
      )}
    </SectionScope>
  );
}

function useTarget(pathname: string): Target {
  const { loader, report, shellVersion } = useHost();
  const [shellPages] = useState(() => createShellPages(shellVersion, report));
  return useMemo(() => {
    const owned = loader.findOwner(pathname);
    if (owned) return { task: loader.page(owned), section: owned.section, pattern: owned.path, title: owned.title };
    const task = pathname === sitemapPath ? shellPages.sitemap : shellPages.notFound;
    return { task, section: null, pattern: pathname === sitemapPath ? sitemapPath : '*', title: null };
  }, [pathname, loader, shellPages]);
}

/** Names the page until it names itself. */
function useTitle(view: View | null): void {
  const title = view?.target.title;
  const pattern = view?.target.pattern;
  // Before the page's own effects, so that the page has the last word. Home has no title of its own to show.
  useLayoutEffect(() => {
    if (title && pattern !== '/') document.title = `${title} – ${brand.name}`;
  }, [title, pattern]);
}
