import { SaveSearch } from '@marketplace/section-kit/saved-searches';
import type { DirectoryQuery } from '../directory/directoryQuery';
import { toArguments } from './savedDirectory';

/** Offers to keep the search of the directory. */
export function SaveDirectorySearch({ query }: { query: DirectoryQuery }) {
  return <SaveSearch scope="services" args={toArguments(query)} />;
}
