/** The fragment of an address at first hand, for pages that keep more in it than `useSearchQuery` knows of. Lent when one asks for it. */
export { withoutPlace } from './address/fragment';
export { spellOut } from './address/spellOut';
export { useFragment } from './address/useFragment';
