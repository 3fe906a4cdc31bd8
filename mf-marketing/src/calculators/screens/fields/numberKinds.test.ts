import fc from 'fast-check';
import { readNumber, writeNumber, type NumberKind } from './numberKinds';

const kinds: NumberKind[] = ['amount', 'percent', 'years', 'months', 'year'];

test.each(kinds.flatMap((kind) => (['en', 'fr'] as const).map((locale) => [kind, locale] as const)))(
  'a number of the kind %s is read back as it was written (%s)',
  (kind, locale) => {
    fc.assert(
      fc.property(fc.integer({ min: -100_000_000, max: 100_000_000 }), (cents) => {
        const value = cents / 100;
        expect(readNumber(writeNumber(value, kind, locale), kind, locale)).toBe(value + 0);
      }),
    );
  },
);

test.each(kinds)('whatever is typed for the kind %s is a finite number or none', (kind) => {
  const text = fc.oneof(fc.string(), fc.stringMatching(/^[-−]?[0-9 .,$%eE]{0,40}$/));
  fc.assert(
    fc.property(text, fc.constantFrom('en', 'fr'), (typed, locale) => {
      const value = readNumber(typed, kind, locale as 'en' | 'fr');
      expect(Number.isFinite(value) || Number.isNaN(value)).toBe(true);
    }),
  );
});

test('what is no number is written as nothing', () => {
  expect(writeNumber(Number.NaN, 'amount', 'en')).toBe('');
  expect(readNumber('  ', 'amount', 'fr', 0)).toBe(0);
});
