import { provinces } from '@marketplace/section-kit/tax';
import { asPlace } from './asPlace';
import { placeName } from './placeName';

test('English names a place as the database writes it', () => {
  for (const place of ['Toronto, ON', 'M5V (Toronto, ON)', '']) expect(placeName(place, 'en')).toBe(place);
});

test.each([
  ['Toronto, ON', 'Toronto (Ontario)'],
  ["St. John's, NL", "St. John's (Terre-Neuve-et-Labrador)"],
  ['Québec, QC', 'Québec (Québec)'],
  ['M5V (Toronto, ON)', 'M5V (Toronto, Ontario)'],
])('French names %s with its province in full: %s', (place, expected) => expect(placeName(place, 'fr')).toBe(expected));

test.each(['', 'M5V 2T6', 'Toronto', 'Madison, WI', 'the whole island'])('%j names no province and stays as it is', (place) =>
  expect(placeName(place, 'fr')).toBe(place),
);

test('what a French page shows is the same place when it is typed', () => {
  for (const code of provinces) expect(asPlace(placeName(`Val-d’Or, ${code}`, 'fr'))).toBe(`Val-d’Or, ${code}`);
  expect(asPlace(' Toronto (Ontario) ')).toBe('Toronto, ON');
});

test('other parentheses are left to whoever knows places', () => expect(asPlace('Hamilton (Bermuda)')).toBe('Hamilton (Bermuda)'));
