import { screen, within } from '@testing-library/react';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

test.each([
  ['en', '/kitchen', 'Kitchen', 'What do you need?', 'Kitchen Sinks', '/kitchen/sinks'],
  ['fr', '/bathroom', 'Salle de bain', 'De quoi avez-vous besoin?', 'Meubles-lavabos', '/fr/bathroom/vanities'],
  ['fr', '/flooring', 'Revêtements de sol', 'De quoi avez-vous besoin?', 'Vinyle', '/fr/flooring/vinyl'],
] as const)('in %s, %s leads to every page of its materials', async (locale, path, title, group, hub, address) => {
  const { container } = await renderSection(section, { path, locale, db: fakeDb({ tables: {} }) });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const links = within(screen.getByRole('region', { name: group })).getAllByRole('link');
  expect(links.length).toBeGreaterThan(3);
  expect(links.find(({ textContent }) => textContent?.includes(hub))).toHaveAttribute('href', address);
  await expectAccessible(container);
});
