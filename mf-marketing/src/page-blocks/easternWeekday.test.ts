import { easternWeekday } from './easternWeekday';

const TUESDAY = 2;
const SUNDAY = 0;
const at = (weekday: number, place: number, hour: number, year: number, month: number) =>
  easternWeekday({ weekday, place, hour }, year, month).toISOString();

it.each([
  ['a first weekday that opens the month', TUESDAY, 1, 12, 2024, 9, '2024-10-01T16:00:00.000Z'],
  ['a first weekday a week in', TUESDAY, 1, 12, 2025, 3, '2025-04-01T16:00:00.000Z'],
  ['winter, five hours behind', TUESDAY, 1, 12, 2026, 11, '2026-12-01T17:00:00.000Z'],
  ['a third weekday', TUESDAY, 3, 12, 2026, 0, '2026-01-20T17:00:00.000Z'],
  ['the hour after clocks went forward', SUNDAY, 2, 10, 2026, 2, '2026-03-08T14:00:00.000Z'],
  ['the hour after clocks went back', SUNDAY, 1, 10, 2026, 10, '2026-11-01T15:00:00.000Z'],
  ['an evening that is the next day in UTC', TUESDAY, 1, 20, 2026, 11, '2026-12-02T01:00:00.000Z'],
])('finds %s', (_, weekday, place, hour, year, month, expected) => {
  expect(at(weekday, place, hour, year, month)).toBe(expected);
});
