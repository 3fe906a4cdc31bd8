import fc from 'fast-check';
import { findFindings } from './figures/findFindings';
import { groupDays, groupings } from './figures/groupDays';
import { measures, sumDays, type Day } from './figures/measures';
import { daysOf, reportQuery } from './reportQuery';
import { sampleDays, sampleEnd } from './sample/sampleDays';

const parse = (query: string) => reportQuery.parse(query, 'en');
const nothing: Omit<Day, 'day'> = {
  views: 0,
  quote_clicks: 0,
  call_clicks: 0,
  requests: 0,
  answered: 0,
  quoted: 0,
  connected: 0,
  hired: 0,
};

describe('the address', () => {
  test.each([
    ['', 'tab', 'overview'],
    ['tab=nonsense', 'tab', 'overview'],
    ['days=29', 'days', 28],
    ['from=2026-02-30&to=2026-10-31&days=7', 'days', 7],
    ['from=2026-02-30&to=2026-10-31&days=7', 'to', ''],
    ['measures=hired,views,robots', 'measures', ['views', 'hired']],
    ['measures=views,quote_clicks,call_clicks,requests,connected,hired', 'measures', ['views', 'quote_clicks', 'call_clicks', 'requests']],
    ['status=ACTIVE', 'status', ''],
    ['by=year', 'by', 'week'],
  ])('?%s means %s %j', (query, key, expected) => {
    expect(parse(query)).toHaveProperty(key, expected);
  });

  test.each([
    ['from=2026-10-05&to=2026-10-09', '2026-10-05', '2026-10-09'],
    ['from=2026-10-09&to=2026-10-05', '2026-10-05', '2026-10-09'],
    ['from=2020-01-01&to=2026-10-31', '2025-10-31', '2026-10-31'],
    ['days=7&from=2026-10-05&to=2026-10-09', '2026-10-05', '2026-10-09'],
    ['from=2026-02-30&to=2026-10-31&days=7', '2026-10-25', '2026-10-31'],
  ])('?%s means %s to %s', (query, first, last) => {
    expect(daysOf(parse(query), sampleEnd)).toEqual({ first, last });
  });

  test('what is written is read back the same', () => {
    const query = parse(
      'tab=reports&days=90&measures=hired&status=paused&actor=campaign&analysis=true&report=built&columns=views&by=month',
    );
    expect(parse(reportQuery.toSearch(query))).toEqual(query);
    expect(reportQuery.toSearch(parse(''))).toBe('');
  });

  test('whatever it says, there are 1 to 366 days in order', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (from, to, days) => {
        const { first, last } = daysOf(parse(`${new URLSearchParams({ from, to, days })}`), sampleEnd);
        expect(first <= last).toBe(true);
      }),
    );
  });
});

describe('the sample', () => {
  test('holds every day of two years once', () => {
    expect(sampleDays).toHaveLength(730);
    expect(new Set(sampleDays.map(({ day }) => day)).size).toBe(730);
    expect(sampleDays.at(-1)!.day).toBe(sampleEnd);
  });

  test('shows a listing that gains: most figures of the last days are above those of the days before', () => {
    const [before, last] = [sumDays(sampleDays.slice(-56, -28)), sumDays(sampleDays.slice(-28))];
    expect(measures.filter((measure) => last[measure] > before[measure]).length).toBeGreaterThan(measures.length / 2);
  });

  test('could have happened: nobody is hired without being asked, and nobody asks without looking', () => {
    for (const { views, quote_clicks, requests, answered, quoted, connected, hired } of sampleDays) {
      expect([views, quote_clicks, requests, answered, quoted, connected, hired, 0]).toEqual(
        [views, quote_clicks, requests, answered, quoted, connected, hired, 0].sort((a, b) => b - a),
      );
    }
  });
});

test('grouping loses nothing', () => {
  fc.assert(
    fc.property(fc.nat(700), fc.nat(366), fc.constantFrom(...groupings), (from, length, by) => {
      const days = sampleDays.slice(from, from + length);
      const groups = groupDays(days, by);
      for (const measure of measures) {
        expect(groups.reduce((sum, group) => sum + group[measure], 0)).toBe(sumDays(days)[measure]);
      }
      expect(groups.map(({ start }) => start)).toEqual(groups.map(({ start }) => start).sort());
    }),
  );
});

describe('what the figures say', () => {
  test('nothing, where nothing was counted', () => {
    expect(findFindings([{ ...nothing, day: '2026-10-31' }], null)).toEqual([{ key: 'nothing' }]);
  });

  test('the change, the busiest day and the shares', () => {
    const days = [
      { ...nothing, day: '2026-10-30', views: 30, requests: 3, connected: 2, hired: 1 },
      { ...nothing, day: '2026-10-31', views: 20, requests: 2 },
    ];
    expect(findFindings(days, { ...nothing, views: 100 })).toEqual([
      { key: 'down', change: 0.5 },
      { key: 'busiest', day: '2026-10-30', count: 30 },
      { key: 'asked', share: 0.1 },
      { key: 'hired', share: 0.5 },
    ]);
    expect(findFindings(days, { ...nothing, views: 50 })[0]).toEqual({ key: 'same' });
  });
});
