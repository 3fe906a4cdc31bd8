import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  ViewTransition,
  type ComponentType,
  type RefObject,
} from 'react';
import { useLocale } from '@marketplace/section-kit';
import { documentTitle, PageAddress, useNavigationType, type useLocation } from '@marketplace/section-kit/host';
import { useHost } from '../HostContext';
import { useScrollMemory } from '../scroll/useScrollMemory';
import { findTarget, type Target } from './findTarget';
import { LoadingNotice } from './LoadingNotice';
import { PageSkeleton } from './PageSkeleton';
import { SectionError } from './SectionError';
import { SectionScope } from './SectionScope';
import { useHeadingFocus } from './useHeadingFocus';
import { useKnownLocation } from './useKnownLocation';
import { useLoadTask } from './useLoadTask';

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
  const { location, isKnown, isWaiting, isSlow } = useKnownLocation();
  const arrival = useNavigationType();
  const host = useHost();
  const pathname = isKnown ? location.pathname : null;
  const target = useMemo(() => findTarget(host, pathname), [host, pathname]);
  const state = useLoadTask(target.task);
  const [shown, setShown] = useState<View | null>(null);

  const isSettled = isKnown && (state.status === 'ready' || state.status === 'failed');
  const page = state.status === 'ready' ? state.value : null;
  const isShown = shown?.target === target && shown.location === location && shown.page === page;
  const settled = isSettled ? (isShown ? shown : { target, location, page }) : shown;
  const isNext = shown !== null && settled?.target !== shown.target;
  if (settled !== shown && !isNext) setShown(settled);
  // Only what is changed by a transition fades.
  useLayoutEffect(() => {
    if (isNext) startTransition(() => setShown({ target, location, page }));
  }, [isNext, target, location, page]);
  const view = isNext ? shown : settled;

  const isLost = state.status === 'failed' && !target.section?.takenOut;
  useEffect(() => {
    if (!isLost) return;
    import(/* webpackChunkName: "stale" */ '../revision/reloadWhenStale').then(
      ({ reloadWhenStale }) => reloadWhenStale(host.shell.registry.revision, host.reload),
      () => undefined,
    );
  }, [isLost, host]);

  useTitle(view);
  useHeadingFocus(main, view?.location.pathname, view?.page);
  useScrollMemory(view?.location ?? null, arrival);

  return (
    <>
      <LoadingNotice
        loading={isWaiting || isNext || (!isSettled && shown !== null)}
        slow={isSlow || (state.status === 'loading' && state.slow)}
      />
      {view ? <ShownPage view={view} /> : <PageSkeleton />}
    </>
  );
}

/** Only the server knows whether a section that was taken out is back. */
const askAgain = () => location.reload();

function ShownPage({ view: { target, location, page } }: { view: View }) {
  if (!page) return <SectionError onRetry={target.section?.takenOut ? askAgain : target.task.start} />;
  const { Component, version } = page;
  return (
    <SectionScope
      section={target.section}
      version={version}
      resetKey={location}
      fallback={(retry) => <SectionError onRetry={retry} />}
      placeholder={<PageSkeleton />}
    >
      <PageAddress pattern={target.pattern} location={location} qualifier={target.qualifier}>
        <ViewTransition key={target.pattern} default="none" enter="auto" exit="auto">
          <Component />
        </ViewTransition>
      </PageAddress>
    </SectionScope>
  );
}

/** Names the page until it names itself. The first one has the title that the server wrote, which may know more than its route. */
function useTitle(view: View | null): void {
  const locale = useLocale();
  const target = view?.target;
  const served = useRef(target);
  // Before the page's own effects, so that the page has the last word. Home has no title of its own to show.
  useLayoutEffect(() => {
    served.current ??= target;
    if (!target?.title || target === served.current || target.pattern === '/') return;
    document.title = documentTitle(target.title, target.qualifier, locale);
  }, [target, locale]);
}
