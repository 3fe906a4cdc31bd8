import { parseCents } from './parseCents';

test.each<[string, number | null, number | null]>([
  ['', null, null],
  ['  ', null, null],
  ['1500', 150_000, 150_000],
  ['$1,500.50', 150_050, 150_050],
  ['$ 20', 2_000, 2_000],
  ['1 500,5 $', 150_050, 150_050],
  ['1\u00a0500\u00a0$', 150_000, 150_000],
  ['12\u202f500,75', 1_250_075, 1_250_075],
  ['0', 0, 0],
  ['1.005', Number.NaN, Number.NaN],
  // A thousand and a half in English; in French it has parts of a cent, and nobody is made to offer $1.50.
  ['1,500', 150_000, Number.NaN],
])('%j is %p cents in English and %p in French', (text, english, french) => {
  expect([parseCents(text, 'en'), parseCents(text, 'fr')]).toEqual([english, french]);
});

test.each(['-5', 'a lot', '1,50,0', '1.2.3', '5e3', '=1+1', '1500 CAD'])('%j is no amount', (text) => {
  expect([parseCents(text, 'en'), parseCents(text, 'fr')]).toEqual([Number.NaN, Number.NaN]);
});
