import { screen, within } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { list } from '../../content/financial/list';
import { section } from '../section';

test.each([
  ['en', 'Financial Services', 'Taxes, Grants and Insurance', 'Land transfer tax', '/financial/land-transfer-tax'],
  ['fr', 'Services financiers', 'Impôts, subventions et assurances', 'Droits de mutation', '/fr/financial/land-transfer-tax'],
] as const)('in %s every guide is there once, under what it is about', async (locale, title, group, guide, address) => {
  const { container } = await renderSection(section, { path: '/financial', locale });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  const region = within(screen.getByRole('region', { name: group }));
  expect(region.getAllByRole('link').find(({ textContent }) => textContent?.startsWith(guide))).toHaveAttribute('href', address);
  const guides = screen.getAllByRole('link').filter((link) => /\/financial\/./.test(link.getAttribute('href') ?? ''));
  expect(new Set(guides.map((link) => link.getAttribute('href'))).size).toBe(list.length);
  expect(guides).toHaveLength(list.length);
  await expectAccessible(container);
});
