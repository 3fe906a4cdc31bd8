import { formatDate } from './formatDate';
import { formatNumber } from './formatNumber';
import { formatPhone } from './formatPhone';
import { formatPrice } from './formatPrice';

test('numbers, dates and telephone numbers follow the language', () => {
  expect(formatPrice(3000, 'en')).toBe('$3,000.00');
  expect(formatNumber(1234.5, 'en')).toBe('1,234.5');
  expect(formatNumber(1234.5, 'fr')).toBe('1\u00A0234,5');
  expect(formatDate('2026-11-20T12:00:00Z', 'en', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('November 20, 2026');
  expect(formatDate('2026-11-20T12:00:00Z', 'fr', { dateStyle: 'long', timeZone: 'America/Toronto' })).toBe('20 novembre 2026');
  expect(formatPhone('1-204-555-0199', 'en')).toBe('1-204-555-0199');
  expect(formatPhone('1-204-555-0199', 'fr')).toBe('1\u00A0204\u00A0555-0199');
});
