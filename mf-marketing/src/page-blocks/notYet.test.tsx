import { screen } from '@testing-library/react';
import { renderSection } from '@marketplace/section-kit/testing';
import userEvent from '@testing-library/user-event';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';

const sentences = {
  points: {
    en: 'Points are not available yet; nothing is earned today.',
    fr: 'Les points ne sont pas encore offerts; rien n’est accumulé pour l’instant.',
  },
  trial: { en: 'No trial runs and nothing is billed yet.', fr: 'Aucun essai n’est en cours et rien n’est encore facturé.' },
  payments: { en: 'Nothing is billed or paid out yet.', fr: 'Rien n’est encore facturé ni versé.' },
};

/** Every page that speaks of points, of a trial, or of fees and payouts. */
const claims: [path: string, said: (keyof typeof sentences)[]][] = [
  ['/homeowners', ['points']],
  ['/about', ['points']],
  ['/partners', ['points']],
  ['/listings', ['points', 'trial']],
  ['/apply?kind=contractor&plan=pro', ['trial']],
  ['/apply?kind=contractor&plan=elite', ['payments']],
  ['/faq?q=points', ['points']],
  ['/faq?q=Elite', ['points', 'trial']],
  ['/rate-card', ['payments']],
  ['/vendors', ['payments']],
  ['/vendors/info-pack', ['payments']],
  ['/newsroom', ['payments']],
  [`/${brand.slug}-ads`, ['payments']],
];

describe.each(claims)('%s', (path, said) => {
  test.each(['en', 'fr'] as const)('says in %s what does not exist yet', async (locale) => {
    await renderSection(section, { path, locale });
    for (const claim of said)
      expect((await screen.findAllByText((text) => text.includes(sentences[claim][locale])))[0]).toBeInTheDocument();
  });
});

test.each([
  ['en', 'How are payments handled?'],
  ['fr', 'Comment les paiements sont-ils traités?'],
] as const)('the plans answer in %s that nothing is paid yet', async (locale, question) => {
  await renderSection(section, { path: '/listings', locale });
  await userEvent.click(screen.getByText(question));
  expect(screen.getByText((text) => text.startsWith(sentences.payments[locale]))).toBeVisible();
});
