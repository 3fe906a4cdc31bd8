/** What a list needs that goes on with Load More. Its own entry, carried by the sections that have one. */
export { useKeptPages } from './load-more/useKeptPages';
