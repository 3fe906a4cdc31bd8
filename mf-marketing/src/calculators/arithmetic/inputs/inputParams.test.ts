import { choiceParam, defineQuery, numberParam } from '@marketplace/section-kit';
import fc from 'fast-check';
import { dayParam, optionalParam, rowsParam } from './inputParams';

interface Offer {
  rate: number;
  kind: 'fixed' | 'variable';
}

interface Inputs {
  on: string;
  heat: number | undefined;
  offer: readonly Offer[];
}

const offers: readonly Offer[] = [{ rate: 4.5, kind: 'fixed' }];

const query = defineQuery<Inputs>({
  on: dayParam(''),
  heat: optionalParam(numberParam(0, { min: 0, max: 999 })),
  offer: rowsParam(
    offers,
    { rate: numberParam(0, { min: -5, max: 35 }), kind: choiceParam<'fixed' | 'variable'>('fixed', ['fixed', 'variable']) },
    3,
  ),
});

const defaults: Inputs = { on: '', heat: undefined, offer: offers };

test('an empty address means the defaults, and they need no address', () => {
  expect(query.parse('', 'en')).toEqual(defaults);
  expect(query.empty).toEqual(defaults);
  expect(query.toSearch(defaults)).toBe('');
  expect(query.given('?utm=1', 'en')).toEqual({});
});

test('inputs are written in the order of the query', () => {
  const inputs: Inputs = {
    on: '2026-11-20',
    heat: 0,
    offer: [
      { rate: -0.25, kind: 'variable' },
      { rate: 4, kind: 'fixed' },
    ],
  };
  const search = '?on=2026-11-20&heat=0&offer=-0.25~variable&offer=4~fixed';
  expect(query.toSearch(inputs)).toBe(search);
  expect(query.parse(search, 'en')).toEqual(inputs);
  expect(query.parse(search.slice(1), 'en')).toEqual(inputs);
});

test.each([
  ['on=2026-02-29', {}],
  ['on=2028-02-29', { on: '2028-02-29' }],
  ['on=2026-13-01', {}],
  ['on=x2026-11-20', {}],
  ['on=2026-11-20T00', {}],
  ['heat=-1', {}],
  ['heat=7', { heat: 7 }],
  ['offer=4~fixed~1', {}],
  ['offer=4', {}],
  ['offer=4~open', {}],
  ['offer=99~fixed', {}],
  ['offer=99~fixed&offer=-3~variable', { offer: [{ rate: -3, kind: 'variable' }] }],
  ['offer=1~fixed&offer=2~fixed&offer=3~fixed&offer=4~fixed', { offer: [1, 2, 3].map((rate) => ({ rate, kind: 'fixed' })) }],
  ['%E0%A4%A&price=%00', {}],
])('%s says %j', (search, given) => {
  expect(query.given(search, 'en')).toEqual(given);
  expect(query.parse(search, 'en')).toEqual({ ...defaults, ...given });
});

const rate = fc.integer({ min: -500, max: 3500 }).map((value) => value / 100);
const inputs = fc.record<Inputs>({
  on: fc.constantFrom('', '2026-11-20'),
  heat: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
  offer: fc.array(fc.record<Offer>({ rate, kind: fc.constantFrom('fixed', 'variable') }), { minLength: 1, maxLength: 3 }),
});

test('every valid input survives the way through the address', () => {
  fc.assert(
    fc.property(inputs, (values) => {
      expect(query.parse(query.toSearch(values), 'en')).toEqual(values);
    }),
  );
});

test('whatever the address says, the inputs are valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.keys(query.params)), (text, name) => {
      const values = query.parse(`?${name}=${encodeURIComponent(text.toWellFormed())}`, 'en');
      expect(query.parse(query.toSearch(values), 'en')).toEqual(values);
    }),
  );
});
