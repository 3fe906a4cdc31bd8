import { seasonOf } from './seasons';

test.each([
  ['2026-01-01', 'winter'],
  ['2026-03-14', 'winter'],
  ['2026-03-15', 'spring'],
  ['2026-06-01', 'summer'],
  ['2026-08-31', 'summer'],
  ['2026-09-01', 'autumn'],
  ['2026-11-14', 'autumn'],
  ['2026-11-15', 'winter'],
  ['2028-02-29', 'winter'],
])('%s is %s', (day, key) => {
  expect(seasonOf(day).key).toBe(key);
});
