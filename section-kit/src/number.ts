export { formatTyped } from './number/formatTyped';
export { parseCents } from './number/parseCents';
export { parseNumber, type ParsedNumber } from './number/parseNumber';
