import { satisfiesRange } from './satisfiesRange';

test.each([
  ['1.0.0', '^1.0.0', true],
  ['1.9.3', '^1.2.0', true],
  ['1.1.9', '^1.2.0', false],
  ['2.0.0', '^1.2.0', false],
  ['0.3.4', '^0.3.1', true],
  ['0.4.0', '^0.3.1', false],
  ['0.0.2', '^0.0.1', false],
  ['1.2.9', '~1.2.3', true],
  ['1.3.0', '~1.2.3', false],
  ['1.2.3', '1.2.3', true],
  ['1.2.4', '1.2.3', false],
  ['1.0.0', '>=1.0.0', false],
  ['1.0.0', 'latest', false],
  [undefined, '^1.0.0', false],
])('%s in %s is %s', (version, range, expected) => {
  expect(satisfiesRange(version, range)).toBe(expected);
});
