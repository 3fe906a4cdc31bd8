import { useState } from 'react';
import type * as overlaysModule from '@marketplace/shared-ui/overlays';

type Overlays = typeof overlaysModule;

/**
 * Menus and drawers, fetched when one is opened for the first time.
 *
 * @param onFailure goes somewhere that works without them
 */
export function useOverlays(onFailure: () => void): { overlays: Overlays | null; isLoading: boolean; load: () => Promise<boolean> } {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = async () => {
    if (overlays) return true;
    setLoading(true);
    try {
      setOverlays(await import(/* webpackChunkName: "overlays" */ '@marketplace/shared-ui/overlays'));
      return true;
    } catch {
      onFailure();
      return false;
    } finally {
      setLoading(false);
    }
  };
  return { overlays, isLoading, load };
}
