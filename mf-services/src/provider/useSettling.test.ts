import { act, renderHook } from '@testing-library/react';
import { serviceRows } from '../testing/serviceRows';
import { toProvider } from './Provider';
import { useSettling } from './useSettling';

const all = serviceRows(6).map(toProvider);

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const idle = () => act(() => jest.runAllTimers());
const list = (first: typeof all) => renderHook(({ providers }) => useSettling(providers), { initialProps: { providers: first } });

test('a list in the place of another one settles once the browser has nothing else to do', () => {
  const { result, rerender } = list(all.slice(0, 3));
  expect(result.current).toBe(false);
  rerender({ providers: all.slice(3) });
  expect(result.current).toBe(true);
  rerender({ providers: all.slice(2, 5) });
  expect(result.current).toBe(true);
  idle();
  expect(result.current).toBe(false);
});

test('more of the same list has nothing to settle: who asked for it goes on there', () => {
  const { result, rerender } = list(all.slice(0, 3));
  rerender({ providers: all.slice(0, 5) });
  expect(result.current).toBe(false);
  idle();
  rerender({ providers: all });
  expect(result.current).toBe(false);
});

test('whoever is taken off a list leaves the others drawn: somebody may be far down there', () => {
  const { result, rerender } = list(all);
  rerender({ providers: all.filter((_, index) => index !== 1) });
  expect(result.current).toBe(false);
});
