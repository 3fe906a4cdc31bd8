import { screen, within } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';

const titles = { en: 'Who runs this site', fr: 'Qui exploite ce site' };
const own = {
  legalName: 'Example Holdings Ltd.',
  mailingAddress: '1 Main Street, Halifax NS  B3H 0A1',
  privacyContact: 'privacy@example.ca',
  phone: '902-555-0101',
};

describe.each(['/terms', '/privacy', '/accessibility', '/contact'])('%s', (path) => {
  test.each(['en', 'fr'] as const)('says in %s who answers for the site, and that a sample is one', async (locale) => {
    const { container } = await renderSection(section, { path, locale });
    const details = screen.getByRole('region', { name: titles[locale] });
    const { legalName, mailingAddress, privacyContact } = brand.sampleOperator;
    const mark = locale === 'fr' ? '(exemple)' : '(sample)';
    for (const text of [legalName, mailingAddress])
      expect(within(details).getByText((shown) => shown === `${text.replace(/\s+/g, ' ')} ${mark}`)).toBeVisible();
    expect(within(details).getByRole('link', { name: privacyContact })).toHaveAttribute('href', `mailto:${privacyContact}`);
    await expectAccessible(container);
  });
});

test.each([
  [
    'en',
    {},
    'These details are still samples and belong to nobody: the legal name, the mailing address, the contact for personal information and the phone number.',
  ],
  ['en', { ...own, phone: brand.sampleOperator.phone }, 'One detail is still a sample and belongs to nobody: the phone number.'],
  [
    'fr',
    { ...own, legalName: brand.sampleOperator.legalName },
    'Un élément n’est encore qu’un exemple et n’appartient à personne : la dénomination sociale.',
  ],
] as const)('the note names in %s only the details that are samples', async (locale, operator, note) => {
  await renderSection(section, { path: '/terms', locale, operator });
  const details = screen.getByRole('region', { name: titles[locale] });
  expect(within(details).getByText(note)).toBeVisible();
});

test('an operator that says everything of itself is called a sample nowhere', async () => {
  await renderSection(section, { path: '/privacy', operator: own });
  expect(screen.getByRole('region', { name: titles.en })).not.toHaveTextContent(/sample/i);
});
