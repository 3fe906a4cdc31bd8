import { act, renderHook } from '@testing-library/react';
import { AppError } from '@marketplace/section-kit';
import { pollDelay } from './pollDelay';
import { usePolling, type PollOutcome } from './usePolling';

const MINUTE_MS = 60_000;
let isVisible = true;
let isOnline = true;

beforeEach(() => {
  jest.useFakeTimers();
  isVisible = true;
  isOnline = true;
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => (isVisible ? 'visible' : 'hidden'));
  jest.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (visible: boolean) => {
  isVisible = visible;
  return act(async () => void document.dispatchEvent(new Event('visibilitychange')));
};
const connect = (online: boolean) => {
  isOnline = online;
  return act(async () => void dispatchEvent(new Event(online ? 'online' : 'offline')));
};
async function start(answer: () => Promise<PollOutcome> = () => Promise.resolve('none')) {
  const ask = jest.fn(answer);
  const rendered = renderHook(() => usePolling(ask));
  await pass(0);
  return { ask, ...rendered };
}

test('ten idle minutes cost at most 60 questions, and the next ten at most 11', async () => {
  const { ask } = await start();
  await pass(10 * MINUTE_MS);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(60);
  expect(ask.mock.calls.length).toBeGreaterThan(50);
  ask.mockClear();
  await pass(10 * MINUTE_MS);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(11);
});

test('it asks every 5 seconds for two minutes, then every 15, after ten minutes every 60', () => {
  expect([0, 119_999, 120_000, 599_999, 600_000].map((idle) => pollDelay(idle))).toEqual([5_000, 5_000, 15_000, 15_000, 60_000]);
});

test('a hidden tab asks nothing, and asks at once when it is shown', async () => {
  const { ask } = await start();
  await show(false);
  ask.mockClear();
  await pass(60 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  await show(true);
  await act(async () => void dispatchEvent(new Event('focus')));
  expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
  ask.mockClear();
  await pass(5_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('it stops offline, and goes on at once afterwards', async () => {
  const { ask } = await start();
  await connect(false);
  ask.mockClear();
  await pass(10 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  await connect(true);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('news brings the quick pace back', async () => {
  const outcome: { now: PollOutcome } = { now: 'none' };
  const { ask } = await start(() => Promise.resolve(outcome.now));
  await pass(20 * MINUTE_MS);
  outcome.now = 'news';
  await pass(MINUTE_MS);
  outcome.now = 'none';
  ask.mockClear();
  await pass(MINUTE_MS);
  expect(ask).toHaveBeenCalledTimes(12);
});

test('what was written here asks at once, and again after the answer that was under way', async () => {
  const answers: (() => void)[] = [];
  const { ask, result } = await start(() => new Promise((resolve) => answers.push(() => resolve('none'))));
  act(() => result.current());
  act(() => result.current());
  expect(ask).toHaveBeenCalledTimes(1);
  await act(async () => answers[0]!());
  expect(ask).toHaveBeenCalledTimes(2);
});

test('a server in trouble is asked less and less, and when it says how long, not before', async () => {
  const failure: { now: AppError | null } = { now: new AppError('unconfirmed', { status: 503 }) };
  const { ask } = await start(() => (failure.now ? Promise.reject(failure.now) : Promise.resolve('none')));
  await pass(5 * MINUTE_MS);
  expect(ask.mock.calls.length).toBeLessThanOrEqual(7);
  failure.now = new AppError('limited', { status: 429, waitSeconds: 900 });
  await pass(5 * MINUTE_MS);
  ask.mockClear();
  await pass(9 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  failure.now = null;
  await pass(6 * MINUTE_MS);
  expect(ask).toHaveBeenCalled();
});

test('it ends with the page, and when there is nothing to ask for', async () => {
  const { ask, unmount } = await start();
  unmount();
  ask.mockClear();
  await pass(MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  const over = await start(() => Promise.resolve('over'));
  await pass(10 * MINUTE_MS);
  expect(over.ask).toHaveBeenCalledTimes(1);
});
