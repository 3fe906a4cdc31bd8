/** What a price of goods is for. Its own entry, carried by the sections that name goods. */
export { unitText } from './unit/unitText';
export { useUnitText } from './unit/useUnitText';
