import fc from 'fast-check';
import { formatCents, formatDollars } from './formatMoney';
import { toCents } from './toCents';

test.each([
  [1.005, 101],
  [19.99, 1999],
  [0.285, 29],
  [-1.5, -150],
  [0, 0],
])('%d dollars are %d cents', (dollars, cents) => {
  expect(toCents(dollars)).toBe(cents);
});

test('cents survive being dollars', () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), (cents) => expect(toCents(cents / 100)).toBe(cents)));
});

test('cents and whole dollars are written as the language does', () => {
  expect(formatCents(124_999, 'en')).toBe('$1,249.99');
  expect(formatCents(124_999, 'fr')).toBe('1\u00a0249,99\u00a0$');
  expect(formatDollars(1249.5, 'en')).toBe('$1,250');
  expect(formatDollars(1250, 'fr')).toBe('1\u00a0250\u00a0$');
});
