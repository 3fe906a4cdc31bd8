import { screen } from '@testing-library/react';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { searchBackend } from '../testing/searchBackend';
import { serviceRows } from '../testing/serviceRows';

const lacks = ['services', 'materials', 'deals'];

test.each([
  ['/services', 'en', 'No companies are listed yet', 'List your company'],
  ['/services?category=Plumbing&near=M5V', 'fr', 'Aucune entreprise n’est encore inscrite', 'Inscrire votre entreprise'],
  ['/indoor/plumbing', 'en', 'No companies are listed yet: Plumbing', 'List your company'],
  ['/indoor/plumbing?postal=M5V', 'fr', 'Aucune entreprise n’est encore inscrite\u00a0: Plomberie', 'Inscrire votre entreprise'],
] as const)('%s of a site without companies says so and offers nothing to clear, in %s', async (path, locale, title, apply) => {
  const { container } = await renderSection(section, { path, locale, db: searchBackend([]), lacks });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: apply })).toHaveAttribute('href', locale === 'fr' ? '/fr/apply' : '/apply');
  expect(screen.queryByText(/0 of 0|0 service/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Clear Filters|Effacer|Search all|tout le Canada/ })).toBeNull();
  expect(screen.queryByLabelText(/Search services|Rechercher des services/)).toBeNull();
  await expectAccessible(container);
});

test('a fixed price without anybody promises no professionals to compare', async () => {
  const db = fakeDb({ tables: { tax_rates: [], fixed_price_services: [], fixed_price_items: [] } });
  await renderSection(section, { path: '/services/assembly', db, lacks });
  expect(await screen.findByRole('heading', { name: 'No companies are listed yet: Furniture assembly at a fixed price' })).toBeVisible();
  expect(screen.queryByText(/You can still compare professionals/)).toBeNull();
});

test('companies that came since the page was written are shown', async () => {
  await renderSection(section, { path: '/services', db: searchBackend(serviceRows(3)), lacks });
  expect(await screen.findByText('Showing 3 of 3 services')).toBeVisible();
});
