import { useAuth } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import type { DirectoryQuery } from '../directory/directoryQuery';

const load = () => import(/* webpackChunkName: "save-search" */ './SaveDirectorySearch');

/** Lets an account keep the search. Fetched for accounts only, after the results. */
export function LateSaveSearch({ query }: { query: DirectoryQuery }) {
  const isSignedIn = useAuth(({ status }) => status === 'signedIn');
  const { data } = useLatePart('services/save-search', load, { enabled: isSignedIn });
  return isSignedIn && data ? <data.SaveDirectorySearch query={query} /> : null;
}
