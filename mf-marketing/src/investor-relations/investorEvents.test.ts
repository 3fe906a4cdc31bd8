import { easternTimeZone } from '@marketplace/shared-ui';
import fc from 'fast-check';
import { nextInvestorEvents } from './investorEvents';
import { growthOf, sampleQuarters, totalOf } from './sampleFigures';
import { reportFile, reports } from './reportFile';

const starts = (now: string, count = 3) => nextInvestorEvents(new Date(now), count).map(({ kind, start }) => [kind, start.toISOString()]);

test('winter and summer time are told apart', () => {
  expect(starts('2026-11-20T12:00:00Z')).toEqual([
    ['results', '2027-02-11T16:00:00.000Z'],
    ['results', '2027-05-13T15:00:00.000Z'],
    ['meeting', '2027-06-16T18:00:00.000Z'],
  ]);
});

test('an event is over once it has begun', () => {
  expect(starts('2027-02-11T15:59:59Z', 1)).toEqual([['results', '2027-02-11T16:00:00.000Z']]);
  expect(starts('2027-02-11T16:00:00Z', 1)).toEqual([['results', '2027-05-13T15:00:00.000Z']]);
});

test('there is always a next one, on its weekday and hour in Eastern time', () => {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: easternTimeZone, weekday: 'long', hour: 'numeric', hourCycle: 'h23' });
  fc.assert(
    fc.property(fc.date({ min: new Date('2024-01-01'), max: new Date('2099-12-01'), noInvalidDate: true }), (now) => {
      const events = nextInvestorEvents(now, 3);
      expect(events).toHaveLength(3);
      for (const { kind, start } of events) {
        expect(start > now).toBe(true);
        expect(parts.format(start)).toMatch(kind === 'results' ? /Thursday.*11/ : /Wednesday.*14/);
      }
    }),
  );
});

test('the sample figures add up', () => {
  expect(sampleQuarters.map(totalOf)).toEqual([800, 789, 920, 960]);
  expect(growthOf(0)).toBeNull();
  expect(growthOf(1)).toBeCloseTo(-0.01375, 6);
});

test('a report holds every quarter up to its own, with the total as the last column', () => {
  const head = ['Quarter ending', 'Listings', 'Advertising', 'Referrals', 'Total, "all"'];
  expect(reports[0]).toMatchObject({ published: '2026-11-14' });
  const lines = reportFile(reports[0]!, head).split('\r\n');
  expect(lines[0]).toBe('\uFEFFQuarter ending,Listings,Advertising,Referrals,"Total, ""all"""');
  expect(lines.slice(1)).toEqual([
    '2025-12-31,402,268,130,800',
    '2026-03-31,418,251,120,789',
    '2026-06-30,447,309,164,920',
    '2026-09-30,463,322,175,960',
    '',
  ]);
  expect(reportFile(reports.at(-1)!, head).split('\r\n')).toHaveLength(3);
});
