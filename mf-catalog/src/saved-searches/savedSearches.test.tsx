import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeDb } from '@marketplace/section-kit/testing';
import { catalogueQuery } from '../materials/catalogueQuery';
import { showPiece } from '../testing/savedRows';
import { LateSaveSearch } from './LateSaveSearch';
import { fromArguments, toArguments } from './savedCatalogue';
import { SavedMaterialSearches } from './SavedMaterialSearches';
// Fetched late by the page, and here at once.
import './SaveCatalogueSearch';

test.each(['?search=oak', '?category=Lumber%20%26%20Wood&min=50&location=QC', '?max=800&stock=true&sustainable=true&brand=Northwood'])(
  '%s is the same search after it was kept',
  (address) => {
    expect(catalogueQuery.toSearch(fromArguments(toArguments(catalogueQuery.parse(address, 'en'))))).toBe(address);
  },
);

test('the order and what is the visitor’s own are not kept', () => {
  expect(toArguments(catalogueQuery.parse('?search=oak&sort=newest', 'en'))).toEqual({ q: 'oak' });
  expect(toArguments(catalogueQuery.parse('?saved=true&search=oak', 'en'))).toEqual({});
});

test.each([
  ['en', '“oak” · $50 – $800 · Quebec · In stock only · Northwood', ''],
  ['fr', '« oak » · 50 $ – 800 $ · Québec · En stock seulement · Northwood', '/fr'],
] as const)('in %s a search is called by what narrows it', async (locale, name, prefix) => {
  const args = { q: 'oak', min_price: 50, max_price: 800, location: 'QC', in_stock: true, brand: 'Northwood' };
  const db = fakeDb({
    rpc: {
      saved_searches: () => [{ id: 's1', scope: 'materials', args, created_at: '2026-11-18T15:00:00Z', cadence: 'daily', unseen: 0 }],
    },
  });
  showPiece(<SavedMaterialSearches />, db, locale);
  const link = await screen.findByRole('link');
  expect(link).toHaveTextContent(name);
  expect(link).toHaveAttribute('href', `${prefix}/materials?search=oak&min=50&max=800&location=QC&stock=true&brand=Northwood`);
});

test('an account keeps the search of the page', async () => {
  const saved: unknown[] = [];
  const db = fakeDb({
    rpc: {
      saved_searches: () => [],
      save_search: (given) => {
        saved.push(given);
        return { id: 's1' };
      },
    },
  });
  showPiece(<LateSaveSearch query={{ ...catalogueQuery.empty, inStock: true }} />, db);
  await userEvent.click(await screen.findByRole('button', { name: 'Save this search' }));
  expect(saved).toEqual([{ scope: 'materials', args: { in_stock: true } }]);
});
