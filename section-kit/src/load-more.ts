/** What a list needs that is asked for while somebody types, and goes on with Load More. Its own entry, carried by the sections that have one. */
export { useAnswered } from './load-more/useAnswered';
export { useKeptPages } from './load-more/useKeptPages';
