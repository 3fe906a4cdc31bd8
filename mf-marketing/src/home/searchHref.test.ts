import { searchHref, withPlace } from './searchHref';

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

test.each([
  ['deck', ' h2x1y4 ', '/services?search=deck&near=H2X%201Y4'],
  ['deck', 'Québec, QC', '/services?search=deck&near=Qu%C3%A9bec%2C%20QC'],
  ['', 'Atlantis', '/services?near=Atlantis'],
  ['M5V 1A1', 'Halifax', '/services?near=M5V%201A1'],
  ['deck', ' ', '/services?search=deck'],
])('%j at %j leads to %s', (text, where, href) => {
  expect(searchHref('/services', text, where)).toBe(href);
});

test('only the directory is asked around a place, and only around one', () => {
  expect(withPlace('/services?category=Roofing', 'K1A')).toBe('/services?category=Roofing&near=K1A');
  for (const href of ['/services/7', '/materials/7', '/services?near=Toronto']) expect(withPlace(href, 'K1A')).toBe(href);
});
