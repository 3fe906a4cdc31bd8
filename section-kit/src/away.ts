/** What stands in place of what belongs to an account while nobody can tell whose session it is. Its own entry, carried by the sections that show it. */
export { AwayNotice } from './away/AwayNotice';
