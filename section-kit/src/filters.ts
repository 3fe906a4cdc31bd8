/** The filters of a list. Their own entry, carried by the sections that have some. */
export { Filters } from './filters/Filters';
export { FilterPills } from './filters/FilterPills';
export type { FilterPill } from './filters/FilterPills';
