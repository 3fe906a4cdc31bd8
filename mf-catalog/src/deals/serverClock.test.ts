import type * as ServerClock from './serverClock';

const MINUTE = 60_000;
const now = Date.parse('2026-11-20T12:00:00Z');
let clock: typeof ServerClock;

beforeEach(async () => {
  jest.useFakeTimers({ now });
  // What a page has learnt stays for a visit, and each test is one.
  jest.resetModules();
  clock = await import('./serverClock');
});
afterEach(() => jest.useRealTimers());

test.each([
  ['runs as the server’s', now - MINUTE, now],
  ['is a day behind', now + 24 * 60 * MINUTE, now + 24 * 60 * MINUTE],
  ['is a day ahead', now - 24 * 60 * MINUTE, now - 24 * 60 * MINUTE],
])('an answer inside the page, on a device whose clock %s', (_what, since, expected) => {
  expect(clock.serverTime(since)).toBe(expected);
  jest.setSystemTime(now + 30 * MINUTE);
  expect(clock.serverTime(since)).toBe(expected + 30 * MINUTE);
});

test('an answer that comes now tells the time for all that came before it', () => {
  clock.serverTime(now);
  clock.setServerClock({ ends_at: new Date(now + 9 * MINUTE).toISOString(), ends_in_ms: 2 * MINUTE });
  expect(clock.serverTime(now)).toBe(now + 7 * MINUTE);
});

test('an answer in which nothing ends tells no time', () => {
  clock.setServerClock(undefined);
  clock.setServerClock({ ends_at: null, ends_in_ms: null });
  expect(clock.serverTime(now)).toBe(now);
});
