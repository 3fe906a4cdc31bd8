import { parseDollars } from './parseDollars';

test.each([
  ['', null],
  ['  ', null],
  ['1500', 150_000],
  ['1,500', 150_000],
  ['$1,500.50', 150_050],
  ['$ 20', 2_000],
  ['1 500,5 $', 150_050],
  ['1\u00a0500\u00a0$', 150_000],
  ['12\u202f500,75', 1_250_075],
  ['0', 0],
])('%j is %p cents', (text, cents) => expect(parseDollars(text)).toBe(cents));

test.each(['-5', 'a lot', '1,50,0', '1.2.3', '5e3', '=1+1', '1500 CAD'])('%j is no amount', (text) => expect(parseDollars(text)).toBeNaN());
