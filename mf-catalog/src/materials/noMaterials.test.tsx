import { screen } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { catalogueBackend } from '../testing/catalogueBackend';
import { materialRow } from '../testing/materialRows';

const lacks = ['services', 'materials', 'deals'];

test.each([
  ['/materials', 'en', 'No materials listed here yet', 'Read our renovation guides'],
  ['/materials?stock=1', 'fr', 'Pas encore de matériaux ici', 'Lire nos guides de rénovation'],
  ['/kitchen/sinks', 'en', 'No materials listed here yet', 'Read our renovation guides'],
  ['/kitchen/sinks', 'fr', 'Pas encore de matériaux ici', 'Lire nos guides de rénovation'],
] as const)('%s of a site without materials offers no filter to clear, in %s', async (path, locale, title, guides) => {
  const { container } = await renderSection(section, { path, locale, db: catalogueBackend([]), lacks });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: guides })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Clear Filters|Effacer/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: /Who installs|Qui en fait/ })).toBeNull();
  await expectAccessible(container);
});

test('a page of materials that is empty by itself leads to the others', async () => {
  await renderSection(section, { path: '/kitchen/sinks', db: catalogueBackend([]) });
  expect(await screen.findByRole('link', { name: 'See all materials' })).toHaveAttribute('href', '/materials');
  expect(screen.queryByRole('button', { name: 'Clear Filters' })).toBeNull();
});

test('a search without a result can be cleared', async () => {
  await renderSection(section, { path: '/materials?search=zzzz', db: catalogueBackend([materialRow(1)]) });
  expect(await screen.findByRole('button', { name: 'Clear Filters' })).toBeVisible();
});
