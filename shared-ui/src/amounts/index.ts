export { PriceRange } from './PriceRange';
export type { PriceRangeProps } from './PriceRange';
export { ProgressBar } from './ProgressBar';
export type { ProgressBarProps } from './ProgressBar';
export { QuantityField } from './QuantityField';
export type { QuantityFieldProps } from './QuantityField';
