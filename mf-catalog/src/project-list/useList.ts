import { useAuth, useDb, useDeviceStore } from '@marketplace/section-kit';
import { useEffect, useMemo } from 'react';
import { deviceLists, joinAccount, leaveAccounts, keptListOf } from './device/deviceLists';
import type { KeptList } from './device/KeptLists';
import { startSync } from './device/listSync';
import { linesOf, type ListLine } from './list/linesOf';

export interface FollowedList {
  /** Account, or `null` for a guest. */
  owner: string | null;
  /** `false` while it is not known who is signed in: then the list may be another one. */
  isKnown: boolean;
  entry: KeptList;
  lines: readonly ListLine[];
}

/** Follows the list of whoever is here, keeps it in their account, and lets what a guest put on it join that account. */
export function useList(): FollowedList {
  const db = useDb();
  const status = useAuth((auth) => auth.status);
  const owner = useAuth(({ user }) => user?.id ?? null);
  const kept = useDeviceStore(deviceLists);
  const entry = keptListOf(kept, owner);
  const isKnown = status === 'signedIn' || status === 'signedOut';
  const lines = useMemo(() => linesOf(entry.list), [entry.list]);

  useEffect(() => {
    if (owner !== null) joinAccount(owner);
    // Without a connection a session can end by itself, and the person is still the same.
    else if (status === 'signedOut' && navigator.onLine) leaveAccounts();
    return isKnown ? startSync(db, owner) : undefined;
  }, [db, status, isKnown, owner]);

  return { owner, isKnown, entry, lines };
}
