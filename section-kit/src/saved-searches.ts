/** Searches that an account keeps. Its own entry, carried by the sections whose searches can be kept. */
export { SavedSearchList, type SavedSearchListProps } from './saved-searches/SavedSearchList';
export { SaveSearch, type SaveSearchProps } from './saved-searches/SaveSearch';
export type { SavedSearch, SearchScope } from './saved-searches/useSavedSearches';
export { savedSearchMessages } from './saved-searches/savedSearchMessages';
export { fromSearchArguments } from './address/fromSearchArguments';
