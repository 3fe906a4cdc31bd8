/** What pages need that keep inputs in the fragment and write them all. Its own entry, so that only they carry it. */
export { wholeFragment, withoutPlace } from './address/fragment';
export { spellOut } from './address/spellOut';
