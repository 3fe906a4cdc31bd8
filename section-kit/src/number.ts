export { parseNumber, type ParsedNumber } from './number/parseNumber.ts';
