/** What a page shows while the site has none of its things yet. Its own entry, carried by the sections that show it. */
export { NothingYet } from './nothing-yet/NothingYet';
