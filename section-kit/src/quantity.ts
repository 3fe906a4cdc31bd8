export { QuantityField, type QuantityFieldProps } from './number/QuantityField';
