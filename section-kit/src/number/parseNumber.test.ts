import fc from 'fast-check';
import { formatNumber } from '@marketplace/shared-ui';
import { formatTyped } from './formatTyped';
import { parseNumber } from './parseNumber';

test.each<[string, number, number]>([
  ['500000', 500_000, 500_000],
  ['500 000', 500_000, 500_000],
  ['500\u00a0000', 500_000, 500_000],
  ['1\u202f234\u202f567,89', 1_234_567.89, 1_234_567.89],
  ['$1,234,567.50', 1_234_567.5, 1_234_567.5],
  ['1 234,50 $', 1234.5, 1234.5],
  ['1 234,50\u00a0$', 1234.5, 1234.5],
  ['$ 12', 12, 12],
  ['4,25 %', 4.25, 4.25],
  ['4.25%', 4.25, 4.25],
  ['0', 0, 0],
  ['-0', 0, 0],
  ['.5', 0.5, 0.5],
  [',5', 0.5, 0.5],
  ['5.', 5, 5],
  ['-3', -3, -3],
  ['\u2212 1 234,5', -1234.5, -1234.5],
  ['-$5', -5, -5],
  ['  7  ', 7, 7],
  ['1.234.567,89', 1_234_567.89, 1_234_567.89],
  ['1,234,567', 1_234_567, 1_234_567],
  ['1.234.567', 1_234_567, 1_234_567],
  ['1234,567', 1234.567, 1234.567],
  ['0,125', 0.125, 0.125],
  ['0.125', 0.125, 0.125],
  ['1.234', 1.234, 1.234],
  ['12,3456', 12.3456, 12.3456],
  // The language decides.
  ['1,234', 1234, 1.234],
  ['450,000', 450_000, 450],
  ['12,345', 12_345, 12.345],
  ['123.456', 123.456, 123.456],
  ['1  234,5', 1234.5, 1234.5],
  ['10000000000', 10_000_000_000, 10_000_000_000],
])('%j is %d in English and %d in French', (text, english, french) => {
  expect(parseNumber(text, 'en')).toEqual({ ok: true, value: english });
  expect(parseNumber(text, 'fr')).toEqual({ ok: true, value: french });
});

test.each(['', '   ', '\u00a0'])('%j is empty', (text) => {
  expect(parseNumber(text, 'en')).toEqual({ ok: false, reason: 'empty' });
});

test.each([
  ...['abc', '12a', 'a12', '500k', '1e5', '0x10', 'Infinity', 'NaN', '--3', '3-', '$', '%', ',', '.', '-', '$$5', '5$$', '5 % %'],
  ...['12 34', '1,2,3', '1.2.3', '1,23,456', '1 234 56', '1,234.567,8', '1 234,567 890', '5 $ 3', '1234 567', '1,234.5.6'],
  ...['1,234 567', '1234 567,5', '12,34.56', '1 234 ,', '٣', '1'.repeat(31), '1\n2'],
])('%j is no number', (text) => {
  expect(parseNumber(text, 'en')).toEqual({ ok: false, reason: 'notANumber' });
  expect(parseNumber(text, 'fr')).toEqual({ ok: false, reason: 'notANumber' });
});

test('thirty digits are still a number', () => {
  expect(parseNumber('1'.repeat(30), 'fr')).toEqual({ ok: true, value: Number('1'.repeat(30)) });
});

test.each(['en', 'fr'] as const)('what Intl writes is read back (%s)', (locale) => {
  const currency = new Intl.NumberFormat(`${locale}-CA`, { style: 'currency', currency: 'CAD' });
  const percent = new Intl.NumberFormat(`${locale}-CA`, { style: 'percent', minimumFractionDigits: 2 });
  fc.assert(
    fc.property(fc.integer({ min: -100_000_000_000, max: 100_000_000_000 }), (cents) => {
      expect(parseNumber(currency.format(cents / 100), locale)).toEqual({ ok: true, value: cents / 100 + 0 });
    }),
  );
  expect(parseNumber(percent.format(0.0525), locale)).toEqual({ ok: true, value: 5.25 });
});

test('whatever is typed gives a finite number or a reason', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'fr'), (text, locale) => {
      const parsed = parseNumber(text, locale);
      expect(parsed.ok ? Number.isFinite(parsed.value) : parsed.reason.length > 0).toBe(true);
    }),
  );
});

test.each(['en', 'fr'] as const)('a number written in the language of the page is read back (%s)', (locale) => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000_000_000, max: 1_000_000_000_000 }), (thousandths) => {
      const value = thousandths / 1000 + 0;
      expect(parseNumber(formatNumber(value, locale), locale)).toEqual({ ok: true, value });
      expect(parseNumber(formatTyped(value, locale, 3), locale, 3)).toEqual({ ok: true, value });
    }),
  );
});

test.each([
  ['1250,5', 'fr', 2, 1250.5],
  ['1,250', 'en', 2, 1250],
  ['1\u202f250', 'fr', 0, 1250],
  ['5.', 'en', 0, 5],
] as const)('%j in %s, with %d decimals, is %d', (text, locale, decimals, value) => {
  expect(parseNumber(text, locale, decimals)).toEqual({ ok: true, value });
});

test.each([
  ['1,250', 'fr', 2],
  ['1.250', 'en', 2],
  ['2.0', 'en', 0],
] as const)('%j in %s has more decimals than %d', (text, locale, decimals) => {
  expect(parseNumber(text, locale, decimals)).toEqual({ ok: false, reason: 'notANumber' });
});
