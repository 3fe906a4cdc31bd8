import { tradeHubQuery } from './tradeHubQuery';

const query = tradeHubQuery(['Construction', 'Windows & Doors']);
const again = (search: string) => query.toSearch(query.parse(search, 'en'));

test.each([
  ['', ''],
  ['?postal=m5v', '?postal=M5V'],
  ['?postal=M5V%202T6&verified=true', '?postal=M5V2T6&verified=true'],
  ['?verified=1', '?verified=true'],
  ['?verified=yes', '?verified=true'],
  ['?postal=Toronto&verified=no&trade=Magic&province=XX', ''],
  ['?trade=windows%20%26%20doors', '?trade=Windows%20%26%20Doors'],
  ['?trade=Construction&province=ON', ''],
  ['?postal=H2X&province=QC', '?postal=H2X'],
  ['?postal=H2X&province=AB', '?postal=H2X&province=AB'],
])('%s is the address %s', (given, canonical) => {
  expect(again(given)).toBe(canonical);
  expect(again(canonical)).toBe(canonical);
});
