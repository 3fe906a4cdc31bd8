export { PriceRange } from './PriceRange';
export type { Bounds, PriceRangeProps } from './PriceRange';
