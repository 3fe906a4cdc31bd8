import { deliveryTo } from './deliveryTo';
import { changePlaces, priceLine } from './priceLine';

const rule = (zone: string, leadDays = 5) => ({ zone, flatCents: 1000, freeOverCents: null, minOrderCents: null, leadDays });

test('the longest beginning of the postal code counts, else the province', () => {
  const rules = ['ON', 'M', 'M5', 'M5V', 'QC'].map((zone) => rule(zone));
  expect(deliveryTo(rules, 'ON', 'M5V 2T6')?.zone).toBe('M5V');
  expect(deliveryTo(rules, 'ON', 'M5A 1A1')?.zone).toBe('M5');
  expect(deliveryTo(rules, 'ON', 'M4C 1A1')?.zone).toBe('M');
  expect(deliveryTo(rules, 'ON', 'K1A 0B1')?.zone).toBe('ON');
  expect(deliveryTo(rules, 'ON', null)?.zone).toBe('ON');
  expect(deliveryTo(rules, 'YT', null)).toBeNull();
});

test('a province is not taken for the beginning of a postal code', () => {
  expect(deliveryTo([rule('NL')], 'ON', 'N2L 3G1')).toBeNull();
});

const size = { width: 120, height: 60, margin: 10 };
const point = (price: number, day: number) => ({ price, from: new Date(Date.UTC(2026, 0, day)).toISOString() });

test('the line steps from price to price, higher ones higher up', () => {
  expect(priceLine([point(10, 1), point(20, 11)], size)).toBe('M10 50H101V10H110');
});

test('changes stand where the line steps', () => {
  expect(changePlaces([point(10, 1), point(20, 6), point(15, 11)], size)).toEqual([10, 55, 101]);
  expect(changePlaces([point(10, 1)], size)).toEqual([10]);
});

test('one price, or always the same, is a level line', () => {
  expect(priceLine([point(10, 1)], size)).toBe('M10 30H110');
  expect(priceLine([point(10, 1), point(10, 11)], size)).toBe('M10 30H101V30H110');
});
