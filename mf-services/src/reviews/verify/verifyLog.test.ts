import fc from 'fast-check';
import { webcrypto } from 'node:crypto';
import cases from '../testing/chainCases.json';
import type { LogEntry, ReviewLog } from './ReviewLog';
import { averageOf, verifyLog } from './verifyLog';

beforeAll(() => {
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
});

const { reviews, ...log } = cases as ReviewLog & { reviews: Parameters<typeof verifyLog>[1] & object[] };
const verify = (change: Partial<ReviewLog> = {}, words = reviews) => verifyLog({ ...log, ...change }, words);

test('a log that the database wrote is whole, and makes the rating that is shown', async () => {
  await expect(verify()).resolves.toEqual({
    fault: null,
    entries: 5,
    standing: 3,
    texts: 3,
    fingerprint: log.entries.at(-1)!.hash,
  });
});

test('a company nobody reviewed here has an empty log and its imported rating', async () => {
  const shown = { rating: 4.9, review_count: 127 };
  await expect(verify({ entries: [], shown }, [])).resolves.toMatchObject({ fault: null, entries: 0, fingerprint: null });
  await expect(verify({ entries: [], base: null, shown: { rating: null, review_count: 0 } }, [])).resolves.toMatchObject({ fault: null });
});

const other = (value: string) => value.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
const changes: { [Key in keyof LogEntry]: (value: LogEntry[Key]) => LogEntry[Key] } = {
  seq: (seq) => seq + 1,
  event: (event) => (event === 'publish' ? 'restore' : 'publish'),
  review_id: (id) => (id.endsWith('1') ? id.replace(/1$/, '2') : id.replace(/.$/, '1')),
  rating: (rating) => (rating % 5) + 1,
  body_hash: other,
  reason: (reason) => (reason === null ? 'spam' : null),
  at: (at) => at.replace(/\d(?=Z$)/, (digit) => String((Number(digit) + 1) % 10)),
  prev_hash: other,
  hash: other,
};

test('any single change of any entry is found, and so is an entry that is missing, moved or told twice', async () => {
  const index = fc.nat({ max: log.entries.length - 1 });
  const change = fc.oneof(
    fc.tuple(index, fc.constantFrom(...(Object.keys(changes) as (keyof LogEntry)[]))).map(([at, key]) => {
      const changed = { ...log.entries[at]!, [key]: changes[key](log.entries[at]![key] as never) };
      return log.entries.with(at, changed);
    }),
    index.map((at) => log.entries.toSpliced(at, 1)),
    index.map((at) => log.entries.toSpliced(at, 0, log.entries[at]!)),
    fc
      .tuple(index, index)
      .filter(([a, b]) => a !== b)
      .map(([a, b]) => log.entries.with(a, log.entries[b]!).with(b, log.entries[a]!)),
  );
  await fc.assert(
    fc.asyncProperty(change, async (entries) => {
      expect((await verify({ entries })).fault).not.toBeNull();
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['another rating', { shown: { rating: 5, review_count: 130 } }, 'rating'],
  ['another count', { shown: { rating: 4.9, review_count: 131 } }, 'rating'],
  ['another base', { base: { rating: 4.9, review_count: 128, source: 'imported' } }, 'rating'],
  ['the log of another company', { provider: '99999999-0000-4000-8000-000000000000' }, 'hash'],
])('%s is found', async (_what, change, fault) => {
  await expect(verify(change)).resolves.toMatchObject({ fault });
});

test.each([
  ['other words', { body: 'They came late.' }],
  ['another salt', { salt: '' }],
  ['other stars', { rating: 1 }],
  ['a review the log does not know', { id: '99999999-0000-4000-8000-000000000000' }],
])('%s on the page are found', async (_what, change) => {
  await expect(verify({}, [{ ...reviews[0]!, ...change }])).resolves.toMatchObject({ fault: 'text' });
});

test('an average is rounded half up to a tenth', () => {
  const base = (rating: number, review_count: number) => ({ rating, review_count, source: 'imported' });
  expect(averageOf(null, [])).toBeNull();
  expect(averageOf(null, [4, 5, 4, 5])).toBe(4.5);
  expect(averageOf(base(4.9, 127), [])).toBe(4.9);
  expect(averageOf(base(4.5, 1), [4])).toBe(4.3);
  expect(averageOf(base(4.35, 20), [])).toBe(4.4);
  expect(averageOf(base(4.9, 1000), [1])).toBe(4.9);
});
