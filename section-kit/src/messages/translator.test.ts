import fc from 'fast-check';
import { brand } from '@marketplace/shared-ui/brand';
import { defineMessages } from './defineMessages';
import { translator } from './translator';

const messages = defineMessages('test', {
  en: {
    hello: 'Hello {{name}} <b>&</b>',
    welcome: 'Welcome to {{brand}}',
    results_one: '{{count}} result',
    results_other: '{{count}} results',
    saved_one: 'Saved once',
    saved_other: 'Saved {{count}} times',
    sum: '{{a}} + {{a}} + {{b}}',
  },
  fr: {
    hello: 'Bonjour {{name}} <b>&</b>',
    welcome: 'Bienvenue chez {{brand}}',
    results_one: '{{count}} résultat',
    results_other: '{{count}} résultats',
    saved_one: 'Enregistré une fois',
    saved_other: 'Enregistré {{count}} fois',
    sum: '{{a}} + {{a}} + {{b}}',
  },
});
const en = translator('en', messages);
const fr = translator('fr', messages);

test.each([
  ['en', 0, '0 results'],
  ['en', 1, '1 result'],
  ['en', -1, '-1 result'],
  ['en', 1.5, '1.5 results'],
  ['en', 2, '2 results'],
  ['en', 1_000_000, '1000000 results'],
  // French counts as one whatever is less than two.
  ['fr', 0, '0 résultat'],
  ['fr', 1, '1 résultat'],
  ['fr', 1.5, '1.5 résultat'],
  ['fr', 2, '2 résultats'],
  // French has a plural of its own for whole millions; a catalogue without it falls back to the usual one.
  ['fr', 1_000_000, '1000000 résultats'],
] as const)('%s, %d: the form that the count asks for', (locale, count, expected) => {
  expect((locale === 'en' ? en : fr)('results', { count })).toBe(expected);
});

test('French has a form for millions where a catalogue gives one', () => {
  const t = translator('fr', defineMessages('millions', { en: { people_many: '' }, fr: { people_many: '{{n}} millions de personnes' } }));
  expect(t('people', { count: 3_000_000, n: 3 })).toBe('3 millions de personnes');
});

test('a count belongs to a text without forms as well', () => {
  const t = translator('en', defineMessages('single', { en: { left: '{{count}} left' }, fr: { left: '' } }));
  expect(t('left', { count: 1 })).toBe('1 left');
});

test.each([
  ['6:00 p.m.', 'Until 6:00 p.m. Roofs Inc. answers'],
  ['18 h', 'Until 18 h. Roofs Inc. answers'],
])('a value that ends in a period ends its sentence: %s', (time, expected) => {
  const t = translator('en', defineMessages('periods', { en: { held: 'Until {{time}}. {{name}} answers' }, fr: { held: '' } }));
  expect(t('held', { time, name: 'Roofs Inc.' })).toBe(expected);
});

test('an ellipsis and a period of the text stay', () => {
  const t = translator('en', defineMessages('dots', { en: { more: '{{name}}... and {{name}}.' }, fr: { more: '' } }));
  expect(t('more', { name: 'Inc.' })).toBe('Inc.... and Inc.');
  expect(t('more')).toBe('{{name}}... and {{name}}.');
});

test('a form may do without its count', () => {
  expect([en('saved', { count: 1 }), fr('saved', { count: 1 })]).toEqual(['Saved once', 'Enregistré une fois']);
});

test('the brand is always there, and may be another word', () => {
  expect(en('welcome')).toBe(`Welcome to ${brand.name}`);
  expect(en('welcome', { brand: 'them' })).toBe('Welcome to them');
});

test('what is not given stays visible', () => {
  expect(en('hello')).toBe('Hello {{name}} <b>&</b>');
  expect(en('sum', { a: 1 })).toBe('1 + 1 + {{b}}');
  expect(en('hello', { count: 1 })).toBe('Hello {{name}} <b>&</b>');
});

test('a text that is not written is its own key', () => {
  const t = translator('en', defineMessages('empty', { en: {}, fr: {} })) as (key: string, values?: Record<string, number>) => string;
  expect([t('list.title'), t('list.title', { count: 2 })]).toEqual(['list.title', 'list.title']);
});

test('a value is put in once and as it is, whatever it looks like', () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom('{{b}}', '{{brand}}', '$&', '$1', '<i>&amp;</i>', '$t(hello)'),
    fc.double({ noNaN: true }),
  );
  fc.assert(
    fc.property(value, value, (a, b) => {
      expect(en('sum', { a, b })).toBe([a, a, b].map(String).join(' + '));
    }),
  );
});

test('counts take the form of their language', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2_000_000 }), (count) => {
      expect(en('results', { count })).toBe(`${count} result${count === 1 ? '' : 's'}`);
      expect(fr('results', { count })).toBe(`${count} résultat${count < 2 ? '' : 's'}`);
    }),
  );
});
