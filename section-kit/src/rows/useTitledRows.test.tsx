import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ShellProvider } from '../shell/ShellContext';
import { createTestQueryClient } from '../testing/createTestQueryClient';
import { createTestShell } from '../testing/createTestShell';
import { fakeDb } from '../testing/fakeDb';
import type { Locale } from '../manifest/locale';
import { useRowTitles, useTitledRows } from './useTitledRows';

const source = { table: 'categories', texts: 'category_texts', key: 'category_id' };
const categories = [
  {
    id: 7,
    title: 'Lumber & Wood',
    description: 'Boards',
    icon_name: 'Trees',
    color_class: 'cedar',
    item_count: 12,
    created_at: '2026-01-01',
  },
  { id: 8, title: 'Electrical', description: null, icon_name: null, color_class: null, item_count: null, created_at: '2026-01-02' },
];
const texts = [{ category_id: 7, locale: 'fr', title: 'Bois', description: 'Planches' }];

const rowsOf = (locale: Locale, db?: Db) => read(() => useTitledRows(source), locale, db);
const titlesOf = (locale: Locale, db?: Db) => read(() => useRowTitles(source), locale, db);

type Db = ReturnType<typeof fakeDb>;
async function read<T extends { isPending: boolean }>(
  useRows: () => T,
  locale: Locale,
  db: Db = fakeDb({ tables: { categories, category_texts: texts } }),
): Promise<T> {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShellProvider value={createTestShell({ locale, db })}>
      <QueryClientProvider client={createTestQueryClient()}>{children}</QueryClientProvider>
    </ShellProvider>
  );
  const { result } = renderHook(useRows, { wrapper });
  await waitFor(() => expect(result.current.isPending).toBe(false));
  return result.current;
}

test('English reads the rows in one request, oldest first', async () => {
  const db = fakeDb({ tables: { categories } });
  const { data } = await rowsOf('en', db);
  expect(db.requests).toEqual(['GET /categories?select=*&order=created_at.asc']);
  expect(data?.map((row) => row.label)).toEqual(['Lumber & Wood', 'Electrical']);
});

test('French shows its own texts and keeps the English value for addresses', async () => {
  const { data } = await rowsOf('fr');
  expect(data?.[0]).toMatchObject({ id: '7', title: 'Lumber & Wood', label: 'Bois', description: 'Planches' });
  expect(data?.[1]).toMatchObject({ label: 'Electrical', description: '' });
});

test("a backend with only the specification's tables still gives the rows in French", async () => {
  const { data } = await rowsOf('fr', fakeDb({ tables: { categories } }));
  expect(data?.map((row) => row.label)).toEqual(['Lumber & Wood', 'Electrical']);
});

test("a failed read carries the server's message", async () => {
  const { error } = await rowsOf('en', fakeDb({ tables: { categories: { status: 500, message: 'out of memory' } } }));
  expect(error).toMatchObject({ message: 'out of memory' });
});

test('who only names the rows reads no more of them, in either language', async () => {
  const db = fakeDb({ tables: { categories, category_texts: texts } });
  const { data } = await titlesOf('fr', db);
  expect(db.requests).toEqual([
    'GET /categories?select=id,title&order=created_at.asc',
    'GET /category_texts?select=category_id,title&locale=eq.fr',
  ]);
  expect(data).toEqual([
    { title: 'Lumber & Wood', label: 'Bois' },
    { title: 'Electrical', label: 'Electrical' },
  ]);
  const { data: english } = await titlesOf('en');
  expect(english?.map(({ label }) => label)).toEqual(['Lumber & Wood', 'Electrical']);
});
