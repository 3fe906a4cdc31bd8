import { act, renderHook } from '@testing-library/react';
import { setServerClock } from './serverClock';
import { useTimeLeft } from './useTimeLeft';

const MINUTE = 60_000;
const begin = Date.parse('2026-11-20T12:00:00Z');
const end = (leftMs: number): string => new Date(begin + leftMs).toISOString();
/** An answer that the server gives now, when so much is left. */
const answer = (leftMs: number) => setServerClock({ ends_at: end(leftMs), ends_in_ms: leftMs });

beforeEach(() => {
  jest.useFakeTimers({ now: begin });
  answer(MINUTE);
});
afterEach(() => jest.useRealTimers());

test('counts down by the server’s clock, a step a minute', () => {
  const { result } = renderHook(() => useTimeLeft(end(10 * MINUTE), begin));
  expect(result.current).toBe(10 * MINUTE);
  act(() => jest.advanceTimersByTime(MINUTE - 1));
  expect(result.current).toBe(10 * MINUTE);
  act(() => jest.advanceTimersByTime(1));
  expect(result.current).toBe(9 * MINUTE);
});

test('ends at the moment itself, once, and never below nothing', () => {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useTimeLeft(end(2.5 * MINUTE), begin, onEnd));
  act(() => jest.advanceTimersByTime(2 * MINUTE));
  act(() => jest.advanceTimersByTime(0.5 * MINUTE - 1));
  expect(onEnd).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(1));
  expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1]);
  act(() => jest.advanceTimersByTime(10 * MINUTE));
  expect([result.current, onEnd.mock.calls.length]).toEqual([0, 1]);
});

test('a device whose clock is a day behind, or ahead, counts the same', () => {
  for (const wrong of [-24 * 60 * MINUTE, 24 * 60 * MINUTE]) {
    jest.setSystemTime(begin + wrong);
    answer(10 * MINUTE);
    const { result, unmount } = renderHook(() => useTimeLeft(end(10 * MINUTE), begin));
    act(() => jest.advanceTimersByTime(MINUTE));
    expect(result.current).toBe(9 * MINUTE);
    unmount();
  }
});

test('shows what was left at the answer first, then what is left of it now', () => {
  const shown: (number | null)[] = [];
  jest.setSystemTime(begin + 4 * MINUTE);
  renderHook(() => void shown.push(useTimeLeft(end(10 * MINUTE), begin)));
  expect(shown).toEqual([10 * MINUTE, 6 * MINUTE]);
});

test('what had ended when the answer came does not end again', () => {
  const onEnd = jest.fn();
  const { result } = renderHook(() => useTimeLeft(end(-MINUTE), begin, onEnd));
  expect([result.current, onEnd.mock.calls.length]).toEqual([0, 0]);
});

test('time that passed in another tab is counted on return', () => {
  const { result } = renderHook(() => useTimeLeft(end(60 * MINUTE), begin));
  jest.setSystemTime(begin + 30 * MINUTE);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current).toBe(30 * MINUTE);
});

test('what has no end needs no clock', () => {
  const { result } = renderHook(() => useTimeLeft(null, begin));
  expect(result.current).toBeNull();
  expect(jest.getTimerCount()).toBe(0);
});
