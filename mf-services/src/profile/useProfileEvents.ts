import { isUuid, useDb } from '@marketplace/section-kit';
import { useCallback, useEffect } from 'react';
import type { ProviderProfile } from './ProviderProfile';

type ProfileEvent = 'view' | 'quote' | 'call';

/**
 * Counts for the company that its profile is looked at, and hands out what counts its buttons. Nobody waits for it and
 * nobody is told when it fails: it is of no use to the visitor.
 *
 * @param isPreview nothing is counted for the company's own people
 */
export function useProfileEvents({ id, languages }: ProviderProfile, isPreview = false): (event: ProfileEvent) => void {
  const db = useDb();
  // Only a backend that knows companies, who all speak a language, has a place to count.
  const isCounted = !isPreview && isUuid(String(id)) && languages.length > 0;
  const count = useCallback(
    (kind: ProfileEvent) => {
      if (isCounted && id !== null) db.rpc('count_profile_event', { provider: id, kind }).then(undefined, () => {});
    },
    [db, id, isCounted],
  );
  useEffect(() => count('view'), [count]);
  return count;
}
