import { useState } from 'react';
import type * as overlaysModule from '@marketplace/shared-ui/overlays';

type Overlays = typeof overlaysModule;

interface OverlaysState {
  overlays: Overlays | null;
  isLoading: boolean;
  /** @param content what is to be shown in it @returns whether both are there */
  load: (content?: Promise<unknown>) => Promise<boolean>;
}

/**
 * Menus and drawers, fetched when one is opened for the first time.
 *
 * @param onFailure goes somewhere that works without them
 */
export function useOverlays(onFailure: () => void): OverlaysState {
  const [overlays, setOverlays] = useState<Overlays | null>(null);
  const [isLoading, setLoading] = useState(false);
  const load = async (content?: Promise<unknown>) => {
    if (overlays) return true;
    setLoading(true);
    try {
      const [module] = await Promise.all([import(/* webpackChunkName: "overlays" */ '@marketplace/shared-ui/overlays'), content]);
      setOverlays(module);
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
