import { hubSearch, parseHub } from './hubAddress';

const trades = ['Construction', 'Windows & Doors'];

test.each([
  ['', ''],
  ['?postal=m5v', '?postal=M5V'],
  ['?postal=M5V%202T6&verified=true', '?postal=M5V2T6&verified=1'],
  ['?postal=Toronto&verified=no&trade=Magic&province=XX', ''],
  ['?trade=windows%20%26%20doors', '?trade=Windows+%26+Doors'],
  ['?trade=Construction&province=ON', ''],
  ['?postal=H2X&province=QC', '?postal=H2X'],
  ['?postal=H2X&province=AB', '?postal=H2X&province=AB'],
])('%s is the address %s', (given, canonical) => {
  expect(hubSearch(parseHub(given, trades), trades)).toBe(canonical);
  expect(hubSearch(parseHub(canonical, trades), trades)).toBe(canonical);
});
