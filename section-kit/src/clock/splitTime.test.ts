import { splitTime } from './splitTime';

const MINUTE = 60_000;

test.each([
  [0, 0, 0, 0, 'soon'],
  [MINUTE - 1, 0, 0, 0, 'soon'],
  [MINUTE, 0, 0, 1, 'minutes'],
  [60 * MINUTE - 1, 0, 0, 59, 'minutes'],
  [90 * MINUTE, 0, 1, 30, 'hours'],
  [24 * 60 * MINUTE, 1, 0, 0, 'days'],
  [(26 * 60 + 5) * MINUTE, 1, 2, 5, 'days'],
  [-5, 0, 0, 0, 'soon'],
])('%d ms are %d days %d hours %d minutes, told in %s', (ms, days, hours, minutes, told) =>
  expect(splitTime(ms)).toEqual({ days, hours, minutes, told }),
);
