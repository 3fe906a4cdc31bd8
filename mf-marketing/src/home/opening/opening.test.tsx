import { screen } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../../section';

const everything = ['services', 'materials', 'deals'];

test.each([
  ['en', 'Plan your home project with clear numbers', 'List your company'],
  ['fr', 'Planifiez vos travaux, chiffres à l’appui', 'Inscrire votre entreprise'],
] as const)('home of a site that has nothing yet claims nothing, in %s', async (locale, title, apply) => {
  const { container } = await renderSection(section, { path: '/', locale, lacks: everything });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(await screen.findByRole('link', { name: apply })).toBeVisible();
  expect(container).not.toHaveTextContent(/\d/);
  expect(screen.queryByRole('combobox')).toBeNull();
  for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/services|deals|flyer|clearance|materials/);
  await expectAccessible(container);
});

test('companies without offers have their search and their figures, and no banner of deals', async () => {
  await renderSection(section, { path: '/', lacks: ['deals'] });
  expect(screen.getByPlaceholderText('What do you need done?')).toBeVisible();
  expect(screen.getByText('50,000+')).toBeVisible();
  expect(screen.queryByText('Save up to 40%')).toBeNull();
  expect(screen.queryByRole('heading', { name: 'More ways to save' })).toBeNull();
});

test('materials without companies are offered', async () => {
  await renderSection(section, { path: '/', lacks: ['services'] });
  expect(await screen.findByRole('link', { name: 'Browse Materials' })).toHaveAttribute('href', '/materials');
});
