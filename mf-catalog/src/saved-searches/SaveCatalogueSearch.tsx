import { SaveSearch } from '@marketplace/section-kit/saved-searches';
import type { CatalogueQuery } from '../materials/catalogueQuery';
import { toArguments } from './savedCatalogue';

/** Offers to keep the search of the catalogue. */
export function SaveCatalogueSearch({ query }: { query: CatalogueQuery }) {
  return <SaveSearch scope="materials" args={toArguments(query)} />;
}
