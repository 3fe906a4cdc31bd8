import { useAuth } from '@marketplace/section-kit';
import { useLatePart } from '@marketplace/section-kit/query';
import type { CatalogueQuery } from '../materials/catalogueQuery';

const load = () => import(/* webpackChunkName: "save-search" */ './SaveCatalogueSearch');

/** Lets an account keep the search. Fetched for accounts only, after the results. */
export function LateSaveSearch({ query }: { query: CatalogueQuery }) {
  const isSignedIn = useAuth(({ status }) => status === 'signedIn');
  const { data } = useLatePart('catalog/save-search', load, { enabled: isSignedIn });
  return isSignedIn && data ? <data.SaveCatalogueSearch query={query} /> : null;
}
