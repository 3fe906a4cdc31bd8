import { AppError, TIMED_OUT } from '../data/AppError';
import { createQueryClient } from './createQueryClient';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

async function attempts(error: Error): Promise<number> {
  const queryFn = jest.fn(() => Promise.reject(error));
  const answer = createQueryClient()
    .fetchQuery({ queryKey: ['x'], queryFn, ...createQueryClient().getDefaultOptions().queries })
    .catch(() => {});
  await jest.advanceTimersByTimeAsync(10_000);
  await answer;
  return queryFn.mock.calls.length;
}

test.each([
  ['no answer', 0, 2],
  ['a proxy that finds nobody', 502, 2],
  ['an error of the server', 500, 1],
  ['a refusal', 403, 1],
])('after %s a read is tried as often as it can help', async (_what, status, times) => {
  await expect(attempts(new AppError('unconfirmed', { status }))).resolves.toBe(times);
});

test('who waited until the limit does not wait again', async () => {
  await expect(attempts(new AppError('unconfirmed', { code: TIMED_OUT }))).resolves.toBe(1);
});
