import { deviceStore } from '../device-store/deviceStore';

const kinds = ['service', 'material', 'deal', 'article'] as const;
/** What can be kept for later. */
export type FavouriteKind = (typeof kinds)[number];
/** Ids by kind, newest first. */
type Favourites = Readonly<Record<FavouriteKind, readonly string[]>>;

/** As many as an account holds of a kind. */
const LIMIT = 500;

const favouritesOf = (ids: (kind: FavouriteKind) => readonly string[]) =>
  Object.fromEntries(kinds.map((kind) => [kind, ids(kind)])) as Record<FavouriteKind, readonly string[]>;

/** What is kept on this device. */
export const deviceFavourites = deviceStore<Favourites>({
  key: 'kit.favourites',
  version: 1,
  storage: 'local',
  schema: toFavourites,
  empty: favouritesOf(() => []),
  legacy: { 'app.favourites': JSON.parse },
});

function toFavourites(stored: unknown): Favourites | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  return favouritesOf((kind) => {
    const ids: unknown = (stored as Record<string, unknown>)[kind];
    return Array.isArray(ids) ? ids.filter((id): id is string => typeof id === 'string') : [];
  });
}

/** Replaces the ids of a kind on this device by what `change` makes of the latest ones. */
export function changeOnDevice(kind: FavouriteKind, change: (ids: readonly string[]) => readonly string[]): void {
  deviceFavourites.update((favourites) => ({ ...favourites, [kind]: change(favourites[kind]).slice(0, LIMIT) }));
}
