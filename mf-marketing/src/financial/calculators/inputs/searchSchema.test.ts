import fc from 'fast-check';
import { choiceField, dayField, flagField, numberField, optionalField, rowsField } from './searchFields';
import { defaultsOf, fromSearch, givenIn, toSearch, type SearchSchema } from './searchSchema';

interface Offer {
  rate: number;
  kind: 'fixed' | 'variable';
}

interface Inputs {
  price: number;
  province: 'ON' | 'QC';
  firstTime: boolean;
  on: string;
  heat: number | undefined;
  offer: readonly Offer[];
}

const offers: readonly Offer[] = [{ rate: 4.5, kind: 'fixed' }];

const schema: SearchSchema<Inputs> = {
  price: numberField(500_000, { min: 1, max: 1_000_000_000 }),
  province: choiceField<'ON' | 'QC'>('ON', ['ON', 'QC']),
  firstTime: flagField(false),
  on: dayField(''),
  heat: optionalField(numberField(0, { min: 0, max: 999 })),
  offer: rowsField(
    offers,
    { rate: numberField(0, { min: -5, max: 35 }), kind: choiceField<'fixed' | 'variable'>('fixed', ['fixed', 'variable']) },
    3,
  ),
};

const defaults: Inputs = { price: 500_000, province: 'ON', firstTime: false, on: '', heat: undefined, offer: offers };

test('an empty address means the defaults, and they need no address', () => {
  expect(fromSearch(schema, '')).toEqual(defaults);
  expect(defaultsOf(schema)).toEqual(defaults);
  expect(toSearch(schema, defaults)).toBe('');
  expect(givenIn(schema, '?utm=1')).toEqual({});
});

test('inputs are written in the order of the schema', () => {
  const inputs: Inputs = {
    ...{ price: 812_345.5, province: 'QC', firstTime: true, on: '2026-11-20', heat: 0 },
    offer: [
      { rate: -0.25, kind: 'variable' },
      { rate: 4, kind: 'fixed' },
    ],
  };
  const search = '?price=812345.5&province=QC&firstTime=1&on=2026-11-20&heat=0&offer=-0.25%7Evariable&offer=4%7Efixed';
  expect(toSearch(schema, inputs)).toBe(search);
  expect(fromSearch(schema, search)).toEqual(inputs);
  expect(fromSearch(schema, search.slice(1))).toEqual(inputs);
});

test.each([
  ['price=', {}],
  ['price=abc', {}],
  ['price=NaN', {}],
  ['price=Infinity', {}],
  ['price=1e5', {}],
  ['price=0x1F', {}],
  ['price=+5', {}],
  ['price=5,5', {}],
  ['price=0.99', {}],
  ['price=1', { price: 1 }],
  ['price=1000000000', { price: 1_000_000_000 }],
  ['price=1000000001', {}],
  ['price=1234567890123', {}],
  ['price=5.123456', { price: 5.123456 }],
  ['price=5.1234567', {}],
  ['price=5.', {}],
  ['price=x5', {}],
  ['price=10&price=20', {}],
  ['province=qc', {}],
  ['province=QC', { province: 'QC' }],
  ['firstTime=0', { firstTime: false }],
  ['firstTime=1', { firstTime: true }],
  ['firstTime=true', {}],
  ['firstTime=toString', {}],
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
  expect(givenIn(schema, search)).toEqual(given);
  expect(fromSearch(schema, search)).toEqual({ ...defaults, ...given });
});

const rate = fc.integer({ min: -500, max: 3500 }).map((value) => value / 100);
const inputs = fc.record<Inputs>({
  price: fc.integer({ min: 100, max: 100_000_000_000 }).map((cents) => cents / 100),
  province: fc.constantFrom('ON', 'QC'),
  firstTime: fc.boolean(),
  on: fc.constantFrom('', '2026-11-20'),
  heat: fc.option(fc.integer({ min: 0, max: 999 }), { nil: undefined }),
  offer: fc.array(fc.record<Offer>({ rate, kind: fc.constantFrom('fixed', 'variable') }), { minLength: 1, maxLength: 3 }),
});

test('every valid input survives the way through the address', () => {
  fc.assert(
    fc.property(inputs, (values) => {
      expect(fromSearch(schema, toSearch(schema, values))).toEqual(values);
    }),
  );
});

test('whatever the address says, the inputs are valid', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...Object.keys(schema)), (text, name) => {
      const values = fromSearch(schema, `?${name}=${encodeURIComponent(text.toWellFormed())}`);
      expect(fromSearch(schema, toSearch(schema, values))).toEqual(values);
    }),
  );
});
