import { screen, within } from '@testing-library/react';
import { stubBrowser } from '../testing/browserStubs';
import { renderShell } from '../testing/renderShell';
import { testComposition, testSection } from '../testing/testComposition';

beforeEach(() => stubBrowser());

const title = { en: 'Garden tools', fr: 'Outils de jardin' };
const composition = testComposition([
  testSection('mf-garden', {
    routes: [
      { path: '/garden', title },
      { path: '/garden/:id', title: { en: 'One tool', fr: 'Un outil' } },
      { path: '/garden/thanks', title: { en: 'Thanks', fr: 'Merci' }, indexed: false },
      { path: '/about', title: { en: 'About', fr: 'À propos' } },
    ],
  }),
]);

test.each([
  ['en', 'More pages', '/garden'],
  ['fr', 'Autres pages', '/fr/garden'],
] as const)('lists pages of sections that no menu names, and only those a search engine may keep (%s)', async (locale, heading, href) => {
  await renderShell({ path: '/sitemap', locale, composition });
  const links = within(await screen.findByRole('region', { name: heading })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([[title[locale], href]]);
});

test('has no group for them where menus name every page', async () => {
  await renderShell({ path: '/sitemap' });
  expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'More pages' })).toBeNull();
});
