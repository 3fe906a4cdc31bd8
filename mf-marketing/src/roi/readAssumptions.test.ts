import fc from 'fast-check';
import { fieldRules, fieldsOf } from './campaigns';
import { readAssumptions, type Texts } from './readAssumptions';

const english: Texts = { budget: '$1,200.50', price: '2.5', requestRate: '4%', winRate: '20', jobValue: '3,500', margin: '30' };
const french: Texts = { budget: '1 200,50 $', price: '2,5', requestRate: '4 %', winRate: '20', jobValue: '3\u00a0500', margin: '30' };

test.each([
  ['en', english],
  ['fr', french],
] as const)('numbers are read as they are written (%s)', (locale, texts) => {
  expect(readAssumptions('search', texts, locale)).toEqual({
    values: { budget: 1200.5, price: 2.5, requestRate: 4, winRate: 20, jobValue: 3500, margin: 30 },
    problems: {},
  });
});

test.each([
  ['', 'empty'],
  ['many', 'notANumber'],
  ['-1', 'tooLow'],
  ['100.1', 'tooHigh'],
] as const)('a rate of %j is refused: %s', (text, problem) => {
  const { values, problems } = readAssumptions('search', { ...english, winRate: text }, 'en');
  expect(problems).toEqual({ winRate: problem });
  expect(values).not.toHaveProperty('winRate');
});

test('a price of nothing would buy everything', () => {
  expect(readAssumptions('search', { ...english, price: '0' }, 'en').problems).toEqual({ price: 'tooLow' });
});

test('whatever is typed, each field has a value within its limits or a problem', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('en', 'fr'), (text, locale) => {
      const texts = Object.fromEntries(fieldsOf('promotion').map((field) => [field, text]));
      const { values, problems } = readAssumptions('promotion', texts, locale);
      for (const field of fieldsOf('promotion')) {
        expect(field in values).toBe(!(field in problems));
        if (values[field] === undefined) continue;
        expect(values[field]).toBeGreaterThanOrEqual(fieldRules[field].least);
        expect(values[field]).toBeLessThanOrEqual(fieldRules[field].most);
      }
    }),
  );
});
