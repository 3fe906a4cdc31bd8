import { nextDealsChange } from './nextDealsChange';

test.each([
  ['a Friday', '2026-11-20T15:00:00Z', '2026-11-23T14:00:00.000Z'],
  ['Monday, a minute before nine', '2026-11-23T13:59:00Z', '2026-11-23T14:00:00.000Z'],
  ['Monday at nine, when the new week begins', '2026-11-23T14:00:00Z', '2026-11-30T14:00:00.000Z'],
  ['Monday morning in Halifax, still Sunday night in Vancouver', '2026-11-23T05:30:00Z', '2026-11-23T14:00:00.000Z'],
  ['a week in which clocks go back', '2026-10-31T12:00:00Z', '2026-11-02T14:00:00.000Z'],
  ['a week in which clocks go forward', '2026-03-07T12:00:00Z', '2026-03-09T13:00:00.000Z'],
  ['summer time', '2026-07-01T00:00:00Z', '2026-07-06T13:00:00.000Z'],
])('%s', (_case, now, expected) => {
  expect(nextDealsChange(new Date(now)).toISOString()).toBe(expected);
});
