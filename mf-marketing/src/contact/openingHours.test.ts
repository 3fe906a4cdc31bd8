import { openingAt } from './openingHours';

test.each([
  ['a Friday morning', '2026-11-20T15:00:00Z', true, '2026-11-20T23:00:00.000Z', true],
  ['a second before opening', '2026-11-20T12:59:59Z', false, '2026-11-20T13:00:00.000Z', true],
  ['the second of opening', '2026-11-20T13:00:00Z', true, '2026-11-20T23:00:00.000Z', true],
  ['a second before closing', '2026-11-20T22:59:59Z', true, '2026-11-20T23:00:00.000Z', true],
  ['Friday evening: Saturday opens an hour later', '2026-11-20T23:00:00Z', false, '2026-11-21T14:00:00.000Z', false],
  ['Saturday noon', '2026-11-21T17:00:00Z', true, '2026-11-21T21:00:00.000Z', true],
  ['Saturday after four', '2026-11-21T21:00:00Z', false, '2026-11-23T13:00:00.000Z', false],
  ['Sunday', '2026-11-22T17:00:00Z', false, '2026-11-23T13:00:00.000Z', false],
  ['Monday before opening, still Sunday in Vancouver', '2026-11-23T05:30:00Z', false, '2026-11-23T13:00:00.000Z', true],
  ['summer time', '2026-07-01T21:59:00Z', true, '2026-07-01T22:00:00.000Z', true],
  ['the weekend in which clocks go forward', '2026-03-07T22:00:00Z', false, '2026-03-09T12:00:00.000Z', false],
  ['the weekend in which clocks go back', '2026-10-31T21:00:00Z', false, '2026-11-02T13:00:00.000Z', false],
])('%s', (_case, now, isOpen, changesAt, isToday) => {
  expect(openingAt(new Date(now))).toEqual({ isOpen, changesAt: new Date(changesAt), isToday });
});
