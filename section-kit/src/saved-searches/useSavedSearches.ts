import { callFunction, read, useAuth, useDb, type Answer } from '@marketplace/section-kit';
import { useQuery, useQueryClient, type UseQueryResult } from '@marketplace/section-kit/query';

type Saved = Answer<'saved_searches'>[number];
/** How often mails tell what is new for a search. */
export type SearchCadence = Saved['cadence'];
/** What is searched. */
export type SearchScope = Saved['scope'];
/** A search of a scope, by the arguments of the search itself. */
export type SavedSearch<Scope extends SearchScope> = Extract<Saved, { scope: Scope }>;

export type SavedSearches<Scope extends SearchScope> = UseQueryResult<Saved[]> & {
  searches: SavedSearch<Scope>[] | undefined;
  save: (args: SavedSearch<Scope>['args']) => Promise<void>;
  remove: (id: string) => Promise<void>;
  setCadence: (id: string, cadence: SearchCadence) => Promise<void>;
  /** A search was opened: what came for it is not new any more. */
  markOpened: (id: string) => void;
};

/**
 * The searches of a scope that the account keeps, the newest first. Read once for all scopes.
 *
 * @returns the query with `searches`; `save`, `remove` and `setCadence` throw `AppError` and end once the list is read again
 */
export function useSavedSearches<Scope extends SearchScope>(scope: Scope): SavedSearches<Scope> {
  const db = useDb();
  const client = useQueryClient();
  const userId = useAuth(({ user }) => user?.id ?? null);
  const queryKey = ['saved-searches', userId];
  const query = useQuery({
    queryKey,
    enabled: userId !== null,
    queryFn: async ({ signal }) => (await read(db.rpc('saved_searches', {}).abortSignal(signal))).data,
  });
  const readAgain = () => client.invalidateQueries({ queryKey });
  return {
    ...query,
    searches: query.data?.filter((search): search is SavedSearch<Scope> => search.scope === scope),
    save: async (args: SavedSearch<Scope>['args']) => {
      await callFunction(db, 'save_search', { scope, args });
      await readAgain();
    },
    remove: async (id: string) => {
      await callFunction(db, 'delete_search', { id });
      await readAgain();
    },
    setCadence: async (id: string, cadence: SearchCadence) => {
      await callFunction(db, 'set_search_cadence', { id, cadence });
      await readAgain();
    },
    // The page that opens matters more: a number that stays is no reason to say anything.
    markOpened: (id: string) => void callFunction(db, 'open_search', { id }).then(readAgain, () => undefined),
  };
}

/** Whether two searches ask the same, whatever the order of their arguments. */
export function isSameSearch(one: object, other: object): boolean {
  const written = (args: object) => JSON.stringify(Object.entries(args).sort(([a], [b]) => (a < b ? -1 : 1)));
  return written(one) === written(other);
}
