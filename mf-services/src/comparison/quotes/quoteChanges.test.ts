import { quoteChanges } from './quoteChanges';

const line = (description: string, cents: number, kind: 'labour' | 'other' = 'labour') => ({ kind, description, cents });

test('what was added, removed and repriced is told, in the order of the newer quote', () => {
  const before = [line('Roofers', 100), line('Shingles', 200), line('Bin', 50)];
  const after = [line('Shingles', 250), line('Roofers', 100), line('Skylight', 300)];
  expect(quoteChanges(before, after)).toEqual([
    { what: 'repriced', description: 'Shingles', before: 200, after: 250 },
    { what: 'added', description: 'Skylight', before: null, after: 300 },
    { what: 'removed', description: 'Bin', before: 50, after: null },
  ]);
});

test('the same lines in another order are no change', () => {
  const lines = [line('A', 1), line('B', 2), line('A', 1)];
  expect(quoteChanges(lines, [...lines].reverse())).toEqual([]);
});

test('a line of another kind is another line', () => {
  expect(quoteChanges([line('Work', 1)], [line('Work', 1, 'other')]).map(({ what }) => what)).toEqual(['added', 'removed']);
});
