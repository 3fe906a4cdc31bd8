import { assert, constantFrom, double, property } from 'fast-check';
import { measuresOf, MAX_AMOUNT, quantityNeeded, toCoverageUnit } from './quantityNeeded';

const amounts = double({ min: 0.01, max: MAX_AMOUNT, noNaN: true });
const perUnit = double({ min: 0.1, max: 1000, noNaN: true });
const wastes = constantFrom(0, 5, 10, 15);

test('what is bought covers what is needed, and one unit less would not', () => {
  assert(
    property(amounts, perUnit, wastes, (amount, per, waste) => {
      const coverage = { amount: per, unit: 'sqft' as const };
      const { units, covered } = quantityNeeded(amount, 'ft2', coverage, waste);
      const wanted = amount * (1 + waste / 100);
      expect(Number.isInteger(units)).toBe(true);
      expect(covered).toBeGreaterThanOrEqual(wanted * (1 - 1e-6) - per * 1e-8);
      if (units > 1) expect((units - 1) * per).toBeLessThan(wanted);
    }),
  );
});

test('more to cover never needs less', () => {
  assert(
    property(amounts, amounts, perUnit, wastes, (one, other, per, waste) => {
      const coverage = { amount: per, unit: 'lnft' as const };
      const units = (amount: number) => quantityNeeded(amount, 'ft', coverage, waste).units;
      expect(units(Math.min(one, other))).toBeLessThanOrEqual(units(Math.max(one, other)));
    }),
  );
});

test.each([
  // 100 ft² and 10 %: exactly 110 boxes of 1 ft², and not one more for the binary rest.
  [100, 'ft2', { amount: 1, unit: 'sqft' }, 10, 110],
  [20, 'm2', { amount: 20, unit: 'sqft' }, 10, 12],
  [12, 'ft', { amount: 8, unit: 'lnft' }, 0, 2],
  [3.6576, 'm', { amount: 12, unit: 'lnft' }, 0, 1],
  [0.5, 'ft2', { amount: 400, unit: 'sqft' }, 5, 1],
  [7, 'pieces', { amount: 1, unit: 'each' }, 0, 7],
] as const)('%d %s of %o with %d %% waste are %d units', (amount, measure, coverage, waste, units) => {
  expect(quantityNeeded(amount, measure, coverage, waste).units).toBe(units);
});

test('a metre is 1/0.3048 feet, its square the square of that', () => {
  expect(toCoverageUnit(0.3048, 'm')).toBeCloseTo(1, 12);
  expect(toCoverageUnit(0.09290304, 'm2')).toBeCloseTo(1, 12);
  expect(measuresOf('sqft')).toEqual(['ft2', 'm2']);
});

test.each([0, -1, Number.NaN, MAX_AMOUNT + 1])('%d is refused', (amount) => {
  expect(() => quantityNeeded(amount, 'ft2', { amount: 1, unit: 'sqft' }, 0)).toThrow(RangeError);
});
