import { screen, within } from '@testing-library/react';
import { expectAccessible, fakeDb, renderSection } from '@marketplace/section-kit/testing';
import { section } from '../section';
import { member } from '../testing/member';

const backendOf = (companies: object[]) =>
  fakeDb({ rpc: { my_companies: () => companies, my_attention: () => ({ requests: 0, companies: [], staff: null }) } });
const maple = { id: 'p1', name: 'Maple', status: 'approved', role: 'member' };

test.each([
  ['en', 'Reports', 'Your account'],
  ['fr', 'Rapports', 'Votre compte'],
] as const)('whoever works for a company finds its figures in the frame of the account (%s)', async (locale, title, label) => {
  const { container } = await renderSection(section, { path: '/account/reports', locale, auth: member, db: backendOf([maple]) });
  expect(await within(screen.getByRole('navigation', { name: label })).findByRole('link', { name: title })).toHaveAttribute(
    'aria-current',
    'page',
  );
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
  expect([...container.querySelectorAll('[data-fragment]')].map((piece) => piece.getAttribute('data-fragment'))).toEqual([
    'marketing/company-report',
  ]);
  await expectAccessible(container);
});

test('who works for no company is told what companies do', async () => {
  await renderSection(section, { path: '/account/reports', auth: member, db: backendOf([]) });
  expect(await screen.findByRole('link', { name: 'Apply' })).toHaveAttribute('href', '/apply');
});

test('signing in leads back to it', async () => {
  await renderSection(section, { path: '/account/reports?days=7', db: backendOf([]) });
  expect(screen.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth?returnTo=%2Faccount%2Freports%3Fdays%3D7');
});
