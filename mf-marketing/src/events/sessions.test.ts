import { easternTimeZone } from '@marketplace/shared-ui';
import fc from 'fast-check';
import { nextSessions } from './sessions';

const wall = (date: Date) =>
  new Intl.DateTimeFormat('en-CA', { timeZone: easternTimeZone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' }).format(date);

test('the rhythm is kept across the change of the clock', () => {
  const dates = nextSessions(new Date('2026-02-25T00:00:00Z'), 'homeowners', 6);
  expect(dates.map(({ kind, start }) => [kind, wall(start)])).toEqual([
    ['quotes', '2026-03-03, 12:00'],
    ['season', '2026-03-12, 19:00'],
    ['home-show', '2026-03-21, 10:00'],
    ['quotes', '2026-04-07, 12:00'],
    ['season', '2026-04-09, 19:00'],
    ['quotes', '2026-05-05, 12:00'],
  ]);
});

test('a session that has begun is no longer offered', () => {
  const [next] = nextSessions(new Date('2026-12-01T16:59:00Z'), 'homeowners', 1);
  expect(next?.start.toISOString()).toBe('2026-12-01T17:00:00.000Z');
  const [after] = nextSessions(new Date('2026-12-01T17:00:00Z'), 'homeowners', 1);
  expect(after?.start.toISOString()).toBe('2026-12-11T00:00:00.000Z');
});

test('whatever the day, the next dates lie ahead, in order, and suit the audience', () => {
  fc.assert(
    fc.property(fc.date({ min: new Date('2026-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }), (now) => {
      const sessions = nextSessions(now, 'professionals', 8);
      expect(sessions).toHaveLength(8);
      const starts = sessions.map(({ start }) => start.getTime());
      expect([...starts].sort((a, b) => a - b)).toEqual(starts);
      expect(starts[0]).toBeGreaterThan(now.getTime());
      expect(sessions.every(({ audience }) => audience.includes('professionals'))).toBe(true);
    }),
    { numRuns: 60 },
  );
});
