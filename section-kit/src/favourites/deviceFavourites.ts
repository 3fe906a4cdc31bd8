import type { Database } from '@marketplace/supabase/types';
import { deviceStore } from '../device-store/deviceStore';

/** What can be kept for later, as the database knows it; each section names the kinds it keeps. */
export type FavouriteKind = Database['public']['Tables']['favourites']['Row']['kind'];

/** Ids by kind, newest first. */
type Favourites = Readonly<Record<string, readonly string[]>>;

/** As many as an account holds of a kind. */
const LIMIT = 500;

/** What is kept on this device. */
export const deviceFavourites = deviceStore<Favourites>({
  key: 'kit.favourites',
  version: 1,
  storage: 'local',
  schema: toFavourites,
  empty: {},
  legacy: { 'app.favourites': JSON.parse },
});

function toFavourites(stored: unknown): Favourites | undefined {
  if (typeof stored !== 'object' || stored === null || Array.isArray(stored)) return undefined;
  return Object.fromEntries(
    Object.entries(stored).map(([kind, ids]: [string, unknown]) => [
      kind,
      Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [],
    ]),
  );
}

const none: readonly string[] = [];

/** The ids of a kind among what is kept on this device. */
export const idsOf = (favourites: Favourites, kind: FavouriteKind): readonly string[] =>
  Object.hasOwn(favourites, kind) ? favourites[kind]! : none;

/** Replaces the ids of a kind on this device by what `change` makes of the latest ones. */
export function changeOnDevice(kind: FavouriteKind, change: (ids: readonly string[]) => readonly string[]): void {
  deviceFavourites.update((favourites) => ({ ...favourites, [kind]: change(idsOf(favourites, kind)).slice(0, LIMIT) }));
}
