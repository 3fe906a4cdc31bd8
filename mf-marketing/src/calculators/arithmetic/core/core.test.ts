import { checkDay, holdsOn, inForce, isDay, type Dated } from './dated';
import { marginalAmount } from './marginalAmount';
import { ceilCents, floorCents, percentOf, roundCents, sumDollars } from './money';

test.each([
  [1.005, 1.01],
  [1.004999, 1],
  [0.285, 0.29],
  [1_234_567.895, 1_234_567.9],
  [-0.001, 0],
  [0, 0],
])('%d rounds to %d', (dollars, rounded) => {
  expect(roundCents(dollars)).toBe(rounded);
});

test('minimums are rounded up, maximums down, and whole cents stay', () => {
  expect([1.001, 1.13, 0.07].map(ceilCents)).toEqual([1.01, 1.13, 0.07]);
  expect([1.009, 1.13, 0.29].map(floorCents)).toEqual([1, 1.13, 0.29]);
});

test('sums and shares carry no binary noise', () => {
  expect(sumDollars([0.1, 0.2, 0.3])).toBe(0.6);
  expect(sumDollars([])).toBe(0);
  expect(percentOf(924_999.1, 4)).toBe(36_999.96);
});

test('a scale counts the part of each bracket, and nothing above its end', () => {
  const brackets = [
    { upTo: 100, percent: 10 },
    { upTo: 200, percent: 50 },
  ];
  expect([0, 50, 100, 150, 200, 900].map((value) => marginalAmount(brackets, value))).toEqual([0, 5, 10, 35, 60, 60]);
  expect(marginalAmount([], 100)).toBe(0);
});

const dates = (effectiveFrom: string, effectiveTo?: string): Dated => ({
  ...{ source: { en: 'a', fr: 'b' }, sourceDate: '2025-01-01', verifiedOn: '2025-01-01' },
  ...{ effectiveFrom, effectiveTo },
});
const old = dates('2024-01-01', '2024-12-31');
const recent = dates('2025-01-01', '2025-12-31');

test.each([
  ['2024-01-01', old, false],
  ['2024-12-31', old, false],
  ['2025-01-01', recent, false],
  ['2025-12-31', recent, false],
  ['2026-01-01', recent, true],
])('on %s', (day, table, outdated) => {
  expect(inForce([old, recent], day)).toEqual({ table, outdated });
});

test('a table without an end is never outdated', () => {
  expect(inForce([dates('2024-01-01')], '2099-01-01').outdated).toBe(false);
});

test('asking before the first table is a mistake of the caller', () => {
  expect(() => inForce([old], '2023-12-31')).toThrow('No table holds on 2023-12-31: check the day with checkDay() first.');
});

test.each([
  ['2023-12-31', false],
  ['2024-01-01', true],
  ['2024-12-31', true],
  ['2025-01-01', false],
])('whether a table holds on %s: %s', (day, holds) => {
  expect(holdsOn(old, day)).toBe(holds);
});

test.each([
  ['2026-11-20', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-00-10', false],
  ['2026-1-1', false],
  ['26-11-20', false],
  ['2026-11-20 ', false],
  [' 2026-11-20', false],
  ['', false],
])('%j is a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});

test('a day must lie behind the beginning of every table that is needed', () => {
  const later = [dates('2025-06-01')];
  expect(checkDay('on', '2025-05-31', [old], later)).toEqual([{ field: 'on', code: 'beforeFirstRule', limit: '2025-06-01' }]);
  expect(checkDay('on', '2025-05-31', later, [old])).toEqual([{ field: 'on', code: 'beforeFirstRule', limit: '2025-06-01' }]);
  expect(checkDay('on', '2025-06-01', [old], later)).toEqual([]);
  expect(checkDay('on', '1900-01-01', [])).toEqual([]);
  expect(checkDay('on', '1900-01-01')).toEqual([]);
});
