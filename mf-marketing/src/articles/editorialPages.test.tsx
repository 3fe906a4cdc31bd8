import { screen } from '@testing-library/react';
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
    '/events',
    '/case-studies',
    '/newsroom',
  ],
});

test.each([
  ['/terms', 'en', 'Version 1.0 of November 20, 2026', /draft terms of this product/],
  ['/privacy', 'fr', 'Version 1.1 du 22 novembre 2026', /projet de texte de ce produit/],
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
