import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { AppError } from '../data/AppError';
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
  /** Whether `ids` are all there are: not while it is unknown whose they are or the account is read, nor when it could not be. */
  status: 'pending' | 'known' | 'failed';
  /** Reads the account again. */
  refetch: () => void;
}

/** One write after the other, so that two presses in a row end as the second one says. */
let writes: Promise<void> = Promise.resolve();

/** What presses are on their way for, by what is pressed: whether the account holds it as far as it has answered, and how many they are. */
const pressed = new Map<string, { isStored: boolean; open: number }>();

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
  const isGuest = useAuth(({ status }) => status === 'signedOut');
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
    const change = (list: readonly string[], id: string, place = 0) =>
      list.includes(id) ? list.filter((other) => other !== id) : list.toSpliced(place, 0, id);

    const toggle = (id: string) => {
      if (!account) return changeOnDevice(kind, (list) => change(list, id));
      const before = client.getQueryData<string[]>(queryKey) ?? account;
      const isSaved = before.includes(id);
      const name = [...queryKey, id].join();
      const presses = pressed.get(name) ?? { isStored: isSaved, open: 0 };
      pressed.set(name, presses);
      presses.open += 1;
      // A read under way would bring the list of before back.
      void client.cancelQueries({ queryKey });
      client.setQueryData(queryKey, change(before, id));
      const write = writes
        .then(() => (isSaved ? removeFavourite(db, kind, id) : addFavourites(db, kind, [id])))
        .then(() => void (presses.isStored = !isSaved))
        .catch((error: unknown) => {
          const isFull = error instanceof AppError && error.kind === 'invalid';
          notify({ title: t('failed'), description: t(isFull ? 'full' : 'again'), tone: 'failure' });
          const now = client.getQueryData<string[]>(queryKey) ?? before;
          // This press alone is taken back; a later one of the same speaks for itself, and the account may not be readable now.
          if (presses.open === 1 && now.includes(id) !== presses.isStored)
            client.setQueryData(queryKey, change(now, id, Math.max(before.indexOf(id), 0)));
          // What is read while another press waits for its turn does not hold it yet.
          if (write === writes) return client.invalidateQueries({ queryKey });
        })
        .finally(() => {
          presses.open -= 1;
          if (presses.open === 0) pressed.delete(name);
        });
      writes = write;
    };
    const status = isGuest || account !== undefined ? 'known' : reading === 'error' ? 'failed' : 'pending';
    return { ids, has: (id) => saved.has(id), toggle, status, refetch: () => void (userId !== null && refetch()) };
  }, [account, onDevice, kind, client, queryKey, db, notify, t, userId, isGuest, reading, refetch]);
}
