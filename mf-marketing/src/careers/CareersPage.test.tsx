import { screen, within } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';

test('says honestly that there is no opening, and how to introduce oneself', async () => {
  await renderSection(section, { path: '/careers' });
  const openings = within(screen.getByRole('region', { name: 'Openings' }));
  expect(openings.getByText('There is no opening right now')).toBeVisible();
  expect(openings.queryByRole('list')).not.toBeInTheDocument();
  expect(openings.getByRole('link', { name: 'Introduce Yourself' })).toHaveAttribute('href', '/contact?subject=other');
});

test('in French', async () => {
  await renderSection(section, { path: '/careers', locale: 'fr' });
  expect(screen.getByRole('link', { name: 'Se présenter' })).toHaveAttribute('href', '/fr/contact?subject=other');
  expect(screen.getByRole('region', { name: 'Notre façon de travailler' })).toBeVisible();
});
