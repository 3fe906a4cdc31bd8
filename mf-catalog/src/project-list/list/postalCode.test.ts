import { provinceOf, readPostalCode, toProvince } from './postalCode';

test.each([
  ['m5v 2t6', 'M5V 2T6', 'ON'],
  ['H2X-1Y4', 'H2X 1Y4', 'QC'],
  [' X0A0H0 ', 'X0A 0H0', 'NU'],
  ['X1A\u00a01A1', 'X1A 1A1', 'NT'],
  ['Y1A 1A1', 'Y1A 1A1', 'YT'],
])('%s is %s in %s', (typed, code, province) => {
  expect(readPostalCode(typed)).toBe(code);
  expect(provinceOf(code)).toBe(province);
});

test.each(['', '90210', 'W1A 1AA', 'D5V 2T6', 'M5V 2T', 'M5V 2T66', '75001'])('%s is no Canadian postal code', (typed) => {
  expect(readPostalCode(typed)).toBeNull();
});

test.each([
  ['ON', 'ON'],
  ['on', null],
  ['TX', null],
  [null, null],
])('%s is the province %s', (value, province) => expect(toProvince(value)).toBe(province));
