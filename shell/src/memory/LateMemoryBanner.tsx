import { useQueryClient } from '@marketplace/section-kit/query';
import { useEffect, useState, type ComponentType } from 'react';

/** Brings the banner about what is shown from memory once a read has failed of which something older is there. */
export function LateMemoryBanner() {
  const cache = useQueryClient().getQueryCache();
  const [Banner, setBanner] = useState<ComponentType | null>(null);
  useEffect(
    () =>
      cache.subscribe(({ query: { state } }) => {
        if (!state.error || !state.dataUpdatedAt) return;
        import(/* webpackChunkName: "memory" */ './MemoryBanner').then(
          ({ MemoryBanner }) => setBanner(() => MemoryBanner),
          () => undefined,
        );
      }),
    [cache],
  );
  return Banner && <Banner />;
}
