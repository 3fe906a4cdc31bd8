import { createTestQueryClient, takeLosses } from './createTestQueryClient';

const keep = (queryKey: string[], data: unknown) => createTestQueryClient().fetchQuery({ queryKey, queryFn: () => data });

test('a query that keeps a Map fails its test, which says how to mend it', async () => {
  await keep(['category-counts'], { counts: new Map() });
  createTestQueryClient().setQueryData(['days'], [new Date(0)]);
  expect(takeLosses()).toEqual([
    expect.stringMatching(/^The query \["category-counts"\] keeps .*: data\.counts is a Map\. .*"select".*useLatePart/),
    expect.stringContaining('["days"] keeps what JSON cannot carry: data[0] is a Date'),
  ]);
  expect(takeLosses()).toEqual([]);
});

test('rows, and code that is fetched late, are left alone', async () => {
  await keep(['rows'], [{ id: 1, at: null }]);
  await keep(['late-part', 'catalog/filters'], { Component: () => null });
  expect(takeLosses()).toEqual([]);
});
