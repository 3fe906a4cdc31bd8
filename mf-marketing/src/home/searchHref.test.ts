import { searchHref } from './searchHref';

test.each([
  ['m5v1a1', '/services?near=M5V%201A1'],
  [' H2X-1Y4 ', '/services?near=H2X%201Y4'],
  ['K1A', '/services?near=K1A'],
  ['D1A 1A1', '/services?search=D1A%201A1'],
  ['M5V 1A', '/services?search=M5V%201A'],
  ['deck', '/services?search=deck'],
  ['  ', '/services'],
])('%j leads to %s', (text, href) => {
  expect(searchHref('/services', text)).toBe(href);
});

test('materials have no place to look around', () => {
  expect(searchHref('/materials', 'M5V 1A1')).toBe('/materials');
});
