import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from '@marketplace/section-kit/host';
import { useHost } from '../HostContext';

/**
 * The address to show: the last one whose owner is known, while the rest of the composition is on its way. Where that cannot be
 * had, the next address is loaded as a page of its own, without a connection as soon as there is one.
 *
 * @returns with it, whether its owner is known (a mail's link may lead on before anything was shown), whether another address
 * waits, and whether that takes long
 */
export function useKnownLocation(): { location: ReturnType<typeof useLocation>; isKnown: boolean; isWaiting: boolean; isSlow: boolean } {
  const { loader, reload } = useHost();
  const { composition } = loader;
  const { task } = composition;
  const asked = useLocation();
  const [shown, setShown] = useState(asked);
  // What does not matter to the page must not render it once more.
  const readWait = () => (composition.knows(asked.pathname) ? null : task.getState());
  const wait = useSyncExternalStore(task.subscribe, readWait, readWait);
  const location = wait ? shown : asked;
  if (location !== shown) setShown(location);
  useEffect(() => task.start(), [task]);
  const isLost = wait?.status === 'failed';
  useEffect(() => {
    if (!isLost) return;
    if (navigator.onLine) return reload();
    addEventListener('online', reload);
    return () => removeEventListener('online', reload);
  }, [isLost, asked, reload]);
  return {
    location,
    isKnown: composition.knows(location.pathname),
    isWaiting: wait !== null,
    isSlow: wait?.status === 'loading' && wait.slow,
  };
}
