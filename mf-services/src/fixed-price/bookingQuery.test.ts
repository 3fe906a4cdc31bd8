import { bookingQuery } from './bookingQuery';
import { freeHalfDaysHref } from './freeHalfDaysHref';
import { lists } from './testing/fixedPriceBackend';
import type { PriceList } from './price/PriceList';

const cleaning = (lists as PriceList[]).find(({ service }) => service === 'cleaning')!;
const query = bookingQuery(cleaning);
const again = (search: string) => query.toSearch(query.parse(search, 'en'));

test.each([
  ['', ''],
  ['?size=three&oven=1&frequency=weekly', '?size=three&frequency=weekly&oven=1'],
  ['?size=studio&frequency=once&bathrooms=0&oven=0&province=ON', ''],
  ['?size=castle&frequency=hourly&oven=maybe&colour=red', ''],
  ['?oven=yes', '?oven=1'],
  ['?bathrooms=99', '?bathrooms=4'],
  ['?bathrooms=-2', ''],
  ['?bathrooms=2.9', '?bathrooms=2'],
  ['?postal=h2x%201y4', '?postal=H2X1Y4'],
  ['?postal=H2X1Y4&province=QC', '?postal=H2X1Y4'],
  ['?postal=H2X1Y4&province=BC', '?province=BC&postal=H2X1Y4'],
  ['?postal=90210&province=XX', ''],
  ['?slot=2026-11-23-morning', '?slot=2026-11-23-morning'],
  ['?slot=2026-11-23-night', ''],
  ['?slot=%3Cscript%3E', ''],
])('%s is the address %s', (given, canonical) => {
  expect(again(given)).toBe(canonical);
  expect(again(canonical)).toBe(canonical);
});

test('what was booked leads to its price list, with the same choices and place', () => {
  const booked = query.parse('?size=three&frequency=week&bathrooms=2&oven=1&postal=H2X1Y4', 'en');
  const href = freeHalfDaysHref({ service: 'cleaning', choices: booked.choices }, booked.postal);
  const [path, search] = href.split('?');
  expect(path).toBe('/services/cleaning');
  expect(query.parse(search!, 'en')).toEqual(booked);
  expect(freeHalfDaysHref({ service: 'cleaning', choices: {} }, null)).toBe('/services/cleaning');
});
