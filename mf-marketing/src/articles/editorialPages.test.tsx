import { screen, within } from '@testing-library/react';
import { describeSectionConformance, renderSection } from '@marketplace/section-kit/testing';
import { caseMessages } from '../case-studies/caseMessages';
import { eventMessages } from '../events/eventMessages';
import { faqMessages } from '../faq/faqMessages';
import { manifest } from '../manifest';
import { newsMessages } from '../newsroom/newsMessages';
import { section } from '../section';
import { articleMessages } from './articleMessages';

describeSectionConformance(section, {
  manifest,
  messages: [articleMessages, caseMessages, eventMessages, faqMessages, newsMessages],
  paths: [
    '/blog',
    '/blog/winter-roofs',
    '/guides',
    '/guides/permits-by-province',
    '/faq',
    '/terms',
    '/privacy',
    '/accessibility',
    '/events',
    '/case-studies',
    '/newsroom',
  ],
});

test.each([
  ['/terms', 'en', 'Version 1.2 of November 26, 2026', /draft text of this product/],
  ['/privacy', 'fr', 'Version 1.3 du 26 novembre 2026', /projet de texte de ce produit/],
] as const)('%s (%s) carries its version and says that it is a draft', async (path, locale, version, draft) => {
  await renderSection(section, { path, locale });
  expect(screen.getByText(version)).toBeVisible();
  expect(screen.getByText(draft)).toBeVisible();
});

test('the terms say what the plans cost and that tiers can change', async () => {
  await renderSection(section, { path: '/terms' });
  expect(screen.getByText(/The Free plan is free forever\. Pro costs \$49 a month and Elite \$199 a month/)).toBeVisible();
  expect(screen.getByText(/Tiers can change at any time/)).toBeVisible();
  expect(screen.getByText(/Referral commission terms are set by the business/)).toBeVisible();
});

test('privacy names the person in charge and both commissions', async () => {
  await renderSection(section, { path: '/privacy' });
  expect(screen.getByText('Privacy Officer')).toBeVisible();
  expect(screen.getByText(/Commission d’accès à l’information/)).toBeVisible();
});

test.each([
  ['en', 'Accessibility', /WCAG\) 2\.2, level AA/, 'Tell us about a barrier', 'contact page', '/contact'],
  ['fr', 'Accessibilité', /WCAG\) 2\.2, niveau AA/, 'Signaler un obstacle', 'page Nous joindre', '/fr/contact'],
] as const)(
  'the accessibility statement (%s) says its standard, what is open and how to complain',
  async (locale, title, standard, way, form, href) => {
    await renderSection(section, { path: '/accessibility', locale });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(standard)).toBeVisible();
    expect(screen.getByRole('heading', { level: 2, name: way })).toBeVisible();
    expect(screen.getByRole('link', { name: form })).toHaveAttribute('href', href);
    expect(screen.getByText(/Safari/)).toBeVisible();
  },
);

test.each([
  ['/terms', ['/privacy', '/accessibility']],
  ['/privacy', ['/terms', '/accessibility']],
  ['/accessibility', ['/terms', '/privacy']],
])('%s leads to the other legal texts', async (path, others) => {
  await renderSection(section, { path });
  const links = within(screen.getByRole('navigation', { name: 'See also' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(others);
});

test('the sitemap lists the accessibility statement, the footer does not', () => {
  const entries = manifest.navigation!.filter(({ path }) => path === '/accessibility');
  expect(entries).toEqual([expect.objectContaining({ group: 'legal', sitemapOnly: true })]);
});

test('case studies say that they are samples, once for all and on each', async () => {
  await renderSection(section, { path: '/case-studies' });
  expect(screen.getByText('Illustrative examples')).toBeVisible();
  expect(screen.getAllByText('Sample')).toHaveLength(3);
  expect(screen.getAllByRole('table')).toHaveLength(3);
});

test('every announcement leads to the page it is about', async () => {
  await renderSection(section, { path: '/newsroom', locale: 'fr' });
  expect(screen.getByRole('link', { name: /Voir la page.: Une bibliothèque/ })).toHaveAttribute('href', '/fr/guides');
  expect(screen.getAllByText('20 novembre 2026')).toHaveLength(6);
});
