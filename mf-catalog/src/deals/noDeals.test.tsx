import { screen } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { dealsDb, flyerRow } from '../testing/dealRows';

const lacks = ['services', 'materials', 'deals'];
const nothing = (previous: string | null = '2026-11-09') =>
  dealsDb([], { flyer_week: () => ({ ...flyerRow(), categories: [], previous, next: null }) });

test.each([
  ['/weekly-deals', 'en', 'No weekly deals yet', 'Sell here'],
  ['/weekly-deals', 'fr', 'Pas encore d’aubaines de la semaine', 'Vendre ici'],
  ['/weekly-flyer', 'en', 'No flyer yet', 'Sell here'],
  ['/weekly-flyer', 'fr', 'Pas encore de circulaire', 'Vendre ici'],
  ['/clearance', 'en', 'No clearance items yet', 'Sell here'],
  ['/clearance', 'fr', 'Rien en liquidation pour l’instant', 'Vendre ici'],
  ['/deals', 'en', 'No deals yet', 'Sell here'],
  ['/deals', 'fr', 'Pas encore d’aubaines', 'Vendre ici'],
] as const)('%s of a site without offers claims and offers nothing, in %s', async (path, locale, title, vendors) => {
  const { container } = await renderSection(section, { path, locale, db: nothing(), lacks });
  expect(await screen.findByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: vendors })).toHaveAttribute('href', locale === 'fr' ? '/fr/vendors' : '/vendors');
  expect(container).not.toHaveTextContent(/\d\s?%|Save up|rabais/);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link', { name: /Previous flyer|Circulaire précédente/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: /terms|Conditions/ })).toBeNull();
  await expectAccessible(container);
});

test('a week without a flyer still leads to the flyer before, where the site has offers', async () => {
  await renderSection(section, { path: '/weekly-flyer', db: nothing() });
  await screen.findByRole('heading', { level: 2, name: 'No flyer yet' });
  expect(screen.getByRole('link', { name: 'Previous flyer' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Download PDF' })).toBeNull();
});

test('offers that came since the page was written are shown', async () => {
  await renderSection(section, { path: '/weekly-deals', db: dealsDb(), lacks });
  expect(await screen.findByText('Save up to 40%')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'No weekly deals yet' })).toBeNull();
});
