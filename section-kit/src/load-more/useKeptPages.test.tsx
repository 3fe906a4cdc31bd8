import { renderHook } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { useKeptPages } from '../load-more';

// As the browser's router leaves its entry; the tests' own keeps its history to itself.
const keep = (entry: object) => window.history.replaceState({ idx: 0, key: 'here', ...entry }, '');
afterEach(() => window.history.replaceState(null, ''));

const state = () => window.history.state as unknown;
/** A list of which some pages are there. */
function show(pages: number, more: Partial<Parameters<typeof useKeptPages>[0]> = {}) {
  const fetchNextPage = jest.fn();
  const list = {
    data: pages > 0 ? { pages: Array.from({ length: pages }), pageParams: [] } : undefined,
    isPlaceholderData: false,
    hasNextPage: true,
    isFetching: false,
    isError: false,
    fetchNextPage,
    ...more,
  };
  const { rerender } = renderHook((given: typeof list) => useKeptPages(given), { initialProps: list, wrapper: MemoryRouter });
  return { fetchNextPage, change: (changes: Partial<typeof list>) => rerender({ ...list, ...changes }) };
}
const pagesOf = (count: number) => ({ data: { pages: Array.from({ length: count }), pageParams: [] } });

test('as many as are open stay beside what the router keeps; one is nothing to keep', () => {
  keep({ usr: { over: 'sheet' } });
  const { change } = show(1);
  expect(state()).toEqual({ idx: 0, key: 'here', usr: { over: 'sheet' } });
  change(pagesOf(2));
  expect(state()).toEqual({ idx: 0, key: 'here', usr: { over: 'sheet' }, pages: 2 });
});

test('as many are opened again, one after the other', () => {
  keep({ pages: 3 });
  const { fetchNextPage, change } = show(1);
  expect(fetchNextPage).toHaveBeenCalledTimes(1);
  change({ isFetching: true });
  change(pagesOf(2));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  change(pagesOf(3));
  expect(fetchNextPage).toHaveBeenCalledTimes(2);
  expect(state()).toMatchObject({ pages: 3 });
});

test.each([
  ['there are no more', { hasNextPage: false }],
  ['the next one failed, which is tried again by a press', { isError: true }],
])('none is asked for where %s', (_, given) => {
  keep({ pages: 3 });
  expect(show(1, given).fetchNextPage).not.toHaveBeenCalled();
});

test.each([{ pages: 'many' }, { pages: -1 }, { pages: 0.5 }, {}])('%j opens one', (entry) => {
  keep(entry);
  expect(show(1).fetchNextPage).not.toHaveBeenCalled();
});

test('the pages of the query before count for nothing', () => {
  keep({});
  show(3, { isPlaceholderData: true });
  expect(state()).toEqual({ idx: 0, key: 'here' });
});

test('nothing is kept where the router keeps its history to itself', () => {
  show(4);
  expect(state()).toBeNull();
});
