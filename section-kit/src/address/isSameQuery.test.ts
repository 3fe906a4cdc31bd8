import { isSameQuery } from './isSameQuery';

test.each([
  ['', '', true],
  ['', '?', true],
  ['?a=1&b=2', '?b=2&a=1', true],
  ['?spec=A:1&spec=B:2', '?spec=B:2&spec=A:1', true],
  ['?a=%C3%A9%20%3A', '?a=é+:', true],
  ['?a=1', '?a=1&a=1', false],
  ['?a=1', '?A=1', false],
  ['?a=b%26c=d', '?a=b&c=d', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(isSameQuery(one, other)).toBe(expected);
});
