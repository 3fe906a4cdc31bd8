import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { errorText } from '../data/AppError';
import { useDeviceStore } from '../device-store/useDeviceStore';
import { useT } from '../messages/useT';
import { useAuth, useDb, useNotify } from '../shell/hooks';
import { addFavourites, readFavourites, removeFavourite } from './accountFavourites';
import { changeOnDevice, deviceFavourites, idsOf, type FavouriteKind } from './deviceFavourites';
import { favouritesMessages } from './favouritesMessages';

export interface Favourites {
  /** Newest first. */
  ids: readonly string[];
  has: (id: string) => boolean;
  /** Saves an id, or takes it off again. Shown at once; taken back with a message when the account cannot store it. */
  toggle: (id: string) => void;
  /** Whether `ids` are all there are: not while the account is read, nor when it could not be. */
  status: 'pending' | 'known' | 'failed';
  /** Reads the account again. */
  refetch: () => void;
}

/** One write after the other, so that two presses in a row end as the second one says. */
let writes: Promise<void> = Promise.resolve();

/**
 * What somebody has saved of a kind: on this device for guests, in the account once signed in, where the device's list
 * joins the account's. The list is read once for a page, however many ask.
 *
 * @param kind what the section keeps
 */
export function useFavourites(kind: FavouriteKind): Favourites {
  const t = useT(favouritesMessages);
  const db = useDb();
  const notify = useNotify();
  const client = useQueryClient();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const onDevice = idsOf(useDeviceStore(deviceFavourites), kind);
  const queryKey = useMemo(() => ['favourites', userId, kind], [userId, kind]);
  const {
    data: account,
    status: reading,
    refetch,
  } = useQuery({
    queryKey,
    queryFn: ({ signal }) => readFavourites(db, kind, signal),
    enabled: userId !== null,
  });

  return useMemo(() => {
    const ids = account ?? onDevice;
    const saved = new Set(ids);
    const change = (list: readonly string[], id: string) => (list.includes(id) ? list.filter((other) => other !== id) : [id, ...list]);

    const toggle = (id: string) => {
      if (!account) return changeOnDevice(kind, (list) => change(list, id));
      const before = client.getQueryData<string[]>(queryKey) ?? account;
      // A read under way would bring the list of before back.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, change(before, id));
      writes = writes
        .then(() => (before.includes(id) ? removeFavourite(db, kind, id) : addFavourites(db, kind, [id])))
        .catch((error: unknown) => {
          notify({ title: t('failed'), description: errorText(error, t('again')), tone: 'failure' });
          return client.invalidateQueries({ queryKey });
        });
    };
    const status = userId === null || reading === 'success' ? 'known' : reading === 'error' ? 'failed' : 'pending';
    return { ids, has: (id) => saved.has(id), toggle, status, refetch: () => void refetch() };
  }, [account, onDevice, kind, client, queryKey, db, notify, t, userId, reading, refetch]);
}
