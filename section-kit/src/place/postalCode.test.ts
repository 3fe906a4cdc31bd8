import fc from 'fast-check';
import { parsePostalArea, parsePostalCode } from './postalCode';
import { toProvince } from './province';

test.each([
  ['m5v 2t6', 'M5V 2T6', 'ON'],
  ['H2X-1Y4', 'H2X 1Y4', 'QC'],
  [' X0A0H0 ', 'X0A 0H0', 'NU'],
  ['X1A\u00a01A1', 'X1A 1A1', 'NT'],
  ['Y1A 1A1', 'Y1A 1A1', 'YT'],
  ['v6b  -  1a1', 'V6B 1A1', 'BC'],
])('%s is %s in %s', (typed, code, province) => {
  expect(parsePostalCode(typed)).toEqual({ code, province });
  expect(parsePostalArea(typed)).toEqual({ code, province });
});

test.each(['', '90210', 'W1A 1AA', 'D5V 2T6', 'M5V 2T', 'M5V 2T66', 'M5', 'Z1A 1A1', 'A1A 1O1', '75001', 'M5V2T6, Toronto'])(
  '%s is no Canadian postal code',
  (typed) => {
    expect(parsePostalCode(typed)).toBeNull();
    expect(parsePostalArea(typed)).toBeNull();
  },
);

test('its first half says where it is, and is no whole code', () => {
  expect(parsePostalArea(' k1a ')).toEqual({ code: 'K1A', province: 'ON' });
  expect(parsePostalCode('k1a')).toBeNull();
});

test('what is read is written so that it is read the same again, whatever was typed', () => {
  const letters = 'ABCEGHJKLMNPRSTVWXYZ dfioq-0123456789';
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...letters), maxLength: 8 }), (typed) => {
      const found = parsePostalArea(typed);
      if (found) expect(parsePostalArea(found.code)).toEqual(found);
    }),
  );
});

test.each([
  ['ON', 'ON'],
  ['on', null],
  ['TX', null],
  [null, null],
])('%s is the province %s', (value, province) => expect(toProvince(value)).toBe(province));
