import { screen, within } from '@testing-library/react';
import { expectAccessible, renderSection } from '@marketplace/section-kit/testing';
import { brand } from '@marketplace/shared-ui/brand';
import { section } from '../section';

const titles = { en: 'Who runs this site', fr: 'Qui exploite ce site' };
const notes = { en: /these details are samples/, fr: /ces coordonnées sont des exemples/ };

describe.each(['/terms', '/privacy', '/contact'])('%s', (path) => {
  test.each(['en', 'fr'] as const)('says in %s who answers for the site, and that a sample is one', async (locale) => {
    const { container } = await renderSection(section, { path, locale });
    const details = screen.getByRole('region', { name: titles[locale] });
    const { legalName, mailingAddress, privacyContact } = brand.sampleOperator;
    for (const text of [legalName, mailingAddress])
      expect(within(details).getByText((shown) => shown === text.replace(/\s+/g, ' '))).toBeVisible();
    expect(within(details).getByRole('link', { name: privacyContact })).toHaveAttribute('href', `mailto:${privacyContact}`);
    expect(within(details).getByText(notes[locale])).toBeVisible();
    await expectAccessible(container);
  });
});
