import { screen, within } from '@testing-library/react';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';

test.each([
  ['en', '/indoor', 'Indoor Projects', 'Find a professional', '/indoor/plumbing', '/kitchen'],
  ['fr', '/outdoor', 'Projets extérieurs', 'Trouver un professionnel', '/fr/outdoor/roofing', '/fr/outdoor/siding'],
] as const)('in %s, %s leads to its trades and materials', async (locale, path, title, group, trade, materials) => {
  const { container } = await renderSection(section, { path, locale, db: fakeDb({ tables: {} }) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const hrefs = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
  expect(hrefs(within(screen.getByRole('region', { name: group })).getAllByRole('link'))).toContain(trade);
  expect(hrefs(screen.getAllByRole('link'))).toContain(materials);
  await expectAccessible(container);
});
